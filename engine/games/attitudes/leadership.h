#pragma once

#include "engine/core/fraction.h"

#include <optional>
#include <vector>

// Section 8.4: how the leadership of the two sides shifts the odds.
namespace fielddesk::attitudes {

// How a difference between averages is read, of which the rulebook says "whole number difference".
enum class WholeNumber : std::uint8_t {
    Reached, // a difference of 1.5 counts as 1
    Exact    // only a difference of 1, or of 2, counts
};

// The rating of a side: that of Lee or Pope where one is with it, else the average of its units. A side
// without a unit has none.
Fraction rating_of_side(const std::vector<int>& units, std::optional<int> leader);

// The columns to the right, negative to the left; two at most. 11.3: against fortifications nothing helps the
// attacker.
int leadership_shift(Fraction attacker, Fraction defender, WholeNumber reading, bool against_fortifications);

} // namespace fielddesk::attitudes
