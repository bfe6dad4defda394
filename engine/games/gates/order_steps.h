#pragma once

#include "engine/games/gates/play.h"

// Orders that take more than one step: a road that nobody told yet is asked for first.
namespace fielddesk::gates {

// The place of the stack on the move.
PlaceId stack_place(const Situation& now, SideId side);
void do_march(Play& play, SideId side, PlaceId to);
void do_attack(Play& play, SideId side, PlaceId to);
void do_retreat(Play& play, SideId side, PieceId piece, PlaceId to);
void do_fall_back(Play& play, SideId side, PlaceId to);
void do_withdraw(Play& play, SideId side, PieceId piece, PlaceId to);
void pick_bank(Play& play, SideId side, Code bank);
void take_discard(Play& play, SideId side, CardId card);
void lose_to_card(Play& play, SideId side, PieceId unit);

} // namespace fielddesk::gates
