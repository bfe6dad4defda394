#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

TEST(VirginiaLeaders, LeeGoesForwardWithAWinningAttack_Leaders) {
    Table table({R"({"attacks": 2})"});
    ASSERT_EQ(table.put("lee", "valley-winchester"), "");
    table.play(1);
    for (const std::string place : {"valley-harpers-ferry", "valley-south-mountain"}) {
        ASSERT_EQ(table.attack("valley"), "");
        ASSERT_EQ(table.die(6), "");
        EXPECT_EQ(table.at("cs-valley"), place);
        EXPECT_EQ(table.at("lee"), place);
    }
}

TEST(VirginiaLeaders, LeeIsPushedBackWithHisArmyByAUnionAdvance_Leaders) {
    Table table({R"({"advances": [{"army": "us-valley", "places": 2}]})"});
    ASSERT_EQ(table.put("lee", "valley-winchester"), "");
    table.play(1);
    EXPECT_EQ(table.at("cs-valley"), "valley-harrisonburg");
    EXPECT_EQ(table.at("lee"), "valley-harrisonburg");
}

TEST(VirginiaLeaders, LeeRetreatsByACardWithHisArmy_Leaders) {
    Table table({R"({"events": [{"retreat": {"army": "cs-james", "places": 2}}]})"});
    ASSERT_EQ(table.put("lee", "james-norfolk"), "");
    table.play(1);
    EXPECT_EQ(table.at("cs-james"), "james-petersburg");
    EXPECT_EQ(table.at("lee"), "james-petersburg");
}

TEST(VirginiaLeaders, LeeStaysWhenAnotherArmyMoves_Leaders) {
    Table table({R"({"events": [{"retreat": {"army": "cs-james", "places": 1}}]})"});
    ASSERT_EQ(table.put("lee", "valley-winchester"), "");
    table.play(1);
    EXPECT_EQ(table.at("lee"), "valley-winchester");
}

TEST(VirginiaLeaders, McClellanIsPushedBackWithHisArmy_McClellan) {
    Table table({R"({"attacks": 1})"});
    table.face("peninsula", "peninsula-yorktown");
    table.play(1);
    ASSERT_EQ(table.attack("peninsula"), "");
    ASSERT_EQ(table.die(6), "");
    EXPECT_EQ(table.at("us-peninsula"), "peninsula-fort-monroe");
    EXPECT_EQ(table.at("mcclellan"), "peninsula-fort-monroe");
}

TEST(VirginiaLeaders, McClellanRetreatsByACardWithHisArmy_McClellan) {
    Table table({R"({"events": [{"retreat": {"army": "us-peninsula", "places": 1}}]})"});
    table.face("peninsula", "peninsula-williamsburg");
    table.play(1);
    EXPECT_EQ(table.at("mcclellan"), "peninsula-yorktown");
}

TEST(VirginiaLeaders, McClellanFollowsIntoThePlaceThatTheConfederatesLeave_KeyConcepts) {
    Table table({R"({"events": [{"retreat": {"army": "cs-peninsula", "places": 1}}]})"});
    table.play(1);
    EXPECT_EQ(table.at("us-peninsula"), "peninsula-yorktown");
    EXPECT_EQ(table.at("mcclellan"), "peninsula-yorktown");
}

TEST(VirginiaLeaders, McClellanChangesFrontByACardAndTakesHisBonusAlong_McClellan) {
    Table table({R"({"events": [{"mcclellan": "us-overland"}]})"});
    table.play(1);
    EXPECT_EQ(table.at("mcclellan"), "overland-centreville");
    EXPECT_EQ(table.value("us-overland"), 4);
    EXPECT_EQ(table.value("us-peninsula"), 3);
}

TEST(VirginiaLeaders, McClellanSentToWhereHeIsStays_McClellan) {
    Table table({R"({"events": [{"mcclellan": "us-peninsula"}]})"});
    ASSERT_EQ(table.turn(1), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_TRUE(table.noted("mcclellan.already-there"));
    EXPECT_EQ(table.at("mcclellan"), "peninsula-fort-monroe");
}

TEST(VirginiaLeaders, NeitherCountsForTheResultOfABattle_KeyConcepts) {
    Table table({R"({"events": [{"attack-drm": {"value": 2}}, {"battle": {"results": [
        {"from": 1, "to": 3, "events": [{"reserves": 1}]},
        {"from": 4, "to": 6, "events": [{"reserves": -1}]}]}}]})"});
    ASSERT_EQ(table.put("lee", "peninsula-yorktown"), "");
    table.play(1);
    ASSERT_EQ(table.asked(), "battle");
    EXPECT_FALSE(table.desk().ruling);
    ASSERT_EQ(table.die(3), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.reserves(), 3);
}

TEST(VirginiaLeaders, LeeCountsForTheAttacksOnABattleCard_KeyConcepts) {
    Table table(
        {R"({"events": [{"battle": {"results": [{"from": 1, "to": 6, "events": []}]}}], "attacks": 1})"});
    ASSERT_EQ(table.put("lee", "valley-winchester"), "");
    table.play(1);
    ASSERT_EQ(table.die(1), "");
    ASSERT_EQ(table.attack("valley"), "");
    EXPECT_EQ(table.drm(), 1);
}

TEST(VirginiaLeaders, McClellanCountsForTheRolledAdvanceOnABattleCard_KeyConcepts) {
    Table table({R"({"events": [{"battle": {"results": [{"from": 1, "to": 6, "events": []}]}}],
                     "advances": [{"army": "us-peninsula", "roll": true}]})"});
    table.play(1);
    ASSERT_EQ(table.die(1), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.favourable_faces(), 4);
}

} // namespace
} // namespace fielddesk::test
