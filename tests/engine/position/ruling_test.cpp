#include "engine/position/ruling.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace fielddesk::test {
namespace {

Ruling ruling_of(Comparison comparison, int target, int drm) {
    Ruling ruling;
    ruling.comparison = comparison;
    ruling.target = {{"value.army", target, ""}};
    if (drm != 0) ruling.drm = {{"drm.card", drm, ""}};
    return ruling;
}

TEST(Ruling, AdvanceSucceedsAtTheValueOrBelow) {
    const Ruling ruling = ruling_of(Comparison::AtMost, 4, 0);
    EXPECT_TRUE(succeeds(ruling, 4));
    EXPECT_FALSE(succeeds(ruling, 5));
    EXPECT_EQ(chance_of(ruling), (Fraction{4, 6}));
}

TEST(Ruling, AttackMustExceedTheValue) {
    const Ruling ruling = ruling_of(Comparison::MoreThan, 3, 0);
    EXPECT_FALSE(succeeds(ruling, 3));
    EXPECT_TRUE(succeeds(ruling, 4));
    EXPECT_EQ(chance_of(ruling), (Fraction{3, 6}));
}

TEST(Ruling, ChanceIsNeverBelowNoneOrAboveAll) {
    EXPECT_EQ(chance_of(ruling_of(Comparison::MoreThan, 6, 0)), (Fraction{0, 6}));
    EXPECT_EQ(chance_of(ruling_of(Comparison::MoreThan, 1, 9)), (Fraction{6, 6}));
    EXPECT_EQ(chance_of(ruling_of(Comparison::AtMost, -3, 0)), (Fraction{0, 6}));
}

TEST(Ruling, ChanceIsNotReduced) {
    EXPECT_EQ(chance_of(ruling_of(Comparison::AtMost, 2, 0)), (Fraction{2, 6}));
    EXPECT_NE(chance_of(ruling_of(Comparison::AtMost, 2, 0)), (Fraction{1, 3}));
}

TEST(Ruling, TotalAddsWhatIsThere) {
    EXPECT_EQ(total({}), 0);
    EXPECT_EQ(total({{"a", -1, ""}, {"b", -1, ""}, {"c", 3, ""}}), 1);
}

// A closed form, worked out another way than by counting faces.
RC_GTEST_PROP(RulingProperty, ChanceAgreesWithTheArithmetic, ()) {
    const int sides = *rc::gen::inRange(1, 21);
    const int target = *rc::gen::inRange(-10, 30);
    const int drm = *rc::gen::inRange(-10, 11);
    const int at_most = std::clamp(target - drm, 0, sides);
    RC_ASSERT(chance_of(ruling_of(Comparison::AtMost, target, drm), sides) == (Fraction{at_most, sides}));
    RC_ASSERT(chance_of(ruling_of(Comparison::MoreThan, target, drm), sides) ==
              (Fraction{sides - at_most, sides}));
}

RC_GTEST_PROP(RulingProperty, EachFaceEitherAdvancesOrExceeds, ()) {
    const int target = *rc::gen::inRange(-10, 30);
    const int drm = *rc::gen::inRange(-10, 11);
    const int face = *rc::gen::inRange(1, 7);
    RC_ASSERT(succeeds(ruling_of(Comparison::AtMost, target, drm), face) !=
              succeeds(ruling_of(Comparison::MoreThan, target, drm), face));
}

} // namespace
} // namespace fielddesk::test
