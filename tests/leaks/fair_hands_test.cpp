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
        m_entries.clear();
        for (const ChronicleEntry& entry : m_game->referee().chronicle().entries()) {
            m_entries.push_back({entry.number, "", {}, true});
            for (const Fact& fact : entry.facts)
                if (fact.audience == Audience::everyone()) m_entries.back().facts.push_back(fact);
        }
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

// Where a card of a hand had lain would tell when it was drawn.
TEST_F(FairHands, NothingOfACardInAHandIsOpenedBeforeTheEnd) {
    int opened_early = 0;
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
                if (ends || !std::holds_alternative<facts::ShuffleOpened>(fact.what)) continue;
                ++opened_early;
                EXPECT_EQ(cards_in_hands(table), 0U);
            }
        }
    }
    // A pile that is renewed while both hands are empty hides nothing any more.
    RecordProperty("opened-early", opened_early);
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
