#include "app/window/standing.h"

#include "engine/position/fold.h"

namespace fielddesk {

bool is_army(const DeskCounter& counter) {
    return counter.kind == Code("army");
}

FrontStanding standing_of(const Kit& kit, const Desk& desk) {
    FrontStanding standing;
    for (const DeskLane& lane : desk.lanes) {
        int union_at = -1;
        int confederate_at = -1;
        for (std::size_t at = 0; at < lane.places.size(); ++at)
            for (const DeskCounter& counter : lane.places[at].counters) {
                if (!is_army(counter)) continue;
                const bool is_union = kit.sides[counter.side].letters == "US";
                (is_union ? union_at : confederate_at) = static_cast<int>(at);
            }
        standing.lengths.append(static_cast<int>(lane.places.size()));
        standing.union_at.append(union_at);
        standing.confederate_at.append(confederate_at);
    }
    return standing;
}

std::vector<TurnStanding> standings_over_the_turns(const Session& session) {
    std::vector<TurnStanding> turns;
    Position position = blank_position(session.kit());
    for (const RecordEntry& entry : session.record(Seat::table())) {
        if (!entry.is_live) continue;
        for (const Fact& fact : entry.facts)
            fold(position, fact);
        const Desk desk = fielddesk::desk(session.rules(), position, Seat::table());
        if (turns.empty() || turns.back().turn != desk.turn) turns.push_back({desk.turn, {}});
        turns.back().standing = standing_of(session.kit(), desk);
    }
    return turns;
}

} // namespace fielddesk
