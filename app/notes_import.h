#pragma once

#include "app/notes_library.h"

namespace fielddesk {

// The notes of a friend's file, checked whole before anything is taken from it. Refuses with `notes.broken`
// and the JSON path, or with `notes.no-file`.
Result<Notes> notes_in_file(const std::string& kit, const std::filesystem::path& path);

// Writes notes as a file; what is there already is kept until the new one is whole.
Result<void> export_notes(const std::string& kit, const Notes& notes, const std::filesystem::path& path);

// A note in words, as the JSON of its entry: `cell CHART ROW COLUMN VALUE…`, `rating PIECE FACE RATING
// VALUE`, `place PLACE TITLE…`, `connection PLACE PLACE KIND|none`, `arrival PIECE TURN PLACE`, `card JSON…`.
struct NoteEntry {
    std::string list;
    std::string json;
};
Result<NoteEntry> note_of_words(const Kit& kit, const std::vector<std::string>& words);

} // namespace fielddesk
