#pragma once

#include "engine/games/gates/play.h"

// 15.1, an option: before an attack the other side says how strong a point is. Its die and the printed table
// are for its eyes alone, so it reads them itself; its own desk shows what stands there.
namespace fielddesk::gates {

// Enemy points beside the stack on the move that were not looked at in this player turn.
std::vector<PlaceId> to_reconnoitre(const Situation& now, SideId side);
void ask_recon(Play& play, SideId side, PlaceId place);
void announce(Play& play, int strength);

} // namespace fielddesk::gates
