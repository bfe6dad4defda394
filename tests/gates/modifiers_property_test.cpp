#include "tests/gates/random_combat.h"

// 6.3, 6.4 D, 8.2 and 12: what the dice are added to, against a sum that is made here by hand.
namespace fielddesk::gates::test {

namespace {

const std::vector<std::string> attackers{"cs-lee",    "cs-jackson", "cs-longstreet",
                                         "cs-winder", "cs-whiting", "cs-ap-hill"};
const std::vector<std::string> defenders{"us-mcclellan", "us-porter", "us-sumner",
                                         "us-sykes",     "us-mccall", "us-sedgwick"};
// Who commands whom; the others obey their army alone.
const std::map<std::string, std::string> corps{{"cs-winder", "cs-jackson"},
                                               {"cs-whiting", "cs-jackson"},
                                               {"us-sykes", "us-porter"},
                                               {"us-mccall", "us-porter"},
                                               {"us-sedgwick", "us-sumner"}};
// What these cards bring the attacker, where V Corps leads the defence and where it does not.
struct CardLine {
    std::string play;
    int with_porter;
    int without;
};
const std::vector<CardLine> cards{
    {"us: play 25", -2, -2}, {"us: play 36", 2, 2}, {"cs: play 50", -2, -2}, {"us: play 38", -2, 0}};

bool is_among(const std::vector<std::string>& all, const std::string& one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

// What one side brings to the ruling.
struct Side {
    std::string name;
    std::string army;
    std::vector<std::string> there;
    std::map<std::string, int> ratings;
    std::set<std::string> cut_off;
    std::vector<std::string> fighting;
    std::string lead;

    int leadership() const {
        int sum = ratings.at(lead);
        const auto above = corps.find(lead);
        if (above != corps.end() && is_among(fighting, above->second)) sum += ratings.at(above->second);
        if (is_among(fighting, army)) sum += ratings.at(army);
        return sum;
    }
    bool is_out_of_supply() const {
        return std::any_of(fighting.begin(), fighting.end(),
                           [&](const std::string& unit) { return cut_off.contains(unit); });
    }
};

bool is_unit(const CombatTable& table, const std::string& piece) {
    return table.kit().pieces[*table.kit().piece(piece)].kind == Code("infantry");
}

// Some of these stand at the place, with ratings of their own, in supply or not; one unit at least.
Side gather(CombatTable& table, const std::string& name, const std::string& place,
            const std::vector<std::string>& all, const std::string& always) {
    Side side{name, all.front(), some_of(all), {}, {}, {}, {}};
    if (!is_among(side.there, always)) side.there.push_back(always);
    for (const std::string& piece : all) {
        const bool is_there = is_among(side.there, piece);
        table.place(piece, is_there ? place : name == "cs" ? "fort-6" : "portugue");
        if (!is_there) continue;
        side.ratings[piece] = *rc::gen::inRange(0, 5);
        table.play({"correct rating " + piece + " 1 leadership " + std::to_string(side.ratings[piece])});
        if (!is_unit(table, piece) || !*rc::gen::arbitrary<bool>()) continue;
        const std::string mark = *rc::gen::element<std::string>("out-of-supply", "attrition");
        table.play({name + ": correct mark " + piece + " " + mark + " on"});
        side.cut_off.insert(piece);
    }
    return side;
}

// Any of them hold back but the lead.
void choose(CombatTable& table, Side& side) {
    side.lead = *rc::gen::elementOf(table.candidates(side.name, "lead"));
    table.play({side.name + ": lead " + side.lead});
    side.fighting = side.there;
    for (const std::string& piece : some_of(side.there)) {
        if (piece == side.lead) continue;
        table.play({side.name + ": hold-back " + piece});
        std::erase(side.fighting, piece);
    }
    table.play({side.name + ": done"});
}

RC_GTEST_PROP(GatesModifiersProperty, RulingIsTheSumOfItsLinesAndEachLineCounts_S6_4, ()) {
    CombatTable table = table_before_combat();
    const bool is_at_river = *rc::gen::arbitrary<bool>();
    const std::string place = is_at_river ? "grapevine-bridge" : "old-cold-harbor";
    if (!is_at_river) table.road("turkey-hill", place);
    Side attack = gather(table, "cs", "turkey-hill", attackers, "cs-winder");
    Side defence = gather(table, "us", place, defenders, "us-sedgwick");
    if (!is_at_river) table.place("us-dummy-3", "portugue");
    table.play({"cs: take turkey-hill", "cs: assault " + place});
    choose(table, defence);
    choose(table, attack);
    const bool porter_leads = corps.at(defence.lead) == "us-porter";
    int expected = attack.leadership() - defence.leadership() + (is_at_river ? -1 : 0) -
                   (attack.is_out_of_supply() ? 1 : 0) + (defence.is_out_of_supply() ? 1 : 0);
    for (const CardLine& card : cards)
        if (*rc::gen::arbitrary<bool>()) {
            table.play({card.play});
            expected += porter_leads ? card.with_porter : card.without;
        }
    RC_ASSERT(table.drm() == expected);
    const auto faces = any_faces(2);
    table.fight("0 0 safe safe ends", faces);
    // The row of the chart is that of the dice and all lines together.
    int net = faces[0] + faces[1];
    const auto ruling = table.ruled();
    RC_ASSERT(ruling && ruling->roll && ruling->roll->faces == faces);
    for (const Modifier& line : ruling->drm)
        net += line.value;
    RC_ASSERT(net == faces[0] + faces[1] + expected);
    RC_ASSERT(table.asked() == "");
}

} // namespace

} // namespace fielddesk::gates::test
