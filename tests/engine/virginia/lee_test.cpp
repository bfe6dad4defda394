#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

const std::string lee_enters = R"({"events": [{"lee": "enters"}], "attacks": 2})";

void enter(Table& table, const std::string& front) {
    table.play(1);
    ASSERT_EQ(table.asked(), "lee-enters");
    ASSERT_EQ(table.choose(front), "");
}

TEST(VirginiaLee, EntersWithTheArmyThatThePlayerNames_Lee) {
    for (const auto& [front, place] :
         {std::pair("valley", "valley-winchester"), std::pair("overland", "overland-manassas"),
          std::pair("peninsula", "peninsula-yorktown"), std::pair("james", "james-norfolk")}) {
        Table table({lee_enters});
        enter(table, front);
        EXPECT_EQ(table.at("lee"), place);
        EXPECT_EQ(table.phase(), "attacks");
        EXPECT_EQ(table.reserves(), 2);
    }
}

TEST(VirginiaLee, OnlyAFrontAnswersWhereHeEnters_Lee) {
    Table table({lee_enters});
    table.play(1);
    EXPECT_EQ(table.choose("west"), "question.open");
    EXPECT_EQ(table.die(3), "question.open");
    EXPECT_EQ(table.resolve(), "question.open");
    EXPECT_EQ(table.choose("james"), "");
}

TEST(VirginiaLee, InPlayAlreadyHeStaysWhereHeIs_Lee) {
    Table table({lee_enters, lee_enters});
    enter(table, "valley");
    table.finish_turn();
    ASSERT_EQ(table.turn(2), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.asked(), "");
    EXPECT_TRUE(table.noted("lee.already-in-play"));
    EXPECT_EQ(table.at("lee"), "valley-winchester");
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaLee, AddsOneToEachAttackOfHisArmyAlone_Lee) {
    Table table({lee_enters});
    enter(table, "valley");
    ASSERT_EQ(table.attack("valley"), "");
    EXPECT_EQ(table.drm(), 1);
    EXPECT_EQ(table.favourable_faces(), 5);
    ASSERT_EQ(table.die(1), "");
    ASSERT_EQ(table.attack("overland"), "");
    EXPECT_EQ(table.drm(), -1); // Centreville's works
}

TEST(VirginiaLee, MovingHimCostsOneReserve_Lee) {
    Table table({lee_enters});
    enter(table, "valley");
    ASSERT_EQ(table.lee("overland"), "");
    EXPECT_EQ(table.at("lee"), "overland-manassas");
    EXPECT_EQ(table.reserves(), 1);
    EXPECT_EQ(table.track("attacks"), 2);
}

TEST(VirginiaLee, MovesOnlyBeforeTheFirstAttackOfTheTurn_Lee) {
    Table table({lee_enters, R"({"attacks": 2})"});
    enter(table, "valley");
    ASSERT_EQ(table.attack("overland"), "");
    ASSERT_EQ(table.die(1), "");
    EXPECT_EQ(table.lee("overland"), "lee.too-late");
    EXPECT_FALSE(table.offers("lee"));
    ASSERT_EQ(table.end(), "");
    table.play(2);
    EXPECT_EQ(table.lee("overland"), "");
}

TEST(VirginiaLee, ReserveAttackIsAnAttackToo_Lee) {
    Table table({lee_enters});
    enter(table, "valley");
    ASSERT_EQ(table.reserve("valley"), "");
    ASSERT_EQ(table.die(1), "");
    EXPECT_EQ(table.lee("overland"), "lee.too-late");
}

TEST(VirginiaLee, CannotMoveBeforeHeIsInPlayOrWithoutAReserveOrToWhereHeIs_Lee) {
    Table table({lee_enters, R"({"events": [{"reserves": -2}]})", "{}"});
    table.play(3);
    EXPECT_EQ(table.lee("valley"), "lee.not-in-play");
    ASSERT_EQ(table.end(), "");
    enter(table, "valley");
    EXPECT_EQ(table.lee("valley"), "lee.already-there");
    EXPECT_THAT(table.offered("lee"), testing::ElementsAre("overland", "peninsula", "james"));
    ASSERT_EQ(table.end(), "");
    table.play(2);
    EXPECT_EQ(table.lee("overland"), "reserve.none");
}

TEST(VirginiaLee, BesideTheBoardHeLeadsNoArmyThatACorrectionPutThere_Lee) {
    Table table({lee_enters, R"({"events": [{"advance": {"army": "cs-valley", "places": 1}}]})"});
    ASSERT_EQ(table.put("cs-valley", "beside-board"), "");
    table.play(2);
    EXPECT_EQ(table.at("lee"), "beside-board");
    EXPECT_EQ(table.lee("overland"), "lee.not-in-play");
}

} // namespace
} // namespace fielddesk::test
