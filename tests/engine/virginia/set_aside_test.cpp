#include "engine/kit/json.h"
#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

std::string returns(int count) {
    return Json{{"events", {{{"set-aside", count}}}}}.dump();
}

TEST(VirginiaSetAside, CardsReturnToTheDrawPileOnTheTable_SetUp) {
    for (int count = 1; count <= 4; ++count) {
        Table table({returns(count)});
        table.play(1);
        EXPECT_EQ(table.pile("aside"), 4 - count) << count;
        EXPECT_EQ(table.pile("draw"), 5 + count) << count;
        EXPECT_TRUE(table.asked().empty());
        EXPECT_EQ(table.phase(), "attacks");
    }
}

TEST(VirginiaSetAside, CardsReturnAndTheAppShuffles_SetUp) {
    for (int count = 1; count <= 4; ++count) {
        Table table(Words(10, returns(count)), {{"deck", "app"}});
        ASSERT_EQ(table.shuffle(), "");
        ASSERT_EQ(table.turn(), "");
        ASSERT_EQ(table.resolve(), "");
        ASSERT_EQ(table.asked(), "set-aside-returns");
        ASSERT_EQ(table.shuffle(), "");
        EXPECT_EQ(table.pile("aside"), 4 - count) << count;
        EXPECT_EQ(table.pile("draw"), 5 + count) << count;
        EXPECT_EQ(table.phase(), "attacks");
    }
}

TEST(VirginiaSetAside, OnlyWhatIsLeftReturnsAndThenNothing_SetUp) {
    Table table({returns(3), returns(3), returns(3)});
    table.play(1);
    table.finish_turn();
    table.play(2);
    EXPECT_EQ(table.pile("aside"), 0);
    EXPECT_EQ(table.pile("draw"), 8);
    table.finish_turn();
    ASSERT_EQ(table.turn(3), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_TRUE(table.noted("set-aside.none"));
    EXPECT_EQ(table.pile("draw"), 7);
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaSetAside, NothingLeftAsksForNoShuffle_SetUp) {
    Table table(Words(10, returns(4)), {{"deck", "app"}});
    ASSERT_EQ(table.shuffle(), "");
    ASSERT_EQ(table.turn(), "");
    ASSERT_EQ(table.resolve(), "");
    ASSERT_EQ(table.shuffle(), "");
    ASSERT_EQ(table.end(), "");
    ASSERT_EQ(table.turn(), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaSetAside, ShuffleGivesBackTheVeryCardsOnceEach_SetUp) {
    Table table({}, {{"deck", "app"}}, 6);
    Arguments cards;
    for (int number = 1; number <= 6; ++number)
        cards.emplace_back(*table.kit().card_numbered(number));
    Arguments twice = cards;
    twice.back() = twice.front();
    Arguments short_one(cards.begin(), cards.end() - 1);
    EXPECT_EQ(table.give(verbs::shuffled, twice), "shuffle.cards");
    EXPECT_EQ(table.give(verbs::shuffled, short_one), "shuffle.cards");
    EXPECT_EQ(table.give(verbs::shuffled, cards), "");
    EXPECT_EQ(table.give(verbs::shuffled, cards), "shuffle.not-asked");
}

TEST(VirginiaSetAside, CardsReturnedOnTheLastTurnLengthenTheGame_Victory) {
    Table table({returns(2)}, {}, 5); // one card to draw
    ASSERT_EQ(table.pile("draw"), 1);
    table.play(1);
    EXPECT_EQ(table.pile("draw"), 2);
    ASSERT_EQ(table.end(), "");
    EXPECT_EQ(table.outcome(), "");
    for (const int card : {2, 3}) {
        ASSERT_EQ(table.turn(card), "");
        ASSERT_EQ(table.end(), "");
    }
    EXPECT_EQ(table.outcome(), "victory.draw");
}

} // namespace
} // namespace fielddesk::test
