#include "tests/gates/combat_table.h"

#include <gmock/gmock.h>

namespace fielddesk::gates::test {

namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

class GatesRecon : public GatesCombat {
protected:
    GatesRecon() : GatesCombat({{"recon", "on"}}) {}
};

TEST_F(GatesRecon, PointIsReconnoitredOnceInAPlayersTurnAndAttackedThen_S15_1) {
    table.play({"cs: take turkey-hill", "cs: recon grapevine-bridge", "us: announce 9"});
    EXPECT_FALSE(table.bears("us-mccall", "open"));
    EXPECT_FALSE(table.offers("cs", "recon"));
    table.play({"cs: assault grapevine-bridge"});
    EXPECT_EQ(table.asked(), "defence");
}

class GatesBreastworks : public GatesCombat {
protected:
    GatesBreastworks() : GatesCombat({{"breastworks", "on"}}) {}
};

TEST_F(GatesBreastworks, OnePointIsNotEnoughToDigIn_S15_2) {
    table.play({"cs: end-phase", "us: take-piece us-hooker", "us: go morrells-ordinary"});
    table.play({"us: go jordans-ford", "us: go oldhams-farm"});
    EXPECT_THAT(table.candidates("us", "dig"), Not(Contains("us-hooker")));
}

TEST_F(GatesBreastworks, UnitThatStaysDigsInWhileNoOtherIsOnTheMove_S15_2) {
    table.play({"cs: end-phase", "us: take-piece us-hooker"});
    EXPECT_EQ(table.give("us: dig us-kearney"), "gates.stack-moving");
    table.play({"us: halt", "us: dig us-kearney"});
    EXPECT_TRUE(table.bears("us-kearney", "breastworks"));
    EXPECT_TRUE(table.bears("us-kearney", "moved"));
}

TEST_F(GatesBreastworks, InfantryDummyDigsInAndCavalryDoesNot_S15_2) {
    table.place("us-dummy-3", "trent-house");
    table.play({"cs: end-phase", "us: take trent-house"});
    EXPECT_THAT(table.candidates("us", "dig"), ElementsAre("us-dummy-3"));
    EXPECT_EQ(table.give("us: dig us-cooke"), "gates.no-breastworks");
}

TEST_F(GatesBreastworks, DefenderWithoutThemHasNone_S15_2) {
    table.play({"correct cell breastworks stand drm -2"});
    table.attack();
    EXPECT_EQ(table.modifiers().count("drm.breastworks"), 0u);
}

TEST_F(GatesBreastworks, WhoeverTakesThePointHasNone_S15_2) {
    table.play({"correct cell breastworks stand drm -1", "us: correct mark us-mccall breastworks on"});
    table.attack();
    table.fight("0 0 safe safe retreats");
    table.play({"us: fall-back trent-house"});
    EXPECT_EQ(table.at("cs-winder"), "grapevine-bridge");
    EXPECT_FALSE(table.bears("cs-winder", "breastworks"));
    EXPECT_FALSE(table.bears("us-mccall", "breastworks"));
}

class GatesBetterLeadership : public GatesCombat {
protected:
    GatesBetterLeadership() : GatesCombat({{"better-leadership", "on"}}) {}
};

TEST_F(GatesBetterLeadership, UnionLeadersCountAsPrinted_S15_3) {
    table.place("us-porter", "grapevine-bridge");
    table.place("cs-jackson", "atlee-station");
    table.attack();
    EXPECT_EQ(table.modifiers()["drm.corps-leader"], -1);
}

TEST_F(GatesBetterLeadership, TheyCountOneMoreWhereAWordOfTheLeaderIsNeeded_S15_3) {
    table.play({"correct place grapevine-bridge attacked on"});
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge"});
    table.dice({2});
    EXPECT_EQ(table.asked(), "defence");
}

} // namespace

} // namespace fielddesk::gates::test
