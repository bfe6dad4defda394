#include "engine/games/attitudes/odds.h"

#include <algorithm>

namespace fielddesk::attitudes {

namespace {

constexpr std::int64_t most_for_attacker = 7; // 7-1
constexpr std::int64_t most_for_defender = 4; // 1-4

void add(std::vector<Modifier>& factors, bool holds, Code code, int value, Code section) {
    if (holds) factors.push_back({code, value, section});
}

} // namespace

std::vector<Modifier> factors_of(const Force& force) {
    std::vector<Modifier> factors;
    add(factors, force.is_in_fortifications, "factor.fortifications", 1, "s11-3");
    add(factors, force.is_in_gap, "factor.gap", 1, "s8-5");
    add(factors, force.is_disrupted, "factor.disrupted", -1, "s8-5");
    add(factors, force.is_fatigued, "factor.fatigued", -1, "s8-5");
    add(factors, force.is_in_heat, "factor.heat", -1, "s11-8");
    return factors;
}

Fraction counted(const Force& force) {
    Fraction points{force.points, 1};
    for (const Modifier& factor : factors_of(force))
        (factor.value > 0 ? points.numerator : points.denominator) *= 2;
    return points;
}

int odds_column(Fraction attacker, Fraction defender) {
    const std::int64_t attack = attacker.numerator * defender.denominator;
    const std::int64_t defence = defender.numerator * attacker.denominator;
    if (defence <= 0) return best_column;
    if (attack <= 0) return worst_column;
    if (attack >= defence)
        return even_column + static_cast<int>(std::min(attack / defence, most_for_attacker)) - 1;
    const std::int64_t to_one = (defence + attack - 1) / attack;
    return even_column - static_cast<int>(std::min(to_one, most_for_defender)) + 1;
}

int shifted(int column, const std::vector<Modifier>& shifts) {
    return std::clamp(column + total(shifts), worst_column, best_column);
}

} // namespace fielddesk::attitudes
