#pragma once

#include "engine/position/chronicle.h"

namespace fielddesk::fair {

// What the entries that count say of the end of a game.
struct Ending {
    bool opens_all = false;    // the game is over, by an order and not by a correction
    bool is_corrected = false; // some correction counts
};

// `counts` says of each entry whether it counts.
Ending ending_of(const std::vector<ChronicleEntry>& entries, const std::vector<bool>& counts);

} // namespace fielddesk::fair
