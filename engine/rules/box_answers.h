#pragma once

#include "engine/rules/rules.h"

// What players say of their box: where the rules ask for it, and where it was told wrongly.
namespace fielddesk {

// Whether this question is for something of the box. Then `verbs::note` answers it.
bool asks_box(const std::optional<Question>& question);

// The cell that a question or a correction names: its first three subjects.
struct CellNamed {
    ChartId chart;
    CellSpot spot;
};
std::optional<CellNamed> cell_named(const Kit& kit, const Arguments& subjects);

// The one offer there is while something of the box is asked for.
Offer note_offer(const Kit& kit, const Question& question);

// The facts of an answer, and what follows from it by the rules. Refuses with `note.not-asked` or
// `note.unfit`, and a card with `note.unfit-card`.
Result<Facts> noted(const Rules& rules, const Position& position, const Order& order);

// Something of the box that was told wrongly is set right; what was read of it before stays as it was read.
// The order names it as a question does, and says after it what the answer would.
bool corrects_box(Code verb);
Code correction_of(Question::Kind kind);
Result<Facts> correct_note(const Rules& rules, const Order& order);

} // namespace fielddesk
