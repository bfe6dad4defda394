#pragma once

#include "engine/rules/rules.h"

namespace fielddesk {

// Corrections set the desk to what the board shows. They are legal at any time, keep every piece and card
// in exactly one place, and are recorded and undone like any order.
bool is_correction(Code verb);
Result<Facts> decide_correction(const Kit& kit, const Position& position, const Order& order);

} // namespace fielddesk
