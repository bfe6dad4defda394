#pragma once

#include "app/session.h"

#include <vector>

namespace fielddesk {

// All dice of one kind and one source that a record holds, those of orders that were taken back too.
struct DiceTally {
    Source source = Source::App;
    int sides = 6;
    std::vector<int> counts; // how often each face came, from 1 on

    int dice() const;

    friend bool operator==(const DiceTally&, const DiceTally&) = default;
};

// Adds the dice of this record to the tallies.
void add_dice(std::vector<DiceTally>& tallies, const std::vector<RecordEntry>& record);

// How likely honest dice are to come as unevenly as this, or more so: the p-value of Pearson's chi-square,
// from 0 to 1. Up to thirty dice it is exact, by counting; above, it is read off the chi-square distribution.
double evenness(const DiceTally& tally);

// How likely so many dice are to give a bad die away, one that shows one face twice as often as it should, to
// who calls bad what comes by chance once in twenty times. From 0 to 1, about.
double chance_to_notice(const DiceTally& tally);

} // namespace fielddesk
