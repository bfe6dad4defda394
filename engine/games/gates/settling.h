#pragma once

#include "engine/games/gates/board.h"
#include "engine/position/fact.h"

namespace fielddesk::gates {

// What follows where something of the box that was asked for is known now.
Facts go_on_from(const Board& board, const Position& position, const Question& answered);

// What follows from where the pieces are, after a correction: a question that nobody can answer any more is
// closed, an outcome that no longer holds is taken back.
Facts settle(const Board& board, const Position& position);

} // namespace fielddesk::gates
