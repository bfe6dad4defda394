#include "tests/gates/random_combat.h"

// 9: Magruder before the Works of Richmond, whatever the die and whoever attacks.
namespace fielddesk::gates::test {

namespace {

const std::map<std::string, std::string> corps{{"us-couch", "us-keyes"},
                                               {"us-peck", "us-keyes"},
                                               {"us-hooker", "us-heintzelman"},
                                               {"us-kearney", "us-heintzelman"},
                                               {"us-cooke", ""}};

const CombatTable& table_before_works() {
    static const CombatTable ready = [] {
        CombatTable table = table_before_combat();
        table.place("cs-huger", "fort-2");
        table.road("portugue", "fort-2");
        table.play({"cs: end-phase"});
        return table;
    }();
    return ready;
}

// The units that the attacker chose, by what each does that lies open.
std::vector<std::string> attacking(const CombatTable& table) {
    std::vector<std::string> units;
    for (const auto& [unit, leader] : corps)
        if (has_effect(table.whole(), {"fights", {*table.kit().piece(unit)}})) units.push_back(unit);
    return units;
}

// The attacker changes its mind now and then, and is ready when it may be.
void choose_at_random(CombatTable& table) {
    for (int changes = *rc::gen::inRange(0, 6); changes > 0; --changes)
        for (const std::string verb : {"hold-back", "commit", "lead"})
            if (*rc::gen::arbitrary<bool>() && table.offers("us", verb))
                table.play({"us: " + verb + " " + *rc::gen::elementOf(table.candidates("us", verb))});
}

RC_GTEST_PROP(GatesMagruderProperty, DieSaysWhetherAndWithWhatTheUnionAttacksWorks_S9, ()) {
    CombatTable table = table_before_works();
    auto stack = some_of({"us-couch", "us-peck", "us-hooker", "us-kearney", "us-cooke"});
    if (stack.empty()) stack.push_back("us-peck");
    for (const auto& [unit, leader] : corps) {
        const bool attacks = std::find(stack.begin(), stack.end(), unit) != stack.end();
        table.place(unit, attacks ? "portugue" : "seven-pines");
    }
    table.play({"us: take portugue", "us: assault fort-2"});
    RC_ASSERT(table.asked() == "magruder");
    const int die = *rc::gen::inRange(1, 7);
    table.dice({die});
    if (die <= 3) {
        RC_ASSERT(table.asked() == "");
        RC_ASSERT(table.is_marked("fort-2", "attacked"));
        for (const std::string& unit : stack)
            RC_ASSERT(table.at(unit) == "portugue" && table.bears(unit, "moved"));
        return;
    }
    table.play({"cs: done"});
    choose_at_random(table);
    if (!table.offers("us", "done")) return;
    table.play({"us: done"});
    const auto units = attacking(table);
    RC_ASSERT_FALSE(units.empty());
    if (die == 5) RC_ASSERT(units.size() == 1u);
    if (die == 6)
        for (const std::string& unit : units)
            RC_ASSERT(units.size() == 1u || corps.at(unit) == corps.at(units.front()));
    RC_ASSERT(table.modifiers()["drm.works"] == -1);
    RC_ASSERT(table.modifiers()["drm.magruder"] == (die == 4 ? -1 : 0));
}

// What is proposed to the attacker keeps the limit already: it need not choose anything.
RC_GTEST_PROP(GatesMagruderProperty, WhatIsProposedKeepsTheLimit_S9, ()) {
    CombatTable table = table_before_works();
    for (const std::string& unit : some_of({"us-hooker", "us-kearney", "us-cooke"}))
        table.place(unit, "portugue");
    strengthen_at_random(table, {"us-couch", "us-peck", "us-hooker", "us-kearney"}, 9);
    table.play({"us: take portugue", "us: assault fort-2"});
    table.dice({*rc::gen::inRange(4, 7)});
    table.play({"cs: done"});
    RC_ASSERT(table.offers("us", "done"));
}

} // namespace

} // namespace fielddesk::gates::test
