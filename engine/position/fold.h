#pragma once

#include "engine/position/fact.h"

namespace fielddesk {

// Takes one fact into the position. Pure: it reads nothing but its arguments. A fact of a sound journal
// always fits; the caller that reads a foreign file checks with `fits` first.
void fold(Position& position, const Fact& fact);

// Whether every id and every count of this fact can be folded into this position, and every number is one
// that a game can have.
bool fits(const Kit& kit, const Position& position, const Fact& fact);

// What is wrong with what a seat knows: the piles hold more or fewer cards than the kit has, or a card or a
// piece is where none can be. What the seat does not know is not missing. Empty where all is well.
std::optional<Text> broken_count(const Kit& kit, const Position& position);

// What is wrong with a position in which everything should be known: besides the counts, a piece that is
// nowhere or shows no face. Empty where all is well.
std::optional<Text> broken_conservation(const Kit& kit, const Position& position);

} // namespace fielddesk
