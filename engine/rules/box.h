#pragma once

#include "engine/rules/rules.h"
#include "engine/rules/scribe.h"

// What is printed in the box: what the kit has, what this game was told, and the questions for the rest.
namespace fielddesk {

// What stands in a cell, as far as this position and its kit know.
ChartCell cell_of(const Kit& kit, const Position& position, ChartId chart, CellSpot spot);

// The same for a rating of a face, for `face_value` and every other one.
Rating rating_of(const Kit& kit, const Position& position, PieceId piece, std::uint8_t face, Code rating);

// Reads a cell, and writes that it was read. Where it is not known it is asked for instead, for this purpose
// and with more subjects if the rules need them to go on; and nothing comes back.
std::optional<CellValue> read_or_ask(const Kit& kit, Scribe& scribe, ChartId chart, CellSpot spot,
                                     Code purpose, Arguments more = {});

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
// `note.unfit`.
Result<Facts> noted(const Rules& rules, const Position& position, const Order& order);

// Something of the box that was told wrongly is set right; what was read of it before stays as it was read.
Result<Facts> correct_cell(const Kit& kit, const Order& order);
Result<Facts> correct_rating(const Kit& kit, const Order& order);

} // namespace fielddesk
