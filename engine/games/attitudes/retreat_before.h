#pragma once

#include "engine/games/attitudes/calendar.h"
#include "engine/position/ruling.h"

// Sections 8.1 and 11.2: what may keep a combat from being fought.
namespace fielddesk::attitudes {

enum class Arm : std::uint8_t { Infantry, Cavalry, Garrison, Leader };
enum class Escape : std::uint8_t { No, Rolls, Automatic };

// 8.1: how one of the attacked hex gets away before the combat, each by itself. From cavalry alone only a
// leader does.
Escape escape_of(Arm arm, bool is_attacked_by_cavalry_alone);

// How infantry stands that tries to.
struct Target {
    bool is_over_river = false; // the attack crosses a river hexside
    bool is_with_pope = false;

    friend bool operator==(const Target&, const Target&) = default;
};

// What it needs, with everything that is added to its die.
Ruling retreat_ruling(const Target& target, const Day& day);

// 11.2: those who attack, as far as the roll is concerned.
struct Attack {
    int hesitant = 0; // units of Sigel, McDowell, Porter and Parke
    int others = 0;   // other Union units with them
    bool has_pope = false;

    friend bool operator==(const Attack&, const Attack&) = default;
};

bool needs_determination(const Attack& attack);
inline constexpr int last_determined = 5;

} // namespace fielddesk::attitudes
