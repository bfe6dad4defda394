#pragma once

#include "engine/core/argument.h"
#include "engine/core/dice.h"
#include "engine/core/fraction.h"

#include <optional>
#include <vector>

namespace fielddesk {

// One number that went into a ruling, and the rule section it comes from.
struct Modifier {
    Code code;
    int value = 0;
    Code section;

    friend bool operator==(const Modifier&, const Modifier&) = default;
};

// How dice decide.
// The number to reach is met by rolling at most so much, or more than it; or there is none, and the sum is
// looked up in a chart.
enum class Comparison : std::uint8_t { AtMost, MoreThan, LookedUp };

// How a result came about, so that it can be checked by hand: what was compared with what, every modifier,
// what was needed, the exact chance, and then the die and what it brought.
struct Ruling {
    Code code;
    Code section;
    Arguments subjects;
    Comparison comparison = Comparison::AtMost;
    std::vector<Modifier> target; // their sum is the number to reach
    std::vector<Modifier> drm;    // added to the natural die
    Fraction chance;              // of success, before the roll
    std::optional<Roll> roll;
    std::optional<bool> success;

    friend bool operator==(const Ruling&, const Ruling&) = default;
};

// The sum of the values of these modifiers.
int total(const std::vector<Modifier>& modifiers);

// Whether this natural face of one die succeeds.
bool succeeds(const Ruling& ruling, int face);

// Counts the faces of one die that succeed.
Fraction chance_of(const Ruling& ruling, int sides = 6);

} // namespace fielddesk
