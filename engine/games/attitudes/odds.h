#pragma once

#include "engine/position/ruling.h"

// Section 8.5: from the strength points of two sides to a column of the combat results table.
namespace fielddesk::attitudes {

// What one side has where it fights.
struct Force {
    int points = 0;
    bool is_in_fortifications = false; // 11.3: the Union in Alexandria, defending
    bool is_in_gap = false;            // the defender
    bool is_disrupted = false;         // the defender
    bool is_fatigued = false;          // the attacker
    bool is_in_heat = false;           // 11.8: Jackson and Banks, attacking

    friend bool operator==(const Force&, const Force&) = default;
};

// How often the points of a side are doubled and halved, by the rules that say so; a halving is negative.
std::vector<Modifier> factors_of(const Force& force);

// The points of a side as they count, exactly.
Fraction counted(const Force& force);

// The columns of the combat results table, from the worst for the attacker to the best.
inline constexpr int columns = 10;
inline constexpr int worst_column = 0; // 1-4
inline constexpr int even_column = 3;  // 1-1
inline constexpr int best_column = 9;  // 7-1

// 8.5: rounded for the defender, and never beyond the columns that the table has.
int odds_column(Fraction attacker, Fraction defender);

// Where a column is after shifts to the right, negative to the left.
int shifted(int column, const std::vector<Modifier>& shifts);

} // namespace fielddesk::attitudes
