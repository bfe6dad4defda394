#pragma once

#include "engine/games/virginia/context.h"
#include "engine/rules/rules.h"

// What the answer to an open question brings.
namespace fielddesk::virginia {

Result<Facts> answer(const Context& context, const Position& position, const Order& order);

// What follows now that something of the box is known that was asked for.
Facts go_on(const Context& context, const Position& position, const Question& answered);

// Whether the open question is still to be answered after a correction: an army that was to be attacked may
// have been put elsewhere, an advance that was to be rolled for may have become automatic, and a card that
// was mended may say something else.
bool still_stands(const Context& context, const Position& position);

// The ruling that the open question's die will decide; nothing where no ruling waits for a die.
std::optional<Ruling> open_ruling(const Context& context, const Position& position);

// The front that these arguments name.
std::optional<FrontId> named_front(const Context& context, const Arguments& arguments);

} // namespace fielddesk::virginia
