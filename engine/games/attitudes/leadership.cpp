#include "engine/games/attitudes/leadership.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace fielddesk::attitudes {

namespace {

constexpr std::int64_t most_columns = 2;

} // namespace

Fraction rating_of_side(const std::vector<int>& units, std::optional<int> leader) {
    if (leader) return {*leader, 1};
    if (units.empty()) return {0, 1};
    return {std::accumulate(units.begin(), units.end(), 0), static_cast<int>(units.size())};
}

int leadership_shift(Fraction attacker, Fraction defender, WholeNumber reading, bool against_fortifications) {
    const std::int64_t difference =
        attacker.numerator * defender.denominator - defender.numerator * attacker.denominator;
    const std::int64_t one = attacker.denominator * defender.denominator;
    if (reading == WholeNumber::Exact && difference % one != 0) return 0;
    const auto columns = static_cast<int>(std::min(std::abs(difference) / one, most_columns));
    if (difference < 0) return -columns;
    return against_fortifications ? 0 : columns;
}

} // namespace fielddesk::attitudes
