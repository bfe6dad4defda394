#include "engine/games/attitudes/leadership.h"
#include "engine/games/attitudes/losses.h"
#include "engine/games/attitudes/odds.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

// Sections 8.4, 8.5 and 8.7.
namespace fielddesk::attitudes {

namespace {

int column_of(int attack, int defence) {
    return odds_column({attack, 1}, {defence, 1});
}

TEST(AttitudesOdds, AreRoundedForTheDefender_S8_5) {
    EXPECT_EQ(column_of(4, 3), even_column);
    EXPECT_EQ(column_of(3, 4), even_column - 1);
    EXPECT_EQ(column_of(6, 3), even_column + 1);
    EXPECT_EQ(column_of(5, 3), even_column);
    EXPECT_EQ(column_of(1, 3), even_column - 2);
}

TEST(AttitudesOdds, EndAtOneToFourAndSevenToOne_S8_5) {
    EXPECT_EQ(column_of(1, 9), worst_column);
    EXPECT_EQ(column_of(0, 5), worst_column);
    EXPECT_EQ(column_of(70, 5), best_column);
    EXPECT_EQ(shifted(best_column, {{"shift", 2, "s8-4"}}), best_column);
    EXPECT_EQ(shifted(worst_column, {{"shift", -1, "s8-5"}}), worst_column);
}

// The highest number of whole times that the smaller side is contained in the other, counted one by one.
RC_GTEST_PROP(AttitudesOdds, AreThoseOfCountingByHand_S8_5, ()) {
    const int attack = *rc::gen::inRange(1, 60);
    const int defence = *rc::gen::inRange(1, 60);
    int expected = even_column;
    if (attack >= defence) {
        for (int times = 2; times <= 7 && attack - times * defence >= 0; ++times)
            ++expected;
    } else {
        for (int times = 1; times <= 3 && times * attack < defence; ++times)
            --expected;
    }
    RC_ASSERT(column_of(attack, defence) == expected);
}

TEST(AttitudesOdds, DoublingsAndHalvingsAddUp_S8_5) {
    EXPECT_EQ(counted({6, true, false, false, false, false}), (Fraction{12, 1}));
    EXPECT_EQ(counted({6, true, false, true, false, false}), (Fraction{12, 2}));
    EXPECT_EQ(counted({5, false, false, false, true, true}), (Fraction{5, 4}));
    // 5 halved against 2 is 5 to 4, and no more than 1-1.
    EXPECT_EQ(odds_column(counted({5, false, false, false, true, false}), {2, 1}), even_column);
}

TEST(AttitudesOdds, AlexandriaDoublesTheDefenderAndTakesTheLeadersFromTheAttacker_S11_3) {
    EXPECT_EQ(counted({6, true, false, false, false, false}), (Fraction{12, 1}));
    EXPECT_EQ(leadership_shift({3, 1}, {1, 1}, WholeNumber::Reached, true), 0);
    EXPECT_EQ(leadership_shift({1, 1}, {3, 1}, WholeNumber::Reached, true), -2);
}

TEST(AttitudesLeadership, IsTheLeadersElseTheAverage_S8_4) {
    EXPECT_EQ(rating_of_side({2, 3}, std::nullopt), (Fraction{5, 2}));
    EXPECT_EQ(rating_of_side({2, 3}, 4), (Fraction{4, 1}));
    EXPECT_EQ(rating_of_side({}, std::nullopt), (Fraction{0, 1}));
}

TEST(AttitudesLeadership, ShiftsByTheWholeDifferenceTwoColumnsAtMost_S8_4) {
    EXPECT_EQ(leadership_shift({2, 1}, {1, 1}, WholeNumber::Reached, false), 1);
    EXPECT_EQ(leadership_shift({1, 1}, {3, 1}, WholeNumber::Reached, false), -2);
    EXPECT_EQ(leadership_shift({4, 1}, {1, 1}, WholeNumber::Reached, false), 2);
    EXPECT_EQ(leadership_shift({5, 2}, {2, 1}, WholeNumber::Reached, false), 0);
}

TEST(AttitudesLeadership, ADifferenceThatIsNotWholeIsReadAsThePlayersChose_S8_4) {
    EXPECT_EQ(leadership_shift({5, 2}, {1, 1}, WholeNumber::Reached, false), 1);
    EXPECT_EQ(leadership_shift({5, 2}, {1, 1}, WholeNumber::Exact, false), 0);
    EXPECT_EQ(leadership_shift({4, 2}, {1, 1}, WholeNumber::Exact, false), 1);
}

Force of(int points) {
    Force force;
    force.points = points;
    return force;
}

TEST(AttitudesCasualties, TheSmallerSideIsRoundedDownToAColumn_S8_7) {
    EXPECT_EQ(casualty_column(of(17), of(13)), 12);
    EXPECT_EQ(casualty_column(of(13), of(17)), 12);
    EXPECT_EQ(casualty_column(of(40), of(25)), 18);
    EXPECT_EQ(casualty_column(of(8), of(20)), 7);
    EXPECT_EQ(casualty_column(of(4), of(20)), std::nullopt);
}

TEST(AttitudesCasualties, ADoubledDefenderCountsDoubledAndAHalvedOneInFull_S8_7) {
    Force behind_works = of(6);
    behind_works.is_in_fortifications = true;
    EXPECT_EQ(casualty_column(of(17), behind_works), 12);
    behind_works.is_disrupted = true;
    EXPECT_EQ(casualty_column(of(17), behind_works), 12);
}

} // namespace

} // namespace fielddesk::attitudes
