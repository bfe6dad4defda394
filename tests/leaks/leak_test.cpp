#include "engine/position/piles.h"
#include "tests/app/console_game.h"
#include "tests/leaks/twin_games.h"
#include "tests/support/shipped_rules.h"

#include <gmock/gmock.h>
#include <regex>

namespace fielddesk {
namespace {

using testing::random_options;

// No card that lies face down is known to this reader.
void expect_nothing_known(const Kit& kit, const Position& position) {
    for (std::size_t index = 0; index < position.piles.size(); ++index) {
        const PileId pile = decltype(position.piles)::id_at(index);
        if (!kit.piles[pile].is_face_down) continue;
        for (const auto& card : position.piles[pile])
            ASSERT_FALSE(card) << "in " << kit.piles[pile].title;
    }
}

TEST(Leaks, NoSeatKnowsACardThatLiesFaceDown) {
    const auto rules = make_rules(shipped_kit());
    ASSERT_TRUE(rules);
    const Kit& kit = (*rules)->kit();
    int orders = 0;
    for (int game = 0; game < many(30, 300) && !::testing::Test::HasFailure(); ++game) {
        RandomPlayer player(static_cast<std::uint64_t>(game));
        Referee referee(**rules);
        const auto take = [&](Result<Facts> facts) {
            const auto number = static_cast<std::int64_t>(referee.chronicle().entries().size()) + 1;
            ASSERT_TRUE(facts && referee.take({number, "", *std::move(facts), true}));
        };
        auto options = random_options(kit, player);
        options[kit.option("deck")->value] = 0;
        take(referee.beginning(options, {}));
        for (bool goes_on = true; goes_on && !::testing::Test::HasFailure(); ++orders) {
            for (const Seat seat : all_seats(kit))
                expect_nothing_known(kit, referee.seen_by(seat));
            const auto offers = (*rules)->offers(referee.seen_by(Seat::table()), Seat::table());
            goes_on = !offers.empty();
            if (goes_on) take(referee.facts_of(player.order_from(offers, Seat::table())));
            if (goes_on && player.one_in(10)) take(referee.facts_of_undo(Seat::table(), true));
        }
    }
    EXPECT_GT(orders, many(1000, 10'000));
}

// Two games whose decks lie otherwise: whatever is asked or given, the replies are the same bytes for as long
// as the same cards have been turned.
class Twins : public ::testing::TestWithParam<ReplyForm> {};

TEST_P(Twins, AnswerAlikeBeforeTheFirstCard) {
    TwinGames games(GetParam(), TwinGames::Difference::Seed);
    for (const std::string& line : lines_that_probe(games.kit()))
        ASSERT_EQ(games.first().say(line), games.second().say(line)) << line;
    EXPECT_GT(games.first().entries(), 1U);
}

TEST_P(Twins, AnswerAlikeUntilACardDiffers) {
    for (int game = 1; game <= many(3, 20); ++game) {
        TwinGames games(GetParam(), TwinGames::Difference::HiddenOrder, static_cast<std::uint64_t>(game));
        RandomPlayer player(static_cast<std::uint64_t>(game));
        const int alike = games.play_alike(player);
        EXPECT_GT(alike, 5);
    }
}

INSTANTIATE_TEST_SUITE_P(Leaks, Twins, ::testing::Values(ReplyForm::Sentences, ReplyForm::JsonLines),
                         [](const auto& form) {
                             return form.param == ReplyForm::Sentences ? "sentences" : "json";
                         });

// How a card is called. One that is called as a place or as a man of another card's story is only known by
// its number.
std::vector<std::string> names_of(const Kit& kit, CardId card) {
    const std::string& title = kit.cards[card].title;
    const std::string number = std::to_string(kit.cards[card].number);
    std::vector<std::string> names{number + ", " + title, "\"number\":" + number + ","};
    const auto first = kit.text.find(title);
    if (kit.text.find(title, first + 1) == std::string::npos) names.push_back(title);
    return names;
}

// What lies face down is nowhere to be read before it is turned: neither number nor title.
TEST(Leaks, NothingToldNamesACardBeforeItIsTurned) {
    std::size_t titles = 0;
    for (int game = 1; game <= many(2, 10); ++game) {
        RandomPlayer player(static_cast<std::uint64_t>(game));
        ConsoleGame console(ReplyForm::JsonLines, new_game("app", static_cast<std::uint64_t>(game)));
        const Kit& kit = console.session().kit();
        const OrderReader writer(kit, Seat::table());
        std::string told;
        for (;;) {
            for (const char* line : {"offers", "show", "record", "why", "help", "turn 3"})
                told += console.say(line) + "\n";
            for (const CardId card : cards_unseen(kit, console.session().position(Seat::table())))
                for (const std::string& name : names_of(kit, card)) {
                    titles += name == kit.cards[card].title ? 1 : 0;
                    ASSERT_EQ(told.find(name), std::string::npos) << name;
                }
            const auto offers = console.session().offers(Seat::table());
            if (offers.empty()) break;
            // What was told before was held against all these cards already.
            told = console.say(writer.words(player.order_from(offers, Seat::table()))) + "\n";
        }
    }
    EXPECT_GT(titles, 100U);
}

// The public part of the file: what everyone may read, and the order's own text.
TEST(Leaks, PublicPartOfTheFileIsTheSameForTwoOrders) {
    TwinGames games(ReplyForm::JsonLines, TwinGames::Difference::Seed);
    const auto readable = [](Session& session) {
        std::string text;
        const auto entries = session.journal().entries();
        for (const Entry& entry : *entries) {
            text += entry.order + "\n";
            for (const StoredFact& fact : entry.facts)
                if (fact.audience.kind() != Audience::Kind::Vault) text += fact.body + "\n";
        }
        // Commitments and salts are random, and tell nothing before they are opened.
        static const std::regex hash("[0-9a-f]{64}");
        return std::regex_replace(text, hash, "hash");
    };
    const std::string first = readable(games.first().session());
    EXPECT_EQ(first, readable(games.second().session()));
    EXPECT_THAT(first, ::testing::Not(::testing::HasSubstr("pile-ordered")));
}

TEST(Leaks, SeedIsReadByNoSeat) {
    ConsoleGame game(ReplyForm::JsonLines, new_game("app", 987654321));
    std::string told;
    for (const char* line : {"offers", "show", "record", "turn", "record", "help"})
        told += game.say(line);
    EXPECT_EQ(told.find("987654321"), std::string::npos);
    for (const Seat seat : all_seats(game.session().kit()))
        for (const RecordEntry& entry : game.session().record(seat))
            for (const Fact& fact : entry.facts)
                EXPECT_FALSE(std::holds_alternative<facts::SeedChosen>(fact.what));
}

// What a correction may do to cards that lie face down tells nothing, refused or not.
TEST(Leaks, CorrectionsTellNothingOfWhatLiesFaceDown) {
    for (const char* before : {"correct pile draw aside 3", "correct pile aside draw 2"}) {
        TwinGames games(ReplyForm::JsonLines, TwinGames::Difference::Seed);
        EXPECT_EQ(games.say_to_both(before).at("ok"), true);
        for (const Card& card : games.kit().cards)
            for (const char* piles : {" play", " discard", " draw", " aside", " play draw", " discard aside"})
                EXPECT_EQ(games.say_to_both("correct card " + std::to_string(card.number) + piles).at("ok"),
                          false);
    }
}

// Laid where it can be seen, a card is seen: the program knows no card there that the players do not.
TEST(Leaks, CardsLaidFaceUpAreSeenByEveryone) {
    for (const char* line :
         {"correct pile draw discard 2", "correct pile draw play 1", "correct pile aside discard 4"}) {
        SCOPED_TRACE(line);
        ConsoleGame game(ReplyForm::JsonLines, new_game("app", 7));
        game.play({line});
        const Position whole = whole_game(game.session()).whole();
        const Position seen = game.session().position(Seat::table());
        for (const char* pile : {"play", "discard"})
            EXPECT_EQ(seen.piles[*game.session().kit().pile(pile)],
                      whole.piles[*game.session().kit().pile(pile)]);
        EXPECT_EQ(game.outcome_of("undo"), "undo.needs-confirmation");
    }
}

} // namespace
} // namespace fielddesk
