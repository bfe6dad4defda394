#include "engine/fair/verifier.h"
#include "tests/app/table.h"
#include "tests/leaks/resampling.h"
#include "tests/support/shipped_rules.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace fielddesk::testing {
namespace {

// Chance in a game with hands: it is proved, and the proof tells nothing before its time.
class FairHands : public ::testing::Test {
protected:
    // Plays a game to its end, or leaves it after many orders.
    void play(std::uint64_t seed) {
        m_game = std::make_unique<RandomGame>(*m_rules, seed, seed % 2 == 0);
        for (int orders = 0; orders < 300; ++orders) {
            const auto order = m_game->next_order();
            if (!order || !m_game->give(*order)) break;
        }
        read();
    }
    // What everyone may read of it.
    void read() {
        m_entries.clear();
        for (const ChronicleEntry& entry : m_game->referee().chronicle().entries()) {
            m_entries.push_back({entry.number, "", {}, true});
            for (const Fact& fact : entry.facts)
                if (fact.audience == Audience::everyone()) m_entries.back().facts.push_back(fact);
        }
    }
    Seat seat(const char* side) const { return Seat::of(m_rules->kit().side(side).value()); }
    bool give(Seat seat, Code verb, Arguments arguments = {}) {
        return m_game->give({seat, verb, std::move(arguments), Source::Typed, {}});
    }
    // Lays cards of a pile face up, as a correction.
    bool discard(Seat seat, const char* pile, std::size_t count) {
        const Kit& kit = m_rules->kit();
        return give(seat, verbs::correct_pile,
                    {*kit.pile(pile), *kit.pile("discards"), static_cast<int>(count)});
    }
    std::size_t cards_in_hands(const Position& table) const {
        std::size_t count = 0;
        for (std::size_t index = 0; index < table.piles.size(); ++index) {
            const PileId pile = decltype(table.piles)::id_at(index);
            if (m_rules->kit().piles[pile].owner) count += table.piles[pile].size();
        }
        return count;
    }
    bool is_over() const { return m_game->referee().whole().outcome.has_value(); }

    std::unique_ptr<Rules> m_rules = shipped_rules("skirmish");
    std::unique_ptr<RandomGame> m_game;
    std::vector<ChronicleEntry> m_entries;
};

TEST_F(FairHands, EveryShuffleIsProvedAtTheEnd) {
    int ended = 0;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(many(10, 60)); ++seed) {
        play(seed);
        const fair::Report report = fair::verify(m_rules->kit(), m_entries);
        ASSERT_TRUE(report.doubts.empty()) << seed;
        if (!is_over()) continue;
        ++ended;
        EXPECT_EQ(report.shuffles_opened, report.shuffles) << seed;
        EXPECT_EQ(report.throws_checked, report.throws) << seed;
    }
    EXPECT_GT(ended, many(5, 30));
}

// Whoever reads more than everyone may counts no more.
TEST_F(FairHands, CardsThatOneSideSawAreNotCounted) {
    play(1);
    const fair::Report report = fair::verify(m_rules->kit(), m_game->referee().chronicle().entries());
    EXPECT_TRUE(report.doubts.empty());
    EXPECT_EQ(report.cards_opened, fair::verify(m_rules->kit(), m_entries).cards_opened);
}

// The promises of a game that a correction ended stay closed, and that is no doubt.
TEST_F(FairHands, EndThatACorrectionMakesIsNoDoubt) {
    m_game = std::make_unique<RandomGame>(*m_rules, 1);
    ASSERT_TRUE(give(seat("blue"), "ready") && give(seat("red"), "ready"));
    for (int block = 1; block <= 5; ++block)
        ASSERT_TRUE(
            give(seat("blue"), verbs::correct_piece,
                 {*m_rules->kit().piece("red-" + std::to_string(block)), *m_rules->kit().place("lost")}));
    ASSERT_TRUE(is_over());
    read();
    const fair::Report report = fair::verify(m_rules->kit(), m_entries);
    EXPECT_TRUE(report.doubts.empty());
    EXPECT_EQ(report.shuffles, 1);
    EXPECT_EQ(report.shuffles_opened, 0);
}

// A pile that is renewed while both hands are empty hides nothing any more; one card in a hand is enough.
TEST_F(FairHands, RenewedPileIsOpenedOnlyWhileEveryHandIsEmpty) {
    for (const std::size_t held : {0U, 1U}) {
        m_game = std::make_unique<RandomGame>(*m_rules, 1);
        ASSERT_TRUE(give(seat("blue"), "ready") && give(seat("red"), "ready"));
        const std::size_t undealt = m_game->referee().whole().piles[*m_rules->kit().pile("draw")].size();
        ASSERT_TRUE(discard(Seat::table(), "draw", undealt));
        ASSERT_TRUE(discard(seat("blue"), "blue-hand", 3) && discard(seat("red"), "red-hand", 3 - held));
        ASSERT_TRUE(give(seat("blue"), "draw"));
        read();
        const Facts& facts = m_entries.back().facts;
        const bool is_opened = std::any_of(facts.begin(), facts.end(), [](const Fact& fact) {
            return std::holds_alternative<facts::ShuffleOpened>(fact.what);
        });
        EXPECT_EQ(is_opened, held == 0);
        EXPECT_TRUE(fair::verify(m_rules->kit(), m_entries).doubts.empty());
    }
}

// Where a card of a hand had lain would tell when it was drawn.
TEST_F(FairHands, NothingOfACardInAHandIsOpenedBeforeTheEnd) {
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(many(10, 60)); ++seed) {
        play(seed);
        Position table = blank_position(m_rules->kit());
        for (const ChronicleEntry& entry : m_entries) {
            const bool ends = std::any_of(entry.facts.begin(), entry.facts.end(), [](const Fact& fact) {
                return std::holds_alternative<facts::GameEnded>(fact.what);
            });
            for (const Fact& fact : entry.facts) {
                EXPECT_FALSE(std::holds_alternative<facts::CardOpened>(fact.what));
                fold(table, fact);
                if (!ends && std::holds_alternative<facts::ShuffleOpened>(fact.what)) {
                    EXPECT_EQ(cards_in_hands(table), 0U);
                }
            }
        }
    }
}

TEST_F(FairHands, CardThatWasNeverInTheHandIsFound) {
    int found = 0;
    for (std::uint64_t seed = 0; seed < 30 && found == 0; ++seed) {
        play(seed);
        if (!is_over()) continue;
        const auto played = [&]() -> facts::CardShown* {
            for (ChronicleEntry& entry : m_entries)
                for (Fact& fact : entry.facts)
                    if (auto* shown = std::get_if<facts::CardShown>(&fact.what);
                        shown && m_rules->kit().piles[shown->from].owner)
                        return shown;
            return nullptr;
        }();
        if (!played) continue;
        const CardId truly = played->card;
        for (std::size_t index = 0; index < m_rules->kit().cards.size(); ++index) {
            played->card = decltype(m_rules->kit().cards)::id_at(index);
            const auto doubts = fair::verify(m_rules->kit(), m_entries).doubts;
            const bool is_found = std::any_of(doubts.begin(), doubts.end(), [](const fair::Doubt& doubt) {
                return doubt.what.code == Code("fair.place");
            });
            found += is_found ? 1 : 0;
            EXPECT_FALSE(is_found && played->card == truly);
        }
    }
    EXPECT_GT(found, 3) << "most other cards were not in that hand";
}

} // namespace
} // namespace fielddesk::testing
