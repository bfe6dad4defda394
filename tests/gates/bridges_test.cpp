#include "tests/gates/gates_table.h"

#include <gtest/gtest.h>

// 10: bridges that are burned, built and crossed. Bottom's Bridge has Dispatch Station to its north and
// Antioch Church to its south.
namespace fielddesk::gates::test {

namespace {

const std::string bridge = "bottoms-bridge";
const std::string north = "dispatch-station";
const std::string south = "antioch-church";

class Bridges : public ::testing::Test {
protected:
    Bridges() {
        table.go_to_move("cs");
        table.place("us-supply-3", "white-house");
    }

    void blow() { table.play({"correct place " + bridge + " blown on"}); }
    bool is_down() const { return table.is_marked(bridge, "blown"); }
    // These pieces as the stack on the move, with their first point entered.
    void enter_with(const std::vector<std::string>& pieces, const std::string& from = north) {
        for (const std::string& piece : pieces)
            table.place(piece, from);
        table.play({"cs: take " + from, "cs: go " + bridge});
    }
    void cross(const std::string& piece) {
        enter_with({piece});
        table.play({"cs: go " + south, "cs: halt"});
    }

    GatesTable table;
};

TEST_F(Bridges, DieOfFourBurnsABridgeForOnePoint_S10) {
    enter_with({"cs-ap-hill"});
    table.play({"cs: burn"});
    EXPECT_EQ(table.asked(), "burn-bridge");
    table.play({"dice 4"});
    EXPECT_TRUE(is_down());
    EXPECT_EQ(table.asked(), "bank");
    table.play({"cs: bank north", "cs: go " + north});
    table.road(north, "barker");
    table.play({"cs: go barker"});
    EXPECT_EQ(table.refusal("cs", "go", north), "gates.no-points") << "three roads and the fire";
}

TEST_F(Bridges, DieOfFiveDoesNotBurnItAndEndsTheMove_S10) {
    enter_with({"cs-ap-hill"});
    table.play({"cs: burn", "dice 5"});
    EXPECT_FALSE(is_down());
    EXPECT_EQ(table.at("cs-ap-hill"), bridge);
    EXPECT_TRUE(table.bears("cs-ap-hill", "moved"));
    EXPECT_EQ(table.refusal("cs", "go", south), "gates.no-stack");
}

TEST_F(Bridges, UnitThatBurnedItMayLeaveOnTheBankItChose_S10) {
    enter_with({"cs-ap-hill"});
    table.play({"cs: burn", "dice 1", "cs: bank south"});
    EXPECT_TRUE(table.bears("cs-ap-hill", "south"));
    EXPECT_EQ(table.give("cs: go " + north), "gates.bridge-down");
    EXPECT_EQ(table.give("cs: go " + south), "");
}

TEST_F(Bridges, DummiesNeitherBurnNorBuild_S10) {
    enter_with({"cs-dummy-cavalry-1"});
    EXPECT_EQ(table.give("cs: burn"), "gates.needs-real-units");
    blow();
    EXPECT_EQ(table.give("cs: build"), "gates.needs-real-units");
}

TEST_F(Bridges, PermanentBridgeDoesNotBurn_S10) {
    table.place("cs-ap-hill", "meadow-bridge");
    table.play({"cs: take meadow-bridge"});
    EXPECT_EQ(table.give("cs: burn"), "gates.no-bridge");
}

TEST_F(Bridges, BlownBridgeIsEnteredButNotCrossed_S10) {
    blow();
    enter_with({"cs-ap-hill"});
    EXPECT_EQ(table.at("cs-ap-hill"), bridge);
    EXPECT_TRUE(table.bears("cs-ap-hill", "north"));
    EXPECT_EQ(table.give("cs: go " + south), "gates.bridge-down");
    EXPECT_EQ(table.give("cs: go " + north), "");
}

TEST_F(Bridges, DieOfFourBuildsABridgeAndTheMoveGoesOn_S10) {
    blow();
    enter_with({"cs-ap-hill"});
    table.play({"cs: build", "dice 4"});
    EXPECT_FALSE(is_down());
    table.play({"cs: go " + south});
    EXPECT_EQ(table.at("cs-ap-hill"), south);
    table.play({"cs: go doggett"});
    EXPECT_EQ(table.refusal("cs", "go", "oldhams-farm"), "gates.no-points")
        << "the fourth point built the bridge";
}

TEST_F(Bridges, DieOfFiveDoesNotBuildItAndEndsTheMove_S10) {
    blow();
    enter_with({"cs-ap-hill"});
    table.play({"cs: build", "dice 5"});
    EXPECT_TRUE(is_down());
    EXPECT_EQ(table.at("cs-ap-hill"), bridge);
    EXPECT_TRUE(table.bears("cs-ap-hill", "north")) << "on the bank that it came from";
    EXPECT_TRUE(table.bears("cs-ap-hill", "moved"));
}

TEST_F(Bridges, UnitsThatSpendTheTurnThereBuildWithoutADie_S10) {
    blow();
    table.place("cs-ap-hill", bridge);
    table.play({"cs: correct mark cs-ap-hill north on", "cs: rebuild cs-ap-hill"});
    EXPECT_EQ(table.asked(), "");
    EXPECT_TRUE(is_down()) << "it is the work of the whole turn";
    EXPECT_TRUE(table.bears("cs-ap-hill", "moved"));
    table.play({"cs: end-phase"});
    EXPECT_FALSE(is_down());
}

TEST_F(Bridges, UnitThatHasMovedHasNotSpentTheTurnThere_S10) {
    blow();
    enter_with({"cs-ap-hill"});
    table.play({"cs: halt"});
    EXPECT_EQ(table.give("cs: rebuild cs-ap-hill"), "gates.not-now");
    table.play({"cs: end-phase"});
    EXPECT_TRUE(is_down());
}

TEST_F(Bridges, OnlyTwoUnitsCrossInAPlayersTurn_S10) {
    cross("cs-winder");
    cross("cs-ewell");
    enter_with({"cs-whiting"});
    EXPECT_EQ(table.give("cs: go " + south), "gates.bridge-full");
    EXPECT_EQ(table.give("cs: go " + north), "") << "back is no crossing";
}

TEST_F(Bridges, ThreeUnitsOfAStackAreTooMany_S10) {
    enter_with({"cs-winder", "cs-ewell", "cs-whiting"});
    EXPECT_EQ(table.give("cs: go " + south), "gates.bridge-full");
    table.play({"cs: leave cs-whiting", "cs: go " + south});
    EXPECT_EQ(table.at("cs-ewell"), south);
    EXPECT_EQ(table.at("cs-whiting"), bridge);
}

TEST_F(Bridges, LeadersAndDummiesCrossBesidesTheTwoUnits_S10) {
    enter_with({"cs-winder", "cs-ewell", "cs-jackson", "cs-lee", "cs-dummy-1"});
    table.play({"cs: go " + south});
    for (const std::string piece : {"cs-winder", "cs-ewell", "cs-jackson", "cs-lee", "cs-dummy-1"})
        EXPECT_EQ(table.at(piece), south) << piece;
}

TEST_F(Bridges, WagonCrossesLikeTwoUnits_S10) {
    table.place("us-supply-3", north);
    table.play({"us: correct face us-supply-3 2", "cs: end-phase", "us: take " + north, "us: go " + bridge,
                "us: go " + south, "us: halt"});
    table.place("us-supply-3", "doggett");
    table.place("us-cooke", north);
    table.play({"us: take " + north, "us: go " + bridge});
    EXPECT_EQ(table.give("us: go " + south), "gates.bridge-full");
}

TEST_F(Bridges, TrafficIsCountedAnewForTheOtherPlayer_S10) {
    cross("cs-winder");
    cross("cs-ewell");
    table.place("cs-winder", "richmond");
    table.place("cs-ewell", "richmond");
    table.play({"cs: end-phase"});
    table.place("us-cooke", north);
    table.play({"us: take " + north, "us: go " + bridge});
    EXPECT_EQ(table.give("us: go " + south), "");
}

TEST_F(Bridges, UnitsAtABlownBridgeAreAttackedFromEitherSide_S10) {
    blow();
    table.place("us-mccall", bridge);
    table.play({"us: correct mark us-mccall south on"});
    table.place("cs-ap-hill", north);
    table.play({"cs: take " + north});
    EXPECT_EQ(table.give("cs: assault " + bridge), "");
    EXPECT_EQ(table.asked(), "defence");
}

TEST_F(Bridges, NobodyAttacksAcrossABlownBridge_S10) {
    blow();
    table.place("us-mccall", south);
    enter_with({"cs-ap-hill"});
    EXPECT_EQ(table.give("cs: assault " + south), "gates.bridge-down");
}

TEST_F(Bridges, BridgeBeforeTheEnemyIsBuiltFromThePointBeside_S10) {
    blow();
    table.place("us-mccall", bridge);
    table.play({"us: correct mark us-mccall south on"});
    table.place("cs-ap-hill", north);
    table.play({"cs: take " + north, "cs: build-ahead " + bridge, "dice 5"});
    EXPECT_TRUE(is_down());
    EXPECT_EQ(table.at("cs-ap-hill"), north);
    EXPECT_TRUE(table.bears("cs-ap-hill", "moved"));
}

} // namespace

} // namespace fielddesk::gates::test
