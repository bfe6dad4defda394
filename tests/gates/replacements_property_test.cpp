#include "engine/rules/box.h"
#include "tests/gates/random_combat.h"

// 11: strength points that cards of replacements bring, over random cards, dice and losses.
namespace fielddesk::gates::test {

namespace {

const std::vector<std::string> units{"cs-winder",  "cs-ewell",  "cs-whiting", "cs-ap-hill",
                                     "cs-dh-hill", "cs-mclaws", "cs-holmes",  "cs-stuart"};

// What is printed on it: in the kit, or as this table was told.
int printed(const CombatTable& table, const std::string& unit) {
    return rating_of(table.kit(), table.whole(), *table.kit().piece(unit), 0, "strength").value.value();
}

// What the die of each face brings: whole points, and whether half of one more.
struct Bringing {
    int points;
    bool has_half;
};
std::map<int, Bringing> tell_chart(CombatTable& table) {
    std::map<int, Bringing> chart;
    for (int die = 1; die <= 6; ++die) {
        chart[die] = {*rc::gen::inRange(0, 5), *rc::gen::arbitrary<bool>()};
        table.play({"correct cell replacements die-" + std::to_string(die) + " points " +
                    std::to_string(chart[die].points) + (chart[die].has_half ? " half" : " no")});
    }
    return chart;
}

// Some of them have lost points, and some are dead.
void wound_at_random(CombatTable& table) {
    for (const std::string& unit : units) {
        const int points = *rc::gen::inRange(0, printed(table, unit) + 1);
        table.strength(unit, points);
        if (points == 0) table.place(unit, "eliminated");
    }
}

void expect_none_above_printed(const CombatTable& table) {
    for (const std::string& unit : units)
        RC_ASSERT(table.points(unit) <= printed(table, unit));
}

// Places all that is left, or lets it go on the way.
bool place_points(CombatTable& table) {
    while (table.asked() == "replacements" || table.asked() == "rebuild-leader") {
        if (table.asked() == "rebuild-leader") {
            table.dice(any_faces(1));
            continue;
        }
        if (*rc::gen::weightedElement<bool>({{1, true}, {9, false}}) || !table.offers("cs", "replace")) {
            table.play({"cs: let-go"});
            return false;
        }
        table.play({"cs: replace " + *rc::gen::elementOf(table.candidates("cs", "replace"))});
        expect_none_above_printed(table);
    }
    return true;
}

// Several cards are added up, halves too, and the sum is rounded up. A unit never gets more than is printed.
RC_GTEST_PROP(GatesReplacementsProperty, PointsPlacedAreThoseOfTheCardsAndNoUnitExceedsItsOwn_S11, ()) {
    CombatTable table = table_before_combat();
    const auto chart = tell_chart(table);
    wound_at_random(table);
    const int before = points_of(table, units);
    int halves = 0;
    for (const std::string& card : some_of({"16", "17", "18", "20"})) {
        if (table.asked() != "" && table.asked() != "replacements") return;
        table.play({"cs: play " + card});
        const int die = any_faces(1).front();
        table.dice({die});
        halves += 2 * chart.at(die).points + (chart.at(die).has_half ? 1 : 0);
    }
    RC_ASSERT((table.asked() == "replacements") == (halves > 0));
    const bool is_all_placed = place_points(table);
    const int placed = points_of(table, units) - before;
    const int brought = (halves + 1) / 2;
    RC_ASSERT(placed <= brought);
    if (is_all_placed) RC_ASSERT(placed == brought);
    for (const std::string& unit : units)
        RC_ASSERT((table.points(unit) == 0) == (table.at(unit) == "eliminated"));
}

// The dead come back in Richmond; on a 1 with the replacement of their leader, and never else.
RC_GTEST_PROP(GatesReplacementsProperty, DeadAreRebuiltInRichmondAndRollForTheirLeader_S11, ()) {
    CombatTable table = table_before_combat();
    const std::string unit = *rc::gen::elementOf(units);
    table.strength(unit, 0);
    table.place(unit, "eliminated");
    const bool was_replaced = *rc::gen::arbitrary<bool>();
    if (was_replaced) table.play({"cs: correct mark " + unit + " replaced on"});
    table.play(
        {"correct cell replacements die-3 points 1 no", "cs: play 16", "dice 3", "cs: replace " + unit});
    RC_ASSERT(table.at(unit) == "richmond");
    RC_ASSERT(table.points(unit) == 1);
    RC_ASSERT((table.asked() == "rebuild-leader") == !was_replaced);
    if (was_replaced) return;
    const int die = any_faces(1).front();
    table.dice({die});
    RC_ASSERT(table.bears(unit, "replaced") == (die == 1));
}

} // namespace

} // namespace fielddesk::gates::test
