#pragma once

#include <compare>

// Sections 4, 5 and 11: the days of More Aggressive Attitudes, and what each of them brings.
namespace fielddesk::attitudes {

inline constexpr int last_turn = 25; // September 2

// A day of the campaign of 1862.
struct Date {
    int month = 8;
    int day = 9;

    friend auto operator<=>(const Date&, const Date&) = default;
};

// The day of a turn from 1 to 25: one turn is one day, the first is August 9.
Date date_of(int turn);
int turn_of(Date date);

// What holds on one day. Each is worked out from the date alone.
struct Day {
    bool is_union_combat_only = false; // 11.7: nothing else is played, and Banks has to attack
    bool is_heat = false;              // 11.8: Jackson and Banks attack at half and move two points
    bool is_truce = false;             // 11.9: nobody attacks
    bool is_held_near_rivers = false;  // 11.5: Halleck's orders bind the Union
    bool is_rain = false;              // 11.6: nobody crosses the two rivers, and nobody marches by force
    bool has_event_chits = false;      // 10
    bool is_pope_confident = false;    // 8.1: his stack retreats worse before combat
    bool is_alexandria_safe = false;   // 7 and 11.3: closed to the Confederates
    bool counts_rappahannock = false;  // 12: taken before this day is over, it is worth a point
    bool counts_alexandria = false;    // 12

    friend bool operator==(const Day&, const Day&) = default;
};

Day day_of(int turn);

} // namespace fielddesk::attitudes
