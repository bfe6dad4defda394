#pragma once

#include "app/phrasebook.h"
#include "app/window/graph_rows.h"
#include "app/window/place_graph.h"

namespace fielddesk {

// The network of a desk as it is drawn: its places, the ways between them, and what is found of each piece.
class Network : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It is a table's.")
    Q_PROPERTY(bool isThere READ is_there NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* places READ places CONSTANT)
    Q_PROPERTY(fielddesk::Rows* ways READ ways CONSTANT)
    Q_PROPERTY(fielddesk::Rows* traces READ traces CONSTANT)

public:
    explicit Network(QObject* parent) : QObject(parent), m_places(this), m_ways(this), m_traces(this) {}

    bool is_there() const { return m_is_there; }
    const QString& title() const { return m_title; }
    Rows* places() { return &m_places; }
    Rows* ways() { return &m_ways; }
    Rows* traces() { return &m_traces; }

    void show(const std::optional<DeskNetwork>& network, const Kit& kit, const Phrasebook& phrasebook);

Q_SIGNALS:
    void changed();

private:
    void lay_out(const DeskNetwork& network);
    PlaceGraph::Spot spot_of(PlaceId place) const;
    GraphPlaceRow place_row(const DeskPoint& point, const Kit& kit) const;
    GraphWayRow way_row(const DeskWay& way, const Kit& kit) const;
    TraceRow trace_row(const DeskTrace& trace, const Kit& kit, const Phrasebook& phrasebook) const;

    bool m_is_there = false;
    QString m_title;
    // What is laid out stays where it is for as long as it hangs together in the same way.
    std::vector<PlaceId> m_drawn;
    GraphWays m_joined;
    PlaceGraph m_graph;
    RowModel<GraphPlaceRow> m_places;
    RowModel<GraphWayRow> m_ways;
    RowModel<TraceRow> m_traces;
};

} // namespace fielddesk
