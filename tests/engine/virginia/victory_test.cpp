#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

TEST(VirginiaVictory, LastCardResolvedWithNeitherCapitalEnteredIsADraw_Victory_V6) {
    Table table({}, {}, 28);
    for (int card = 1; card <= 24; ++card) {
        ASSERT_EQ(table.outcome(), "") << card;
        ASSERT_EQ(table.turn(card), "") << card;
        ASSERT_EQ(table.outcome(), "") << card;
        ASSERT_EQ(table.end(), "") << card;
    }
    EXPECT_EQ(table.outcome(), "victory.draw");
    EXPECT_FALSE(table.position().outcome->winner);
    EXPECT_EQ(table.pile("discard"), 24);
    EXPECT_EQ(table.turn(25), "game.over");
}

TEST(VirginiaVictory, LastCardIsPlayedOutWithItsAttacks_Victory) {
    Table table({R"({"attacks": 1})"}, {}, 5);
    table.face("valley", "valley-washington");
    ASSERT_EQ(table.put("lee", "valley-south-mountain"), "");
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    ASSERT_EQ(table.die(6), "");
    EXPECT_EQ(table.outcome(), "victory.washington");
}

TEST(VirginiaVictory, UnionWinsTheInstantItEntersRichmond_Victory) {
    Table table({R"({"advances": [{"army": "us-overland"}, {"army": "us-valley"}], "attacks": 3})"});
    table.face("overland", "overland-hanover-junction");
    table.play(1);
    ASSERT_EQ(table.die(1), "");
    EXPECT_EQ(table.outcome(), "victory.richmond");
    EXPECT_EQ(table.position().outcome->winner, *table.kit().side("us"));
    EXPECT_TRUE(table.rules().offers(table.seen(), Seat::table()).empty());
    EXPECT_EQ(table.resolve(), "game.over");
    EXPECT_EQ(table.at("us-valley"), "valley-harpers-ferry");
}

TEST(VirginiaVictory, ConfederateWinsTheInstantItEntersWashington_Victory) {
    Table table({R"({"attacks": 3})"});
    table.face("overland", "overland-washington");
    ASSERT_EQ(table.put("lee", "overland-centreville"), "");
    table.play(1);
    ASSERT_EQ(table.attack("overland"), "");
    ASSERT_EQ(table.die(6), "");
    EXPECT_EQ(table.outcome(), "victory.washington");
    EXPECT_EQ(table.position().outcome->winner, *table.kit().side("cs"));
    EXPECT_EQ(table.attack("valley"), "game.over");
}

TEST(VirginiaVictory, EndsOfThePeninsulaAndTheJamesAreNoCapitals_Victory) {
    Table table({});
    ASSERT_EQ(table.put("cs-peninsula", "peninsula-fort-monroe"), "");
    ASSERT_EQ(table.put("cs-james", "james-roanoke-island"), "");
    EXPECT_EQ(table.outcome(), "");
}

} // namespace
} // namespace fielddesk::test
