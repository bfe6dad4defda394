#pragma once

#include "app/dice_honesty.h"
#include "app/window/table.h"

#include <QTimer>

namespace fielddesk {

// One kind of dice from one source: how often each face came, and what that shows.
struct TallyRow {
    QString key;
    QString title;
    QList<int> counts;
    QString sentences; // a line for each

    static std::vector<Role<TallyRow>> roles() {
        return {role<&TallyRow::title>("title"), role<&TallyRow::counts>("counts"),
                role<&TallyRow::sentences>("sentences")};
    }
    friend bool operator==(const TallyRow&, const TallyRow&) = default;
};

// How honest the dice are: those of the game on the table, or of every game on the shelf, which are read one
// at a time so that the window stays alive.
class Honesty : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(fielddesk::Table* table READ table WRITE set_table NOTIFY changed)
    Q_PROPERTY(bool isOfAll READ is_of_all WRITE set_of_all NOTIFY changed)
    Q_PROPERTY(bool isReading READ is_reading NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* tallies READ tallies CONSTANT)

public:
    explicit Honesty(QObject* parent = nullptr);

    Table* table() const { return m_table; }
    void set_table(Table* table);
    bool is_of_all() const { return m_is_of_all; }
    void set_of_all(bool is_of_all);
    bool is_reading() const { return m_reading.isActive(); }
    Rows* tallies() { return &m_rows; }

Q_SIGNALS:
    void changed();

private:
    void count();
    void read_next();
    void show();

    Table* m_table = nullptr;
    bool m_is_of_all = false;
    std::vector<DiceTally> m_tallies;
    QStringList m_waiting;
    QTimer m_reading;
    RowModel<TallyRow> m_rows;
};

} // namespace fielddesk
