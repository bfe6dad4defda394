#include "engine/games/gates/cards.h"
#include "engine/games/gates/words.h"

#include <algorithm>

// 12: the deck and the hands.
namespace fielddesk::gates {

namespace {

constexpr Code draws{"draws"}; // SIDE NUMBER

bool is_on_the_table(const Situation& now) {
    return now.position().options[now.board().deck] == 1;
}

// A hand that gained cards is counted by everyone and read by its side alone.
void tell_hand(Play& play, SideId side) {
    const PileId hand = play.board().party(side).hand;
    std::vector<CardId> cards;
    for (const auto& card : play.now().position().piles[hand])
        if (card) cards.push_back(*card);
    if (cards.size() == play.now().position().piles[hand].size())
        play.scribe().write(facts::PileOrdered{hand, std::move(cards)}, Audience::only(side));
}

// What lies in these piles comes under the draw pile, whose order nobody knows any more.
void gather(Play& play, const std::vector<PileId>& piles) {
    const PileId draw = play.board().draw;
    for (const PileId pile : piles) {
        const int count = static_cast<int>(play.now().position().piles[pile].size());
        if (count > 0 && pile != draw) play.scribe().write(facts::CardsDealt{pile, draw, count});
    }
    play.scribe().write(facts::PileShuffled{draw});
}

// A real card of this hand was never in the other one, whatever was said of that. Everyone may have read it.
void leave_other_hand(Play& play, SideId side, CardId card) {
    const Party& other = play.board().enemy_of(side);
    const Pile& there = play.now().position().piles[other.hand];
    if (std::find(there.begin(), there.end(), std::optional(card)) != there.end())
        play.scribe().write(facts::PileShuffled{other.hand});
}

} // namespace

// Before the deal that is every card, wherever a correction has put it.
void shuffle_all(Play& play, Code purpose) {
    gather(play, purpose == purposes::deal ? ids_of(play.board().kit.piles)
                                           : std::vector<PileId>{play.board().discards});
    if (!is_on_the_table(play.now()))
        play.scribe().ask({Question::Kind::Shuffle, purpose, {}, 0, 6, play.board().draw});
}

void finish_shuffle(Play& play, std::vector<CardId> cards) {
    play.close();
    play.scribe().write(facts::PileOrdered{play.board().draw, std::move(cards)}, Audience::vault());
}

void owe_draw(Play& play, SideId side, int count) {
    play.begin(draws, {side, count});
}

// The Confederates' cards come first, as they were owed first.
void go_on_drawing(Play& play) {
    const Board& board = play.board();
    while (!play.now().position().question) {
        const auto owed = play.now().effects(draws);
        if (owed.empty()) return;
        const SideId side = *first_of<SideId>(owed.front().arguments);
        const int count = *first_of<int>(owed.front().arguments);
        const Pile& draw = play.now().position().piles[board.draw];
        if (draw.empty() && play.now().position().piles[board.discards].empty())
            return play.end(owed.front());
        if (draw.empty()) {
            shuffle_all(play, purposes::reshuffle);
            continue;
        }
        const int dealt = std::min(count, static_cast<int>(draw.size()));
        play.end(owed.front());
        play.scribe().write(facts::CardsDealt{board.draw, board.party(side).hand, dealt});
        tell_hand(play, side);
        if (dealt < count) {
            // What is left of this draw comes before the draws that were owed after it.
            const auto later = play.now().effects(draws);
            play.end_all(draws);
            play.begin(draws, {side, count - dealt});
            for (const Text& each : later)
                play.begin(draws, each.arguments);
        }
    }
}

std::vector<CardId> hand_of(const Situation& now, SideId side) {
    std::vector<CardId> cards;
    for (const auto& card : now.position().piles[now.board().party(side).hand])
        if (card) cards.push_back(*card);
    return cards;
}

// Real cards in a real hand are known to the program when they are played: until then, any that lies nowhere
// else may be among them.
std::vector<CardId> playable(const Situation& now, SideId side) {
    const Board& board = now.board();
    const Pile& hand = now.position().piles[board.party(side).hand];
    const bool has_unknown = std::find(hand.begin(), hand.end(), std::nullopt) != hand.end();
    if (!is_on_the_table(now) || !has_unknown) return hand_of(now, side);
    std::vector<CardId> cards = ids_of(board.kit.cards);
    for (const PileId pile : {board.draw, board.removed, board.in_force, board.discards})
        for (const auto& seen : now.position().piles[pile])
            if (seen) std::erase(cards, *seen);
    return cards;
}

std::vector<CardId> untold(const Situation& now, SideId side) {
    std::vector<CardId> cards = playable(now, side);
    for (const CardId told : hand_of(now, side))
        std::erase(cards, told);
    return cards;
}

void hold(Play& play, SideId side, CardId card, Source source) {
    const PileId hand = play.board().party(side).hand;
    leave_other_hand(play, side, card);
    play.scribe().write(facts::CardShown{card, hand, hand, source}, Audience::only(side));
}

void show_card(Play& play, SideId side, CardId card, PileId to) {
    const Board& board = play.board();
    leave_other_hand(play, side, card);
    play.scribe().write(facts::CardShown{card, board.party(side).hand, to, Source::App});
}

void discard(Play& play, SideId side, CardId card) {
    show_card(play, side, card, play.board().discards);
}

} // namespace fielddesk::gates
