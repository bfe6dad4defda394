#pragma once

#include "engine/desk/desk.h"
#include "engine/games/gates/board.h"

namespace fielddesk::gates {

Desk make_desk(const Board& board, const Position& position, Seat seat);

} // namespace fielddesk::gates
