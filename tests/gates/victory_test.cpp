#include "tests/gates/gates_table.h"

#include <gtest/gtest.h>

// 13: who has won.
namespace fielddesk::gates::test {

namespace {

class Victory : public ::testing::Test {
protected:
    // What a side would win by, "" while nobody has; and by whom.
    std::string reason() const {
        return table.whole().outcome ? std::string(table.whole().outcome->reason.text()) : std::string();
    }
    bool has_won(const std::string& side) const {
        return table.whole().outcome && table.whole().outcome->winner == table.kit().side(side);
    }

    GatesTable table;
};

TEST_F(Victory, ConfederatesWinWithRealUnitsInBothBases_S13) {
    table.go_to_move("cs");
    table.place("us-supply-4", "dispatch-station");
    table.place("cs-stuart", "harrisons-landing");
    table.place("cs-ap-hill", "tucker-town");
    table.road("tucker-town", "white-house");
    table.play({"cs: take tucker-town"});
    EXPECT_EQ(reason(), "") << "one base alone is not enough";
    table.play({"cs: go white-house"});
    EXPECT_EQ(reason(), "gates.bases-taken");
    EXPECT_TRUE(has_won("cs"));
}

TEST_F(Victory, ConfederateDummiesAndLeadersHoldNoBase_S13) {
    table.go_to_move("cs");
    table.place("us-supply-4", "dispatch-station");
    table.place("cs-stuart", "harrisons-landing");
    table.place("cs-dummy-cavalry-1", "white-house");
    EXPECT_EQ(reason(), "");
    table.place("cs-lee", "white-house");
    EXPECT_EQ(reason(), "");
    table.place("cs-longstreet-division", "white-house");
    EXPECT_EQ(reason(), "gates.bases-taken");
}

TEST_F(Victory, UnionWinsWithARealUnitInRichmond_S13) {
    table.go_to_move("us");
    table.place("us-cooke", "fort-3");
    table.road("fort-3", "richmond");
    table.play({"us: take fort-3", "us: go richmond"});
    EXPECT_EQ(reason(), "gates.richmond-taken");
    EXPECT_TRUE(has_won("us"));
    EXPECT_EQ(table.give("us: halt"), "game.over");
}

TEST_F(Victory, UnionDummiesAndLeadersDoNotTakeRichmond_S13) {
    table.go_to_move("us");
    table.place("us-dummy-1", "fort-3");
    table.place("us-sumner", "fort-3");
    table.road("fort-3", "richmond");
    table.play({"us: take fort-3", "us: go richmond", "us: halt"});
    EXPECT_EQ(table.at("us-sumner"), "richmond");
    EXPECT_EQ(reason(), "");
}

TEST_F(Victory, NobodyWinsWhenTheTwelfthTurnEnds_S13) {
    table.go_to_move("us");
    table.play({"correct track turn 12"});
    EXPECT_EQ(reason(), "");
    table.play({"us: end-phase"});
    EXPECT_EQ(reason(), "gates.draw");
    EXPECT_EQ(table.whole().outcome->winner, std::nullopt);
}

TEST_F(Victory, GameGoesOnAfterTheEleventhTurn_S13) {
    table.go_to_move("us");
    table.play({"correct track turn 11", "us: end-phase"});
    EXPECT_EQ(reason(), "");
    EXPECT_EQ(table.turn(), 12);
    EXPECT_EQ(table.phase(), "supply");
}

} // namespace

} // namespace fielddesk::gates::test
