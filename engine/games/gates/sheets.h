#pragma once

#include "engine/desk/desk.h"
#include "engine/games/gates/situation.h"

namespace fielddesk::gates {

// What a seat reads beside the board: what is in force, points attacked and bridges down.
std::vector<DeskSheet> make_sheets(const Situation& now);

// 12: the cards that this side holds.
std::vector<DeskHandCard> make_hand(const Situation& now, SideId side);

// 8: the roads as they are told, who is on them, and how each unit of this side is supplied.
DeskNetwork make_supply_network(const Situation& now, SideId side);

} // namespace fielddesk::gates
