#include "app/notes_library.h"

#include "engine/position/box_notes.h"

#include <cstdlib>

namespace fielddesk {

namespace {

std::filesystem::path program_folder() {
    const char* data = std::getenv("XDG_DATA_HOME");
    if (data && *data == '/') return std::filesystem::path(data) / "fielddesk";
    const char* home = std::getenv("HOME");
    return std::filesystem::path(home ? home : ".") / ".local/share/fielddesk";
}

} // namespace

std::filesystem::path notes_path(const std::filesystem::path& data_folder) {
    return (data_folder.empty() ? program_folder() : data_folder) / "box_notes.sqlite";
}

Result<std::shared_ptr<NotesLibrary>> NotesLibrary::open(const std::filesystem::path& path) {
    auto file = NotesFile::open(path);
    if (!file) return tl::unexpected<Refusal>(file.error());
    return std::make_shared<NotesLibrary>(*std::move(file));
}

Result<Kit> NotesLibrary::kit(const std::string& id) const {
    const auto own = notes(id);
    if (!own) return tl::unexpected<Refusal>(own.error());
    auto kit = read_shipped_kit(id, *own);
    if (!kit) return refuse_with("kit.unknown", id);
    if (!*kit) return refuse_with("kit.broken", first_line(kit->error()));
    return **std::move(kit);
}

Result<facts::NotesUsed> NotesLibrary::used(const std::string& id) const {
    const auto own = notes(id);
    if (!own) return tl::unexpected<Refusal>(own.error());
    return facts::NotesUsed{hash_of(id, *own), static_cast<int>(own->size())};
}

Result<Kit> NotesLibrary::keep(const std::string& id, const Notes& put,
                               const std::vector<NoteAddress>& taken_out) {
    auto whole = notes(id);
    if (!whole) return tl::unexpected<Refusal>(whole.error());
    for (const NoteAddress& address : taken_out)
        whole->erase(address);
    for (const auto& [address, entry] : put)
        (*whole)[address] = entry;
    auto kit = read_shipped_kit(id, *whole);
    if (!kit) return refuse_with("kit.unknown", id);
    if (!*kit) return refuse_with("notes.unplayable", first_line(kit->error()));
    if (const auto rules = make_rules(**kit); !rules)
        return refuse_with("notes.unplayable", first_line(rules.error()));
    if (auto kept = m_file.keep(id, put, taken_out); !kept) return tl::unexpected<Refusal>(kept.error());
    return **std::move(kit);
}

Result<void> NotesLibrary::learn(const Kit& kit, const BoxKnowledge& before, const BoxKnowledge& after) {
    if (before == after) return {};
    const std::string id(kit.id.text());
    const auto own = notes(id);
    if (!own) return tl::unexpected<Refusal>(own.error());
    const Notes old = notes_of(kit, before);
    const Notes now = notes_of(kit, after);
    Notes put;
    for (const auto& [address, entry] : now) {
        const auto told = old.find(address);
        if (told == old.end() || told->second != entry) put.emplace(address, entry);
    }
    std::vector<NoteAddress> taken_out;
    for (const auto& [address, entry] : old) {
        // A card is written in the notebook before a game is told of it: it is not the game's to take out.
        if (address.list == note_lists::cards) continue;
        const auto kept = own->find(address);
        if (!now.contains(address) && kept != own->end() && kept->second == entry)
            taken_out.push_back(address);
    }
    const auto kept = keep(id, put, taken_out);
    return kept ? Result<void>() : tl::unexpected<Refusal>(kept.error());
}

} // namespace fielddesk
