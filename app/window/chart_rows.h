#pragma once

#include "app/window/row_model.h"
#include "engine/kit/chart.h"

#include <QStringList>
#include <map>

namespace fielddesk {

// A spot of a sheet.
struct SheetSpot {
    int row = 0;
    int column = 0;

    friend auto operator<=>(const SheetSpot&, const SheetSpot&) = default;
};

// A cell as it is shown. What did not fit stands in it until something fits.
struct ChartCellRow {
    QString key;
    QString text; // as it is typed; empty where it is not known
    QString said; // the same by the titles of its fields
    QString
        provenance; // "printed", "inferred", "practice", "box", "unknown", or "none" where nothing is printed
    QString name;   // its row and its column
    bool is_wrong = false;

    static std::vector<Role<ChartCellRow>> roles() {
        return {role<&ChartCellRow::text>("cellText"), role<&ChartCellRow::said>("said"),
                role<&ChartCellRow::provenance>("provenance"), role<&ChartCellRow::name>("name"),
                role<&ChartCellRow::is_wrong>("isWrong")};
    }
    friend bool operator==(const ChartCellRow&, const ChartCellRow&) = default;
};

// One of the values of a cell, and what it may be.
struct ChartFieldRow {
    QString key;
    QString title;
    QString expected; // "1 to 3", or "hold (holds), back (goes back)"

    static std::vector<Role<ChartFieldRow>> roles() {
        return {role<&ChartFieldRow::title>("title"), role<&ChartFieldRow::expected>("expected")};
    }
    friend bool operator==(const ChartFieldRow&, const ChartFieldRow&) = default;
};

// What stands around the cells of a chart.
class ChartFrame {
    Q_GADGET
    QML_VALUE_TYPE(chartFrame)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString rowAxis MEMBER row_axis)
    Q_PROPERTY(QString columnAxis MEMBER column_axis)
    Q_PROPERTY(QList<QString> rowTitles MEMBER row_titles)
    Q_PROPERTY(QList<QString> columnTitles MEMBER column_titles)
    Q_PROPERTY(int longest MEMBER longest)

public:
    QString title;
    QString row_axis;
    QString column_axis;
    QStringList row_titles;
    QStringList column_titles;
    int longest = 0; // the letters of the longest cell

    friend bool operator==(const ChartFrame&, const ChartFrame&) = default;
};

ChartFrame frame_of(const Chart& chart);
std::vector<ChartFieldRow> field_rows(const Chart& chart);
std::vector<ChartCellRow> cell_rows(const Chart& chart);

} // namespace fielddesk
