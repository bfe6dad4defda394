#include "engine/games/attitudes/losses.h"

#include <algorithm>
#include <array>

namespace fielddesk::attitudes {

namespace {

constexpr std::array<int, 8> casualty_columns{5, 7, 9, 10, 12, 14, 16, 18};

int doubled(const Force& force) {
    int points = force.points;
    for (const Modifier& factor : factors_of(force))
        if (factor.value > 0) points *= 2;
    return points;
}

} // namespace

std::optional<int> casualty_column(const Force& attacker, const Force& defender) {
    const int smaller = std::min(attacker.points, doubled(defender));
    std::optional<int> found;
    for (const int column : casualty_columns)
        if (column <= smaller) found = column;
    return found;
}

} // namespace fielddesk::attitudes
