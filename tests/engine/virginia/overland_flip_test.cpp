#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

TEST(VirginiaOverlandFlip, TwoWhileTheValleyArmyIsInHarpersFerryThreeSouthOfIt_OverlandFlip_V5) {
    Table table({R"({"attacks": 1})", R"({"advances": [{"army": "us-valley"}]})"});
    EXPECT_EQ(table.value("us-overland"), 3);
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    ASSERT_EQ(table.die(6), "");
    EXPECT_EQ(table.at("cs-valley"), "valley-harpers-ferry");
    EXPECT_EQ(table.value("us-overland"), 2);
    ASSERT_EQ(table.end(), "");
    table.play(2);
    EXPECT_EQ(table.at("cs-valley"), "valley-winchester");
    EXPECT_EQ(table.value("us-overland"), 3);
}

TEST(VirginiaOverlandFlip, AlsoTwoInSouthMountain_OverlandFlip) {
    Table table({R"({"attacks": 2})"});
    table.play(1);
    for (const int times : {1, 2}) {
        ASSERT_EQ(table.attack("valley"), "") << times;
        ASSERT_EQ(table.die(6), "") << times;
    }
    EXPECT_EQ(table.at("cs-valley"), "valley-south-mountain");
    EXPECT_EQ(table.value("us-overland"), 2);
}

TEST(VirginiaOverlandFlip, CardsAdvanceAndRetreatTurnItOverToo_OverlandFlip) {
    Table table({R"({"events": [{"advance": {"army": "cs-valley", "places": 1}}]})",
                 R"({"events": [{"retreat": {"army": "cs-valley", "places": 1}}]})"});
    table.play(1);
    EXPECT_EQ(table.value("us-overland"), 2);
    table.finish_turn();
    table.play(2);
    EXPECT_EQ(table.value("us-overland"), 3);
}

TEST(VirginiaOverlandFlip, FollowsACorrectionOfTheValleyArmy_OverlandFlip_V5) {
    Table table({});
    ASSERT_EQ(table.put("us-valley", "valley-south-mountain"), "");
    EXPECT_EQ(table.value("us-overland"), 3);
    ASSERT_EQ(table.put("cs-valley", "valley-harpers-ferry"), "");
    EXPECT_EQ(table.value("us-overland"), 2);
    ASSERT_EQ(table.put("cs-valley", "valley-winchester"), "");
    EXPECT_EQ(table.value("us-overland"), 3);
}

TEST(VirginiaOverlandFlip, McClellanAddsToTheReducedValue_McClellan) {
    Table table({});
    ASSERT_EQ(table.put("mcclellan", "overland-centreville"), "");
    ASSERT_EQ(table.put("cs-valley", "valley-harpers-ferry"), "");
    EXPECT_EQ(table.value("us-overland"), 3);
}

TEST(VirginiaOverlandFlip, FaceThatACardOrderedOutlastsTheMovesOfOtherArmies_Cards) {
    Table table({R"({"events": [{"flip": {"army": "us-overland", "face": "reduced"}}], "attacks": 2})"});
    table.play(1);
    ASSERT_EQ(table.attack("overland"), "");
    ASSERT_EQ(table.die(6), "");
    EXPECT_EQ(table.at("cs-overland"), "overland-centreville");
    EXPECT_EQ(table.value("us-overland"), 2);
}

} // namespace
} // namespace fielddesk::test
