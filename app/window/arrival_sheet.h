#pragma once

#include "app/window/note_sheet.h"

namespace fielddesk {

// When and where the pieces of the box come into the game: a row for each piece that the kit knows to arrive.
class ArrivalSheet : public fielddesk::NoteSheet {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit ArrivalSheet(QObject* parent = nullptr) : NoteSheet(parent) {}

    bool is_by_column() const override { return false; }

protected:
    ChartFrame make_frame() const override;
    std::vector<ChartCellRow> make_cells() const override;
    std::vector<ChartFieldRow> make_fields() const override;
    std::optional<QString> lay(SheetSpot spot, const QString& text, Change& change) const override;
    void take_out(SheetSpot spot, Change& change) const override;
};

} // namespace fielddesk
