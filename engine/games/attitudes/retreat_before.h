#pragma once

#include "engine/games/attitudes/calendar.h"
#include "engine/position/ruling.h"

// Sections 8.1 and 11.2: what may keep a combat from being fought.
namespace fielddesk::attitudes {

// Who is in the attacked hex, and how it is attacked.
struct Target {
    bool has_infantry = false;
    bool has_garrison = false;
    bool has_leader = false; // alone, or with others
    bool is_with_pope = false;
    bool is_over_river = false;       // the attack crosses a river hexside
    bool is_by_cavalry_alone = false; // all that attack it are cavalry

    friend bool operator==(const Target&, const Target&) = default;
};

enum class Escape : std::uint8_t { No, Rolls, Automatic };

// 8.1: whether infantry, cavalry and leaders of the target may go before the combat, each by itself.
Escape infantry_escape(const Target& target);
Escape cavalry_escape(const Target& target);
Escape leader_escape();

// What infantry needs, with everything that is added to its die.
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
