#pragma once

#include "engine/rules/rules.h"

// The orders that all games share besides corrections: a shuffle that is waited with, and consent to an undo.
namespace fielddesk {

// Whether a shuffle was committed to and waits for its order.
bool waits_for_shuffle(const Position& position);

// Words for the shuffle that is waited with, once from each seat. Refuses with `shuffle.not-asked`,
// `phrase.given` or `phrase.unfit`.
Result<Facts> phrase_added(const Position& position, const Order& order);

// What a seat says to a request for an undo. When the last one agrees, the order is taken back. Refuses with
// `undo.not-asked`.
Result<Facts> undo_answered(const Kit& kit, const Position& position, const Order& order);

} // namespace fielddesk
