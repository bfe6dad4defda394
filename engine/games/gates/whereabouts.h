#pragma once

#include "engine/games/gates/play.h"

// Where nobody tells where the pieces stand, they are all on the map, and the rules ask for what they need:
// from where an attack comes, who stands in the attacked point, whether a retreat has a way.
namespace fielddesk::gates {

// Brings what fought back to where nobody tells where it is.
void send_afield(Play& play);

// 6.1: the stack on the move attacks the point that was named from this one.
std::vector<PlaceId> attack_origins(const Situation& now, SideId side, PlaceId to);
// The points that it can attack from anywhere.
std::vector<PlaceId> attack_targets(const Situation& now, SideId side);
void attack_from(Play& play, SideId side, PlaceId from);

// The defender's pieces that could stand in the attacked point, and what it says of one.
std::vector<PieceId> may_stand(const Situation& now, SideId side);
void stand(Play& play, PieceId piece);
void stand_down(Play& play, PieceId piece);
// The defender has said who stands there; where nobody does, there is no attack.
void finish_muster(Play& play);

// 6.6: no point beside is open to the retreat.
void be_surrounded(Play& play, SideId side);

} // namespace fielddesk::gates
