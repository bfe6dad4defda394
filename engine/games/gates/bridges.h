#pragma once

#include "engine/core/order.h"
#include "engine/core/result.h"
#include "engine/games/gates/play.h"

// Section 10: bridges, who crosses them, and the work on them.
namespace fielddesk::gates {

// The bank of a bridge point on which a connection of this kind ends; nothing where it does not say.
std::optional<MarkId> bank_of(const Board& board, Code kind);

// 10: what keeps these units from leaving a bridge point by a connection of this kind: the bridge is down, or
// has borne its two units.
std::optional<Refusal> bridge_traffic_refusal(const Situation& now, const std::vector<PieceId>& stack,
                                              PlaceId from, Code kind);
// Counts them, as they go.
void cross(Play& play, const std::vector<PieceId>& pieces, PlaceId from,
           const std::optional<Connection>& road);

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

} // namespace fielddesk::gates
