#pragma once

#include "app/window/chart_rows.h"
#include "app/window/notebook.h"

namespace fielddesk {

// A sheet of the notebook that is typed in as a spreadsheet is, cell by cell or by a paste of many. Each is
// one step: what fits is kept, what does not is marked and named. What the cells are is said by the kinds of
// sheet.
class NoteSheet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A sheet is of a chart, of the counters or of the places.")
    Q_PROPERTY(fielddesk::Notebook* notebook READ notebook WRITE set_notebook NOTIFY changed)
    Q_PROPERTY(fielddesk::ChartFrame frame READ frame NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* cells READ cells CONSTANT)
    Q_PROPERTY(fielddesk::Rows* fields READ fields CONSTANT)
    Q_PROPERTY(bool isByColumn READ is_by_column CONSTANT)
    Q_PROPERTY(QList<QString> wrong READ wrong NOTIFY changed)

public:
    Notebook* notebook() const { return m_notebook; }
    void set_notebook(Notebook* notebook);
    const ChartFrame& frame() const { return m_frame; }
    Rows* cells() { return &m_cells; }   // row by row
    Rows* fields() { return &m_fields; } // what is typed into a cell
    // Each field is of one column; else every cell holds all of them, in their order.
    virtual bool is_by_column() const { return true; }
    // What was typed or pasted last and did not fit, each with its cell and why.
    const QStringList& wrong() const { return m_wrong; }

    // What was typed into a cell; nothing takes the owner's value out of it. False where it does not fit.
    Q_INVOKABLE bool type(int row, int column, const QString& text);
    Q_INVOKABLE void takeOut(int row, int column);
    // Lines of cells with tabs between them, laid down from this cell on. An empty cell leaves what is there.
    Q_INVOKABLE void paste(int row, int column, const QString& text);
    Q_INVOKABLE void pasteClipboard(int row, int column);
    Q_INVOKABLE void copyClipboard() const;

Q_SIGNALS:
    void changed();

protected:
    explicit NoteSheet(QObject* parent) : QObject(parent), m_cells(this), m_fields(this) {}

    // What one step does to the notes.
    struct Change {
        Notes put;
        std::vector<NoteAddress> taken_out;
    };
    // All of them only while the notebook is open, and for spots that are in the frame.
    virtual ChartFrame make_frame() const = 0;
    virtual std::vector<ChartCellRow> make_cells() const = 0;
    virtual std::vector<ChartFieldRow> make_fields() const = 0;
    // Adds to the change what was typed here; else why it does not fit.
    virtual std::optional<QString> lay(SheetSpot spot, const QString& text, Change& change) const = 0;
    virtual void take_out(SheetSpot spot, Change& change) const = 0;

    // Another thing is shown: what did not fit before is forgotten.
    void turn();
    void show();
    Notebook* m_notebook = nullptr;

private:
    struct Typed {
        SheetSpot spot;
        QString text;
    };

    bool contains(SheetSpot spot) const;
    QString name_of(SheetSpot spot) const;
    bool lay_all(const std::vector<Typed>& typed, QStringList outside, const QString& happened);

    ChartFrame m_frame;
    RowModel<ChartCellRow> m_cells;
    RowModel<ChartFieldRow> m_fields;
    QStringList m_wrong;
    std::map<SheetSpot, QString> m_wrong_cells; // the text that did not fit
};

} // namespace fielddesk
