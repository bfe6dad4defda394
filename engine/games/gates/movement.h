#pragma once

#include "engine/core/order.h"
#include "engine/core/result.h"
#include "engine/games/gates/play.h"

// Sections 3 and 4: stacks that move.
namespace fielddesk::gates {

// Whether this piece may still begin to move in this phase.
bool may_move(const Situation& now, PieceId piece);

// What bars the stack on the move from entering this place; nothing where it may. A road that is not told
// yet bars nothing.
std::optional<Refusal> march_refusal(const Situation& now, SideId side, PlaceId to);
// The movement points that the stack on the move has left.
int points_left(const Situation& now, SideId side);

void take_stack(Play& play, const std::vector<PieceId>& pieces);
void march(Play& play, SideId side, PlaceId to);
// Puts a piece where it comes by this road: on the bank of a bridge point where the road ends.
void arrive(Play& play, PieceId piece, PlaceId place, const std::optional<Connection>& road);
// Ends the move of the stack; what it left behind on its way has ended its own already.
void halt(Play& play, SideId side);
void leave(Play& play, PieceId piece);

// 15.2
std::optional<Refusal> dig_refusal(const Situation& now, PieceId piece);
void dig(Play& play, PieceId piece);

// The end of a player's movement and combat: what it must not leave undone, and what it clears away.
std::optional<Refusal> end_refusal(const Situation& now, SideId side);
void clear_moves(Play& play, SideId side);

} // namespace fielddesk::gates
