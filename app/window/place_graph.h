#pragma once

#include "engine/kit/kit.h"

#include <utility>
#include <vector>

namespace fielddesk {

// Places and the ways between them, laid out to be drawn: no kit says where its places lie.
struct PlaceGraph {
    struct Spot {
        double x = 0; // both from 0 to 1
        double y = 0;
        int island = 0; // places that can reach one another have the same; the largest island is 0
    };

    std::vector<Spot> spots; // one for each place
    int islands = 0;
};

// So many places by their number, and which of them are connected. The same ways give the same picture.
using GraphWays = std::vector<std::pair<std::size_t, std::size_t>>;
PlaceGraph graph_of(std::size_t places, const GraphWays& ways);

// The places of a kit; only what is known to be connected counts.
PlaceGraph graph_of(const Kit& kit);

} // namespace fielddesk
