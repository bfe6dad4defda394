#include "app/window/correction_rows.h"
#include "app/window/note_words.h"
#include "app/window/roster_sheet.h"
#include "app/window/words.h"
#include "engine/kit/json.h"

namespace fielddesk {

namespace {

constexpr int title_column = 0;
constexpr qsizetype longest_title = 120;
constexpr int longest_shown = 24;

PlaceId place_at(int row) {
    return PlaceId{static_cast<std::uint16_t>(row)};
}

NoteAddress address_of_place(const Place& place) {
    return {note_lists::places, std::string(place.id.text())};
}

// The note that is being made in this step, else the one that there is, else one that says what the kit says.
Json note_of_place(const Place& place, const Notes& put, const Notes& kept) {
    for (const Notes* notes : {&put, &kept})
        if (const auto note = notes->find(address_of_place(place)); note != notes->end())
            return Json::parse(note->second);
    return Json{{"place", std::string(place.id.text())}, {"title", place.title}};
}

} // namespace

// The kinds that the kit itself speaks of; its rules know no other.
QStringList PlaceSheet::kinds() const {
    QStringList kinds;
    for (const Place& place : m_notebook->shipped().places)
        if (const QString kind = words(place.kind.text()); !kinds.contains(kind)) kinds.append(kind);
    return kinds;
}

// By the kit's own titles; of a title that several bear it says which one it is.
ChartFrame PlaceSheet::make_frame() const {
    return {tr("Places"), tr("Place"), {}, place_names(m_notebook->shipped()), {tr("Title"), tr("Kind")},
            longest_shown};
}

std::vector<ChartCellRow> PlaceSheet::make_cells() const {
    std::vector<ChartCellRow> cells;
    const ChartFrame frame = make_frame();
    qsizetype at = 0;
    for (const Place& place : m_notebook->kit().places) {
        const QString row = frame.row_titles[at++];
        for (const QString& text : {words(place.title), words(place.kind.text())}) {
            ChartCellRow cell;
            cell.key = QString::number(cells.size());
            cell.name = tr("%1, %2").arg(row, frame.column_titles[static_cast<qsizetype>(cells.size() % 2)]);
            cell.text = text;
            cell.said = text;
            cell.provenance = provenance_word(place.provenance);
            cells.push_back(std::move(cell));
        }
    }
    return cells;
}

std::vector<ChartFieldRow> PlaceSheet::make_fields() const {
    return {{QStringLiteral("title"), tr("Title"), tr("as it is printed")},
            {QStringLiteral("kind"), tr("Kind"), kinds().join(QStringLiteral(", "))}};
}

std::optional<QString> PlaceSheet::lay(SheetSpot spot, const QString& text, Change& change) const {
    const Place& place = m_notebook->shipped().places[place_at(spot.row)];
    Json note = note_of_place(place, change.put, m_notebook->notes());
    if (spot.column == title_column) {
        if (text.size() > longest_title) return tr("at most %1 letters are expected").arg(longest_title);
        note["title"] = text.toStdString();
    } else {
        if (!kinds().contains(text))
            return tr("one of these is expected: %1").arg(kinds().join(QStringLiteral(", ")));
        note["kind"] = text.toStdString();
    }
    change.put[address_of_place(place)] = note.dump();
    return std::nullopt;
}

// Where nothing else is left in the note than what the kit says, it goes.
void PlaceSheet::take_out(SheetSpot spot, Change& change) const {
    const Place& place = m_notebook->shipped().places[place_at(spot.row)];
    if (!m_notebook->notes().contains(address_of_place(place))) return;
    Json note = note_of_place(place, change.put, m_notebook->notes());
    if (spot.column == title_column)
        note["title"] = place.title;
    else
        note.erase("kind");
    if (!note.contains("kind") && note.at("title") == place.title)
        change.taken_out.push_back(address_of_place(place));
    else
        change.put[address_of_place(place)] = note.dump();
}

} // namespace fielddesk
