#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fielddesk {

// Where a result of chance came from. Every roll and every draw keeps its source.
enum class Source : std::uint8_t { App, Typed, Device };

// Dice as they lie: the faces in the order in which they were read, each from 1 to `sides`.
struct Roll {
    int sides = 6;
    std::vector<int> faces;
    Source source = Source::App;

    friend bool operator==(const Roll&, const Roll&) = default;
};

// As many dice in one throw, and as many faces on each, as the program takes from anybody.
inline constexpr std::size_t most_dice = 100;
inline constexpr int most_sides = 1000;

constexpr bool can_be_thrown(std::size_t dice, int sides) {
    return dice <= most_dice && sides >= 2 && sides <= most_sides;
}
inline bool can_be_thrown(const Roll& roll) {
    return can_be_thrown(roll.faces.size(), roll.sides);
}

} // namespace fielddesk
