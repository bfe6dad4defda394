#include "engine/core/joined.h"
#include "engine/core/result.h"
#include "engine/core/seat.h"

#include <gtest/gtest.h>

namespace fielddesk::test {
namespace {

TEST(Code, HoldsUpTo39Characters) {
    const std::string longest(39, 'x');
    EXPECT_TRUE(Code::fits(longest));
    EXPECT_EQ(Code(longest).text(), longest);
    EXPECT_FALSE(Code::fits(longest + "x"));
    EXPECT_THROW(Code(longest + "x"), std::length_error);
}

TEST(Code, IsComparedByItsText) {
    EXPECT_EQ(Code("lee"), Code(std::string("lee")));
    EXPECT_NE(Code("lee"), Code("leeward"));
    EXPECT_LT(Code("james"), Code("valley"));
    EXPECT_TRUE(Code().empty());
    EXPECT_EQ(Code(), Code(""));
}

TEST(Joined, WordsHaveTheTextBetweenThemAndNotAroundThem) {
    EXPECT_EQ(joined({}), "");
    EXPECT_EQ(joined({"lee"}), "lee");
    EXPECT_EQ(joined({"lee", "jackson", "hill"}), "lee, jackson, hill");
    EXPECT_EQ(joined({"", "lee", ""}, "|"), "|lee|");
    const auto text = [](int number) { return std::to_string(number); };
    EXPECT_EQ(joined(std::vector<int>{4, 1, 6}, " ", text), "4 1 6");
}

TEST(Seat, TableIsNoSide) {
    EXPECT_TRUE(Seat::table().is_table());
    EXPECT_FALSE(Seat::table().side());
    EXPECT_NE(Seat::table(), Seat::of(SideId{0}));
    EXPECT_NE(Seat::of(SideId{1}), Seat::of(SideId{0}));
}

TEST(Audience, EveryoneIncludesEachSeatAndTheVaultNone) {
    for (const Seat seat : {Seat::table(), Seat::of(SideId{0}), Seat::of(SideId{1})}) {
        EXPECT_TRUE(Audience::everyone().includes(seat));
        EXPECT_FALSE(Audience::vault().includes(seat));
    }
}

TEST(Audience, OneSideIncludesThatSeatAlone) {
    const Audience audience = Audience::only(SideId{1});
    EXPECT_TRUE(audience.includes(Seat::of(SideId{1})));
    EXPECT_FALSE(audience.includes(Seat::of(SideId{0})));
    EXPECT_FALSE(audience.includes(Seat::table()));
}

TEST(IdVector, GivesTheIdOfWhatWasAdded) {
    IdVector<CardId, int> numbers;
    EXPECT_EQ(numbers.push_back(7), CardId{0});
    EXPECT_EQ(numbers.push_back(8), CardId{1});
    EXPECT_EQ(numbers[CardId{1}], 8);
    EXPECT_TRUE(numbers.contains(CardId{1}));
    EXPECT_FALSE(numbers.contains(CardId{2}));
}

TEST(Result, RefusalKeepsCodeSectionAndSubjects) {
    const Result<int> result = refuse("attack.base", "bases", {Code("james")});
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error(), (Refusal{"attack.base", "bases", {Code("james")}, ""}));
    const Result<int> foreign = refuse_with("journal.damaged", "disk full");
    EXPECT_EQ(foreign.error().detail, "disk full");
}

} // namespace
} // namespace fielddesk::test
