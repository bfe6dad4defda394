#pragma once

#include "engine/core/hash.h"
#include "engine/kit/reader.h"

#include <map>

// Box notes: what the owner of a game copied from the own box, one thing at a time, laid over the kit. The
// format of a file of notes is data/schema/notes.schema.json.
namespace fielddesk {

// Which thing a note is about: the list of the file that it stands in, and what tells it apart there, such as
// "battle/7/3-1" for a cell of a chart.
struct NoteAddress {
    std::string list;
    std::string key;

    friend auto operator<=>(const NoteAddress&, const NoteAddress&) = default;
};

// The lists of a file of notes, in its order.
namespace note_lists {
inline constexpr const char* cells = "cells";
inline constexpr const char* cards = "cards";
inline constexpr const char* ratings = "ratings";
inline constexpr const char* places = "places";
inline constexpr const char* connections = "connections";
inline constexpr const char* arrivals = "arrivals";
} // namespace note_lists

// The notes of one kit: for each address the JSON of its entry.
using Notes = std::map<NoteAddress, std::string>;

// What notes are checked with: the schema of their file, and the kit that they are laid over.
struct NotesGround {
    KitSource schema;
    KitSources kit;
};

// The notes of a file, or everything that is wrong with it, each with its JSON path. Notes that are returned
// make a sound kit when they are laid over theirs.
tl::expected<Notes, KitErrors> read_notes(const KitSource& file, const NotesGround& ground);

// One note by the JSON of its entry, checked in the same way.
tl::expected<Notes, KitErrors> read_note(const std::string& list, const std::string& entry,
                                         const NotesGround& ground);

// The file that holds these notes: the same notes make the same bytes.
std::string write_notes(const std::string& kit_id, const Notes& notes);

// What names these notes in a game that began with them: the hash of their file.
Hash hash_of(const std::string& kit_id, const Notes& notes);

// The kit with the notes laid over it; what they say has the provenance of the box.
tl::expected<Kit, KitErrors> read_kit_with(const KitSources& sources, const Notes& notes);

// What taking somebody else's notes would do to one's own.
struct NotesComparison {
    std::vector<NoteAddress> fresh;     // only theirs
    std::vector<NoteAddress> equal;     // the same in both
    std::vector<NoteAddress> different; // both have one, and they say different things
};
NotesComparison compare(const Notes& mine, const Notes& theirs);

} // namespace fielddesk
