#pragma once

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

} // namespace fielddesk
