#include "tests/gates/combat_table.h"

#include <gmock/gmock.h>

// 12: real cards in real hands, which their side tells the program of as it draws them.
namespace fielddesk::gates::test {

namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

class GatesToldCards : public GatesCombat {
protected:
    // The numbers of the cards of this hand that the seat knows.
    std::vector<int> known(const std::string& seat, const std::string& side) const {
        std::vector<int> numbers;
        for (const auto& card : table.seen(seat).piles[*table.kit().pile(side + "-hand")])
            if (card) numbers.push_back(table.kit().cards[*card].number);
        return numbers;
    }
};

TEST_F(GatesToldCards, CardThatASideTellsIsReadByItAlone_S12) {
    table.play({"us: hold 38"});
    EXPECT_THAT(known("us", "us"), ElementsAre(38));
    EXPECT_THAT(known("cs", "us"), IsEmpty());
    EXPECT_THAT(known("table", "us"), IsEmpty());
    EXPECT_EQ(table.cards("us-hand"), 10);
    EXPECT_THAT(table.candidates("us", "hold"), Not(Contains("38")));
    EXPECT_THAT(table.candidates("us", "play"), Contains("30"))
        << "what is not told may be there all the same";
}

TEST_F(GatesToldCards, ToldCardIsPlayedOutOfTheHand_S12) {
    table.play({"us: hold 38", "us: hold 6", "us: play 38"});
    EXPECT_THAT(known("us", "us"), ElementsAre(6));
    EXPECT_EQ(table.cards("us-hand"), 9);
    EXPECT_EQ(table.cards("in-force"), 1);
}

TEST_F(GatesToldCards, FullyToldHandHasNothingToTell_S12) {
    for (int number = 1; number <= 10; ++number)
        table.play({"cs: hold " + std::to_string(number)});
    EXPECT_FALSE(table.offers("cs", "hold"));
    EXPECT_EQ(table.candidates("cs", "discard").size(), 10u);
}

// There is one card of each number: the side that shows it last has it.
TEST_F(GatesToldCards, CardThatBothTellIsTheOneWhoToldLast_S12) {
    table.play({"us: hold 38", "us: hold 6", "cs: hold 38"});
    EXPECT_THAT(known("cs", "cs"), ElementsAre(38));
    EXPECT_THAT(known("us", "us"), IsEmpty()) << "told anew";
    EXPECT_EQ(table.cards("us-hand"), 10);
}

TEST_F(GatesToldCards, NothingIsToldWhereTheProgramDeals_S12) {
    GatesTable dealt(std::map<std::string, std::string>{{"deck", "app"}});
    dealt.go_to_move("cs");
    EXPECT_FALSE(dealt.offers("cs", "hold"));
    EXPECT_TRUE(dealt.offers("cs", "play"));
}

// 54 takes a discard: what the side told of its hand before stays told.
TEST_F(GatesToldCards, TakenDiscardLeavesTheHandTold_S12) {
    table.play({"cs: discard 20", "us: hold 38", "us: hold 54", "us: play 54", "us: take-card 20"});
    EXPECT_THAT(known("us", "us"), ElementsAre(38, 20));
    EXPECT_THAT(known("cs", "us"), IsEmpty());
}

} // namespace

} // namespace fielddesk::gates::test
