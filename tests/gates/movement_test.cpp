#include "tests/gates/gates_table.h"

#include <gmock/gmock.h>

// 3.0 and 4.0: from point to point, and who may be in one.
namespace fielddesk::gates::test {

namespace {

using ::testing::Contains;
using ::testing::Not;

// Points that nobody stands in when the game begins, each beside the one before.
const std::vector<std::string> road{"old-cold-harbor", "barker",           "tucker-town",
                                    "turkey-hill",     "boatswains-swamp", "riddells-blacksmith",
                                    "fraysers-farm",   "baptist-church"};

class Movement : public ::testing::Test {
protected:
    Movement() {
        table.go_to_move("cs");
        for (std::size_t next = 1; next < road.size(); ++next)
            table.road(road[next - 1], road[next]);
    }

    // Goes on along the road until this is refused; how many points were entered, and why no more.
    std::pair<int, std::string> go_on() {
        for (std::size_t next = 1; next < road.size(); ++next) {
            if (const std::string code = table.refusal("cs", "go", road[next]); !code.empty())
                return {static_cast<int>(next) - 1, code};
            table.play({"cs: go " + road[next]});
        }
        return {static_cast<int>(road.size()) - 1, ""};
    }
    std::pair<int, std::string> go_on_with(const std::vector<std::string>& pieces) {
        for (const std::string& piece : pieces)
            table.place(piece, road.front());
        table.play({"cs: take " + road.front()});
        return go_on();
    }

    GatesTable table;
};

const std::string no_points = "gates.no-points";

TEST_F(Movement, InfantryEntersFourPoints_S3) {
    EXPECT_EQ(go_on_with({"cs-ap-hill"}), std::pair(4, no_points));
    EXPECT_EQ(table.at("cs-ap-hill"), road[4]);
}

TEST_F(Movement, CavalryEntersSixPoints_S3) {
    EXPECT_EQ(go_on_with({"cs-stuart"}), std::pair(6, no_points));
}

TEST_F(Movement, LeaderEntersSixPoints_S3) {
    EXPECT_EQ(go_on_with({"cs-lee"}), std::pair(6, no_points));
}

TEST_F(Movement, StackGoesAsFarAsItsSlowestPiece_S3) {
    EXPECT_EQ(go_on_with({"cs-lee", "cs-stuart", "cs-ap-hill"}), std::pair(4, no_points));
    EXPECT_EQ(table.at("cs-lee"), road[4]);
    table.play({"cs: leave cs-ap-hill", "cs: go " + road[5], "cs: go " + road[6]});
    EXPECT_EQ(table.at("cs-stuart"), road[6]) << "without the infantry the rest has two points more";
    EXPECT_EQ(table.at("cs-ap-hill"), road[4]);
}

TEST_F(Movement, UnitOutOfSupplyEntersOnePointLess_S3) {
    table.play({"cs: correct mark cs-ap-hill out-of-supply on"});
    EXPECT_EQ(go_on_with({"cs-ap-hill"}), std::pair(3, no_points));
}

TEST_F(Movement, StackPicksNobodyUpOnItsWay_S3) {
    table.place("cs-dh-hill", road[1]);
    table.place("cs-ap-hill", road[0]);
    table.play({"cs: take " + road[0], "cs: go " + road[1]});
    EXPECT_EQ(table.give("cs: take-piece cs-dh-hill"), "gates.not-now");
    table.play({"cs: go " + road[2], "cs: halt"});
    EXPECT_EQ(table.at("cs-dh-hill"), road[1]);
}

TEST_F(Movement, PieceThatIsLeftOnTheWayHasMoved_S3) {
    table.place("cs-ap-hill", road[0]);
    table.place("cs-dh-hill", road[0]);
    table.play({"cs: take " + road[0], "cs: go " + road[1], "cs: leave cs-dh-hill", "cs: go " + road[2]});
    EXPECT_EQ(table.at("cs-dh-hill"), road[1]);
    EXPECT_TRUE(table.bears("cs-dh-hill", "moved"));
    table.play({"cs: halt"});
    EXPECT_EQ(table.give("cs: take " + road[1]), "gates.not-now");
}

TEST_F(Movement, PartOfAPointMayStayAndMoveLater_S3) {
    table.place("cs-ap-hill", road[0]);
    table.place("cs-dh-hill", road[0]);
    table.play({"cs: take-piece cs-ap-hill", "cs: go " + road[1], "cs: halt"});
    EXPECT_EQ(table.at("cs-dh-hill"), road[0]);
    table.play({"cs: take " + road[0], "cs: go " + road[1]});
    EXPECT_EQ(table.at("cs-dh-hill"), road[1]);
}

TEST_F(Movement, NextStackWaitsForTheOneOnTheMove_S3) {
    table.place("cs-ap-hill", road[0]);
    table.play({"cs: take " + road[0], "cs: go " + road[1]});
    EXPECT_EQ(table.give("cs: take old-tavern"), "gates.not-now");
    EXPECT_EQ(table.give("cs: end-phase"), "gates.stack-moving");
    table.play({"cs: halt"});
    EXPECT_TRUE(table.bears("cs-ap-hill", "moved"));
    EXPECT_THAT(table.candidates("cs", "take"), Not(Contains(road[1])));
    EXPECT_EQ(table.give("cs: take old-tavern"), "");
}

TEST_F(Movement, StackThatIsPutDownUnmovedMayStillMove_S3) {
    table.play({"us: play 42", "cs: take mechanicsville", "cs: leave cs-ap-hill"});
    EXPECT_FALSE(table.bears("cs-ap-hill", "moved"));
    EXPECT_EQ(table.give("cs: take old-tavern"), "") << "the card leaves one stack, which has not moved yet";
    table.play({"cs: halt"});
    EXPECT_EQ(table.give("cs: take mechanicsville"), "gates.not-now");
}

TEST_F(Movement, OnlyAPointBesideIsEntered_S3) {
    table.place("cs-ap-hill", road[0]);
    table.road(road[0], road[2], "none");
    table.play({"cs: take " + road[0]});
    EXPECT_EQ(table.give("cs: go " + road[2]), "gates.not-beside");
}

TEST_F(Movement, RoadThatNobodyToldIsAskedForOnce_S3) {
    table.place("cs-ap-hill", road[0]);
    table.play({"cs: take " + road[0], "cs: go mrs-jordans"});
    EXPECT_EQ(table.asked(), "march-road");
    EXPECT_EQ(table.at("cs-ap-hill"), road[0]);
    table.play({"note road"});
    EXPECT_EQ(table.at("cs-ap-hill"), "mrs-jordans");
    table.play({"cs: go " + road[0]});
    EXPECT_EQ(table.at("cs-ap-hill"), road[0]);
}

TEST_F(Movement, StackStaysWhereTheMapHasNoRoad_S3) {
    table.place("cs-ap-hill", road[0]);
    table.play({"cs: take " + road[0], "cs: go mrs-jordans", "note none"});
    EXPECT_EQ(table.at("cs-ap-hill"), road[0]);
    EXPECT_EQ(table.give("cs: go mrs-jordans"), "gates.not-beside");
    EXPECT_EQ(go_on(), std::pair(4, no_points)) << "asking cost nothing";
}

TEST_F(Movement, PointOfTheEnemyIsEnteredByAttackAlone_S3) {
    table.place("cs-ap-hill", road[0]);
    table.place("us-mccall", road[1]);
    table.play({"cs: take " + road[0]});
    EXPECT_EQ(table.give("cs: go " + road[1]), "gates.enemy-there");
    EXPECT_EQ(table.give("cs: assault " + road[1]), "");
    EXPECT_EQ(table.asked(), "defence");
}

TEST_F(Movement, AttackCostsNoPoint_S3) {
    EXPECT_EQ(go_on_with({"cs-ap-hill"}), std::pair(4, no_points));
    table.place("us-mccall", road[5]);
    EXPECT_EQ(table.give("cs: assault " + road[5]), "");
    EXPECT_EQ(table.asked(), "defence");
}

TEST_F(Movement, PointHoldsAnyNumberOfUnitsOfOneSide_S4) {
    const std::vector<std::string> divisions{"cs-winder", "cs-ewell",  "cs-whiting",
                                             "cs-mclaws", "cs-holmes", "cs-huger"};
    for (const std::string& division : divisions)
        table.place(division, road[1]);
    table.place("cs-ap-hill", road[0]);
    table.play({"cs: take " + road[0], "cs: go " + road[1], "cs: halt"});
    EXPECT_EQ(table.at("cs-ap-hill"), road[1]);
    EXPECT_EQ(table.at("cs-huger"), road[1]);
}

TEST_F(Movement, PointNeverHoldsUnitsOfBothSides_S4) {
    table.place("cs-ap-hill", road[0]);
    table.place("us-dummy-1", road[1]);
    table.play({"cs: take " + road[0]});
    EXPECT_EQ(table.give("cs: go " + road[1]), "gates.enemy-there") << "a dummy keeps others out too";
    EXPECT_THAT(table.candidates("cs", "go"), Not(Contains(road[1])));
}

TEST_F(Movement, NobodyEntersThePointOfAWagon_S4) {
    table.place("us-supply-4", road[1]);
    table.play({"us: correct face us-supply-4 2", "cs: end-phase"});
    table.place("us-cooke", road[0]);
    table.play({"us: take " + road[0]});
    EXPECT_EQ(table.give("us: go " + road[1]), "gates.wagon-there") << "not even to pass through";
}

TEST_F(Movement, WagonEntersNoPointOfOthers_S4) {
    table.place("us-supply-4", road[0]);
    table.play({"us: correct face us-supply-4 2", "cs: end-phase"});
    table.place("us-cooke", road[1]);
    table.play({"us: take " + road[0]});
    EXPECT_EQ(table.give("us: go " + road[1]), "gates.wagon-alone");
}

TEST_F(Movement, DumpSharesItsPoint_S4) {
    table.place("us-supply-4", road[1]);
    table.place("us-mccall", road[0]);
    table.play({"cs: end-phase", "us: take " + road[0], "us: go " + road[1]});
    EXPECT_EQ(table.at("us-mccall"), road[1]);
    EXPECT_EQ(table.at("us-supply-4"), road[1]);
}

} // namespace

} // namespace fielddesk::gates::test
