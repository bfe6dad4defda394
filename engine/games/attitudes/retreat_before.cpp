#include "engine/games/attitudes/retreat_before.h"

namespace fielddesk::attitudes {

namespace {

constexpr int last_failure = 2; // 3 or more is needed

} // namespace

Escape escape_of(Arm arm, bool is_attacked_by_cavalry_alone) {
    if (arm == Arm::Leader) return Escape::Automatic;
    if (arm == Arm::Garrison || is_attacked_by_cavalry_alone) return Escape::No;
    return arm == Arm::Cavalry ? Escape::Automatic : Escape::Rolls;
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
