#pragma once

#include "engine/games/attitudes/odds.h"

// Section 8.7: the casualties that each side takes besides what the combat results table says.
namespace fielddesk::attitudes {

// The number above the column of the casualty table: the smaller side's points, rounded down to a column that
// the table has. A defender that is doubled counts doubled; nothing else changes the points here. Nothing
// where the smaller side is below the first column: then nobody loses any.
std::optional<int> casualty_column(const Force& attacker, const Force& defender);

} // namespace fielddesk::attitudes
