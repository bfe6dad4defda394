#pragma once

#include "engine/games/gates/board.h"
#include "engine/rules/rules.h"

namespace fielddesk::gates {

std::vector<Offer> offers(const Board& board, const Position& position, Seat seat);
Result<Facts> decide(const Board& board, const Position& position, const Order& order);
// Whether only the seat that gives this order may read what it is about.
bool is_private(Code verb);

} // namespace fielddesk::gates
