#include "engine/kit/json.h"
#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

std::string reserves(int change) {
    return Json{{"events", {{{"reserves", change}}}}, {"attacks", 1}}.dump();
}

TEST(VirginiaReserves, AttackWithoutAnAttackOfTheCard_Reserves) {
    Table table({});
    table.play(1);
    EXPECT_EQ(table.track("attacks"), 0);
    ASSERT_EQ(table.reserve("valley"), "");
    EXPECT_EQ(table.reserves(), 1);
    ASSERT_EQ(table.die(3), "");
    EXPECT_EQ(table.at("cs-valley"), "valley-harpers-ferry");
}

TEST(VirginiaReserves, AnyNumberInATurnOnAnyTargets_Reserves) {
    Table table({reserves(2)});
    table.play(1);
    ASSERT_EQ(table.reserves(), 4);
    for (const std::string front : {"valley", "valley", "overland", "valley"}) {
        ASSERT_EQ(table.reserve(front), "") << front;
        ASSERT_EQ(table.die(1), "") << front;
    }
    EXPECT_EQ(table.reserves(), 0);
    EXPECT_EQ(table.reserve("valley"), "reserve.none");
    EXPECT_FALSE(table.offers("reserve"));
    EXPECT_TRUE(table.offers("attack"));
}

TEST(VirginiaReserves, UsedMarkersAreOffTheBoardUntilACardReturnsThem_Reserves) {
    Table table({"{}", "{}", reserves(1)});
    table.play(1);
    for (const int times : {1, 2}) {
        ASSERT_EQ(table.reserve("valley"), "") << times;
        ASSERT_EQ(table.die(1), "") << times;
    }
    ASSERT_EQ(table.end(), "");
    table.play(2);
    EXPECT_EQ(table.reserve("valley"), "reserve.none");
    ASSERT_EQ(table.end(), "");
    table.play(3);
    EXPECT_EQ(table.reserves(), 1);
    EXPECT_EQ(table.reserve("valley"), "");
}

TEST(VirginiaReserves, UnusedMarkersStayForTheNextTurn_Reserves) {
    Table table({});
    table.play(1);
    ASSERT_EQ(table.end(), "");
    EXPECT_EQ(table.reserves(), 2);
}

TEST(VirginiaReserves, NoMoreEnterThanThereAreMarkers_Cards) {
    Table table({reserves(6)});
    ASSERT_EQ(table.turn(1), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.reserves(), 4);
    EXPECT_TRUE(table.noted("reserves.no-more"));
}

TEST(VirginiaReserves, NoMoreAreLostThanAreInTheBox_Cards) {
    Table table({reserves(-6)});
    ASSERT_EQ(table.turn(1), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.reserves(), 0);
    EXPECT_TRUE(table.noted("reserves.no-more"));
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaReserves, LosingOneLeavesTheOther_Cards) {
    Table table({reserves(-1)});
    table.play(1);
    EXPECT_EQ(table.reserves(), 1);
}

TEST(VirginiaReserves, RefusedReserveAttackCostsNothing_Reserves) {
    Table table({});
    table.play(1);
    EXPECT_EQ(table.reserve("james"), "attack.base");
    EXPECT_EQ(table.reserves(), 2);
}

} // namespace
} // namespace fielddesk::test
