#pragma once

#include "app/dice_honesty.h"

#include <string>

namespace fielddesk {

// "Read from a dice tower: 24 dice with 6 faces".
std::string title(const DiceTally& tally);

// What these dice show of their honesty, and how little that is, a sentence each.
std::vector<std::string> sentences(const DiceTally& tally);

} // namespace fielddesk
