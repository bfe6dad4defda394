#include "app/window/arrival_sheet.h"

#include "app/window/correction_rows.h"
#include "app/window/note_words.h"
#include "app/window/words.h"
#include "engine/position/box_notes.h"

namespace fielddesk {

namespace {

constexpr int last_turn = 99;
constexpr int longest_shown = 28;

// By its title as the sheets show it, by its id, or by the first letters of one title alone.
std::optional<PlaceId> place_called(const Kit& kit, const QString& name) {
    if (const auto place = kit.place(name.toStdString())) return place;
    const QStringList names = place_names(kit);
    std::optional<PlaceId> begun;
    int beginnings = 0;
    for (qsizetype index = 0; index < names.size() && !name.isEmpty(); ++index) {
        const PlaceId place{static_cast<std::uint16_t>(index)};
        if (names[index].compare(name, Qt::CaseInsensitive) == 0) return place;
        if (!names[index].startsWith(name, Qt::CaseInsensitive)) continue;
        begun = place;
        ++beginnings;
    }
    return beginnings == 1 ? begun : std::nullopt;
}

} // namespace

ChartFrame ArrivalSheet::make_frame() const {
    const Kit& kit = m_notebook->kit();
    ChartFrame frame;
    frame.title = tr("Arrivals");
    frame.row_axis = tr("Counter");
    frame.longest = longest_shown;
    for (const Arrival& arrival : kit.arrivals)
        frame.row_titles.append(words(kit.pieces[arrival.piece].title));
    frame.column_titles.append(tr("Turn and place"));
    return frame;
}

std::vector<ChartCellRow> ArrivalSheet::make_cells() const {
    const Kit& kit = m_notebook->kit();
    const QStringList places = place_names(kit);
    std::vector<ChartCellRow> cells;
    for (const Arrival& arrival : kit.arrivals) {
        ChartCellRow cell;
        cell.key = QString::number(cells.size());
        cell.name = words(kit.pieces[arrival.piece].title);
        cell.text = QStringLiteral("%1 %2").arg(arrival.turn).arg(places[arrival.place.value]);
        cell.said = tr("turn %1 at %2").arg(arrival.turn).arg(places[arrival.place.value]);
        cell.provenance = provenance_word(arrival.provenance);
        cells.push_back(std::move(cell));
    }
    return cells;
}

std::vector<ChartFieldRow> ArrivalSheet::make_fields() const {
    return {{QStringLiteral("turn"), tr("Turn"), tr("%1 to %2").arg(1).arg(last_turn)},
            {QStringLiteral("place"), tr("Place"), tr("its title, as the places of the notebook have it")}};
}

std::optional<QString> ArrivalSheet::lay(SheetSpot spot, const QString& text, Change& change) const {
    const Kit& kit = m_notebook->kit();
    const QString turn_text = text.section(QLatin1Char(' '), 0, 0, QString::SectionSkipEmpty);
    const QString place_text = text.section(QLatin1Char(' '), 1, -1, QString::SectionSkipEmpty).trimmed();
    bool is_number = false;
    const int turn = turn_text.toInt(&is_number);
    if (!is_number || turn < 1 || turn > last_turn)
        return tr("a turn from 1 to %1 is expected, and then a place").arg(last_turn);
    const auto place = place_called(kit, place_text);
    if (!place) return tr("the title of a place is expected after the turn");
    const PieceId piece = kit.arrivals[static_cast<std::size_t>(spot.row)].piece;
    BoxKnowledge box;
    box.arrivals.push_back({piece, turn, *place});
    change.put.merge(notes_of(kit, box));
    return std::nullopt;
}

void ArrivalSheet::take_out(SheetSpot spot, Change& change) const {
    const Kit& kit = m_notebook->kit();
    const PieceId piece = kit.arrivals[static_cast<std::size_t>(spot.row)].piece;
    change.taken_out.push_back({note_lists::arrivals, std::string(kit.pieces[piece].id.text())});
}

} // namespace fielddesk
