#pragma once

#include "app/window/card_form.h"
#include "app/window/notebook.h"
#include "app/window/table_rows.h"

#include <QTimer>
#include <map>
#include <memory>

namespace fielddesk {

// A card in the list of the deck.
struct DeckCardRow {
    QString key;
    int number = 0;
    QString title;
    QString provenance;      // "printed", "inferred", "practice" or "box"
    bool is_changed = false; // something was written that is not kept yet

    static std::vector<Role<DeckCardRow>> roles() {
        return {role<&DeckCardRow::number>("number"), role<&DeckCardRow::title>("title"),
                role<&DeckCardRow::provenance>("provenance"), role<&DeckCardRow::is_changed>("isChanged")};
    }
    friend bool operator==(const DeckCardRow&, const DeckCardRow&) = default;
};

// The deck of a box, card by card: what is printed on each, written in the words that the rules read, and
// beside it how they read it. What is written stays until it is kept or dropped, also while other cards are
// looked at, and when the program ends.
class DeckSheet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(fielddesk::Notebook* notebook READ notebook WRITE set_notebook NOTIFY changed)
    Q_PROPERTY(int number READ number WRITE set_number NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString wording READ wording NOTIFY changed)
    Q_PROPERTY(QString provenance READ provenance NOTIFY changed)
    Q_PROPERTY(bool isChanged READ is_changed NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* cards READ cards CONSTANT)
    Q_PROPERTY(fielddesk::Rows* form READ form CONSTANT)
    Q_PROPERTY(fielddesk::Rows* lines READ lines CONSTANT)

public:
    explicit DeckSheet(QObject* parent = nullptr);

    Notebook* notebook() const { return m_notebook; }
    void set_notebook(Notebook* notebook);
    int number() const { return m_number; }
    void set_number(int number);
    QString title() const { return written("title"); }
    QString wording() const { return written("wording"); }
    QString provenance() const;
    bool is_changed() const { return m_drafts.contains(m_number); }
    // What is wrong with what is written; empty where the rules can read it.
    const QString& problem() const { return m_problem; }
    Rows* cards() { return &m_cards; }
    Rows* form() { return &m_form; }
    Rows* lines() { return &m_lines; }

    Q_INVOKABLE void writeTitle(const QString& title) { write("title", title); }
    Q_INVOKABLE void writeWording(const QString& wording) { write("wording", wording); }
    // Changes of the form, at the pointer of one of its lines.
    Q_INVOKABLE void add(const QString& pointer, int choice);
    Q_INVOKABLE void remove(const QString& pointer);
    Q_INVOKABLE void move(const QString& pointer, int steps);
    Q_INVOKABLE void choose(const QString& pointer, int choice);
    Q_INVOKABLE void setNumber(const QString& pointer, int number);
    Q_INVOKABLE void setFlag(const QString& pointer, bool isOn);
    Q_INVOKABLE void setText(const QString& pointer, const QString& text);

    // Keeps what is written as a note; false where it cannot be, and `problem` says why.
    Q_INVOKABLE bool keep();
    // Drops what was written and not kept.
    Q_INVOKABLE void drop();
    // Takes the note out, so that the kit's own card counts again.
    Q_INVOKABLE void takeOut();
    // Reads what is written at once instead of in a moment.
    Q_INVOKABLE void check();

Q_SIGNALS:
    void changed();

private:
    bool is_shown() const;
    void read();
    void show();
    Json card() const;
    QString written(const char* member) const;
    void write(const std::string& member, const QString& text);
    void draft(Json card);
    void read_drafts();
    bool can_be_shown(const Json& card) const;
    void keep_draft();
    void end_draft();
    template <typename Change>
    void change(Change&& change);
    NoteAddress address() const;

    Notebook* m_notebook = nullptr;
    QString m_kit_id;
    int m_number = 0;
    std::unique_ptr<CardVocabulary> m_vocabulary;
    std::map<int, Json> m_drafts;
    QString m_problem;
    QTimer m_checking;
    RowModel<DeckCardRow> m_cards;
    RowModel<CardFormRow> m_form;
    RowModel<CardLineRow> m_lines;
};

} // namespace fielddesk
