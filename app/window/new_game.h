#pragma once

#include "app/session.h"
#include "app/window/option_rows.h"
#include "app/window/seat_rows.h"

#include <QStringList>
#include <optional>

namespace fielddesk {

// A game that is about to begin: its kit, its choices, and where two or more play, their PINs.
class NewGameForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(int notes READ notes NOTIFY changed)
    Q_PROPERTY(QString notesProblem READ notes_problem NOTIFY changed)
    Q_PROPERTY(bool isPractice READ is_practice NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* options READ options CONSTANT)
    Q_PROPERTY(fielddesk::Rows* seats READ seats CONSTANT)
    Q_PROPERTY(bool asksPhrases READ asks_phrases WRITE set_asks_phrases NOTIFY changed)

public:
    explicit NewGameForm(QObject* parent = nullptr) : QObject(parent), m_options(this), m_seats(this) {}

    QString title() const;
    const QString& problem() const { return m_problem; }
    bool is_practice() const;
    // How many box notes are laid over the kit, and why there are none, where that is no choice.
    int notes() const { return m_notes ? m_notes->count : 0; }
    const QString& notes_problem() const { return m_notes_problem; }
    Rows* options() { return &m_options; }
    // The sides that may have a PIN: none where one plays alone.
    Rows* seats() { return &m_seats; }
    bool asks_phrases() const { return m_asks_phrases; }
    void set_asks_phrases(bool asks_phrases);

    // Another game of this kit, with the usual choices.
    Q_INVOKABLE void reset(const QString& id);
    Q_INVOKABLE void choose(int option, int choice);
    // What was typed for a seat, both times; two empty lines are no PIN.
    Q_INVOKABLE void typePin(int seat, const QString& pin, const QString& again);
    // Begins the game in the folder of games. The path of its file; empty where it could not, and `problem`
    // says why.
    Q_INVOKABLE QString begin();

Q_SIGNALS:
    void changed();

private:
    struct TypedPin {
        QString pin;
        QString again;
    };

    NewGame choices() const;
    QString titles_of_unequal() const;

    QString m_kit_id;
    QString m_problem;
    std::optional<Kit> m_kit;
    std::optional<facts::NotesUsed> m_notes;
    QString m_notes_problem;
    RowModel<OptionRow> m_options;
    RowModel<SeatRow> m_seats;
    std::vector<TypedPin> m_pins; // one for each seat
    bool m_asks_phrases = false;
};

} // namespace fielddesk
