#pragma once

#include "tests/gates/combat_table.h"

#include <rapidcheck/gtest.h>

// Combats where chance chooses.
namespace fielddesk::gates::test {

// What the units of these names have left.
int points_of(const CombatTable& table, const std::vector<std::string>& units);

// These units get so many points at random; the sum.
int strengthen_at_random(CombatTable& table, const std::vector<std::string>& units, int most);

// Both sides take any lead, and are ready.
void lead_at_random(CombatTable& table);

// Whoever is asked to lose a point loses it with any unit that may.
void lose_at_random(CombatTable& table);

// Some of these, none or all.
std::vector<std::string> some_of(const std::vector<std::string>& all);

// As many dice.
std::vector<int> any_faces(int dice);

} // namespace fielddesk::gates::test
