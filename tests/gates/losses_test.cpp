#include "tests/gates/random_combat.h"

#include <gmock/gmock.h>

namespace fielddesk::gates::test {

namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

TEST_F(GatesCombat, FirstLossIsTheLeadDivisions_S6_5) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: lead us-sykes", "us: done"});
    table.play({"cs: lead cs-whiting", "cs: done"});
    table.fight("1 1 safe safe ends");
    EXPECT_EQ(table.points("cs-whiting"), 5);
    EXPECT_EQ(table.points("cs-winder"), 6);
    EXPECT_EQ(table.points("us-sykes"), 5);
    EXPECT_EQ(table.points("us-mccall"), 6);
}

TEST_F(GatesCombat, SideSharesOutTheLossesAfterTheFirst_S6_5) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: lead us-mccall", "us: done"});
    table.play({"cs: done"});
    table.fight("0 3 safe safe ends");
    ASSERT_EQ(table.asked(), "take-losses");
    EXPECT_EQ(table.points("us-mccall"), 5);
    EXPECT_THAT(table.candidates("us", "lose"), UnorderedElementsAre("us-sykes", "us-mccall"));
    table.play({"us: lose us-sykes", "us: lose us-sykes"});
    EXPECT_EQ(table.points("us-mccall"), 5);
    EXPECT_EQ(table.points("us-sykes"), 4);
    EXPECT_EQ(table.asked(), "");
}

TEST_F(GatesCombat, EachRoundsFirstLossIsItsLeadDivisions_S6_5) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: lead us-mccall", "us: done"});
    table.play({"cs: done"});
    table.fight("0 1 safe safe third-die");
    table.third_die("continues");
    table.play({"cs: press-on", "us: press-on", "us: lead us-sykes", "us: done", "cs: done"});
    table.fight("0 1 safe safe ends");
    EXPECT_EQ(table.points("us-mccall"), 5);
    EXPECT_EQ(table.points("us-sykes"), 5);
}

TEST_F(GatesCombat, MoreLossesThanPointsDestroyTheSide_S6_5) {
    table.strength("us-sykes", 1);
    table.strength("us-mccall", 2);
    table.attack();
    table.fight("0 5 safe safe third-die");
    EXPECT_EQ(table.points("us-sykes"), 0);
    EXPECT_EQ(table.points("us-mccall"), 0);
    EXPECT_EQ(table.at("us-sykes"), "eliminated");
    EXPECT_EQ(table.at("us-dummy-3"), "eliminated"); // 5.1: with the last real unit
    EXPECT_EQ(table.at("cs-winder"), "grapevine-bridge");
}

TEST_F(GatesCombat, DestroyedAttackerBringsTheDefenderNowhere_S6_6) {
    table.strength("cs-winder", 1);
    table.strength("cs-whiting", 1);
    table.attack();
    table.fight("2 1 safe safe third-die");
    EXPECT_EQ(table.at("cs-winder"), "eliminated");
    EXPECT_EQ(table.at("us-mccall"), "grapevine-bridge");
    // 7.0: their leader goes to the rest of his command.
    ASSERT_EQ(table.asked(), "displaced");
    table.play({"cs: retreat cs-jackson atlee-station"});
    EXPECT_EQ(table.at("cs-jackson"), "atlee-station");
    EXPECT_EQ(table.asked(), "");
}

// Cavalry of the defender that lost a point goes before the third die; the infantry fights on.
TEST_F(GatesCombat, CavalryThatLostAPointRetreatsAfterTheRound_S6_7) {
    table.place("us-cooke", "grapevine-bridge");
    table.place("us-dummy-cavalry-1", "grapevine-bridge");
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: lead us-mccall", "us: done"});
    table.play({"cs: done"});
    table.fight("0 2 safe safe third-die");
    table.play({"us: lose us-cooke"});
    ASSERT_EQ(table.asked(), "retreat");
    table.play({"us: fall-back trent-house"});
    EXPECT_EQ(table.at("us-cooke"), "trent-house");
    EXPECT_EQ(table.at("us-dummy-cavalry-1"), "trent-house");
    EXPECT_EQ(table.at("us-mccall"), "grapevine-bridge");
    EXPECT_EQ(table.asked(), "third-die");
}

TEST_F(GatesCombat, AttackingCavalryThatLostAPointIsBackAndFinished_S6_7) {
    table.place("cs-stuart", "turkey-hill");
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: done", "cs: lead cs-winder"});
    table.play({"cs: done"});
    table.fight("2 0 safe safe third-die");
    table.play({"cs: lose cs-stuart"});
    table.third_die("retreats");
    table.play({"us: fall-back trent-house"});
    EXPECT_EQ(table.at("cs-winder"), "grapevine-bridge");
    EXPECT_EQ(table.at("cs-stuart"), "turkey-hill");
    EXPECT_TRUE(table.bears("cs-stuart", "moved"));
}

TEST_F(GatesCombat, CavalryWithoutALossStaysAndFightsOn_S6_7) {
    table.place("us-cooke", "grapevine-bridge");
    table.attack();
    table.fight("0 1 safe safe third-die");
    EXPECT_EQ(table.asked(), "third-die");
    EXPECT_EQ(table.at("us-cooke"), "grapevine-bridge");
}

// Both sides' cavalry alone: it all goes back, and nobody is left to fight on.
TEST_F(GatesCombat, CavalryOfBothSidesMayGoBackAtOnce_S6_7) {
    table.place("cs-stuart", "old-cold-harbor");
    table.place("us-cooke", "barker");
    table.road("old-cold-harbor", "barker");
    table.road("barker", "tucker-town");
    table.play({"cs: take old-cold-harbor", "cs: assault barker", "us: done", "cs: done"});
    table.fight("1 1 safe safe third-die");
    table.play({"us: fall-back tucker-town"});
    EXPECT_EQ(table.at("cs-stuart"), "old-cold-harbor");
    EXPECT_EQ(table.at("us-cooke"), "tucker-town");
    EXPECT_EQ(table.asked(), "");
}

// Of its 5 points the cavalry loses 2 more, and rides to the nearest free point.
TEST(GatesCavalry, RetreatWithoutAPathCostsCavalryHalf_S6_7) {
    CombatTable table;
    table.close_map();
    table.check_supply();
    table.road("trent-house", "orchard-station");
    table.road("orchard-station", "white-house");
    table.place("cs-ewell", "trent-house");
    table.place("us-cooke", "grapevine-bridge");
    table.attack();
    table.fight("0 2 safe safe third-die");
    table.play({"us: lose us-cooke"});
    EXPECT_EQ(table.points("us-cooke"), 3);
    ASSERT_EQ(table.asked(), "retreat");
    EXPECT_THAT(table.candidates("us", "fall-back"), ElementsAre("orchard-station"));
    table.play({"us: fall-back orchard-station"});
    EXPECT_EQ(table.at("us-cooke"), "orchard-station");
    EXPECT_EQ(table.at("us-mccall"), "grapevine-bridge");
    EXPECT_EQ(table.asked(), "third-die");
}

// What a side loses is what the cell says, as far as it has it.
RC_GTEST_PROP(GatesLossesProperty, LostPointsAreThoseOfTheCell_S6_5, ()) {
    const std::vector<std::string> attackers{"cs-winder", "cs-whiting"};
    const std::vector<std::string> defenders{"us-sykes", "us-mccall"};
    CombatTable table = table_before_combat();
    const int attack = strengthen_at_random(table, attackers, 8);
    const int defence = strengthen_at_random(table, defenders, 8);
    const int attack_loss = *rc::gen::inRange(0, 12);
    const int defence_loss = *rc::gen::inRange(0, 12);
    table.attack();
    table.fight(std::to_string(attack_loss) + " " + std::to_string(defence_loss) + " safe safe ends");
    lose_at_random(table);
    RC_ASSERT(points_of(table, attackers) == std::max(attack - attack_loss, 0));
    RC_ASSERT(points_of(table, defenders) == std::max(defence - defence_loss, 0));
    for (const auto& units : {attackers, defenders})
        for (const std::string& unit : units)
            RC_ASSERT((table.points(unit) == 0) == (table.at(unit) == "eliminated"));
}

} // namespace

} // namespace fielddesk::gates::test
