#pragma once

#include "tests/skirmish/board.h"

// What the chapters of the rules do for each other.
namespace fielddesk::skirmish {

// Hands: a card that is drawn is counted by everyone and read by its side alone.
void shuffle_and_deal(const Board& board, Scribe& scribe);
void draw_card(const Board& board, Scribe& scribe, const Party& party);
void play_card(const Board& board, Scribe& scribe, const Party& party, CardId card);
void finish_shuffle(const Board& board, Scribe& scribe, std::vector<CardId> cards);

// Fights: both sides show what they have there, then one die decides.
std::optional<Ruling> fight_ruling(const Board& board, const Position& position, PlaceId place);
std::optional<PlaceId> place_of_fight(const Position& position);
void declare_fight(const Board& board, Scribe& scribe, PlaceId place);
void finish_fight(const Board& board, Scribe& scribe, const Roll& roll);
// The loser's side has what the chart says taken from it; the chart was asked for that cell if need be.
void finish_losses(const Board& board, Scribe& scribe, const Question& question);
// Whether there is still somebody to lose something.
bool losses_stand(const Board& board, const Position& position);

// The sequence of play.
void end_action(const Board& board, Scribe& scribe);
std::vector<Offer> offers(const Board& board, const Position& position, Seat seat);
Result<Facts> decide(const Board& board, const Position& position, const Order& order);
Facts settle(const Board& board, const Position& position);

Desk make_desk(const Board& board, const Position& position, Seat seat);

} // namespace fielddesk::skirmish
