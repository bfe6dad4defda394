#include "engine/fair/verifier.h"
#include "tests/app/table.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <set>
#include <stdexcept>

namespace fielddesk {
namespace {

// A whole game with a deck and dice of the program, as everyone at the table can read it.
std::vector<ChronicleEntry> as_everyone_reads(const Session& session) {
    std::vector<ChronicleEntry> entries;
    for (RecordEntry& entry : session.record(Seat::table()))
        entries.push_back({entry.number, entry.at, std::move(entry.facts), true});
    return entries;
}

class FairGame : public ::testing::Test {
protected:
    // Plays to the end, now and then taking an order back.
    void play(std::uint64_t seed) {
        m_session.reset();
        std::filesystem::remove(m_folder / std::to_string(seed));
        m_session = begin(m_folder / std::to_string(seed), new_game("app", seed));
        RandomPlayer player(seed);
        while (play_or_undo(*m_session, player)) {
        }
        m_entries = as_everyone_reads(*m_session);
    }
    fair::Report verified() const { return fair::verify(m_session->kit(), m_entries); }
    // The doubts that are left, once each.
    std::set<std::string> doubts() const {
        std::set<std::string> codes;
        for (const fair::Doubt& doubt : verified().doubts)
            codes.emplace(doubt.what.code.text());
        return codes;
    }
    // The first fact of this kind.
    template <typename FactType>
    FactType& first() {
        for (ChronicleEntry& entry : m_entries)
            for (Fact& fact : entry.facts)
                if (auto* found = std::get_if<FactType>(&fact.what)) return *found;
        throw std::runtime_error("there is no such fact");
    }

    // Takes out the facts of this kind.
    template <typename FactType>
    void erase() {
        for (ChronicleEntry& entry : m_entries)
            std::erase_if(entry.facts,
                          [](const Fact& fact) { return std::holds_alternative<FactType>(fact.what); });
    }

    TemporaryFolder m_folder;
    std::unique_ptr<Session> m_session;
    std::vector<ChronicleEntry> m_entries;
};

using Codes = std::set<std::string>;

TEST_F(FairGame, EveryShuffleCardAndThrowIsProvedFromWhatEveryoneReads) {
    int shuffles = 0;
    int throws = 0;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(many(3, 20)); ++seed) {
        play(seed);
        const fair::Report report = verified();
        EXPECT_TRUE(report.doubts.empty()) << seed << ": " << *doubts().begin();
        EXPECT_GE(report.shuffles, 1);
        EXPECT_EQ(report.shuffles_opened, report.shuffles) << seed;
        EXPECT_GT(report.cards_opened, 5);
        EXPECT_EQ(report.throws_checked, report.throws) << seed;
        shuffles += report.shuffles;
        throws += report.throws;
    }
    EXPECT_GT(throws, many(10, 100));
    EXPECT_GT(shuffles, many(3, 20)) << "no game shuffled a second time";
}

TEST_F(FairGame, WhatWasPromisedCannotBeAnotherThingLater) {
    play(1);
    ASSERT_EQ(doubts(), Codes{});
    first<facts::ShuffleOpened>().secret[0] ^= 1;
    EXPECT_TRUE(doubts().contains("fair.commitment"));
    play(2);
    first<facts::ShuffleCommitted>().commitment[31] ^= 1;
    EXPECT_TRUE(doubts().contains("fair.commitment"));
    play(3);
    first<facts::ShuffleCommitted>().shuffle = 9;
    EXPECT_TRUE(doubts().contains("fair.number"));
    play(4);
    first<facts::DiceOpened>().secret[5] ^= 1;
    EXPECT_TRUE(doubts().contains("fair.commitment"));
}

TEST_F(FairGame, CardsLieAsTheyWereShuffled) {
    play(1);
    auto& committed = first<facts::PileCommitted>().cards;
    std::swap(committed[0], committed[1]);
    EXPECT_EQ(doubts(), Codes{"fair.order"});
    play(2);
    auto& cards = first<facts::ShuffleOpened>().cards;
    std::swap(cards[0], cards[1]);
    EXPECT_EQ(doubts(), Codes{"fair.cards"});
    play(3);
    first<facts::ShuffleOpened>().cards.pop_back();
    EXPECT_EQ(doubts(), Codes{"fair.cards"});
}

TEST_F(FairGame, CardsComeFromWhereTheyLay) {
    play(1);
    first<facts::CardOpened>().salt[0] ^= 1;
    EXPECT_TRUE(doubts().contains("fair.opening"));
    // A program that draws another card than the top one opens it truly, but not from the top.
    play(2);
    facts::CardOpened other = first<facts::CardOpened>();
    for (const ChronicleEntry& entry : m_entries)
        for (const Fact& fact : entry.facts)
            if (const auto* opened = std::get_if<facts::CardOpened>(&fact.what);
                opened && opened->shuffle == other.shuffle)
                other = *opened;
    first<facts::CardShown>().card = other.card;
    first<facts::CardOpened>() = other;
    EXPECT_TRUE(doubts().contains("fair.place"));
    play(3);
    for (ChronicleEntry& entry : m_entries) {
        std::erase_if(entry.facts, [](const Fact& fact) {
            return std::holds_alternative<facts::CardOpened>(fact.what) ||
                   std::holds_alternative<facts::ShuffleOpened>(fact.what);
        });
    }
    EXPECT_EQ(doubts(), (Codes{"fair.unkept", "fair.unopened"}));
}

TEST_F(FairGame, DiceFollowFromWhatWasPromised) {
    play(1);
    for (ChronicleEntry& entry : m_entries)
        for (Fact& fact : entry.facts)
            if (auto* dice = std::get_if<facts::DiceRolled>(&fact.what))
                dice->roll.faces[0] = dice->roll.faces[0] % 6 + 1;
    EXPECT_EQ(doubts(), Codes{"fair.dice"});
}

// A program that cheats leaves closed what would show it.
TEST_F(FairGame, NothingStaysClosedAtTheEnd) {
    play(1);
    erase<facts::DiceOpened>();
    EXPECT_EQ(doubts(), Codes{"fair.unkept"});
    play(2);
    erase<facts::ShuffleOpened>();
    EXPECT_EQ(doubts(), Codes{"fair.unkept"});
    play(3);
    erase<facts::PileCommitted>();
    EXPECT_TRUE(doubts().contains("fair.number"));
    erase<facts::ShuffleOpened>();
    erase<facts::CardOpened>();
    EXPECT_EQ(doubts(), Codes{"fair.unkept"});
}

TEST_F(FairGame, DiceOfTheProgramArePromised) {
    play(1);
    erase<facts::DiceOpened>();
    erase<facts::DiceCommitted>();
    EXPECT_EQ(doubts(), Codes{"fair.unpromised"});
    // A game of an earlier version promised nothing.
    EXPECT_TRUE(fair::verify(m_session->kit(), m_entries, fair::Promises::FromSomeEntryOn).doubts.empty());
}

TEST_F(FairGame, DiceThatNobodyCanThrowAreDoubted) {
    for (const int sides : {-1, 0, 1, 2'000'000'000}) {
        play(4);
        for (ChronicleEntry& entry : m_entries)
            for (Fact& fact : entry.facts)
                if (auto* dice = std::get_if<facts::DiceRolled>(&fact.what)) dice->roll.sides = sides;
        EXPECT_EQ(doubts(), Codes{"fair.dice"}) << sides;
    }
}

// A phrase that counts is part of the seed; one that was taken back is not.
TEST_F(FairGame, PhrasesAreInTheSeed) {
    NewGame game = new_game("app", 5);
    game.chance.asks_phrases = true;
    m_session = begin(m_folder / "phrases", game);
    const Seat confederate = Seat::of(m_session->kit().side("cs").value());
    const auto say = [&](Seat seat, const char* words) {
        return m_session->submit({seat, verbs::phrase, {}, Source::Typed, words});
    };
    ASSERT_TRUE(say(Seat::table(), "On to Richmond"));
    ASSERT_TRUE(say(confederate, "Never mind"));
    EXPECT_EQ(outcome(say(confederate, "again")), "phrase.given");
    ASSERT_TRUE(m_session->undo(Seat::table(), false));
    ASSERT_TRUE(say(confederate, "Stonewall"));
    ASSERT_TRUE(m_session->submit({Seat::table(), verbs::shuffle, {}, Source::Typed, {}}));
    EXPECT_EQ(outcome(say(Seat::table(), "too late")), "shuffle.not-asked");
    RandomPlayer player(5);
    while (!m_session->position(Seat::table()).outcome) {
        const bool waits = m_session->position(Seat::table()).shuffle.has_value();
        if (waits) {
            ASSERT_TRUE(m_session->submit({Seat::table(), verbs::shuffle, {}, Source::Typed, {}}));
        } else if (!play_once(*m_session, player)) {
            break;
        }
    }
    m_entries = as_everyone_reads(*m_session);
    EXPECT_EQ(doubts(), Codes{});
    EXPECT_EQ(verified().shuffles_opened, verified().shuffles);
    first<facts::PhraseAdded>().words = "On to Washington";
    EXPECT_EQ(doubts(), Codes{"fair.order"});
}

TEST_F(FairGame, ShuffleThatWaitsIsOfferedAndSurvivesARestart) {
    NewGame game = new_game("app", 6);
    game.chance.asks_phrases = true;
    m_session = begin(m_folder / "waits", game);
    const auto verbs_offered = [&] {
        std::vector<std::string> verbs;
        for (const Offer& offer : m_session->offers(Seat::table()))
            verbs.emplace_back(offer.verb.text());
        return verbs;
    };
    EXPECT_EQ(verbs_offered(), (std::vector<std::string>{"shuffle", "phrase"}));
    EXPECT_EQ(m_session->desk(Seat::table()).headline.code, Code("now.shuffle"));
    const Kit& kit = m_session->kit();
    const Arguments cards{*kit.card("kernstown")};
    EXPECT_EQ(outcome(m_session->submit({Seat::table(), verbs::shuffled, cards, Source::Typed, {}})),
              "question.open");
    EXPECT_EQ(outcome(m_session->submit({Seat::table(),
                                         verbs::correct_pile,
                                         {*kit.pile("draw"), *kit.pile("aside"), 1},
                                         Source::Typed,
                                         {}})),
              "question.open");
    ASSERT_TRUE(m_session->submit({Seat::table(), verbs::phrase, {}, Source::Typed, "Bull Run"}));
    EXPECT_EQ(verbs_offered(), (std::vector<std::string>{"shuffle"}));
    for (const char* unfit : {"", "two\nlines", "\u202Eback", "\xFF", "\u200B"})
        EXPECT_EQ(outcome(m_session->submit(
                      {Seat::of(kit.side("cs").value()), verbs::phrase, {}, Source::Typed, unfit})),
                  "phrase.unfit");
    m_session.reset();
    m_session = reopen(m_folder / "waits");
    EXPECT_EQ(verbs_offered(), (std::vector<std::string>{"shuffle"}));
    ASSERT_TRUE(m_session->submit({Seat::table(), verbs::shuffle, {}, Source::Typed, {}}));
    EXPECT_EQ(m_session->position(Seat::table()).piles[*m_session->kit().pile("aside")].size(), 4U);
}

// The dice of a game that ended are told; where it goes on, others are promised.
TEST_F(FairGame, GameThatGoesOnAfterItsEndHasNewDice) {
    play(3);
    ASSERT_TRUE(m_session->undo(Seat::table(), true));
    RandomPlayer player(33);
    while (play_once(*m_session, player)) {
    }
    m_entries = as_everyone_reads(*m_session);
    EXPECT_EQ(doubts(), Codes{});
    const auto promises = [&] {
        int count = 0;
        for (const ChronicleEntry& entry : m_entries)
            for (const Fact& fact : entry.facts)
                count += std::holds_alternative<facts::DiceCommitted>(fact.what) ? 1 : 0;
        return count;
    };
    EXPECT_EQ(promises(), 2);
}

} // namespace
} // namespace fielddesk
