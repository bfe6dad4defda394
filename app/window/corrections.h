#pragma once

#include "app/window/correction_rows.h"
#include "app/window/table.h"

namespace fielddesk {

// The forms by which a player sets the desk to what the board shows. Each gives one order, which the rules
// accept or refuse like any other.
class Corrections : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(fielddesk::Table* table READ table WRITE set_table NOTIFY tableChanged)
    Q_PROPERTY(fielddesk::Rows* pieces READ pieces CONSTANT)
    Q_PROPERTY(fielddesk::Rows* marks READ marks CONSTANT)
    Q_PROPERTY(fielddesk::Rows* tracks READ tracks CONSTANT)
    Q_PROPERTY(fielddesk::Rows* piles READ piles CONSTANT)
    Q_PROPERTY(QList<QString> placeNames READ place_names NOTIFY tableChanged)
    Q_PROPERTY(QList<QString> pileNames READ pile_names NOTIFY tableChanged)

public:
    explicit Corrections(QObject* parent = nullptr)
        : QObject(parent), m_pieces(this), m_marks(this), m_tracks(this), m_piles(this) {}

    Table* table() const { return m_table; }
    void set_table(Table* table);
    Rows* pieces() { return &m_pieces; }
    Rows* marks() { return &m_marks; }
    Rows* tracks() { return &m_tracks; }
    Rows* piles() { return &m_piles; }
    QList<QString> place_names() const;
    QList<QString> pile_names() const;

    // Each names the row of its list, and the index of what it is to be.
    Q_INVOKABLE void movePiece(int piece, int place);
    Q_INVOKABLE void turnPiece(int piece, int face);
    Q_INVOKABLE void setMark(int row, bool isOn);
    Q_INVOKABLE void setTrack(int row, int value);
    Q_INVOKABLE void movePile(int from, int to, int count);
    Q_INVOKABLE void moveCard(int number, int pile);

Q_SIGNALS:
    void tableChanged();

private:
    void show();
    void give(Code verb, Arguments arguments);

    Table* m_table = nullptr;
    RowModel<PieceFormRow> m_pieces;
    RowModel<MarkFormRow> m_marks;
    RowModel<TrackFormRow> m_tracks;
    RowModel<PileRow> m_piles;
};

} // namespace fielddesk
