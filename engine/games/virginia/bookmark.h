#pragma once

#include "engine/games/virginia/context.h"

// Where in the card's instructions the rules are.
namespace fielddesk::virginia {

inline constexpr Code card_purpose = "card";

// The step that is to be done next; nothing between turns and once all are done.
const Step* open_step(const Context& context, const Position& position);
StepNumber open_step_number(const Context& context, const Position& position);

// Whether a condition, a die or a failed advance led past this step.
bool was_passed_over(const Context& context, const Position& position, StepNumber number);

// Puts the bookmark on this step, past what does nothing, and begins the phase that it belongs to.
void go_on_at(const Context& context, Scribe& scribe, CardId card, StepNumber number);

// Begins with a card that was turned up. One that the box has and nobody has told is asked for first.
void begin_card(const Context& context, Scribe& scribe, CardId card);
// Whether the card in play is waited for in this way.
bool waits_for_card(const Context& context, const Position& position);

} // namespace fielddesk::virginia
