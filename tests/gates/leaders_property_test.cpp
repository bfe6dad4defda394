#include "tests/gates/random_combat.h"

// 7.1: the loss of leaders, over random dice.
namespace fielddesk::gates::test {

namespace {

const std::vector<std::string> attackers{"cs-lee", "cs-jackson", "cs-winder", "cs-whiting"};
const std::vector<std::string> defenders{"us-mcclellan", "us-porter", "us-sykes", "us-mccall"};

// The leaders who are asked about, in the order of their dice.
std::vector<std::string> at_risk(const CombatTable& table) {
    std::vector<std::string> leaders;
    for (const Argument& subject : table.whole().question->subjects)
        if (const auto* leader = std::get_if<PieceId>(&subject))
            leaders.emplace_back(table.kit().pieces[*leader].id.text());
    return leaders;
}

std::string successor_of_lee(int die) {
    return die <= 2 ? "cs-davis" : die <= 4 ? "cs-longstreet" : "cs-johnston";
}

// Rolls for the leaders of one side, and for who follows Lee. Those on whom a 1 fell.
std::set<std::string> roll_for(CombatTable& table) {
    const auto leaders = at_risk(table);
    const auto faces = any_faces(static_cast<int>(leaders.size()));
    table.dice(faces);
    std::set<std::string> lost;
    for (std::size_t index = 0; index < leaders.size(); ++index)
        if (faces[index] == 1) lost.insert(leaders[index]);
    RC_ASSERT((table.asked() == "lee-successor") == lost.contains("cs-lee"));
    if (table.asked() == "lee-successor") {
        const int die = *rc::gen::inRange(1, 7);
        table.dice({die});
        RC_ASSERT(table.at(successor_of_lee(die)) == "turkey-hill");
    }
    return lost;
}

// Who led and is no replacement already rolls; a 1 loses him, and nothing else does.
RC_GTEST_PROP(GatesLeadersProperty, LeaderIsLostOnAOneAloneAndReplacementsAreImmune_S7_1, ()) {
    CombatTable table = table_before_combat();
    for (const std::string piece : {"cs-lee", "us-mcclellan", "us-porter"})
        table.place(piece, piece == "cs-lee" ? "turkey-hill" : "grapevine-bridge");
    std::set<std::string> replaced;
    for (const std::string piece :
         {"cs-jackson", "cs-winder", "cs-whiting", "us-porter", "us-sykes", "us-mccall"})
        if (*rc::gen::arbitrary<bool>()) {
            const std::string side = piece.substr(0, 2);
            table.play({side + ": correct mark " + piece + " replaced on",
                        "correct rating " + piece + " 1 replacement 1"});
            replaced.insert(piece);
        }
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge"});
    std::set<std::string> led;
    for (const std::string side : {"us", "cs"}) {
        const std::string lead = *rc::gen::elementOf(table.candidates(side, "lead"));
        table.play({side + ": lead " + lead, side + ": done"});
        led.insert(lead);
    }
    led.insert({"cs-lee", "cs-jackson", "us-mcclellan", "us-porter"});
    table.fight("0 0 check check ends", any_faces(2));
    std::set<std::string> rolled;
    std::set<std::string> lost;
    while (table.asked() == "leader-loss") {
        for (const std::string& leader : at_risk(table))
            RC_ASSERT(rolled.insert(leader).second);
        lost.merge(roll_for(table));
    }
    for (const auto& side : {attackers, defenders})
        for (const std::string& leader : side) {
            const bool rolls = led.contains(leader) && !replaced.contains(leader);
            RC_ASSERT(rolled.contains(leader) == rolls);
            const bool is_army = leader == "cs-lee" || leader == "us-mcclellan";
            const bool is_gone = is_army ? table.at(leader) == "eliminated"
                                         : table.bears(leader, "replaced") && !replaced.contains(leader);
            RC_ASSERT(is_gone == lost.contains(leader));
        }
    RC_ASSERT(table.is_in_force("mcclellan-lost") == lost.contains("us-mcclellan"));
}

} // namespace

} // namespace fielddesk::gates::test
