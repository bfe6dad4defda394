#pragma once

#include "engine/games/virginia/context.h"

// Chapter "How to Win".
namespace fielddesk::virginia {

// How the game has ended in this position; nothing while it goes on.
std::optional<Outcome> outcome_of(const Context& context, const Position& position);

// Ends the game where it has ended.
void settle_victory(const Context& context, Scribe& scribe);

} // namespace fielddesk::virginia
