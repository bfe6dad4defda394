#pragma once

#include "engine/games/gates/situation.h"

#include <array>

// 6.4 E: what the dice of a combat may bring, told before they are rolled.
namespace fielddesk::gates {

// How often each end of the round comes among the throws of the two dice and the third, and what the two
// sides lose in all those throws together, never more than they have. A round that leaves a side without
// anybody to fight is decided. A throw whose cell nobody has told yet is counted as not known.
struct Chances {
    static constexpr int throws = 6 * 6 * 6;

    int decided = 0;
    int goes_on = 0;
    int ends = 0;
    int retreats = 0;
    int not_known = 0;
    std::array<int, 2> lost{}; // strength points: the attacker's, the defender's

    friend bool operator==(const Chances&, const Chances&) = default;
};

// In the round that is open, where these modifiers are added together.
Chances chances_of(const Situation& now, int drm);

} // namespace fielddesk::gates
