#include "app/window/chart_sheet.h"

#include "app/phrasebook.h"
#include "app/window/words.h"
#include "engine/position/box_notes.h"

namespace fielddesk {

namespace {

CellSpot cell_at(SheetSpot spot) {
    return {static_cast<std::uint8_t>(spot.row), static_cast<std::uint8_t>(spot.column)};
}

} // namespace

void ChartSheet::set_chart(const QString& id) {
    if (m_id == id) return;
    m_id = id;
    turn();
}

std::optional<ChartId> ChartSheet::id() const {
    return m_notebook->kit().chart(m_id.toStdString());
}

const Chart* ChartSheet::shown() const {
    const auto chart = id();
    return chart ? &m_notebook->kit().charts[*chart] : nullptr;
}

ChartFrame ChartSheet::make_frame() const {
    const Chart* chart = shown();
    return chart ? frame_of(*chart) : ChartFrame();
}

std::vector<ChartCellRow> ChartSheet::make_cells() const {
    const Chart* chart = shown();
    return chart ? cell_rows(*chart) : std::vector<ChartCellRow>();
}

std::vector<ChartFieldRow> ChartSheet::make_fields() const {
    const Chart* chart = shown();
    return chart ? field_rows(*chart) : std::vector<ChartFieldRow>();
}

NoteAddress ChartSheet::address(SheetSpot spot) const {
    const Chart& chart = *shown();
    const CellSpot cell = cell_at(spot);
    return {note_lists::cells, std::string(chart.id.text()) + "/" +
                                   std::string(chart.rows.steps[cell.row].id.text()) + "/" +
                                   std::string(chart.columns.steps[cell.column].id.text())};
}

// What the kit itself prints needs no note.
std::optional<QString> ChartSheet::lay(SheetSpot spot, const QString& text, Change& change) const {
    const Chart& chart = *shown();
    const CellSpot cell = cell_at(spot);
    const auto value = read_cell(chart, text.toStdString());
    if (!value) return words(say_without_game(value.error()));
    const ChartCell& printed = m_notebook->shipped().charts[*id()].at(cell);
    if (printed.value == *value && printed.provenance == Provenance::Printed) {
        take_out(spot, change);
        return std::nullopt;
    }
    BoxKnowledge box;
    box.cells.push_back({*id(), chart.rows.steps[cell.row].id, chart.columns.steps[cell.column].id, *value});
    change.put.merge(notes_of(m_notebook->kit(), box));
    return std::nullopt;
}

void ChartSheet::take_out(SheetSpot spot, Change& change) const {
    change.taken_out.push_back(address(spot));
}

} // namespace fielddesk
