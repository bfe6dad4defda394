#pragma once

#include "engine/rules/rules.h"

namespace fielddesk {

// Corrections set the desk to what the board shows. They are legal at any time, keep every piece and card
// in exactly one place, and are recorded and undone like any order. They tell nobody what only a side may
// know, and are refused alike in two games that differ in hidden things alone. Which orders are corrections
// is said in engine/core/order.h.

// Whether only the seat that gives this correction may read what it is about.
bool is_private_correction(const Kit& kit, const Order& order);

Result<Facts> decide_correction(const Kit& kit, const Position& position, const Order& order);

} // namespace fielddesk
