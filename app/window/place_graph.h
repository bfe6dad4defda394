#pragma once

#include "engine/kit/kit.h"

#include <vector>

namespace fielddesk {

// The places of a kit and the ways between them, laid out to be drawn: no kit says where its places lie.
struct PlaceGraph {
    struct Spot {
        double x = 0; // both from 0 to 1
        double y = 0;
        int island = 0; // places that can reach one another have the same; the largest island is 0
    };

    std::vector<Spot> spots; // one for each place
    int islands = 0;
};

// Only what is known to be connected counts. The same connections give the same picture.
PlaceGraph graph_of(const Kit& kit);

} // namespace fielddesk
