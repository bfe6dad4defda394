#include "engine/games/attitudes/retreat_before.h"

namespace fielddesk::attitudes {

namespace {

constexpr int last_failure = 2; // 3 or more is needed

} // namespace

// Garrisons never go; the infantry beside one may.
Escape infantry_escape(const Target& target) {
    return target.has_infantry && !target.is_by_cavalry_alone ? Escape::Rolls : Escape::No;
}

Escape cavalry_escape(const Target& target) {
    return target.is_by_cavalry_alone ? Escape::No : Escape::Automatic;
}

// Also from an attack of cavalry alone.
Escape leader_escape() {
    return Escape::Automatic;
}

Ruling retreat_ruling(const Target& target, const Day& day) {
    Ruling ruling;
    ruling.code = "ruling.retreat-before";
    ruling.section = "s8-1";
    ruling.comparison = Comparison::MoreThan;
    ruling.target = {{"drm.retreat-before", last_failure, "s8-1"}};
    if (target.is_over_river) ruling.drm.push_back({"drm.river-before", 1, "s8-1"});
    if (target.is_with_pope && day.is_pope_confident) ruling.drm.push_back({"drm.pope", -1, "s8-1"});
    ruling.chance = chance_of(ruling);
    return ruling;
}

bool needs_determination(const Attack& attack) {
    return attack.hesitant > 0 && attack.others == 0 && !attack.has_pope;
}

} // namespace fielddesk::attitudes
