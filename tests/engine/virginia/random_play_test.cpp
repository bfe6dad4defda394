#include "tests/engine/kit/kit_files.h"
#include "tests/engine/virginia/table.h"

#include <gtest/gtest.h>
#include <random>

namespace fielddesk::test {
namespace {

// Plays the practice deck at random, and now and then puts something elsewhere by a correction. The table
// itself counts pieces and cards after every order.
class RandomPlayer {
public:
    RandomPlayer(unsigned seed, const Choices& choices, int corrections_in_a_hundred)
        : m_random(seed), m_table(practice_deck(), choices), m_corrections(corrections_in_a_hundred) {}

    void play(int orders) {
        for (int order = 0; order < orders && !testing::Test::HasFailure(); ++order) {
            const bool is_over = m_table.position().outcome.has_value();
            if (is_over && m_corrections == 0) return;
            // A shuffle is part of the order that asked for it: nothing comes between.
            const auto& question = m_table.position().question;
            const bool is_shuffling = question && question->kind == Question::Kind::Shuffle;
            if (!is_shuffling && (is_over || below(100) < m_corrections)) {
                correct();
            } else {
                take_an_offer();
            }
        }
    }

    const Table& table() const { return m_table; }

private:
    static Words practice_deck() {
        Words deck;
        for (const Card& card : shipped_kit().cards)
            deck.push_back(card.instructions);
        return deck;
    }

    int below(std::size_t limit) {
        return std::uniform_int_distribution<int>(0, static_cast<int>(limit) - 1)(m_random);
    }
    template <typename IdType>
    IdType any(std::size_t count) {
        return {static_cast<std::uint16_t>(below(count))};
    }

    void take_an_offer() {
        const auto& question = m_table.position().question;
        if (question && question->kind == Question::Kind::Shuffle) {
            EXPECT_EQ(m_table.shuffle(), "");
            return;
        }
        const auto offers = m_table.rules().offers(m_table.seen(), Seat::table());
        ASSERT_FALSE(offers.empty()) << "a dead end in " << m_table.phase();
        const Offer& offer = offers[static_cast<std::size_t>(below(offers.size()))];
        Arguments arguments;
        for (const Slot& slot : offer.slots)
            arguments.push_back(slot.candidates.at(static_cast<std::size_t>(below(slot.candidates.size()))));
        EXPECT_EQ(m_table.give(offer.verb, arguments), "") << offer.verb.text() << " in " << m_table.phase();
        EXPECT_FALSE(m_table.desk().headline.code.empty());
    }

    // A correction that is refused is none; what it may break is seen by the orders after it.
    void correct() {
        const Kit& kit = m_table.kit();
        const auto piece = any<PieceId>(kit.pieces.size());
        const auto pile = any<PileId>(kit.piles.size());
        const auto other = any<PileId>(kit.piles.size());
        switch (below(5)) {
        case 0:
        case 1:
            m_table.give(verbs::correct_piece, {piece, any<PlaceId>(kit.places.size())});
            break;
        case 2:
            m_table.give(verbs::correct_face, {piece, 1 + below(2)});
            break;
        case 3:
            m_table.give(verbs::correct_card, {any<CardId>(kit.cards.size()), pile});
            break;
        default:
            m_table.give(verbs::correct_pile, {pile, other, 1 + below(5)});
        }
        EXPECT_FALSE(m_table.desk().headline.code.empty());
    }

    std::mt19937 m_random;
    Table m_table;
    int m_corrections;
};

// Every reading with its second choice.
const Choices other_readings{{"overland-start", "confederate-nearer-richmond"},
                             {"merrimac-beside-richmond", "two-rolls"},
                             {"retreat-at-end", "enemy-advances"},
                             {"washington-works", "extra"},
                             {"lee-and-reserve", "not-same-turn"},
                             {"after-union-retreat", "confederate-follows"}};

Choices with_deck(Choices choices, const std::string& deck) {
    choices["deck"] = deck;
    return choices;
}

TEST(VirginiaRandomPlay, EveryOfferIsTakenAndEveryGameEnds) {
    for (unsigned seed = 1; seed <= 6; ++seed)
        for (const std::string deck : {"table", "app"})
            for (const Choices& readings : {Choices{}, other_readings}) {
                RandomPlayer player(seed, with_deck(readings, deck), 0);
                player.play(5000);
                EXPECT_NE(player.table().outcome(), "") << "seed " << seed << ", deck " << deck;
                if (HasFailure()) return;
            }
}

TEST(VirginiaRandomPlay, NoCorrectionLeadsIntoADeadEnd) {
    for (unsigned seed = 1; seed <= 12; ++seed)
        for (const std::string deck : {"table", "app"}) {
            RandomPlayer player(seed, with_deck(seed % 2 == 0 ? other_readings : Choices{}, deck), 15);
            player.play(400);
            ASSERT_FALSE(HasFailure()) << "seed " << seed << ", deck " << deck;
        }
}

} // namespace
} // namespace fielddesk::test
