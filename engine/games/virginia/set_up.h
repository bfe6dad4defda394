#pragma once

#include "engine/games/virginia/context.h"

// Chapter "Set Up".
namespace fielddesk::virginia {

inline constexpr Code set_up_purpose = "set-up";

Facts set_up(const Context& context, const std::vector<std::uint8_t>& options, bool is_seeded);

// Once the deck is shuffled: four cards are set aside unseen, and the first turn can begin.
void finish_set_up(const Context& context, Scribe& scribe);

} // namespace fielddesk::virginia
