#pragma once

#include "app/library.h"
#include "app/session.h"
#include "engine/library/notes_file.h"

namespace fielddesk {

// The file of box notes in this folder of a user's data; without a folder, in the program's own.
std::filesystem::path notes_path(const std::filesystem::path& data_folder = {});

// The box notes of this user, and the kits that come of them.
class NotesLibrary {
public:
    static Result<std::shared_ptr<NotesLibrary>> open(const std::filesystem::path& path);

    // A shipped kit with the notes laid over it; refuses with `kit.unknown` or `kit.broken`.
    Result<Kit> kit(const std::string& id) const;
    // What a game that begins now began with.
    Result<facts::NotesUsed> used(const std::string& id) const;

    Result<Notes> notes(const std::string& id) const { return m_file.notes(id); }
    // One step, as of `NotesFile::keep`, and the kit as it is then. Refuses with `notes.unplayable` what
    // would make a kit that its rules cannot play.
    Result<Kit> keep(const std::string& id, const Notes& put, const std::vector<NoteAddress>& taken_out);
    Result<bool> undo(const std::string& id) { return m_file.undo(id); }
    Result<bool> redo(const std::string& id) { return m_file.redo(id); }
    Result<NotesFile::Steps> steps(const std::string& id) const { return m_file.steps(id); }

    Result<Notes> drafts(const std::string& id) const { return m_file.drafts(id); }
    Result<void> set_draft(const std::string& id, const NoteAddress& address,
                           const std::optional<std::string>& entry) {
        return m_file.set_draft(id, address, entry);
    }

    // Keeps what a game was told since then, as `keep` does. What it took back is taken out again, unless
    // something else has been put there since, or it is a card.
    Result<void> learn(const Kit& kit, const BoxKnowledge& before, const BoxKnowledge& after);

    // For `NotesFile` alone.
    explicit NotesLibrary(NotesFile file) : m_file(std::move(file)) {}

private:
    NotesFile m_file;
};

} // namespace fielddesk
