#include "tests/gates/combat_table.h"

// Section 15: the options.
namespace fielddesk::gates::test {

namespace {

class WithoutOptions : public GatesCombat {};

TEST_F(WithoutOptions, NothingOfThemIsOffered_S15) {
    table.play({"cs: take turkey-hill"});
    EXPECT_FALSE(table.offers("cs", "recon"));
    EXPECT_FALSE(table.offers("cs", "dig"));
}

class WithRecon : public GatesCombat {
protected:
    WithRecon() : GatesCombat({{"recon", "on"}}) {}
};

TEST_F(WithRecon, DefenderAnnouncesAStrengthOnceAndNothingElseIsShown_S15_1) {
    table.play({"cs: take turkey-hill", "cs: recon grapevine-bridge"});
    ASSERT_EQ(table.asked(), "recon");
    EXPECT_FALSE(table.offers("cs", "announce"));
    table.play({"us: announce 9"});
    EXPECT_TRUE(table.noted("gates.announced"));
    EXPECT_EQ(table.seen("cs").pieces[*table.kit().piece("us-sykes")].place, std::nullopt);
    EXPECT_EQ(table.candidates("cs", "recon"), std::vector<std::string>());
}

class WithBreastworks : public GatesCombat {
protected:
    WithBreastworks() : GatesCombat({{"breastworks", "on"}}) {}
};

TEST_F(WithBreastworks, InfantryDigsForTwoPointsAndStays_S15_2) {
    table.play({"cs: take-piece cs-winder", "cs: dig cs-winder"});
    EXPECT_TRUE(table.bears("cs-winder", "breastworks"));
    EXPECT_TRUE(table.bears("cs-winder", "moved"));
}

TEST_F(WithBreastworks, CavalryDoesNotDig_S15_2) {
    table.play({"cs: take-piece cs-stuart"});
    EXPECT_FALSE(table.offers("cs", "dig"));
}

TEST_F(WithBreastworks, TheyAreGoneWhenTheUnitLeaves_S15_2) {
    table.play({"cs: correct mark cs-winder breastworks on", "cs: take-piece cs-winder"});
    table.road("turkey-hill", "old-cold-harbor");
    table.play({"cs: go old-cold-harbor"});
    EXPECT_FALSE(table.bears("cs-winder", "breastworks"));
}

TEST_F(WithBreastworks, TheirModifierIsAskedOfTheBox_S15_2) {
    table.play({"us: correct mark us-mccall breastworks on", "cs: take turkey-hill",
                "cs: assault grapevine-bridge", "us: done", "cs: done"});
    ASSERT_EQ(table.asked(), "fight-box");
    while (table.asked() == "fight-box")
        table.play({table.whole().question->kind == Question::Kind::Cell ? "note -2" : "note 1"});
    EXPECT_EQ(table.modifiers()["drm.breastworks"], -2);
}

class WithBetterLeadership : public GatesCombat {
protected:
    WithBetterLeadership() : GatesCombat({{"better-leadership", "on"}}) {}
};

TEST_F(WithBetterLeadership, ConfederateLeaderCountersAreOneBetterAndDivisionsAreNot_S15_3) {
    table.play({"correct rating cs-jackson 1 leadership 1", "cs: take turkey-hill",
                "cs: assault grapevine-bridge", "us: lead us-mccall", "us: done", "cs: lead cs-winder",
                "cs: done"});
    EXPECT_EQ(table.modifiers()["drm.corps-leader"], 2);
    EXPECT_EQ(table.modifiers()["drm.division-leader"], 0);
}

} // namespace

} // namespace fielddesk::gates::test
