#include "engine/games/attitudes/victory.h"

namespace fielddesk::attitudes {

namespace {

constexpr int defeat = 8; // strength points
constexpr int great_defeat = 16;
constexpr int winning_lead = 6;

} // namespace

int combat_points(const Fate& beaten, const Fate& enemy) {
    if (!beaten.is_broken || enemy.is_broken || beaten.points < defeat) return 0;
    return beaten.points < great_defeat ? 1 : 2;
}

int final_points(const Holdings& holdings) {
    return (holdings.fredericksburg ? 1 : 0) + (holdings.manassas ? 1 : 0);
}

bool confederates_win(int confederate_points, int federal_points) {
    return confederate_points - federal_points >= winning_lead;
}

} // namespace fielddesk::attitudes
