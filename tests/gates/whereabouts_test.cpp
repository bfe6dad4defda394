#include "tests/gates/combat_table.h"

#include <algorithm>

// Sections 3, 6, 8, 10 and 13 where nobody tells where the pieces are: the rules ask for what they need.
namespace fielddesk::gates::test {

namespace {

class WithoutWhereabouts : public ::testing::Test {
protected:
    WithoutWhereabouts() { table.check_supply(); }
    // Winder and Jackson attack the bridge, where Sykes stands.
    void attack() {
        table.play({"cs: take-piece cs-winder", "cs: take-piece cs-jackson", "cs: assault grapevine-bridge",
                    "cs: attack-from turkey-hill", "us: stand us-sykes", "us: done"});
    }

    CombatTable table{{{"whereabouts", "asked"}}};
};

TEST_F(WithoutWhereabouts, EveryPieceIsOnTheMapAndNoPointShowsOne_S3) {
    EXPECT_EQ(table.at("cs-winder"), "afield");
    EXPECT_EQ(table.at("us-supply-1"), "afield");
    EXPECT_EQ(table.at("cs-johnston"), "aside");
    EXPECT_EQ(table.at("us-terminus"), "white-house");
    for (const Place& place : table.kit().places) {
        EXPECT_FALSE(table.is_marked(std::string(place.id.text()), "us-here"));
        EXPECT_FALSE(table.is_marked(std::string(place.id.text()), "cs-here"));
    }
    EXPECT_FALSE(table.offers("cs", "go"));
    EXPECT_FALSE(table.offers("cs", "take"));
}

TEST_F(WithoutWhereabouts, TheAttackerSaysFromWhereAndTheDefenderWhoStandsThere_S6_1) {
    table.play({"cs: take-piece cs-winder", "cs: assault grapevine-bridge"});
    ASSERT_EQ(table.asked(), "attack-from");
    EXPECT_FALSE(table.offers("us", "stand"));
    table.play({"cs: attack-from turkey-hill"});
    ASSERT_EQ(table.asked(), "stand");
    EXPECT_FALSE(table.offers("cs", "stand"));
    table.play({"us: stand us-sykes", "us: stand us-mccall", "us: stand-down us-mccall"});
    EXPECT_EQ(table.at("us-sykes"), "grapevine-bridge");
    EXPECT_EQ(table.at("us-mccall"), "afield");
    table.play({"us: done"});
    EXPECT_EQ(table.asked(), "defence");
}

TEST_F(WithoutWhereabouts, WhoStandsThereIsItsSidesSecretUntilBothLieOpen_S5) {
    table.play({"cs: take-piece cs-winder", "cs: assault grapevine-bridge", "cs: attack-from turkey-hill",
                "us: stand us-sykes"});
    EXPECT_EQ(table.seen("cs").pieces[*table.kit().piece("us-sykes")].place, std::nullopt);
    EXPECT_EQ(table.seen("table").pieces[*table.kit().piece("cs-winder")].place, std::nullopt);
}

TEST_F(WithoutWhereabouts, APointWhereNobodyStandsIsNoAttack_S6_1) {
    table.play({"cs: take-piece cs-winder", "cs: assault grapevine-bridge", "cs: attack-from turkey-hill",
                "us: done"});
    EXPECT_TRUE(table.noted("gates.nobody-stands"));
    EXPECT_FALSE(table.is_marked("grapevine-bridge", "attacked"));
    EXPECT_EQ(table.at("cs-winder"), "afield");
    table.play({"cs: assault trent-house", "cs: attack-from grapevine-bridge"});
    EXPECT_EQ(table.asked(), "stand");
}

TEST_F(WithoutWhereabouts, TheCombatIsFoughtAsEverAndAllAreOnTheMapAfterIt_S6_4) {
    attack();
    table.agree();
    EXPECT_EQ(table.modifiers()["drm.river"], -1);
    table.fight("1 1 safe safe retreats");
    ASSERT_EQ(table.asked(), "retreat");
    table.play({"us: fall-back afield"});
    EXPECT_EQ(table.points("us-sykes"), 5);
    EXPECT_EQ(table.points("cs-winder"), 5);
    EXPECT_EQ(table.at("us-sykes"), "afield");
    EXPECT_EQ(table.at("cs-winder"), "afield");
    EXPECT_TRUE(table.bears("cs-winder", "moved"));
    EXPECT_TRUE(table.is_marked("grapevine-bridge", "attacked"));
    EXPECT_FALSE(table.is_marked("grapevine-bridge", "us-here"));
    EXPECT_EQ(table.seen("cs").pieces[*table.kit().piece("us-sykes")].place, std::nullopt);
}

TEST_F(WithoutWhereabouts, ARetreatWithoutAWayLosesHalf_S6_6) {
    attack();
    table.agree();
    table.fight("0 0 safe safe retreats");
    table.play({"us: no-way-out"});
    EXPECT_EQ(table.points("us-sykes"), 3);
    table.play({"us: fall-back afield"});
    EXPECT_EQ(table.at("us-sykes"), "afield");
}

TEST_F(WithoutWhereabouts, ASecondAttackFromTheSamePointIsNotOffered_S6_1) {
    attack();
    table.agree();
    table.fight("0 0 safe safe ends");
    table.play({"cs: take-piece cs-ewell", "cs: assault grapevine-bridge"});
    const auto origins = table.candidates("cs", "attack-from");
    EXPECT_EQ(std::count(origins.begin(), origins.end(), "turkey-hill"), 0);
    EXPECT_GT(origins.size(), 10u);
}

TEST_F(WithoutWhereabouts, AnUnguardedSupplyUnitIsLootedWithoutAnAttack_S8_1) {
    table.play({"cs: take-piece cs-stuart", "cs: assault savage-station", "cs: attack-from trestle-bridge",
                "us: stand us-supply-2", "us: done"});
    EXPECT_EQ(table.at("us-supply-2"), "eliminated");
    EXPECT_TRUE(table.bears("cs-stuart", "looting"));
    EXPECT_FALSE(table.is_marked("savage-station", "attacked"));
}

TEST_F(WithoutWhereabouts, ABridgeIsNamedAndABlownOneIsRebuiltWithTheTurn_S10) {
    table.play({"cs: take-piece cs-winder", "cs: burn-at grapevine-bridge"});
    table.dice({2});
    EXPECT_TRUE(table.is_marked("grapevine-bridge", "blown"));
    table.play({"cs: halt"});
    EXPECT_EQ(table.candidates("cs", "rebuild-at").empty(), false);
    table.play({"cs: rebuild-at cs-ewell grapevine-bridge", "cs: end-phase"});
    EXPECT_FALSE(table.is_marked("grapevine-bridge", "blown"));
}

TEST_F(WithoutWhereabouts, EachSideSaysWhoIsInSupply_S8_1) {
    table.play({"cs: end-phase", "us: end-phase"});
    ASSERT_EQ(table.phase(), "supply");
    table.play({"us: check-supply"});
    ASSERT_EQ(table.asked(), "supply-word");
    table.play({"cs: all-supplied", "us: cut-off us-sykes", "us: all-supplied"});
    EXPECT_TRUE(table.bears("us-sykes", "out-of-supply"));
    EXPECT_FALSE(table.bears("us-mccall", "out-of-supply"));
}

TEST_F(WithoutWhereabouts, ASideSaysThatItHoldsWhatWins_S13) {
    table.play({"cs: claim"});
    ASSERT_TRUE(table.whole().outcome.has_value());
    EXPECT_EQ(table.whole().outcome->reason, Code("gates.bases-taken"));
    EXPECT_EQ(table.whole().outcome->winner, table.kit().side("cs"));
}

} // namespace

} // namespace fielddesk::gates::test
