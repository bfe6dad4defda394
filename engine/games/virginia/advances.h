#pragma once

#include "engine/games/virginia/context.h"

// Chapter "Resolving Union Advances".
namespace fielddesk::virginia {

inline constexpr Code advance_purpose = "advance";
inline constexpr Code advance_again_purpose = "advance-again"; // the second of two rolls

// Why an advance is rolled for.
struct AdvanceReasons {
    bool into_richmond = false;
    bool past_merrimac = false;
    bool card_says = false;

    bool any() const { return into_richmond || past_merrimac || card_says; }
};
AdvanceReasons advance_reasons(const Context& context, const Position& position,
                               const steps::UnionAdvance& advance);

// What the die has to show for this army to advance.
Ruling advance_ruling(const Context& context, const Position& position, const steps::UnionAdvance& advance);

// Begins an advance: does it, or asks for the die.
void begin_advance(const Context& context, Scribe& scribe, const steps::UnionAdvance& advance);

// Ends a rolled advance. Returns nothing where a second roll is needed, else whether the army advanced.
std::optional<bool> finish_advance(const Context& context, Scribe& scribe, const steps::UnionAdvance& advance,
                                   const Roll& roll, Code purpose);

} // namespace fielddesk::virginia
