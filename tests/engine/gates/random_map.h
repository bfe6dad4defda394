#pragma once

#include "engine/games/gates/map.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace fielddesk::gates {

// A small map for a search that tries everything.
struct RandomMap {
    int places = 0;
    std::vector<Connection> connections;
    std::set<PlaceId> blown;
    std::set<PlaceId> enemy;

    PlaceId any_place() const;
    Map map() const { return {connections, blown}; }
};

RandomMap any_map();

// The points of the shortest way, found by trying every way that enters no point twice; nothing where there
// is none. It shares no line with `Map`.
std::optional<int> points_by_trying(const RandomMap& map, Spot from, Spot to);

} // namespace fielddesk::gates
