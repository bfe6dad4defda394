#pragma once

#include "engine/core/result.h"
#include "engine/games/virginia/context.h"

// Chapter "Resolving Confederate Player Attacks".
namespace fielddesk::virginia {

inline constexpr Code attack_purpose = "attack";

// Why the Confederates may not attack on this front now; nothing where they may.
std::optional<Refusal> attack_refusal(const Context& context, const Position& position, FrontId front);

// Why no reserve marker may be spent on an attack now, or on moving Lee.
std::optional<Refusal> reserve_refusal(const Context& context, const Position& position);
std::optional<Refusal> lee_refusal(const Context& context, const Position& position);

// What the die has to show for an attack on this front to push the Union army back.
Ruling attack_ruling(const Context& context, const Position& position, FrontId front);

// Declares an attack, paid for by the card or by a reserve marker, and asks for the die.
void declare_attack(const Context& context, Scribe& scribe, FrontId front, bool is_by_reserve);
void finish_attack(const Context& context, Scribe& scribe, FrontId front, const Roll& roll);

// Pushes the Union army back one place and follows it: an attack that succeeded, or an order of a card.
void push_union_back(const Context& context, Scribe& scribe, FrontId front);

// Moves Lee to the army of this front for a reserve marker.
void move_lee(const Context& context, Scribe& scribe, FrontId front);

} // namespace fielddesk::virginia
