#pragma once

#include "app/window/pin_trial.h"
#include "app/window/seat_rows.h"
#include "app/window/table.h"

namespace fielddesk {

// Hands the machine from one seat to another. From the moment that a seat is asked for, the table holds
// nothing of any side; it holds that seat's desk once the seat says that it is alone, and gives its PIN.
class HandOver : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(fielddesk::Table* table READ table WRITE set_table NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* seats READ seats CONSTANT)
    Q_PROPERTY(fielddesk::PinTrial* trial READ trial CONSTANT)
    Q_PROPERTY(fielddesk::SeatView to READ to NOTIFY changed)
    Q_PROPERTY(bool asksPin READ asks_pin NOTIFY changed)
    Q_PROPERTY(bool hasOwnPin READ has_own_pin NOTIFY changed)
    Q_PROPERTY(QString askedBack READ asked_back NOTIFY changed)

public:
    explicit HandOver(QObject* parent = nullptr) : QObject(parent), m_seats(this), m_trial(this) {}

    Table* table() const { return m_table; }
    void set_table(Table* table);
    // The seats of the game that is open; none where one plays alone.
    Rows* seats() { return &m_seats; }
    PinTrial* trial() { return &m_trial; }
    // Who is to take the machine; nobody while none is handed over.
    const SeatView& to() const { return m_to; }
    bool asks_pin() const;
    // The seat whose desk is open has one.
    bool has_own_pin() const;
    // The order that this seat is asked to have taken back, as everyone may read it.
    QString asked_back() const;

    // Whether the seat can be handed to; then it is under way.
    Q_INVOKABLE bool ask(const QString& seat);
    // Whether the desk of the seat is open now.
    Q_INVOKABLE bool open(const QString& pin);
    Q_INVOKABLE void close();

    // Sets, changes or with two empty lines takes away the PIN of the seat whose desk is open.
    Q_INVOKABLE bool changePin(const QString& old, const QString& pin, const QString& again);

Q_SIGNALS:
    void changed();

private:
    void show();
    const SeatRow* row_of(const QString& seat) const;
    std::optional<SideId> side_of(const QString& seat) const;

    Table* m_table = nullptr;
    RowModel<SeatRow> m_seats;
    PinTrial m_trial;
    SeatView m_to;
};

} // namespace fielddesk
