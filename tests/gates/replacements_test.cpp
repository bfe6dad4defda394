#include "tests/gates/gates_table.h"

#include <gtest/gtest.h>

// Section 11: strength points that come back.
namespace fielddesk::gates::test {

namespace {

// The Confederates' movement, with two divisions that lost something.
class GatesReplacements : public ::testing::Test {
protected:
    GatesReplacements() {
        table.go_to_move("cs");
        table.strength("cs-winder", 3);
        table.strength("cs-ewell", 5);
    }

    // A card of replacements whose die brings so much, as the box says it.
    void play(int card, const std::string& points) {
        table.play({"cs: play " + std::to_string(card), "dice 2"});
        table.tell(points);
    }

    GatesTable table;
};

TEST_F(GatesReplacements, PointsGoToUnitsOfTheOwnChoice_S11) {
    play(16, "2 no");
    ASSERT_EQ(table.asked(), "replacements");
    table.play({"cs: replace cs-winder", "cs: replace cs-ewell"});
    EXPECT_EQ(table.points("cs-winder"), 4);
    EXPECT_EQ(table.points("cs-ewell"), 6);
    EXPECT_EQ(table.asked(), "");
}

TEST_F(GatesReplacements, NoUnitExceedsItsPrintedStrength_S11) {
    play(16, "2 no");
    table.play({"cs: replace cs-ewell"});
    EXPECT_EQ(table.give("cs: replace cs-ewell"), "gates.at-full-strength");
    EXPECT_EQ(table.points("cs-ewell"), 6);
}

TEST_F(GatesReplacements, HalvesOfSeveralCardsAreAddedBeforeTheyAreRounded_S11) {
    play(16, "0 half");
    table.play({"cs: play 17", "dice 2"});
    // Half and half are one point, not two.
    table.play({"cs: replace cs-winder"});
    EXPECT_EQ(table.points("cs-winder"), 4);
    EXPECT_EQ(table.asked(), "");
}

TEST_F(GatesReplacements, LastHalfIsRoundedUp_S11) {
    play(16, "1 half");
    table.play({"cs: replace cs-winder", "cs: replace cs-winder"});
    EXPECT_EQ(table.points("cs-winder"), 5);
    EXPECT_EQ(table.asked(), "");
}

TEST_F(GatesReplacements, OnlyUnitsInSupplyUnlessThePlayersWaiveIt_S11) {
    table.play({"cs: correct mark cs-winder out-of-supply on"});
    play(16, "1 no");
    EXPECT_EQ(table.give("cs: replace cs-winder"), "gates.not-in-supply");
    table.play({"cs: waive s11", "cs: replace cs-winder"});
    EXPECT_EQ(table.points("cs-winder"), 4);
    EXPECT_TRUE(table.is_in_force("waived"));
}

TEST_F(GatesReplacements, DeadUnitIsBuiltAnewInRichmondWithADieForItsLeader_S11) {
    table.strength("cs-winder", 0);
    table.place("cs-winder", "eliminated");
    play(16, "1 no");
    table.play({"cs: replace cs-winder"});
    ASSERT_EQ(table.asked(), "rebuild-leader");
    table.dice({1});
    EXPECT_EQ(table.at("cs-winder"), "richmond");
    EXPECT_EQ(table.points("cs-winder"), 1);
    EXPECT_TRUE(table.bears("cs-winder", "replaced"));
}

TEST_F(GatesReplacements, RebuiltUnionUnitComesToTheTerminus_S11) {
    table.strength("us-cooke", 0);
    table.place("us-cooke", "eliminated");
    table.play({"us: play 18", "dice 2"});
    table.tell("1 no");
    table.play({"us: replace us-cooke", "dice 5"});
    EXPECT_EQ(table.at("us-cooke"), "white-house");
    EXPECT_FALSE(table.bears("us-cooke", "replaced"));
}

TEST_F(GatesReplacements, RestCanBeLetGo_S11) {
    play(16, "2 no");
    table.play({"cs: let-go"});
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.points("cs-winder"), 3);
}

} // namespace

} // namespace fielddesk::gates::test
