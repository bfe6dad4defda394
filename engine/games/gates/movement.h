#pragma once

#include "engine/core/order.h"
#include "engine/core/result.h"
#include "engine/games/gates/play.h"

// Sections 3, 4 and 10: stacks that move, and the bridges they cross.
namespace fielddesk::gates {

// Whether this piece may still begin to move in this phase.
bool may_move(const Situation& now, PieceId piece);

// What bars the stack on the move from entering this place; nothing where it may. A road that is not told
// yet bars nothing.
std::optional<Refusal> march_refusal(const Situation& now, SideId side, PlaceId to);
// The movement points that the stack on the move has left.
int points_left(const Situation& now, SideId side);

// 10: what keeps these units from leaving a bridge point by a connection of this kind: the bridge is down, or
// has borne its two units.
std::optional<Refusal> bridge_traffic_refusal(const Situation& now, const std::vector<PieceId>& stack,
                                              PlaceId from, Code kind);
// Counts them, as they go.
void cross(Play& play, const std::vector<PieceId>& pieces, PlaceId from,
           const std::optional<Connection>& road);

void take_stack(Play& play, const std::vector<PieceId>& pieces);
void march(Play& play, SideId side, PlaceId to);
// Puts a piece where it comes by this road: on the bank of a bridge point where the road ends.
void arrive(Play& play, PieceId piece, PlaceId place, const std::optional<Connection>& road);
// Ends the move of the stack; what it left behind on its way has ended its own already.
void halt(Play& play, SideId side);
void leave(Play& play, PieceId piece);

// 10: a bridge is worked on with a die, or without one where units spent the whole turn there.
std::optional<Refusal> bridge_refusal(const Situation& now, SideId side, bool burns);
std::optional<Refusal> bridge_refusal(const Situation& now, SideId side, PlaceId at, bool burns);
void work_on_bridge(Play& play, SideId side, PlaceId place, bool burns);
// Blown bridges beside the stack whose other bank the enemy holds: it may build there, and then attack.
std::vector<PlaceId> bridges_ahead(const Situation& now, SideId side);
void finish_bridge(Play& play, SideId side, PlaceId place, bool burns, int die);
void blow_bridge(Play& play, PlaceId place);

// Units that may rebuild their bridge without a die, by staying where they are the whole turn.
std::vector<PieceId> rebuilders(const Situation& now, SideId side);
void rebuild(Play& play, PieceId unit, PlaceId place);

// 15.2
std::optional<Refusal> dig_refusal(const Situation& now, PieceId piece);
void dig(Play& play, PieceId piece);

// The end of a player's movement and combat: what it must not leave undone, and what it clears away.
std::optional<Refusal> end_refusal(const Situation& now, SideId side);
void clear_moves(Play& play, SideId side);

} // namespace fielddesk::gates
