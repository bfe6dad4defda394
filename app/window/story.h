#pragma once

#include "app/window/standing.h"
#include "app/window/table.h"

namespace fielddesk {

// A sentence of the story; a turn begins with its own line.
struct StoryRow {
    QString key;
    QString text;
    bool is_turn = false;

    static std::vector<Role<StoryRow>> roles() {
        return {role<&StoryRow::text>("sentence"), role<&StoryRow::is_turn>("isTurn")};
    }
    friend bool operator==(const StoryRow&, const StoryRow&) = default;
};

// The game on a table, told from its beginning.
class Story : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(fielddesk::Table* table READ table WRITE set_table NOTIFY tableChanged)
    Q_PROPERTY(fielddesk::Rows* lines READ lines CONSTANT)
    Q_PROPERTY(QList<QString> fronts READ fronts NOTIFY tableChanged)
    Q_PROPERTY(QList<int> lengths READ lengths NOTIFY tableChanged)
    Q_PROPERTY(QList<int> distances READ distances NOTIFY tableChanged)

public:
    explicit Story(QObject* parent = nullptr) : QObject(parent), m_lines(this) {}

    Table* table() const { return m_table; }
    void set_table(Table* table);
    Rows* lines() { return &m_lines; }
    // The fronts by name, the steps of each from its first end to its last, and how many steps the Union
    // stood from the first end: front after front, a number for each turn.
    const QList<QString>& fronts() const { return m_fronts; }
    const QList<int>& lengths() const { return m_lengths; }
    const QList<int>& distances() const { return m_distances; }

    Q_INVOKABLE void tell();

Q_SIGNALS:
    void tableChanged();

private:
    void tell_lines(const Session& session, const Phrasebook& phrasebook, Seat seat);
    void tell_fronts(const Session& session);

    Table* m_table = nullptr;
    RowModel<StoryRow> m_lines;
    QList<QString> m_fronts;
    QList<int> m_lengths;
    QList<int> m_distances;
};

} // namespace fielddesk
