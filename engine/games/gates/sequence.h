#pragma once

#include "engine/games/gates/play.h"

// Sections 2, 8, 13 and 14: set-up, the phases of a turn, and the end of the game.
namespace fielddesk::gates {

Facts set_up(const Board& board, const std::vector<std::uint8_t>& options, bool is_seeded);

// Whether this side lays out pieces now: the Union first (14).
bool is_deploying(const Situation& now, SideId side);
// The pieces that this side lays out, and where each may go.
std::vector<PlaceId> deployable(const Situation& now, PieceId piece);
std::optional<Refusal> deployed_refusal(const Situation& now, SideId side);
void finish_deploying(Play& play, SideId side);

// 8.1 and 8.2
void change_base(Play& play, PlaceId place);
void change_mode(Play& play, PieceId unit);
void draw_on(Play& play, PieceId wagon);
void check_supply(Play& play);
void say_supplied(Play& play, PieceId unit, bool is_supplied);
void finish_attrition(Play& play, SideId side, const Roll& roll);
std::vector<PieceId> in_attrition(const Situation& now, SideId side);

// 2.0 B: two cards for each, the Confederates' first.
void draw_cards(Play& play);
void end_phase(Play& play, SideId side);
// Carries the game on until somebody has to do something, and makes what everyone sees true.
void go_on(Play& play);
// 13
std::optional<Outcome> victory(const Situation& now);

} // namespace fielddesk::gates
