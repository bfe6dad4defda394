#include "app/window/chart_rows.h"

#include "app/window/note_words.h"
#include "app/window/words.h"

#include <QCoreApplication>
#include <algorithm>

namespace fielddesk {

namespace {

QStringList titles_of(const ChartAxis& axis) {
    QStringList titles;
    for (const ChartStep& step : axis.steps)
        titles.append(words(step.title));
    return titles;
}

// The longest text that a cell of this chart can hold.
int longest_of(const Chart& chart) {
    int length = static_cast<int>(chart.fields.size()) - 1;
    for (const ChartField& field : chart.fields) {
        std::size_t widest =
            std::max(std::to_string(field.minimum).size(), std::to_string(field.maximum).size());
        for (const ChartWord& word : field.words)
            widest = std::max(widest, word.id.text().size());
        length += static_cast<int>(widest);
    }
    return length;
}

} // namespace

ChartFrame frame_of(const Chart& chart) {
    return {words(chart.title),    words(chart.rows.title),  words(chart.columns.title),
            titles_of(chart.rows), titles_of(chart.columns), longest_of(chart)};
}

std::vector<ChartFieldRow> field_rows(const Chart& chart) {
    std::vector<ChartFieldRow> rows;
    for (const ChartField& field : chart.fields) {
        ChartFieldRow row{words(field.id.text()), words(field.title), {}};
        QStringList expected;
        for (const ChartWord& word : field.words)
            expected.append(words(word.id.text()) + QStringLiteral(" (") + words(word.title) +
                            QLatin1Char(')'));
        row.expected =
            field.words.empty()
                ? QCoreApplication::translate("ChartSheet", "%1 to %2").arg(field.minimum).arg(field.maximum)
                : expected.join(QStringLiteral(", "));
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<ChartCellRow> cell_rows(const Chart& chart) {
    std::vector<ChartCellRow> rows;
    for (std::size_t row = 0; row < chart.rows.steps.size(); ++row)
        for (std::size_t column = 0; column < chart.columns.steps.size(); ++column) {
            const CellSpot spot{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
            const ChartCell& cell = chart.at(spot);
            ChartCellRow shown;
            shown.key = QStringLiteral("%1/%2").arg(row).arg(column);
            shown.name =
                QCoreApplication::translate("ChartSheet", "row %1, column %2")
                    .arg(words(chart.rows.steps[row].title), words(chart.columns.steps[column].title));
            shown.provenance = cell.value ? provenance_word(cell.provenance) : QStringLiteral("unknown");
            if (cell.value) shown.text = words(cell_text(chart, *cell.value));
            shown.said = cell_says(chart, cell.value);
            rows.push_back(std::move(shown));
        }
    return rows;
}

} // namespace fielddesk
