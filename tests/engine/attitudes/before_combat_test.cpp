#include "engine/games/attitudes/retreat_before.h"

#include <gtest/gtest.h>

// Sections 8.1 and 11.2.
namespace fielddesk::attitudes {

namespace {

const Day august_22 = day_of(turn_of({8, 22}));
const Day august_23 = day_of(turn_of({8, 23}));

TEST(AttitudesRetreatBefore, InfantryNeedsAThree_S8_1) {
    EXPECT_FALSE(succeeds(retreat_ruling({}, august_22), 2));
    EXPECT_TRUE(succeeds(retreat_ruling({}, august_22), 3));
    EXPECT_EQ(retreat_ruling({}, august_22).chance, (Fraction{4, 6}));
}

TEST(AttitudesRetreatBefore, ARiverHelpsAndPopeHindersFromAugust23On_S8_1) {
    Target target;
    target.is_over_river = true;
    EXPECT_TRUE(succeeds(retreat_ruling(target, august_23), 2));
    target.is_with_pope = true;
    EXPECT_FALSE(succeeds(retreat_ruling(target, august_23), 2));
    EXPECT_TRUE(succeeds(retreat_ruling(target, august_22), 2));
    target.is_over_river = false;
    EXPECT_FALSE(succeeds(retreat_ruling(target, august_23), 3));
}

TEST(AttitudesRetreatBefore, InfantryRollsAndOthersJustGo_S8_1) {
    EXPECT_EQ(escape_of(Arm::Infantry, false), Escape::Rolls);
    EXPECT_EQ(escape_of(Arm::Cavalry, false), Escape::Automatic);
    EXPECT_EQ(escape_of(Arm::Leader, false), Escape::Automatic);
}

TEST(AttitudesRetreatBefore, FromCavalryAloneOnlyALeaderGoes_S8_1) {
    EXPECT_EQ(escape_of(Arm::Infantry, true), Escape::No);
    EXPECT_EQ(escape_of(Arm::Cavalry, true), Escape::No);
    EXPECT_EQ(escape_of(Arm::Leader, true), Escape::Automatic);
}

TEST(AttitudesRetreatBefore, AGarrisonNeverGoes_S11_4) {
    EXPECT_EQ(escape_of(Arm::Garrison, false), Escape::No);
    EXPECT_EQ(escape_of(Arm::Garrison, true), Escape::No);
}

TEST(AttitudesDetermination, IsRolledForByThoseOnTheListAlone_S11_2) {
    EXPECT_TRUE(needs_determination({1, 0, false}));
    EXPECT_TRUE(needs_determination({2, 0, false}));
    EXPECT_FALSE(needs_determination({1, 1, false}));
    EXPECT_FALSE(needs_determination({1, 0, true}));
    EXPECT_FALSE(needs_determination({0, 2, false}));
}

} // namespace

} // namespace fielddesk::attitudes
