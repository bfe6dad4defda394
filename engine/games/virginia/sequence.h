#pragma once

#include "engine/games/virginia/context.h"
#include "engine/rules/rules.h"

// Chapter "Sequence of Play Each Turn": reveal, events, Union advances, Confederate attacks, discard.
namespace fielddesk::virginia {

namespace verbs {
inline constexpr Code turn = "turn";       // turns the next card; its number, where the deck is on the table
inline constexpr Code resolve = "resolve"; // does the card's next instruction
inline constexpr Code choose = "choose";   // names the front that was asked for
inline constexpr Code attack = "attack";   // a front
inline constexpr Code reserve = "reserve"; // a front
inline constexpr Code lee = "lee";         // a front
inline constexpr Code end = "end";         // ends the attacks and discards the card
} // namespace verbs

std::vector<Offer> offers(const Context& context, const Position& position, Seat seat);

Result<Facts> decide(const Context& context, const Position& position, const Order& order);

// Why this attack, by the card or by a reserve, or this move of Lee may not be ordered in the phase of
// attacks; nothing where it may.
std::optional<Refusal> fight_refusal(const Context& context, const Position& position, Code verb,
                                     FrontId front);

// The cards that may lie on top of the draw pile: the one, where it is known, else all that are unseen.
std::vector<CardId> turnable(const Context& context, const Position& position);

// After a correction: what follows from where pieces and cards are.
Facts settle(const Context& context, const Position& position);

} // namespace fielddesk::virginia
