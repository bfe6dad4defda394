#include "app/window/notes_preview.h"

#include "app/notes_import.h"
#include "app/phrasebook.h"
#include "app/window/note_words.h"
#include "app/window/words.h"

#include <QFileInfo>
#include <algorithm>

namespace fielddesk {

namespace {

constexpr std::size_t most_named = 6;

} // namespace

void NotesPreview::set_notebook(Notebook* notebook) {
    if (m_notebook == notebook) return;
    m_notebook = notebook;
    Q_EMIT changed();
}

bool NotesPreview::read(const QUrl& file) {
    m_is_there = false;
    m_theirs.clear();
    m_comparison = {};
    m_problem.clear();
    m_file = QFileInfo(file.toLocalFile()).fileName();
    std::vector<NoteChoiceRow> rows;
    if (m_notebook && m_notebook->is_open()) {
        auto theirs = notes_in_file(m_notebook->kit_id().toStdString(), file.toLocalFile().toStdString());
        if (theirs) {
            m_is_there = true;
            m_theirs = *std::move(theirs);
            m_comparison = compare(m_notebook->notes(), m_theirs);
        } else {
            m_problem = words(say_without_game(theirs.error()));
        }
    }
    for (const NoteAddress& address : m_comparison.different)
        rows.push_back({words(address.list + "/" + address.key), note_subject(m_notebook->kit(), address),
                        note_says(m_notebook->kit(), address, m_notebook->notes().at(address)),
                        note_says(m_notebook->kit(), address, m_theirs.at(address)), false});
    m_choices.update(std::move(rows));
    Q_EMIT changed();
    return m_is_there;
}

int NotesPreview::taken() const {
    const auto& rows = m_choices.rows();
    return fresh() + static_cast<int>(std::count_if(rows.begin(), rows.end(), [](const NoteChoiceRow& row) {
               return row.takes_theirs;
           }));
}

QString NotesPreview::fresh_names() const {
    QStringList names;
    for (std::size_t index = 0; index < std::min(most_named, m_comparison.fresh.size()); ++index)
        names.append(note_subject(m_notebook->kit(), m_comparison.fresh[index]));
    if (m_comparison.fresh.size() > most_named)
        names.append(tr("and %n more", nullptr, static_cast<int>(m_comparison.fresh.size() - most_named)));
    return names.join(QStringLiteral("; "));
}

void NotesPreview::choose(int row, bool takesTheirs) {
    if (row < 0 || row >= m_choices.count()) return;
    NoteChoiceRow chosen = m_choices.rows()[static_cast<std::size_t>(row)];
    chosen.takes_theirs = takesTheirs;
    m_choices.replace(static_cast<std::size_t>(row), std::move(chosen));
    Q_EMIT changed();
}

void NotesPreview::chooseAll(bool takesTheirs) {
    for (int row = 0; row < m_choices.count(); ++row)
        choose(row, takesTheirs);
}

bool NotesPreview::take() {
    if (!m_is_there) return false;
    Notes put;
    for (const NoteAddress& address : m_comparison.fresh)
        put.emplace(address, m_theirs.at(address));
    for (std::size_t row = 0; row < m_comparison.different.size(); ++row)
        if (m_choices.rows()[row].takes_theirs)
            put.emplace(m_comparison.different[row], m_theirs.at(m_comparison.different[row]));
    return m_notebook->keep(put, {}, tr("Notes taken from %1: %2.").arg(m_file).arg(put.size()));
}

} // namespace fielddesk
