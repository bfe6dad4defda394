#pragma once

#include "engine/kit/kit.h"

namespace fielddesk {

// How much of one part of the box is known: a chart, the deck, the ratings, the places, the arrivals. What is
// practice counts as not known, because the box has something else.
struct Coverage {
    Code part;         // a list of the notes: "cells", "cards", "ratings", "places", "arrivals"
    std::string title; // of the chart; empty for the others
    Code chart;        // whose cells they are
    int known = 0;
    int total = 0;
    std::vector<std::string> missing; // their keys in the notes

    friend bool operator==(const Coverage&, const Coverage&) = default;
};

// Every part that a kit has something of.
std::vector<Coverage> coverage_of(const Kit& kit);

} // namespace fielddesk
