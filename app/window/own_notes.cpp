#include "app/window/own_notes.h"

#include "app/phrasebook.h"
#include "app/window/shelf.h"
#include "app/window/words.h"

#include <mutex>

namespace fielddesk {

namespace {

// The library that is open, and the file that it has.
struct OpenNotes {
    std::mutex guard;
    std::filesystem::path path;
    std::shared_ptr<NotesLibrary> library;
};

OpenNotes& open_notes() {
    static OpenNotes notes;
    return notes;
}

Result<OwnKit> with_notes(const std::string& id) {
    const auto library = own_notes();
    if (!library) return tl::unexpected<Refusal>(library.error());
    auto kit = (*library)->kit(id);
    if (!kit) return tl::unexpected<Refusal>(kit.error());
    const auto used = (*library)->used(id);
    if (!used) return tl::unexpected<Refusal>(used.error());
    OwnKit own{*std::move(kit), std::nullopt, {}};
    if (used->count > 0) own.notes = *used;
    return own;
}

} // namespace

Result<std::shared_ptr<NotesLibrary>> own_notes() {
    OpenNotes& open = open_notes();
    const std::lock_guard lock(open.guard);
    const std::filesystem::path path = notes_path(named_folder().toStdString());
    if (open.library && open.path == path) return open.library;
    auto library = NotesLibrary::open(path);
    if (!library) return library;
    open.path = path;
    open.library = *std::move(library);
    return open.library;
}

Result<OwnKit> own_kit(const std::string& id) {
    auto own = with_notes(id);
    if (own) return own;
    auto shipped = read_shipped_kit(id);
    if (!shipped) return refuse_with("kit.unknown", id);
    if (!*shipped) return refuse_with("kit.broken", first_line(shipped->error()));
    return OwnKit{**std::move(shipped), std::nullopt, words(say_without_game(own.error()))};
}

} // namespace fielddesk
