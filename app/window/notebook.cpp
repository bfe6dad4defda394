#include "app/window/notebook.h"

#include "app/notes_import.h"
#include "app/phrasebook.h"
#include "app/phrases.h"
#include "app/window/note_words.h"
#include "app/window/words.h"
#include "engine/kit/coverage.h"

namespace fielddesk {

namespace {

constexpr std::size_t most_named = 3;

std::vector<NotebookPartRow> part_rows(const Kit& kit) {
    std::vector<NotebookPartRow> rows;
    for (const Coverage& part : coverage_of(kit)) {
        const std::string list(part.part.text());
        NotebookPartRow row;
        row.kind = words(list);
        row.chart = words(part.chart.text());
        row.key = row.kind + QLatin1Char('/') + row.chart;
        row.title = words(part.title.empty() ? phrase("notes." + list) : part.title);
        row.known = part.known;
        row.total = part.total;
        QStringList missing;
        // Under the title of a chart, its cells need it no more.
        const QString title = part.title.empty() ? QString() : words(part.title) + QStringLiteral(": ");
        for (std::size_t index = 0; index < std::min(most_named, part.missing.size()); ++index) {
            QString name = note_subject(kit, {list, part.missing[index]});
            missing.append(name.startsWith(title) ? name.mid(title.size()) : name);
        }
        if (part.missing.size() > most_named)
            missing.append(
                Notebook::tr("and %n more", nullptr, static_cast<int>(part.missing.size() - most_named)));
        row.missing = missing.join(QStringLiteral("; "));
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

QString Notebook::title() const {
    return m_kit ? words(m_kit->title) : QString();
}

bool Notebook::open(const QString& kit) {
    m_id = kit.toStdString();
    m_kit.reset();
    m_shipped.reset();
    if (auto shipped = read_shipped_kit(m_id); shipped && *shipped) m_shipped = **std::move(shipped);
    tell({}, {});
    return read();
}

// Everything anew from the file; what was shown before stays where it cannot be read.
bool Notebook::read() {
    const auto library = own_notes();
    const auto refuse_to = [this](const Refusal& refusal) {
        tell(words(say_without_game(refusal)), {});
        Q_EMIT changed();
        return false;
    };
    if (!library) return refuse_to(library.error());
    auto kit = (*library)->kit(m_id);
    if (!kit) return refuse_to(kit.error());
    auto notes = (*library)->notes(m_id);
    if (!notes) return refuse_to(notes.error());
    m_kit = *std::move(kit);
    m_notes = *std::move(notes);
    show();
    return true;
}

bool Notebook::keep(const Notes& put, const std::vector<NoteAddress>& taken_out, const QString& happened) {
    Notes fresh;
    for (const auto& [address, entry] : put) {
        const auto own = m_notes.find(address);
        if (own == m_notes.end() || own->second != entry) fresh.emplace(address, entry);
    }
    std::vector<NoteAddress> gone;
    for (const NoteAddress& address : taken_out)
        if (m_notes.contains(address) && !put.contains(address)) gone.push_back(address);
    if (fresh.empty() && gone.empty()) return true;
    Notes whole = m_notes;
    for (const NoteAddress& address : gone)
        whole.erase(address);
    for (const auto& [address, entry] : fresh)
        whole[address] = entry;
    const auto library = own_notes();
    auto kit =
        library ? (*library)->keep(m_id, fresh, gone) : Result<Kit>(tl::unexpected<Refusal>(library.error()));
    if (!kit) {
        tell(words(say_without_game(kit.error())), {});
        return false;
    }
    m_notes = std::move(whole);
    m_kit = *std::move(kit);
    tell({}, happened);
    show();
    return true;
}

// What a step leaves behind.
void Notebook::show() {
    const auto library = own_notes();
    const auto steps = library ? (*library)->steps(m_id) : Result<NotesFile::Steps>(NotesFile::Steps());
    m_steps = steps ? *steps : NotesFile::Steps();
    m_parts.update(part_rows(*m_kit));
    Q_EMIT changed();
}

void Notebook::step(bool is_undo) {
    const auto library = own_notes();
    auto stepped = Result<bool>(tl::unexpected<Refusal>(Refusal{"notes.unusable", {}, {}, {}}));
    if (library)
        stepped = is_undo ? (*library)->undo(m_id) : (*library)->redo(m_id);
    else
        stepped = tl::unexpected<Refusal>(library.error());
    if (!stepped) return tell(words(say_without_game(stepped.error())), {});
    const char* code = !*stepped ? "notes.no-step" : is_undo ? "notes.undone" : "notes.redone";
    tell({}, words(phrase(code)));
    read();
}

void Notebook::exportTo(const QUrl& file) {
    const QString path = file.toLocalFile();
    const auto written = export_notes(m_id, m_notes, path.toStdString());
    if (written)
        tell({}, words(filled("notes.exported", {}, path.toStdString())));
    else
        tell(words(say_without_game(written.error())), {});
}

void Notebook::tell(const QString& problem, const QString& happened) {
    m_problem = problem;
    m_happened = happened;
    Q_EMIT told();
}

} // namespace fielddesk
