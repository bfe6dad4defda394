#include "app/library.h"
#include "engine/kit/json.h"
#include "tests/app/table.h"
#include "tests/support/files.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace fielddesk {
namespace {

using ::testing::ElementsAre;

class Decks : public ::testing::TestWithParam<const char*> {
protected:
    TemporaryFolder m_folder;
    std::filesystem::path m_path = m_folder / "game.fielddesk";
};

TEST_P(Decks, GoOnWhereTheyStoodAfterEveryOrder) {
    for (int seed = 1; seed <= many(1, 3); ++seed) {
        RandomPlayer player(static_cast<std::uint64_t>(seed));
        const auto path = m_folder / std::to_string(seed);
        auto session = begin(path, new_game(GetParam()));
        int orders = 0;
        do {
            const Seen before = seen(*session);
            const Position whole = whole_game(*session).whole();
            session.reset();
            session = reopen(path);
            ASSERT_TRUE(seen(*session) == before) << "after order " << orders << " of game " << seed;
            ASSERT_TRUE(whole_game(*session).whole() == whole)
                << "after order " << orders << " of game " << seed;
            ++orders;
        } while (orders < many(40, 1000) && play_or_undo(*session, player));
        EXPECT_GT(orders, 10);
    }
}

TEST_P(Decks, PlayAWholeGameToItsOutcome) {
    for (int seed = 1; seed <= many(2, 10); ++seed) {
        RandomPlayer player(static_cast<std::uint64_t>(seed));
        const auto session = begin(m_folder / std::to_string(seed), new_game(GetParam()));
        EXPECT_GT(play_to_the_end(*session, player), 10);
        const auto outcome = session->desk(Seat::table()).outcome;
        ASSERT_TRUE(outcome);
        EXPECT_TRUE(outcome->reason.text().starts_with("victory."));
        EXPECT_EQ(session->record(Seat::table()).front().number, 1);
    }
}

TEST_P(Decks, UndoAndRedoSurviveARestart) {
    constexpr int rounds = many(6, 20);
    RandomPlayer player(11);
    auto session = begin(m_path, new_game(GetParam()));
    const Position start = whole_game(*session).whole();
    std::vector<Position> after;
    for (int order = 0; order < rounds; ++order) {
        after.push_back(whole_game(*session).whole());
        ASSERT_TRUE(play_once(*session, player));
    }
    const Position end = whole_game(*session).whole();
    for (int order = rounds; order-- > 0;) {
        session.reset();
        session = reopen(m_path);
        ASSERT_EQ(outcome(session->undo(Seat::table(), true)), "done");
        ASSERT_TRUE(whole_game(*session).whole() == after[static_cast<std::size_t>(order)]);
    }
    EXPECT_EQ(outcome(session->undo(Seat::table(), true)), "undo.nothing");
    for (int order = 0; order < rounds; ++order) {
        session.reset();
        session = reopen(m_path);
        ASSERT_EQ(outcome(session->redo(Seat::table())), "done");
    }
    EXPECT_TRUE(whole_game(*session).whole() == end);
    EXPECT_EQ(outcome(session->redo(Seat::table())), "redo.nothing");
}

INSTANTIATE_TEST_SUITE_P(Session, Decks, ::testing::Values("app", "table"),
                         [](const auto& deck) { return std::string(deck.param); });

class SessionTest : public ::testing::Test {
protected:
    TemporaryFolder m_folder;
    std::filesystem::path m_path = m_folder / "game.fielddesk";
};

TEST_F(SessionTest, UndoPastADrawNeedsConfirmationAndTheRecordSaysSo) {
    const auto session = begin(m_path, new_game("app"));
    ASSERT_TRUE(session->submit({Seat::table(), "turn", {}}));
    const Seen before = seen(*session);
    EXPECT_TRUE(before.needs_confirmation);
    EXPECT_EQ(outcome(session->undo(Seat::table(), false)), "undo.needs-confirmation");
    EXPECT_TRUE(seen(*session) == before);

    const auto undone = session->undo(Seat::table(), true);
    ASSERT_TRUE(undone);
    const auto* fact = std::get_if<facts::OrderUndone>(&undone->facts.at(0).what);
    ASSERT_NE(fact, nullptr);
    EXPECT_EQ(fact->entry, 2);
    EXPECT_TRUE(fact->is_confirmed);
    EXPECT_FALSE(session->record(Seat::table()).at(1).is_live);
}

TEST_F(SessionTest, UndoPastDiceNeedsConfirmation) {
    RandomPlayer player(5);
    const auto session = begin(m_path, new_game("app", 5));
    while (session->offers(Seat::table()).front().verb != verbs::dice)
        ASSERT_TRUE(play_once(*session, player));
    ASSERT_TRUE(session->roll(Seat::table()));
    EXPECT_EQ(outcome(session->undo(Seat::table(), false)), "undo.needs-confirmation");
    EXPECT_EQ(outcome(session->undo(Seat::table(), true)), "done");
}

TEST_F(SessionTest, UndoOfWhatHoldsNoChanceNeedsNone) {
    const auto session = begin(m_path, new_game("app"));
    const PieceId lee = *session->kit().piece("lee");
    const PlaceId place = *session->kit().place("valley-winchester");
    ASSERT_TRUE(session->submit({Seat::table(), verbs::correct_piece, {lee, place}}));
    const auto undone = session->undo(Seat::table(), false);
    ASSERT_TRUE(undone);
    EXPECT_FALSE(std::get<facts::OrderUndone>(undone->facts.at(0).what).is_confirmed);
}

// A card that shuffles set-aside cards back into the deck: 1862 has some, and random games meet them.
TEST_F(SessionTest, UndoOverAShuffleRestoresTheDeckCardForCard) {
    int shuffles = 0;
    for (int seed = 1; seed <= many(4, 20); ++seed) {
        RandomPlayer player(static_cast<std::uint64_t>(seed));
        const auto session = begin(m_folder / std::to_string(seed), new_game("app"));
        for (Position before = whole_game(*session).whole(); play_once(*session, player);) {
            const Position after = whole_game(*session).whole();
            const Facts facts = session->record(Seat::table()).back().facts;
            const bool was_shuffled = std::any_of(facts.begin(), facts.end(), [](const Fact& fact) {
                return std::holds_alternative<facts::PileShuffled>(fact.what);
            });
            if (was_shuffled) {
                ++shuffles;
                ASSERT_FALSE(after.piles == before.piles);
                ASSERT_EQ(outcome(session->undo(Seat::table(), false)), "undo.needs-confirmation");
                ASSERT_TRUE(session->undo(Seat::table(), true));
                ASSERT_TRUE(whole_game(*session).whole() == before);
                ASSERT_TRUE(session->redo(Seat::table()));
                ASSERT_TRUE(whole_game(*session).whole() == after);
            }
            before = after;
        }
    }
    EXPECT_GT(shuffles, 0);
}

std::vector<std::pair<std::string, std::vector<StoredFact>>> written(const Session& session) {
    std::vector<std::pair<std::string, std::vector<StoredFact>>> written;
    const auto entries = session.journal().entries();
    for (const Entry& entry : *entries)
        written.emplace_back(entry.order, entry.facts);
    return written;
}

TEST_F(SessionTest, SeededGameRepeatsExactlyAlsoWhereItWasClosedAfterEveryOrder) {
    for (int seed = 1; seed <= many(1, 5); ++seed) {
        const std::string name = std::to_string(seed);
        const auto number = static_cast<std::uint64_t>(seed);
        RandomPlayer first(number);
        RandomPlayer second(number);
        const auto open_all_along = begin(m_folder / (name + "a"), new_game("app", number));
        auto closed_often = begin(m_folder / (name + "b"), new_game("app", number));
        bool goes_on = true;
        for (int orders = 0; goes_on && orders < many(30, 1000); ++orders) {
            goes_on = play_or_undo(*open_all_along, first);
            ASSERT_EQ(play_or_undo(*closed_often, second), goes_on);
            closed_often.reset();
            closed_often = reopen(m_folder / (name + "b"));
        }
        EXPECT_TRUE(written(*open_all_along) == written(*closed_often));
    }
}

TEST_F(SessionTest, SeedsMakeDifferentGamesAndMarkThem) {
    const auto one = begin(m_folder / "1", new_game("app", 1));
    const auto two = begin(m_folder / "2", new_game("app", 2));
    const auto none = begin(m_folder / "3", new_game("app"));
    EXPECT_FALSE(whole_game(*one).whole().piles == whole_game(*two).whole().piles);
    EXPECT_TRUE(one->position(Seat::table()).is_seeded);
    EXPECT_FALSE(none->position(Seat::table()).is_seeded);
}

TEST_F(SessionTest, OptionsAreTakenByName) {
    const auto session =
        begin(m_path, {{{"overland-start", "confederate-nearer-richmond"}, {"deck", "table"}}, std::nullopt});
    const Kit& kit = session->kit();
    const Position position = session->position(Seat::table());
    EXPECT_EQ(position.options[*kit.option("overland-start")], 1);
    EXPECT_EQ(position.options[*kit.option("deck")], 1);
    EXPECT_EQ(position.options[*kit.option("washington-works")], 0);
    EXPECT_EQ(position.pieces[*kit.piece("us-overland")].place, kit.place("overland-manassas"));
}

TEST_F(SessionTest, UnknownOptionsAreRefusedAndLeaveNoFile) {
    const auto create = [&](const std::string& option, const std::string& choice) {
        return outcome(Session::create(m_path, shipped_kit(), {{{option, choice}}, std::nullopt}));
    };
    EXPECT_EQ(create("weather", "rain"), "option.unknown");
    EXPECT_EQ(create("deck", "floor"), "option.unknown-choice");
    EXPECT_EQ(create("", ""), "option.unknown");
    EXPECT_THAT(m_folder.names(), ElementsAre());
}

void look_at_everything(const Session& session) {
    const Seen first = seen(session);
    EXPECT_TRUE(seen(session) == first);
    EXPECT_TRUE(session.journal().verify());
}

TEST_F(SessionTest, LookingChangesNothing) {
    RandomPlayer player(3);
    auto session = begin(m_path, new_game("app"));
    for (int order = 0; order < 30; ++order)
        play_once(*session, player);
    const std::size_t entries = session->journal().entries()->size();
    const Position whole = whole_game(*session).whole();
    look_at_everything(*session);
    EXPECT_EQ(session->journal().entries()->size(), entries);
    EXPECT_TRUE(whole_game(*session).whole() == whole);
    session.reset();

    const std::string before = bytes_of(m_path);
    for (const auto mode : {Journal::Mode::Look, Journal::Mode::Play}) {
        look_at_everything(*reopen(m_path, mode));
        EXPECT_TRUE(bytes_of(m_path) == before);
        EXPECT_THAT(m_folder.names(), ElementsAre("game.fielddesk"));
    }
}

TEST_F(SessionTest, WhoOnlyLooksCannotPlay) {
    begin(m_path, new_game("app")).reset();
    const std::string before = bytes_of(m_path);
    {
        const auto session = reopen(m_path, Journal::Mode::Look);
        const Seen seen_before = seen(*session);
        EXPECT_NE(outcome(session->submit({Seat::table(), "turn", {}})), "done");
        EXPECT_TRUE(seen(*session) == seen_before);
    }
    EXPECT_TRUE(bytes_of(m_path) == before);
}

// The shipped kit with a first card of 22 instructions, of which the last ones are for Lee and are passed
// over while he is not in play. `most` is the most that the track which remembers them can hold.
Kit kit_with_a_long_card(int most) {
    KitSources sources = shipped_kits().front().sources;
    Json kit = Json::parse(sources.kit.text);
    for (Json& track : kit.at("tracks"))
        if (track.at("id") == "passed-over") track["maximum"] = most;
    sources.kit.text = kit.dump();
    Json cards = Json::parse(sources.cards.text);
    Json events = Json::array();
    for (int number = 0; number < 19; ++number)
        events.push_back({{"reminder", "Heed this."}});
    const Json for_lee = Json::array({{{"reminder", "Lee waits."}}, {{"reminder", "Lee moves."}}});
    events.push_back({{"if", {{"lee-in-play", true}}}, {"then", for_lee}});
    cards.at("cards").front()["events"] = events;
    sources.cards.text = cards.dump();
    return read_kit(sources).value();
}

TEST_F(SessionTest, StepsFarDownALongCardCanBePassedOverAndTheGameOpenedAgain) {
    auto session = *Session::create(m_path, kit_with_a_long_card(1'073'741'823), new_game("table"));
    ASSERT_TRUE(session->submit({Seat::table(), "turn", {*session->kit().card_numbered(1)}}));
    for (int step = 0; step < 20; ++step)
        ASSERT_EQ(outcome(session->submit({Seat::table(), "resolve", {}})), "done");
    const Seen before = seen(*session);
    session.reset();
    EXPECT_TRUE(seen(*reopen(m_path)) == before);
}

TEST_F(SessionTest, OrderThatCouldNotBeReadAgainIsRefusedAndNotKept) {
    auto session = *Session::create(m_path, kit_with_a_long_card(999), new_game("table"));
    ASSERT_TRUE(session->submit({Seat::table(), "turn", {*session->kit().card_numbered(1)}}));
    for (int step = 0; step < 19; ++step)
        ASSERT_EQ(outcome(session->submit({Seat::table(), "resolve", {}})), "done");
    const Seen before = seen(*session);
    EXPECT_EQ(outcome(session->submit({Seat::table(), "resolve", {}})), "order.unfit");
    EXPECT_TRUE(seen(*session) == before);
    session.reset();
    EXPECT_TRUE(seen(*reopen(m_path)) == before);
}

} // namespace
} // namespace fielddesk
