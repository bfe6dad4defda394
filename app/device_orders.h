#pragma once

#include "engine/core/order.h"
#include "engine/core/result.h"
#include "engine/position/position.h"
#include "hardware/reading.h"

namespace fielddesk {

// The order that a throw of a dice tower stands for, where dice are asked for. Refuses with `reading.unasked`
// where none are, `reading.other-count` (how many were asked for, how many came), `reading.other-dice` (the
// faces that each die must have) and `reading.doubtful` where a die lies cocked or was not read well: then
// the player is asked.
Result<Order> order_of(const hardware::DiceThrown& thrown, const std::optional<Question>& question,
                       Seat seat);

} // namespace fielddesk
