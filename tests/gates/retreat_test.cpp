#include "tests/gates/combat_table.h"

#include <gmock/gmock.h>

namespace fielddesk::gates::test {

namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

// A map where only what is told is connected. The Union's way to White House leads over Trent House and
// Orchard Station.
class GatesRetreat : public ::testing::Test {
protected:
    GatesRetreat() {
        table.close_map();
        table.check_supply();
        table.road("orchard-station", "white-house");
        for (const std::string piece : {"us-mcclellan", "us-cooke", "us-dummy-cavalry-1"})
            table.place(piece, "savage-station");
    }
    // Trent House, the only way out, is held by the enemy.
    void block() { table.place("cs-dummy-cavalry-1", "trent-house"); }
    void retreat_at_once() {
        table.attack();
        table.fight("0 0 safe safe retreats");
    }

    CombatTable table;
};

TEST_F(GatesRetreat, DefenderGoesToAnyPointBesideThatNoEnemyHolds_S6_6) {
    table.road("grapevine-bridge", "savage-station", "south-bank");
    table.road("grapevine-bridge", "old-cold-harbor", "north-bank");
    table.place("cs-dummy-cavalry-1", "old-cold-harbor");
    retreat_at_once();
    ASSERT_EQ(table.asked(), "retreat");
    EXPECT_THAT(table.candidates("us", "fall-back"), UnorderedElementsAre("trent-house", "savage-station"));
}

TEST_F(GatesRetreat, DefenderMaySplitUp_S6_6) {
    table.road("grapevine-bridge", "savage-station", "south-bank");
    retreat_at_once();
    table.play({"us: retreat us-sykes savage-station", "us: fall-back trent-house"});
    EXPECT_EQ(table.at("us-sykes"), "savage-station");
    EXPECT_EQ(table.at("us-mccall"), "trent-house");
    EXPECT_EQ(table.at("us-dummy-3"), "trent-house");
}

TEST_F(GatesRetreat, AllInThePointRetreatAlsoWhoDidNotDefend_S6_6) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: hold-back us-sykes"});
    table.play({"us: lead us-mccall", "us: done", "cs: done"});
    table.fight("0 0 safe safe retreats");
    table.play({"us: fall-back trent-house"});
    EXPECT_EQ(table.at("us-sykes"), "trent-house");
}

TEST_F(GatesRetreat, AllWhoAttackedAdvanceAndNobodyElse_S6_6) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: done"});
    table.play({"cs: hold-back cs-whiting", "cs: lead cs-winder", "cs: done"});
    table.fight("0 0 safe safe retreats");
    table.play({"us: fall-back trent-house"});
    EXPECT_EQ(table.at("cs-winder"), "grapevine-bridge");
    EXPECT_EQ(table.at("cs-jackson"), "grapevine-bridge");
    EXPECT_EQ(table.at("cs-whiting"), "turkey-hill");
}

TEST_F(GatesRetreat, AttackerReturnsWhereHeCameFromWhenTheAttackEnds_S6_6) {
    table.attack();
    table.fight("1 1 safe safe third-die");
    table.third_die("ends");
    EXPECT_EQ(table.at("cs-winder"), "turkey-hill");
    EXPECT_EQ(table.at("us-mccall"), "grapevine-bridge");
    EXPECT_EQ(table.asked(), "");
}

TEST_F(GatesRetreat, WithoutAPathHalfIsLostRoundedDown_S6_6) {
    block();
    table.strength("us-sykes", 2);
    table.strength("us-mccall", 3);
    retreat_at_once();
    ASSERT_EQ(table.asked(), "no-path");
    table.play({"us: lose us-mccall", "us: lose us-mccall"});
    EXPECT_EQ(table.points("us-sykes"), 2);
    EXPECT_EQ(table.points("us-mccall"), 1);
    ASSERT_EQ(table.asked(), "retreat");
    EXPECT_THAT(table.candidates("us", "fall-back"), ElementsAre("orchard-station"));
    table.play({"us: fall-back orchard-station"});
    EXPECT_EQ(table.at("us-mccall"), "orchard-station");
    EXPECT_EQ(table.at("us-dummy-3"), "orchard-station");
    EXPECT_EQ(table.at("cs-winder"), "grapevine-bridge");
}

TEST_F(GatesRetreat, WithoutAPathOnePointIsNotLost_S6_6) {
    block();
    table.place("us-sykes", "savage-station");
    table.strength("us-mccall", 1);
    retreat_at_once();
    ASSERT_EQ(table.asked(), "retreat");
    table.play({"us: fall-back orchard-station"});
    EXPECT_EQ(table.points("us-mccall"), 1);
    EXPECT_EQ(table.at("us-mccall"), "orchard-station");
}

// Of two havens as near, the player takes either. The nearer one that is no closer to White House is none.
TEST_F(GatesRetreat, WithoutAPathTheNearestPointCloserToSupplyIsTaken_S6_6) {
    block();
    table.road("trent-house", "fair-oaks-station");
    table.road("fair-oaks-station", "white-house");
    table.road("trent-house", "seven-pines");
    retreat_at_once();
    while (table.asked() == "no-path")
        table.play({"us: lose us-sykes"});
    EXPECT_THAT(table.candidates("us", "fall-back"),
                UnorderedElementsAre("orchard-station", "fair-oaks-station"));
}

// Sykes falls with the losses of the retreat: only McCall is left to go.
TEST_F(GatesRetreat, WhoFallsWithoutAPathDoesNotRetreat_S6_6) {
    block();
    table.strength("us-sykes", 1);
    table.strength("us-mccall", 3);
    retreat_at_once();
    table.play({"us: lose us-sykes", "us: fall-back orchard-station"});
    EXPECT_EQ(table.at("us-sykes"), "eliminated");
    EXPECT_EQ(table.at("us-mccall"), "orchard-station");
    EXPECT_EQ(table.points("us-mccall"), 2);
}

TEST_F(GatesRetreat, NobodyRetreatsIntoAPointWithAWagon_S6_6) {
    block();
    table.road("trent-house", "seven-pines");
    table.road("seven-pines", "white-house");
    table.place("us-supply-3", "orchard-station");
    table.play({"us: correct face us-supply-3 2"});
    for (const std::string piece : {"us-sumner", "us-richardson", "us-sedgwick"})
        table.place(piece, "savage-station");
    retreat_at_once();
    while (table.asked() == "no-path")
        table.play({"us: lose us-sykes"});
    EXPECT_THAT(table.candidates("us", "fall-back"), ElementsAre("seven-pines"));
}

TEST_F(GatesRetreat, DumpStaysAndFallsToTheConfederates_S6_6) {
    table.place("us-supply-3", "grapevine-bridge");
    retreat_at_once();
    EXPECT_THAT(table.candidates("us", "retreat"),
                UnorderedElementsAre("us-sykes", "us-mccall", "us-dummy-3"));
    table.play({"us: fall-back trent-house"});
    EXPECT_EQ(table.at("us-supply-3"), "eliminated");
    EXPECT_TRUE(table.bears("cs-winder", "looting"));
}

// It is a new point: nobody has attacked it yet.
TEST_F(GatesRetreat, UnitsMayBeAttackedAgainWhereTheyWentWithoutALeaderCheck_S6_6) {
    table.place("cs-ewell", "orchard-station");
    retreat_at_once();
    table.play({"us: fall-back trent-house", "cs: take orchard-station", "cs: assault trent-house"});
    EXPECT_EQ(table.asked(), "defence");
}

} // namespace

} // namespace fielddesk::gates::test
