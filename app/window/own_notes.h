#pragma once

#include "app/notes_library.h"

#include <QString>

// The box notes of whoever plays, and the kits that come of them.
namespace fielddesk {

// One library for the whole program, in the file beside the games where --data named a folder for them.
Result<std::shared_ptr<NotesLibrary>> own_notes();

// A kit as this player has it. Where the notes cannot be laid over it the kit is as it is shipped, and
// `problem` says why.
struct OwnKit {
    Kit kit;
    std::optional<facts::NotesUsed> notes; // nothing where there are none
    QString problem;
};

// Refuses with `kit.unknown` or `kit.broken`.
Result<OwnKit> own_kit(const std::string& id);

} // namespace fielddesk
