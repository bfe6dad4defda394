#pragma once

#include "engine/core/order.h"
#include "engine/core/result.h"
#include "engine/position/position.h"
#include "hardware/reading.h"

namespace fielddesk {

// The order that a throw of a dice tower stands for. Where dice are asked for it answers, else the record
// keeps the dice that were read for certain, or `reading.unasked`. Refuses with `reading.other-count` (how
// many were asked for, how many came), `reading.other-dice` (the faces that each die must have) and
// `reading.doubtful` where a die lies cocked or was not read well: then the player is asked.
Result<Order> order_of(const hardware::DiceThrown& thrown, const std::optional<Question>& question,
                       Seat seat);

// The order that a card held to a reader stands for: the one of these offers that takes this card, or the one
// that comes first by its reader. Refuses with `card.not-now` and `card.several`.
Result<Order> order_of(CardId card, const std::vector<Offer>& offers, Seat seat);

} // namespace fielddesk
