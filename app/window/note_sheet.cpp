#include "app/window/note_sheet.h"

#include <QClipboard>
#include <QGuiApplication>

namespace fielddesk {

namespace {

// As much of what was typed as a cell and a sentence can show.
constexpr qsizetype longest_shown = 40;
// Whole books are in no sheet.
constexpr qsizetype longest_paste = 1024 * 1024;

} // namespace

void NoteSheet::set_notebook(Notebook* notebook) {
    if (m_notebook == notebook) return;
    if (m_notebook) m_notebook->disconnect(this);
    m_notebook = notebook;
    if (m_notebook) connect(m_notebook, &Notebook::changed, this, &NoteSheet::show);
    turn();
}

void NoteSheet::turn() {
    m_wrong.clear();
    m_wrong_cells.clear();
    show();
}

void NoteSheet::show() {
    const bool is_open = m_notebook && m_notebook->is_open();
    m_frame = is_open ? make_frame() : ChartFrame();
    auto cells = is_open ? make_cells() : std::vector<ChartCellRow>();
    for (const auto& [spot, text] : m_wrong_cells) {
        if (!contains(spot)) continue;
        const auto at = static_cast<std::size_t>(spot.row * m_frame.column_titles.size() + spot.column);
        cells[at].is_wrong = true;
        cells[at].text = text;
    }
    m_cells.update(std::move(cells));
    m_fields.update(is_open ? make_fields() : std::vector<ChartFieldRow>());
    Q_EMIT changed();
}

bool NoteSheet::contains(SheetSpot spot) const {
    return spot.row >= 0 && spot.row < m_frame.row_titles.size() && spot.column >= 0 &&
           spot.column < m_frame.column_titles.size();
}

QString NoteSheet::name_of(SheetSpot spot) const {
    return tr("Row %1, column %2").arg(m_frame.row_titles[spot.row], m_frame.column_titles[spot.column]);
}

bool NoteSheet::lay_all(const std::vector<Typed>& typed, QStringList outside, const QString& happened) {
    m_wrong = std::move(outside);
    Change change;
    for (const auto& [spot, text] : typed) {
        m_wrong_cells.erase(spot);
        const auto problem = lay(spot, text.trimmed(), change);
        if (!problem) continue;
        const QString shown = text.left(longest_shown);
        m_wrong_cells.emplace(spot, shown);
        m_wrong.append(tr("%1, “%2”: %3").arg(name_of(spot), shown, *problem));
    }
    const bool is_kept = m_notebook->keep(change.put, change.taken_out, happened);
    show();
    return is_kept && m_wrong.isEmpty();
}

bool NoteSheet::type(int row, int column, const QString& text) {
    const SheetSpot spot{row, column};
    if (!contains(spot)) return false;
    if (!text.trimmed().isEmpty()) return lay_all({{spot, text}}, {}, tr("%1 is kept.").arg(name_of(spot)));
    takeOut(row, column);
    return true;
}

void NoteSheet::takeOut(int row, int column) {
    const SheetSpot spot{row, column};
    if (!contains(spot)) return;
    m_wrong_cells.erase(spot);
    m_wrong.clear();
    Change change;
    take_out(spot, change);
    m_notebook->keep(change.put, change.taken_out,
                     tr("%1 is taken out; the kit's own stands there again.").arg(name_of(spot)));
    show();
}

void NoteSheet::paste(int row, int column, const QString& text) {
    if (m_frame.row_titles.isEmpty() || row < 0 || column < 0) return;
    QString plain = text.left(longest_paste);
    plain.remove(QLatin1Char('\r'));
    std::vector<Typed> typed;
    int beyond = 0;
    SheetSpot at{row, column};
    for (const QString& line : plain.split(QLatin1Char('\n'))) {
        at.column = column;
        for (const QString& cell : line.split(QLatin1Char('\t'))) {
            if (!cell.trimmed().isEmpty() && contains(at))
                typed.push_back({at, cell});
            else if (!cell.trimmed().isEmpty())
                ++beyond;
            ++at.column;
        }
        ++at.row;
    }
    QStringList outside;
    if (beyond > 0) outside.append(tr("Beyond the sheet, and left out: %1").arg(beyond));
    lay_all(typed, std::move(outside), tr("Pasted: %1").arg(typed.size()));
}

void NoteSheet::pasteClipboard(int row, int column) {
    paste(row, column, QGuiApplication::clipboard()->text());
}

void NoteSheet::copyClipboard() const {
    const auto columns = m_frame.column_titles.size();
    QString text;
    for (int at = 0; at < m_cells.count(); ++at)
        text += m_cells.rows()[static_cast<std::size_t>(at)].text +
                (at % columns == columns - 1 ? QLatin1Char('\n') : QLatin1Char('\t'));
    QGuiApplication::clipboard()->setText(text);
}

} // namespace fielddesk
