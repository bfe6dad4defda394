#include "app/console.h"
#include "tests/app/devices/workbench.h"
#include "tests/gates/gates_file.h"
#include "tests/support/files.h"

#include <cstdio>
#include <gmock/gmock.h>

// Gates of Richmond with its deck on the table: each card bears a tag, and each side holds its cards to a
// reader where it sits.
namespace fielddesk {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using testing::Workbench;

// A card that lies on the reader is read once.
constexpr int longer_than_a_card_lies = 2100;

std::string tag_of(int card) {
    char tag[11];
    std::snprintf(tag, sizeof tag, "0C0006%04X", static_cast<unsigned>(card));
    return tag;
}

class GatesCardsByTag : public ::testing::Test {
protected:
    GatesCardsByTag()
        : m_session(gates::test::begin_in_file(m_folder / "game.fielddesk", {"us: map-complete"},
                                               {{"deck", "table"}})),
          m_tags(m_session->kit(), learned(m_session->kit()), [](const TagBook&) { return Result<void>(); }) {
        m_reader.link().start();
        EXPECT_TRUE(m_reader.until([&] { return m_reader.port().is_open(); }));
    }

    static TagBook learned(const Kit& kit) {
        TagBook book;
        for (const Card& card : kit.cards)
            book.learn({tag_of(card.number)}, card.number);
        return book;
    }
    // The card is held to the reader, and its side's console says what came of it.
    std::string show(const std::string& side, int card) {
        const std::size_t before = m_reader.readings.size();
        const auto bytes = m_reader.device().show({tag_of(card)}, m_reader.now());
        if (bytes) m_reader.port().write(*bytes);
        EXPECT_TRUE(m_reader.until([&] { return m_reader.readings.size() > before; }));
        Console console = console_of(side);
        return console.reply_to(std::get<hardware::TagSeen>(m_reader.readings.back()));
    }
    std::string say(const std::string& side, const std::string& line) {
        return console_of(side).reply_to(line).value_or("");
    }
    Console console_of(const std::string& side) {
        Console console(*m_session, seat(side), ReplyForm::Sentences);
        console.read_cards_with(m_tags);
        return console;
    }
    Seat seat(const std::string& side) const { return Seat::of(*m_session->kit().side(side)); }
    CardId card(int number) const { return *m_session->kit().card_numbered(number); }
    // The cards of a hand that this seat knows.
    std::vector<int> known(Seat seat, const std::string& side) const {
        std::vector<int> numbers;
        for (const auto& each : pile(seat, side + "-hand"))
            if (each) numbers.push_back(m_session->kit().cards[*each].number);
        return numbers;
    }
    Pile pile(Seat seat, const std::string& name) const {
        return m_session->position(seat).piles[*m_session->kit().pile(name)];
    }
    std::size_t entries() const { return m_session->record(Seat::table()).size(); }
    void begin_movement() {
        say("us", "check-supply");
        say("us", "draw-cards");
        ASSERT_EQ(pile(Seat::table(), "cs-hand").size(), 10u);
    }

    TemporaryFolder m_folder;
    std::unique_ptr<Session> m_session;
    Workbench m_reader{"id12"};
    CardReader m_tags;
};

TEST_F(GatesCardsByTag, DrawnCardIsToldToItsOwnSideAlone) {
    begin_movement();
    show("us", 38);
    show("us", 6);
    EXPECT_THAT(known(seat("us"), "us"), ElementsAre(38, 6));
    EXPECT_THAT(known(seat("cs"), "us"), IsEmpty());
    EXPECT_THAT(known(Seat::table(), "us"), IsEmpty());
    EXPECT_EQ(pile(Seat::table(), "us-hand").size(), 10u);
    // The record of the other side says that, not what, was told.
    EXPECT_THAT(say("us", "record"), HasSubstr("38"));
    EXPECT_THAT(say("cs", "record"), Not(HasSubstr("38")));
    EXPECT_THAT(say("cs", "show"), Not(HasSubstr("Porter Shines")));
}

TEST_F(GatesCardsByTag, ToldCardIsPlayedWhenItIsShownAgain) {
    begin_movement();
    show("us", 38);
    m_reader.pass(longer_than_a_card_lies);
    EXPECT_THAT(show("us", 38), HasSubstr("Porter Shines"));
    EXPECT_EQ(pile(Seat::table(), "us-hand").size(), 9u);
    EXPECT_THAT(pile(Seat::table(), "in-force"), ElementsAre(card(38)));
}

TEST_F(GatesCardsByTag, CardIsDiscardedByItsTagWhereADiscardIsAsked) {
    say("us", "check-supply");
    ASSERT_TRUE(m_session->submit(*OrderReader(m_session->kit(), seat("cs"))
                                       .read_correction({"correct", "pile", "draw", "cs-hand", "2"})));
    say("us", "draw-cards");
    ASSERT_EQ(m_session->position(Seat::table()).question->purpose, Code("hand-full"));
    show("cs", 42);
    show("cs", 43);
    EXPECT_EQ(pile(Seat::table(), "cs-hand").size(), 10u);
    EXPECT_THAT(pile(Seat::table(), "discards"), ElementsAre(card(42), card(43)));
    EXPECT_FALSE(m_session->position(Seat::table()).question);
}

// A card whose time it is not, and one that lies elsewhere.
TEST_F(GatesCardsByTag, ReadingThatNobodyAskedForChangesNothing) {
    begin_movement();
    show("us", 25);
    say("cs", "discard 29");
    m_reader.pass(longer_than_a_card_lies);
    const std::size_t before = entries();
    const Position whole = m_session->position(seat("us"));
    show("us", 25); // Massed Union Guns needs a combat, and nobody asks for a discard.
    show("us", 29); // Everyone sees it lie in the discards.
    EXPECT_EQ(entries(), before);
    EXPECT_EQ(m_session->position(seat("us")), whole);
}

} // namespace
} // namespace fielddesk
