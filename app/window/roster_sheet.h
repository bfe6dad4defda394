#pragma once

#include "app/window/note_sheet.h"

namespace fielddesk {

// The counters of the box: a row for each face that bears a number, a column for its value and for each
// rating of the game.
class RosterSheet : public fielddesk::NoteSheet {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit RosterSheet(QObject* parent = nullptr) : NoteSheet(parent) {}

protected:
    ChartFrame make_frame() const override;
    std::vector<ChartCellRow> make_cells() const override;
    std::vector<ChartFieldRow> make_fields() const override;
    std::optional<QString> lay(SheetSpot spot, const QString& text, Change& change) const override;
    void take_out(SheetSpot spot, Change& change) const override;

private:
    struct FaceRow {
        PieceId piece;
        std::uint8_t face = 0;
    };

    std::vector<FaceRow> faces() const;
    std::vector<Code> ratings() const;
    NoteAddress address(SheetSpot spot) const;
};

// The places of the box: the title of each, and its kind.
class PlaceSheet : public fielddesk::NoteSheet {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit PlaceSheet(QObject* parent = nullptr) : NoteSheet(parent) {}

protected:
    ChartFrame make_frame() const override;
    std::vector<ChartCellRow> make_cells() const override;
    std::vector<ChartFieldRow> make_fields() const override;
    std::optional<QString> lay(SheetSpot spot, const QString& text, Change& change) const override;
    void take_out(SheetSpot spot, Change& change) const override;

private:
    QStringList kinds() const;
};

} // namespace fielddesk
