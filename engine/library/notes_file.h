#pragma once

#include "engine/core/result.h"
#include "engine/kit/notes.h"

#include <SQLiteCpp/Database.h>
#include <filesystem>
#include <memory>
#include <optional>

namespace fielddesk {

// The box notes of all games, in one file of the user's data folder. What is kept is durable when the call
// returns, whole steps or nothing; every step can be taken back, after a restart too. It refuses with
// `notes.unusable`, `notes.in-use`, `notes.newer` or `notes.foreign`, and then nothing was changed.
class NotesFile {
public:
    // Makes the file where there is none. Before an older one is brought up to date, a copy of it is kept
    // beside it.
    static Result<NotesFile> open(const std::filesystem::path& path);

    Result<Notes> notes(const std::string& kit) const;

    // One step: these notes are put in, in the place of what was there, and these are taken out.
    Result<void> keep(const std::string& kit, const Notes& put, const std::vector<NoteAddress>& taken_out);

    // Takes the last step back, or brings it again; false where there is none.
    Result<bool> undo(const std::string& kit);
    Result<bool> redo(const std::string& kit);
    struct Steps {
        bool can_undo = false;
        bool can_redo = false;
    };
    Result<Steps> steps(const std::string& kit) const;

    // What is still being written and is no note yet; it is no step either. Nothing instead of an entry ends
    // a draft, and what is kept at that address ends it too.
    Result<Notes> drafts(const std::string& kit) const;
    Result<void> set_draft(const std::string& kit, const NoteAddress& address,
                           const std::optional<std::string>& entry);

private:
    NotesFile(std::filesystem::path path, std::unique_ptr<SQLite::Database> database)
        : m_path(std::move(path)), m_database(std::move(database)) {}

    Result<Notes> rows_of(const char* table, const std::string& kit) const;
    template <typename Work>
    auto guarded(Work&& work) const -> decltype(work());
    Result<bool> step(const std::string& kit, bool is_undo);

    std::filesystem::path m_path;
    std::unique_ptr<SQLite::Database> m_database;
};

} // namespace fielddesk
