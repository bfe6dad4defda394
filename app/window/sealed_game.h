#pragma once

#include "app/window/pin_trial.h"
#include "app/window/seat_rows.h"
#include "app/window/table.h"

#include <memory>

namespace fielddesk {

// A game whose seats have PINs, before it is open: each seat gives its own in turn, and then it is gone on
// with; or it is only looked at, by one seat or by nobody in particular.
class SealedGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(fielddesk::Table* table READ table WRITE set_table NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* seats READ seats CONSTANT)
    Q_PROPERTY(fielddesk::SeatView to READ to NOTIFY changed)
    Q_PROPERTY(fielddesk::PinTrial* trial READ trial CONSTANT)

public:
    explicit SealedGame(QObject* parent = nullptr) : QObject(parent), m_seats(this), m_trial(this) {}

    Table* table() const { return m_table; }
    void set_table(Table* table);
    const QString& title() const { return m_title; }
    // The seats with a PIN; readable once it was given.
    Rows* seats() { return &m_seats; }
    // Whose PIN is to be given next.
    const SeatView& to() const { return m_to; }
    PinTrial* trial() { return &m_trial; }

    // The game that the table could not open without PINs. Where that is not all that is wrong, `refused`
    // comes.
    Q_INVOKABLE bool begin();
    Q_INVOKABLE void ask(const QString& seat);
    // Whether it was the PIN; when it was the last one the game is opened, and `opened` comes; or `refused`,
    // and the table says why.
    Q_INVOKABLE bool give(const QString& pin);
    // Only looks at the game: with the PIN of the seat that is asked, or with none.
    Q_INVOKABLE bool lookAs(const QString& pin);
    Q_INVOKABLE bool look();
    Q_INVOKABLE void forget();

Q_SIGNALS:
    void changed();
    void opened();
    void refused();

private:
    void ask_next();
    bool open(Journal::Mode mode, const Pins& pins);

    Table* m_table = nullptr;
    std::unique_ptr<Session> m_locked; // shows which seats there are, and says whether a PIN is right
    QString m_path;
    QString m_title;
    Pins m_pins;
    RowModel<SeatRow> m_seats;
    PinTrial m_trial;
    SeatView m_to;
};

} // namespace fielddesk
