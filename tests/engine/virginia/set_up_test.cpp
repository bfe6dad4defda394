#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

TEST(VirginiaSetUp, ArmiesStandWhereTheRulebookPutsThem_SetUp) {
    const Table table({});
    EXPECT_EQ(table.at("cs-valley"), "valley-winchester");
    EXPECT_EQ(table.at("cs-overland"), "overland-manassas");
    EXPECT_EQ(table.at("cs-peninsula"), "peninsula-yorktown");
    EXPECT_EQ(table.at("cs-james"), "james-norfolk");
    EXPECT_EQ(table.at("us-valley"), "valley-harpers-ferry");
    EXPECT_EQ(table.at("us-peninsula"), "peninsula-fort-monroe");
    EXPECT_EQ(table.at("us-james"), "james-roanoke-island");
}

TEST(VirginiaSetUp, McClellanIsAtFortMonroeAndCountsForThePeninsulaArmy_SetUp) {
    const Table table({});
    EXPECT_EQ(table.at("mcclellan"), "peninsula-fort-monroe");
    EXPECT_EQ(table.value("us-peninsula"), 4);
}

TEST(VirginiaSetUp, UnionArmiesShowTheirHighestValue_SetUp) {
    const Table table({});
    for (const std::string army : {"us-valley", "us-overland", "us-peninsula", "us-james"})
        EXPECT_EQ(table.position().pieces[table.piece(army)].face, 0) << army;
    EXPECT_EQ(table.value("us-overland"), 3);
}

TEST(VirginiaSetUp, MerrimacIsInHamptonRoadsAndLeeBesideTheBoard_SetUp) {
    const Table table({});
    EXPECT_EQ(table.at("merrimac"), "hampton-roads");
    EXPECT_EQ(table.at("lee"), "beside-board");
}

TEST(VirginiaSetUp, TwoReservesAreInTheBox_SetUp) {
    EXPECT_EQ(Table({}).reserves(), 2);
}

TEST(VirginiaSetUp, FourOf28CardsAreSetAsideUnseen_SetUp_V6) {
    const Table table({}, {}, 28);
    EXPECT_EQ(table.pile("aside"), 4);
    EXPECT_EQ(table.pile("draw"), 24);
    for (const auto& card : table.seen().piles[*table.kit().pile("aside")])
        EXPECT_FALSE(card);
}

TEST(VirginiaSetUp, AppShufflesBeforeFourAreSetAside_SetUp) {
    Table table({}, {{"deck", "app"}}, 28);
    EXPECT_EQ(table.asked(), "set-up");
    EXPECT_EQ(table.pile("draw"), 28);
    EXPECT_FALSE(table.offers("turn"));
    EXPECT_EQ(table.shuffle(), "");
    EXPECT_EQ(table.pile("aside"), 4);
    EXPECT_EQ(table.pile("draw"), 24);
    EXPECT_TRUE(table.offers("turn"));
}

TEST(VirginiaSetUp, ShuffledOrderIsForNobodyToRead_SetUp) {
    Table table({}, {{"deck", "app"}});
    ASSERT_EQ(table.shuffle(), "");
    for (const std::string pile : {"draw", "aside"})
        for (const auto& card : table.seen().piles[*table.kit().pile(pile)])
            EXPECT_FALSE(card) << pile;
    for (const auto& card : table.position().piles[*table.kit().pile("draw")])
        EXPECT_TRUE(card);
    for (const Fact& fact : table.facts())
        if (const auto* given = std::get_if<facts::OrderGiven>(&fact.what)) {
            EXPECT_TRUE(given->arguments.empty());
        }
}

TEST(VirginiaSetUp, NobodySeesACardBeforeTheFirstTurn_SetUp) {
    const Table table({});
    EXPECT_EQ(table.phase(), "reveal");
    EXPECT_EQ(table.track("turn"), 0);
    EXPECT_EQ(table.pile("play") + table.pile("discard"), 0);
}

} // namespace
} // namespace fielddesk::test
