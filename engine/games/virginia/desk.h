#pragma once

#include "engine/desk/desk.h"
#include "engine/games/virginia/context.h"

// What a seat is shown of 1862 War in Virginia, from that seat's own position.
namespace fielddesk::virginia {

Desk make_desk(const Context& context, const Position& position, Seat seat);

// What the instructions of a card say, line by line.
DeskCard describe_card(const Context& context, const Position& position, CardId card);
// The same of a card that is in no play.
std::vector<DeskCardLine> card_lines(const Context& context, CardId card);

} // namespace fielddesk::virginia
