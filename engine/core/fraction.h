#pragma once

#include <cstdint>

namespace fielddesk {

// An exact chance, in the terms in which a player counts it: 2 faces out of 6 stays 2/6.
struct Fraction {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;

    friend bool operator==(const Fraction&, const Fraction&) = default;
};

} // namespace fielddesk
