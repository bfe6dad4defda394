#include "tests/skirmish/chapters.h"

#include <algorithm>

namespace fielddesk::skirmish {

namespace {

constexpr int first_hand = 3;

void deal(const Board& board, Scribe& scribe, const Party& party, int count) {
    scribe.write(facts::CardsDealt{board.draw, party.hand, count});
    std::vector<CardId> cards;
    for (const auto& card : scribe.position().piles[party.hand])
        cards.push_back(card.value());
    scribe.write(facts::PileOrdered{party.hand, std::move(cards)}, Audience::only(party.side));
}

// Everything that lies in these piles comes under the draw pile, which is shuffled.
void shuffle_in(const Board& board, Scribe& scribe, const std::vector<PileId>& piles, Code purpose) {
    for (const PileId pile : piles)
        if (const auto count = scribe.position().piles[pile].size(); count > 0 && pile != board.draw)
            scribe.write(facts::CardsDealt{pile, board.draw, static_cast<int>(count)});
    scribe.write(facts::PileShuffled{board.draw});
    scribe.ask({Question::Kind::Shuffle, purpose, {}, 0, 6, board.draw});
}

} // namespace

void shuffle_and_deal(const Board& board, Scribe& scribe) {
    shuffle_in(board, scribe, ids_of(board.kit.piles), deal_purpose);
}

void draw_card(const Board& board, Scribe& scribe, const Party& party) {
    if (scribe.position().piles[board.draw].empty())
        return shuffle_in(board, scribe, {board.discards}, reshuffle_purpose);
    deal(board, scribe, party, 1);
    end_action(board, scribe);
}

void play_card(const Board& board, Scribe& scribe, const Party& party, CardId card) {
    scribe.write(facts::CardShown{card, party.hand, board.discards, Source::App});
    const int points = scribe.position().tracks[party.points] + board.kit.cards[card].number;
    scribe.set(party.points, std::min(points, board.kit.tracks[party.points].maximum));
    end_action(board, scribe);
}

void finish_shuffle(const Board& board, Scribe& scribe, std::vector<CardId> cards) {
    const Code purpose = scribe.position().question->purpose;
    scribe.write(facts::QuestionClosed{});
    scribe.write(facts::PileOrdered{board.draw, std::move(cards)}, Audience::vault());
    if (purpose == reshuffle_purpose) return draw_card(board, scribe, mover(board, scribe.position()));
    for (const Party& party : board.parties)
        deal(board, scribe, party, first_hand);
    scribe.write(facts::PhaseBegun{board.act_phase});
}

} // namespace fielddesk::skirmish
