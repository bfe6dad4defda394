#pragma once

#include "app/window/note_sheet.h"

namespace fielddesk {

// A chart of the box.
class ChartSheet : public fielddesk::NoteSheet {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString chart READ chart WRITE set_chart NOTIFY changed)

public:
    explicit ChartSheet(QObject* parent = nullptr) : NoteSheet(parent) {}

    const QString& chart() const { return m_id; }
    void set_chart(const QString& id);
    bool is_by_column() const override { return false; }

protected:
    ChartFrame make_frame() const override;
    std::vector<ChartCellRow> make_cells() const override;
    std::vector<ChartFieldRow> make_fields() const override;
    std::optional<QString> lay(SheetSpot spot, const QString& text, Change& change) const override;
    void take_out(SheetSpot spot, Change& change) const override;

private:
    std::optional<ChartId> id() const;
    const Chart* shown() const;
    NoteAddress address(SheetSpot spot) const;

    QString m_id;
};

} // namespace fielddesk
