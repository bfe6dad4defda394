#pragma once

#include "engine/core/code.h"
#include "engine/core/ids.h"

#include <variant>
#include <vector>

namespace fielddesk {

// A thing or a number that an order, a ruling or a sentence speaks of.
using Argument = std::variant<int, Code, PieceId, PlaceId, PileId, CardId, TrackId, SideId>;
using Arguments = std::vector<Argument>;

// Something to be said: the code of a sentence and what it speaks of. The phrasebook writes it out.
struct Text {
    Code code;
    Arguments arguments;

    friend bool operator==(const Text&, const Text&) = default;
};

} // namespace fielddesk
