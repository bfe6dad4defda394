#pragma once

#include "engine/kit/notes.h"

#include <QString>

// Box notes in the players' words: what one is about, and what it says.
namespace fielddesk {

// "Losses: 4 or more, 2"; the key itself where the kit has no such thing.
QString note_subject(const Kit& kit, const NoteAddress& address);

// "Pieces lost 2, The rest holds"; of a card its title, wording and instructions.
QString note_says(const Kit& kit, const NoteAddress& address, const std::string& entry);

// A cell by the titles of its fields and words; empty where nothing is known of it.
QString cell_says(const Chart& chart, const std::optional<CellValue>& value);

// "printed", "inferred", "practice" or "box".
QString provenance_word(Provenance provenance);

} // namespace fielddesk
