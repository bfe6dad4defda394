#pragma once

#include "app/referee.h"

#include <algorithm>

namespace fielddesk::testing {

// The order by which the next seat agrees that something is taken back; nothing where nobody is asked.
inline std::optional<Order> agreement(const Referee& referee) {
    const auto& request = referee.whole().undo_request;
    if (!request) return std::nullopt;
    for (const SideId side : seats_to_agree(referee.rules().kit(), request->by))
        if (std::find(request->agreed.begin(), request->agreed.end(), side) == request->agreed.end())
            return Order{Seat::of(side), verbs::agree, {}, Source::Typed, {}};
    return std::nullopt;
}

} // namespace fielddesk::testing
