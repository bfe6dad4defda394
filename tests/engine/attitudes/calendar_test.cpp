#include "engine/games/attitudes/calendar.h"

#include <gtest/gtest.h>

// Sections 5, 8.1, 10, 11 and 12: what each day brings, with the day before and the day after.
namespace fielddesk::attitudes {

namespace {

Day on(int month, int day) {
    return day_of(turn_of({month, day}));
}

TEST(AttitudesCalendar, TwentyFiveDaysFromAugust9ToSeptember2_S2) {
    EXPECT_EQ(date_of(1), (Date{8, 9}));
    EXPECT_EQ(date_of(23), (Date{8, 31}));
    EXPECT_EQ(date_of(24), (Date{9, 1}));
    EXPECT_EQ(date_of(last_turn), (Date{9, 2}));
    for (int turn = 1; turn <= last_turn; ++turn)
        EXPECT_EQ(turn_of(date_of(turn)), turn);
}

TEST(AttitudesCalendar, OnlyTheUnionFightsOnTheFirstDay_S11_7) {
    EXPECT_TRUE(on(8, 9).is_union_combat_only);
    EXPECT_FALSE(on(8, 10).is_union_combat_only);
}

TEST(AttitudesCalendar, TheHeatLastsOneDay_S11_8) {
    EXPECT_FALSE(on(8, 9).is_heat);
    EXPECT_TRUE(on(8, 10).is_heat);
    EXPECT_FALSE(on(8, 11).is_heat);
}

TEST(AttitudesCalendar, TheTruceLastsOneDay_S11_9) {
    EXPECT_FALSE(on(8, 10).is_truce);
    EXPECT_TRUE(on(8, 11).is_truce);
    EXPECT_FALSE(on(8, 12).is_truce);
}

TEST(AttitudesCalendar, HalleckHoldsTheUnionUntilAugust22_S11_5) {
    EXPECT_TRUE(on(8, 9).is_held_near_rivers);
    EXPECT_TRUE(on(8, 22).is_held_near_rivers);
    EXPECT_FALSE(on(8, 23).is_held_near_rivers);
}

TEST(AttitudesCalendar, ItRainsOnTwoDays_S11_6) {
    EXPECT_FALSE(on(8, 21).is_rain);
    EXPECT_TRUE(on(8, 22).is_rain);
    EXPECT_TRUE(on(8, 23).is_rain);
    EXPECT_FALSE(on(8, 24).is_rain);
}

TEST(AttitudesCalendar, EventChitsComeFromAugust15On_S10) {
    EXPECT_FALSE(on(8, 14).has_event_chits);
    EXPECT_TRUE(on(8, 15).has_event_chits);
    EXPECT_TRUE(on(9, 2).has_event_chits);
}

TEST(AttitudesCalendar, PopeIsConfidentFromAugust23On_S8_1) {
    EXPECT_FALSE(on(8, 22).is_pope_confident);
    EXPECT_TRUE(on(8, 23).is_pope_confident);
}

TEST(AttitudesCalendar, AlexandriaIsClosedToTheConfederatesInSeptember_S11_3) {
    EXPECT_FALSE(on(8, 31).is_alexandria_safe);
    EXPECT_TRUE(on(9, 1).is_alexandria_safe);
    EXPECT_TRUE(on(9, 2).is_alexandria_safe);
}

TEST(AttitudesCalendar, TwoPlacesCountOnlyBeforeTheirDay_S12) {
    EXPECT_TRUE(on(8, 24).counts_rappahannock);
    EXPECT_FALSE(on(8, 25).counts_rappahannock);
    EXPECT_TRUE(on(8, 26).counts_alexandria);
    EXPECT_FALSE(on(8, 27).counts_alexandria);
}

} // namespace

} // namespace fielddesk::attitudes
