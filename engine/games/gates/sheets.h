#pragma once

#include "engine/desk/desk.h"
#include "engine/games/gates/situation.h"

namespace fielddesk::gates {

// What a seat reads beside the map: the combat that is fought, the points that bear something, what is in
// force, and the supply of its own units.
std::vector<DeskSheet> make_sheets(const Situation& now, Seat seat);

} // namespace fielddesk::gates
