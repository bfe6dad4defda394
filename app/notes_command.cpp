#include "app/notes_command.h"

#include "app/notes_import.h"
#include "app/phrasebook.h"
#include "app/phrases.h"
#include "engine/core/joined.h"
#include "engine/kit/coverage.h"

#include <fstream>
#include <ostream>
#include <sstream>

namespace fielddesk {

namespace {

constexpr int done = 0;
constexpr int undecided = 1;
constexpr int not_possible = 2;

using Words = std::vector<std::string>;

// One call of the command: the notes of one kit, and where the answers go.
class NotesCommand {
public:
    NotesCommand(NotesLibrary& library, std::string kit, std::ostream& output, std::ostream& errors)
        : m_library(library), m_kit(std::move(kit)), m_output(output), m_errors(errors) {}

    int run(const Words& words) {
        if (words.empty()) return usage("");
        const std::string& what = words.front();
        const Words rest(words.begin() + 1, words.end());
        if (what == "list" && rest.empty()) return list();
        if (what == "missing" && rest.empty()) return missing();
        if (what == "export" && rest.size() == 1) return write(rest[0]);
        if (what == "import" && !rest.empty()) return take_in(rest);
        if (what == "set" && rest.size() >= 2) return set(rest);
        if (what == "unset" && rest.size() == 2) return unset({rest[0], rest[1]});
        if (what == "undo" && rest.empty()) return step(m_library.undo(m_kit), "notes.undone");
        if (what == "redo" && rest.empty()) return step(m_library.redo(m_kit), "notes.redone");
        return usage(joined(words, " "));
    }

private:
    int refuse_to(const Refusal& refusal) {
        m_errors << say_without_game(refusal) << std::endl;
        return not_possible;
    }
    int refuse_to(const KitErrors& errors) { return refuse_to({"notes.broken", {}, {}, first_line(errors)}); }
    int usage(const std::string& words) { return refuse_to({"notes.usage", {}, {}, words}); }

    template <typename Kept>
    int say(const Result<Kept>& kept, const char* code, const std::string& detail = {}) {
        if (!kept) return refuse_to(kept.error());
        m_output << filled(code, {}, detail) << std::endl;
        return done;
    }

    int list() {
        const auto notes = m_library.notes(m_kit);
        if (!notes) return refuse_to(notes.error());
        for (const auto& [address, entry] : *notes)
            m_output << address.list << ' ' << address.key << "  " << entry << '\n';
        return say(notes, "notes.count", std::to_string(notes->size()));
    }

    int missing() {
        const auto kit = m_library.kit(m_kit);
        if (!kit) return refuse_to(kit.error());
        for (const Coverage& part : coverage_of(*kit)) {
            const std::string title =
                part.title.empty() ? phrase("notes." + std::string(part.part.text())) : part.title;
            m_output << title << ": " << part.known << "/" << part.total << '\n';
            for (const std::string& key : part.missing)
                m_output << "  " << part.part.text() << ' ' << key << '\n';
        }
        m_output.flush();
        return done;
    }

    int write(const std::string& path) {
        const auto notes = m_library.notes(m_kit);
        if (!notes) return refuse_to(notes.error());
        const auto written = export_notes(m_kit, *notes, path);
        return say(written, "notes.exported", path);
    }

    // Without a word of whose notes count, conflicts are shown side by side and nothing is taken.
    int take_in(const Words& rest) {
        const auto theirs = notes_in_file(m_kit, rest[0]);
        if (!theirs) return refuse_to(theirs.error());
        const auto mine = m_library.notes(m_kit);
        if (!mine) return refuse_to(mine.error());
        const NotesComparison comparison = compare(*mine, *theirs);
        const bool takes_theirs = rest.size() == 2 && rest[1] == "--theirs";
        const bool keeps_mine = rest.size() == 2 && rest[1] == "--mine";
        if (rest.size() > 1 && !takes_theirs && !keeps_mine) return usage(joined(rest, " "));
        if (!comparison.different.empty() && !takes_theirs && !keeps_mine) {
            for (const NoteAddress& address : comparison.different)
                m_output << address.list << ' ' << address.key << "\n  mine:   " << mine->at(address)
                         << "\n  theirs: " << theirs->at(address) << '\n';
            m_output << filled("notes.conflicts", {std::to_string(comparison.different.size())}) << std::endl;
            return undecided;
        }
        Notes put;
        for (const NoteAddress& address : comparison.fresh)
            put.emplace(address, theirs->at(address));
        for (const NoteAddress& address : comparison.different)
            if (takes_theirs) put.emplace(address, theirs->at(address));
        return say(m_library.keep(m_kit, put, {}), "notes.imported", std::to_string(put.size()));
    }

    int set(const Words& rest) {
        const auto kit = m_library.kit(m_kit);
        if (!kit) return refuse_to(kit.error());
        const auto entry = note_of_words(*kit, rest);
        if (!entry) return refuse_to(entry.error());
        const auto note = read_note(entry->list, entry->json, *ground_of(m_kit));
        if (!note) return refuse_to(note.error());
        return say(m_library.keep(m_kit, *note, {}), "notes.kept", note->begin()->second);
    }

    int unset(const NoteAddress& address) {
        const auto notes = m_library.notes(m_kit);
        if (!notes) return refuse_to(notes.error());
        if (!notes->contains(address))
            return refuse_to({"notes.no-such-note", {}, {}, address.list + " " + address.key});
        return say(m_library.keep(m_kit, {}, {address}), "notes.taken-out", address.key);
    }

    int step(const Result<bool>& stepped, const char* code) {
        if (!stepped) return refuse_to(stepped.error());
        return *stepped ? say(stepped, code) : refuse_to({"notes.no-step", {}, {}, {}});
    }

    NotesLibrary& m_library;
    std::string m_kit;
    std::ostream& m_output;
    std::ostream& m_errors;
};

} // namespace

int run_notes(const std::vector<std::string>& words, std::ostream& output, std::ostream& errors) {
    const auto refuse_to = [&errors](const Refusal& refusal) {
        errors << say_without_game(refusal) << std::endl;
        return not_possible;
    };
    Words rest(words.begin() + 1, words.end());
    std::filesystem::path data_folder;
    for (std::size_t index = 0; index + 1 < rest.size(); ++index) {
        if (rest[index] != "--data") continue;
        data_folder = rest[index + 1];
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(index),
                   rest.begin() + static_cast<std::ptrdiff_t>(index) + 2);
        break;
    }
    if (rest.empty()) return refuse_to({"notes.usage", {}, {}, {}});
    if (!ground_of(rest[0])) return refuse_to({"kit.unknown", {}, {}, rest[0]});
    const auto library = NotesLibrary::open(notes_path(data_folder));
    if (!library) return refuse_to(library.error());
    return NotesCommand(**library, rest[0], output, errors).run({rest.begin() + 1, rest.end()});
}

} // namespace fielddesk
