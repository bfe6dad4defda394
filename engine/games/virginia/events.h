#pragma once

#include "engine/games/virginia/context.h"

// Chapters "Resolving Events" and "Playing Action Cards": what a card's instructions do.
namespace fielddesk::virginia {

inline constexpr Code battle_purpose = "battle";
inline constexpr Code lee_enters_purpose = "lee-enters";
inline constexpr Code set_aside_purpose = "set-aside-returns";

bool holds(const Context& context, const Position& position, const Condition& condition);

// Does one instruction that is no advance and no jump. It may ask a question instead; `finish_…` then does
// what the answer brings.
void do_event(const Context& context, Scribe& scribe, CardId card, const Action& action);
void finish_lee_enters(const Context& context, Scribe& scribe, FrontId front);

} // namespace fielddesk::virginia
