#pragma once

#include "app/window/chart_rows.h"
#include "app/window/note_form_rows.h"
#include "app/window/table.h"

namespace fielddesk {

// A form for one thing of the box: a cell of a chart, with its chart around it, a rating, a connection, an
// arrival, or a card, which is written in the notebook and read from there. What asks and what comes of it is
// said by the kinds of form.
class NoteForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A form asks, or mends.")
    Q_PROPERTY(fielddesk::Table* table READ table WRITE set_table NOTIFY changed)
    Q_PROPERTY(bool isThere READ is_there NOTIFY changed)
    Q_PROPERTY(bool isOfCell READ is_of_cell NOTIFY changed)
    Q_PROPERTY(int cardNumber READ card_number NOTIFY changed)
    Q_PROPERTY(QString written READ written NOTIFY changed)
    Q_PROPERTY(QString unfit READ unfit NOTIFY changed)
    Q_PROPERTY(QString subject READ subject NOTIFY changed)
    Q_PROPERTY(QString printed READ printed NOTIFY changed)
    Q_PROPERTY(fielddesk::ChartFrame frame READ frame NOTIFY changed)
    Q_PROPERTY(int row READ row NOTIFY changed)
    Q_PROPERTY(int column READ column NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* cells READ cells CONSTANT)
    Q_PROPERTY(fielddesk::Rows* fields READ fields CONSTANT)
    Q_PROPERTY(bool isComplete READ is_complete NOTIFY filled)

public:
    Table* table() const { return m_table; }
    virtual void set_table(Table* table);
    bool is_there() const { return m_question.has_value(); }
    bool is_of_cell() const { return m_question && m_question->kind == Question::Kind::Cell; }
    // Of a card: its number, else -1; and the title that its note in the notebook has, empty without one.
    int card_number() const;
    const QString& written() const { return m_written; }
    // Why the notebook, or the note that it has, cannot be used for this card; empty where nothing is wrong.
    const QString& unfit() const { return m_unfit; }
    const QString& subject() const { return m_subject; }
    const QString& printed() const { return m_printed; }
    const ChartFrame& frame() const { return m_frame; }
    int row() const { return m_row; }
    int column() const { return m_column; }
    Rows* cells() { return &m_cells; }
    Rows* fields() { return &m_fields; }
    bool is_complete() const;

    // Fills a field with one of its choices.
    Q_INVOKABLE void choose(int field, int choice);
    // The same by a number that was typed; what cannot stand there empties the field.
    Q_INVOKABLE void typeNumber(int field, const QString& text);
    // Reads the notebook anew, where a card may have been written since.
    Q_INVOKABLE void readNotebook();

Q_SIGNALS:
    void changed();
    void filled();

protected:
    explicit NoteForm(QObject* parent) : QObject(parent), m_cells(this), m_fields(this) {}

    // Shows the form for what this question asks, or none. What was filled in stays where it asks for the
    // same.
    void show(std::optional<Question> question);
    // What was filled in, one argument for each field, behind these; and of a card its note. Only of a
    // complete form.
    Order order_of(Code verb, Arguments before = {}) const;

    Table* m_table = nullptr;
    std::optional<Question> m_question;

private:
    void show_cell(const Kit& kit);
    const CardId* card_asked() const;
    void read_entry();

    QString m_written;
    QString m_unfit;
    std::string m_entry; // the note of the card
    QString m_subject;
    QString m_printed; // what is known of it now, in words
    ChartFrame m_frame;
    int m_row = -1;
    int m_column = -1;
    std::vector<Slot> m_slots;
    RowModel<ChartCellRow> m_cells;
    RowModel<NoteFieldRow> m_fields;
};

// What the game asks about its box.
class NoteQuestion : public fielddesk::NoteForm {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit NoteQuestion(QObject* parent = nullptr) : NoteForm(parent) {}

    void set_table(Table* table) override;
    // Gives the answer, as the seat that sits at the table.
    Q_INVOKABLE void answer();

private:
    void follow();
};

// Something that a game was told wrongly, set right: what was read of it before stays as it was read.
class NoteMending : public fielddesk::NoteForm {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit NoteMending(QObject* parent = nullptr) : NoteForm(parent) {}

    // One of the notes that an entry of the record read or told.
    Q_INVOKABLE void begin(int entry, int note);
    Q_INVOKABLE void mend();
    Q_INVOKABLE void forget() { show(std::nullopt); }
};

} // namespace fielddesk
