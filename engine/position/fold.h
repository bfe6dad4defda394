#pragma once

#include "engine/position/fact.h"

namespace fielddesk {

// Takes one fact into the position. Pure: it reads nothing but its arguments. A fact of a sound journal
// always fits; the caller that reads a foreign file checks with `fits` first.
void fold(Position& position, const Fact& fact);

// Whether every id and every count of this fact can be folded into this position, and every number is one
// that a game can have.
bool fits(const Kit& kit, const Position& position, const Fact& fact);

// What is wrong with a position in which everything should be known: a piece that is nowhere, a card that
// is in two places or in none. Empty where all is well.
std::optional<Text> broken_conservation(const Kit& kit, const Position& position);

} // namespace fielddesk
