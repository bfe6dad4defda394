#include "engine/games/attitudes/victory.h"

#include <gtest/gtest.h>

// Section 12.
namespace fielddesk::attitudes {

namespace {

TEST(AttitudesVictory, ALargeSideThatIsBrokenAloneEarnsTheOtherPoints_S12) {
    EXPECT_EQ(combat_points({7, true}, {20, false}), 0);
    EXPECT_EQ(combat_points({8, true}, {20, false}), 1);
    EXPECT_EQ(combat_points({15, true}, {20, false}), 1);
    EXPECT_EQ(combat_points({16, true}, {20, false}), 2);
}

TEST(AttitudesVictory, NobodyEarnsWhereBothAreBrokenOrNeither_S12) {
    EXPECT_EQ(combat_points({16, true}, {16, true}), 0);
    EXPECT_EQ(combat_points({16, false}, {16, false}), 0);
}

TEST(AttitudesVictory, TwoCitiesCountWhenTheGameEnds_S12) {
    EXPECT_EQ(final_points({false, false}), 0);
    EXPECT_EQ(final_points({true, false}), 1);
    EXPECT_EQ(final_points({true, true}), 2);
}

TEST(AttitudesVictory, TheConfederatesNeedALeadOfSix_S12) {
    EXPECT_TRUE(confederates_win(9, 3));
    EXPECT_FALSE(confederates_win(8, 3));
    EXPECT_TRUE(confederates_win(6, 0));
    EXPECT_FALSE(confederates_win(0, 9));
}

} // namespace

} // namespace fielddesk::attitudes
