#pragma once

#include "engine/games/attitudes/calendar.h"

// Section 12: victory points.
namespace fielddesk::attitudes {

// How a side came out of the combat results table.
struct Fate {
    int points = 0;         // its strength points before the roll
    bool is_broken = false; // disrupted or eliminated by it

    friend bool operator==(const Fate&, const Fate&) = default;
};

// What the enemy of `beaten` earns by this combat.
int combat_points(const Fate& beaten, const Fate& enemy);

// What the Confederates hold when the game ends.
struct Holdings {
    bool fredericksburg = false;
    bool manassas = false;

    friend bool operator==(const Holdings&, const Holdings&) = default;
};

int final_points(const Holdings& holdings);

// Whether the Confederates have won, by the victory points of both when everything is counted.
bool confederates_win(int confederate_points, int federal_points);

} // namespace fielddesk::attitudes
