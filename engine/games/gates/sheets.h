#pragma once

#include "engine/desk/desk.h"
#include "engine/games/gates/situation.h"

namespace fielddesk::gates {

// What a seat reads beside the board: what is in force, points attacked and bridges down.
std::vector<DeskSheet> make_sheets(const Situation& now);

// 6: the attack that is going on.
DeskFight make_fight(const Situation& now);

// What is known of a unit, wherever it is shown.
DeskUnit desk_unit(const Situation& now, PieceId piece);
// Both sides by command, the seat's own first.
std::vector<DeskCommand> make_order_of_battle(const Situation& now, Seat seat);

// 12: the cards that this side holds.
std::vector<DeskHandCard> make_hand(const Situation& now, SideId side);

// 8: the roads as they are told, who is on them, and how each unit of this side is supplied.
DeskNetwork make_supply_network(const Situation& now, SideId side);

} // namespace fielddesk::gates
