#include "app/card_reader.h"
#include "app/library.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace fielddesk {
namespace {

using hardware::Tag;

TEST(TagBook, ATagIsOfOneCardAndACardHasOneTag) {
    TagBook book;
    EXPECT_EQ(book.learn({"04A1B2C3"}, 13), std::nullopt);
    EXPECT_EQ(book.learn({"04A1B2C3"}, 14), 13);
    EXPECT_FALSE(book.has(14));
    EXPECT_EQ(book.learn({"04A1B2C3"}, 13), std::nullopt);
    EXPECT_EQ(book.learn({"DEADBEEF"}, 13), std::nullopt);
    EXPECT_EQ(book.card_of({"04A1B2C3"}), std::nullopt);
    EXPECT_EQ(book.card_of({"DEADBEEF"}), 13);
    book.forget(13);
    EXPECT_EQ(book.card_of({"DEADBEEF"}), std::nullopt);
}

TEST(TagBook, AWedgeFindsWhatAReaderLearnedAndTheOtherWayRound) {
    TagBook book;
    book.learn({"100086F444"}, 1);
    EXPECT_EQ(book.card_of({"0086F444"}), 1);
    EXPECT_EQ(book.learn({"0086F444"}, 2), 1);
    book.forget_all();
    book.learn({"0086F444"}, 2);
    EXPECT_EQ(book.card_of({"100086F444"}), 2);
    EXPECT_EQ(book.card_of({"0486F444"}), std::nullopt);
}

RC_GTEST_PROP(TagBook, IsReadAsItWasWritten, ()) {
    TagBook book;
    for (const std::uint32_t number : *rc::gen::arbitrary<std::vector<std::uint32_t>>()) {
        char digits[9];
        std::snprintf(digits, sizeof digits, "%08X", number);
        book.learn({digits}, static_cast<int>(number % 100));
    }
    const auto read = TagBook::read(book.text());
    RC_ASSERT(read.has_value());
    RC_ASSERT(read->text() == book.text());
}

TEST(TagBook, WhatIsNoBookIsRefusedWithWhatStoodThere) {
    for (const char* text :
         {"", "[]", "{", "{\"format\": 2, \"tags\": {}}", "{\"format\": 1}", "{\"format\": 1, \"tags\": []}",
          "{\"format\": 1, \"tags\": {\"04a1b2c3\": 1}}", "{\"format\": 1, \"tags\": {\"04A1\": 1}}",
          "{\"format\": 1, \"tags\": {\"04A1B2C3\": \"1\"}}", "{\"format\": 1, \"tags\": {\"04A1B2C3\": -1}}",
          "{\"format\": 1, \"tags\": {\"04A1B2C3\": 99999999999}}",
          "{\"format\": 1, \"tags\": {\"04A1B2C3\": 1, \"DEADBEEF\": 1}}"}) {
        const auto book = TagBook::read(text);
        ASSERT_FALSE(book) << text;
        EXPECT_EQ(book.error().code, Code("tags.damaged"));
        EXPECT_FALSE(book.error().detail.empty()) << text;
    }
}

class CardReaderTest : public ::testing::Test {
protected:
    CardReaderTest()
        : kit(**read_shipped_kit("1862-war-in-virginia")),
          reader(kit, {}, [this](const TagBook& book) -> Result<void> {
              if (is_full) return refuse_with("tags.not-saved", "full");
              saved = book;
              return {};
          }) {}

    CardId card(int number) const { return *kit.card_numbered(number); }
    std::string meant(const char* tag, const std::vector<Offer>& offers = {}) {
        return said(reader.take({tag}, offers, Seat::table()));
    }
    std::string said(const Result<CardReader::Meaning>& meaning) const {
        if (!meaning) return std::string(meaning.error().code.text());
        if (const auto* learned = std::get_if<CardReader::Learned>(&*meaning))
            return "learned " + std::to_string(kit.cards[learned->card].number);
        const Order& order = std::get<Order>(*meaning);
        EXPECT_EQ(order.source, Source::Device);
        return std::string(order.verb.text()) + ' ' +
               std::to_string(kit.cards[std::get<CardId>(order.arguments.at(0))].number);
    }
    Offer offer(Code verb, std::initializer_list<int> numbers) const {
        Offer made{verb, {{"card", {}}}, false};
        for (const int number : numbers)
            made.slots.front().candidates.emplace_back(card(number));
        return made;
    }

    Kit kit;
    TagBook saved;
    bool is_full = false;
    CardReader reader;
};

TEST_F(CardReaderTest, TheWholeDeckIsLearnedCardByCard) {
    reader.learn(card(3));
    EXPECT_EQ(meant("00000003"), "learned 3");
    EXPECT_FALSE(reader.wanted());
    reader.learn_all();
    for (const int number : {1, 2, 4})
        EXPECT_EQ(meant(("0000000" + std::to_string(number)).c_str()), "learned " + std::to_string(number));
    EXPECT_EQ(reader.wanted(), card(5));
    EXPECT_EQ(reader.known(), 4);
    EXPECT_EQ(meant("00000004"), "card.other");
    EXPECT_EQ(reader.wanted(), card(5));
    reader.stop_learning();
    EXPECT_EQ(saved, reader.book());
}

TEST_F(CardReaderTest, AKnownCardIsTheOrderThatTakesIt) {
    reader.learn(card(7));
    meant("00000007");
    EXPECT_EQ(meant("00000007", {offer("turn", {6, 7})}), "turn 7");
    EXPECT_EQ(meant("00000007", {offer("turn", {6})}), "card.not-now");
    EXPECT_EQ(meant("00000007", {offer("turn", {7}), offer("discard", {7})}), "card.several");
}

// A card that was just drawn, and one that could be discarded but is not asked to be.
TEST_F(CardReaderTest, OffersSayWhichOfThemAReaderMeans) {
    reader.learn(card(7));
    meant("00000007");
    Offer hold = offer("hold", {7});
    hold.by_reader = ByReader::First;
    Offer discard = offer("discard", {7});
    discard.by_reader = ByReader::Never;
    EXPECT_EQ(meant("00000007", {offer("play", {7}), hold, discard}), "hold 7");
    EXPECT_EQ(meant("00000007", {discard, offer("play", {7})}), "play 7");
    EXPECT_EQ(meant("00000007", {discard}), "card.not-now");
}

TEST_F(CardReaderTest, AnUnknownTagIsNamedAndThenDoesWhatItsCardDoes) {
    EXPECT_EQ(said(reader.name_unknown(card(1), {}, Seat::table())), "card.has-none");
    EXPECT_EQ(meant("00000009"), "card.unknown");
    EXPECT_EQ(said(reader.name_unknown(card(9), {offer("turn", {9})}, Seat::table())), "turn 9");
    EXPECT_FALSE(reader.unknown());
    EXPECT_EQ(meant("00000009", {offer("turn", {9})}), "turn 9");
}

TEST_F(CardReaderTest, WhatCannotBeSavedIsNotLearned) {
    reader.learn(card(1));
    is_full = true;
    EXPECT_EQ(meant("00000001"), "tags.not-saved");
    EXPECT_EQ(reader.known(), 0);
    EXPECT_EQ(reader.wanted(), card(1));
    is_full = false;
    EXPECT_EQ(meant("00000001"), "learned 1");
    EXPECT_TRUE(reader.forget(card(1)));
    EXPECT_EQ(reader.forget(card(1)).error().code, Code("card.has-none"));
    EXPECT_EQ(saved, TagBook());
}

} // namespace
} // namespace fielddesk
