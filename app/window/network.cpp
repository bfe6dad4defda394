#include "app/window/network.h"

#include "app/window/words.h"

#include <algorithm>

namespace fielddesk {

namespace {

QString word_of(Finding finding) {
    switch (finding) {
    case Finding::Good:
        return QStringLiteral("good");
    case Finding::Bad:
        return QStringLiteral("bad");
    case Finding::NotKnown:
        break;
    }
    return QStringLiteral("not-known");
}

} // namespace

void Network::show(const std::optional<DeskNetwork>& network, const Kit& kit, const Phrasebook& phrasebook) {
    std::vector<GraphPlaceRow> places;
    std::vector<GraphWayRow> ways;
    std::vector<TraceRow> traces;
    m_is_there = network.has_value();
    m_title.clear();
    if (network) {
        m_title = words(phrasebook.say(network->title));
        lay_out(*network);
        for (const DeskPoint& point : network->points)
            places.push_back(place_row(point, kit));
        for (const DeskWay& way : network->ways)
            ways.push_back(way_row(way, kit));
        for (const DeskTrace& trace : network->traces)
            traces.push_back(trace_row(trace, kit, phrasebook));
    }
    m_places.update(std::move(places));
    m_ways.update(std::move(ways));
    m_traces.update(std::move(traces));
    Q_EMIT changed();
}

void Network::lay_out(const DeskNetwork& network) {
    std::vector<PlaceId> drawn;
    for (const DeskPoint& point : network.points)
        drawn.push_back(point.place);
    const auto number_of = [&](PlaceId place) {
        return static_cast<std::size_t>(std::find(drawn.begin(), drawn.end(), place) - drawn.begin());
    };
    GraphWays joined;
    for (const DeskWay& way : network.ways)
        joined.emplace_back(number_of(way.from), number_of(way.to));
    if (drawn == m_drawn && joined == m_joined) return;
    m_graph = graph_of(drawn.size(), joined);
    m_drawn = std::move(drawn);
    m_joined = std::move(joined);
}

PlaceGraph::Spot Network::spot_of(PlaceId place) const {
    const auto found = std::find(m_drawn.begin(), m_drawn.end(), place);
    return found == m_drawn.end() ? PlaceGraph::Spot()
                                  : m_graph.spots[static_cast<std::size_t>(found - m_drawn.begin())];
}

GraphPlaceRow Network::place_row(const DeskPoint& point, const Kit& kit) const {
    const PlaceGraph::Spot spot = spot_of(point.place);
    GraphPlaceRow row;
    row.key = words(kit.places[point.place].id.text());
    row.title = words(kit.places[point.place].title);
    row.x = spot.x;
    row.y = spot.y;
    row.is_source = point.is_source;
    QStringList letters;
    QStringList said{row.title};
    if (point.is_source) said.append(tr("supply comes from here"));
    for (const SideId side : point.holders) {
        letters.append(words(kit.sides[side].letters));
        said.append(words(kit.sides[side].title));
    }
    QStringList marks;
    for (const MarkId mark : point.marks)
        marks.append(words(kit.marks[mark].title).toLower());
    row.letters = letters.join(QLatin1Char('+'));
    row.remark = marks.join(QStringLiteral(", "));
    row.said = (said + marks).join(QStringLiteral(", "));
    return row;
}

GraphWayRow Network::way_row(const DeskWay& way, const Kit& kit) const {
    const PlaceGraph::Spot from = spot_of(way.from);
    const PlaceGraph::Spot to = spot_of(way.to);
    const auto kind = std::find_if(kit.connection_kinds.begin(), kit.connection_kinds.end(),
                                   [&](const ConnectionKind& each) { return each.id == way.kind; });
    return {QStringLiteral("%1 %2").arg(way.from.value).arg(way.to.value), from.x,     from.y, to.x, to.y,
            static_cast<int>(kind - kit.connection_kinds.begin()),         way.is_used};
}

TraceRow Network::trace_row(const DeskTrace& trace, const Kit& kit, const Phrasebook& phrasebook) const {
    TraceRow row;
    row.key = words(kit.pieces[trace.piece].id.text());
    row.title = words(kit.pieces[trace.piece].title);
    row.line = words(phrasebook.say(trace.line.text));
    row.value = trace.line.value ? QString::number(*trace.line.value) : QString();
    row.finding = word_of(trace.finding);
    for (const PlaceId place : trace.way) {
        const PlaceGraph::Spot spot = spot_of(place);
        row.way_x.append(spot.x);
        row.way_y.append(spot.y);
    }
    return row;
}

} // namespace fielddesk
