#include "app/window/place_graph.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/circle_layout.hpp>
#include <boost/graph/connected_components.hpp>
#include <boost/graph/fruchterman_reingold.hpp>
#include <boost/graph/topology.hpp>
#include <boost/property_map/property_map.hpp>
#include <cmath>
#include <random>

namespace fielddesk {

namespace {

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
using Topology = boost::square_topology<>;
using Point = Topology::point_type;

// Enough for a few hundred places to come to rest.
constexpr int rounds = 120;
constexpr double side = 100;

std::vector<Point> laid_out(const Graph& graph) {
    std::vector<Point> points(boost::num_vertices(graph));
    const auto map =
        boost::make_iterator_property_map(points.begin(), boost::get(boost::vertex_index, graph));
    boost::circle_graph_layout(graph, map, side / 2.5);
    boost::minstd_rand chance(1);
    const Topology topology(chance, side);
    boost::fruchterman_reingold_force_directed_layout(graph, map, topology,
                                                      boost::cooling(boost::linear_cooling<double>(rounds)));
    return points;
}

// The islands by their size, the largest first.
std::vector<int> by_size(const std::vector<int>& islands, int count) {
    std::vector<int> sizes(static_cast<std::size_t>(count));
    for (const int island : islands)
        ++sizes[static_cast<std::size_t>(island)];
    std::vector<int> order(sizes.size());
    for (std::size_t index = 0; index < order.size(); ++index)
        order[index] = static_cast<int>(index);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return sizes[static_cast<std::size_t>(a)] > sizes[static_cast<std::size_t>(b)];
    });
    std::vector<int> rank(sizes.size());
    for (std::size_t index = 0; index < order.size(); ++index)
        rank[static_cast<std::size_t>(order[index])] = static_cast<int>(index);
    return rank;
}

double share(double value, double least, double most) {
    return most > least ? (value - least) / (most - least) : 0.5;
}

// Moves places until what is drawn can be read: names, which are wide and lie below their places, stay apart,
// and no way runs through a place that it does not lead to.
class Spreading {
public:
    Spreading(std::vector<PlaceGraph::Spot>& spots, const GraphWays& ways) : m_spots(spots), m_ways(ways) {
        constexpr double roomy = 26;
        const double scale = std::sqrt(std::min(1.0, roomy / static_cast<double>(spots.size())));
        m_wide = 0.15 * scale;
        m_high = 0.15 * scale;
    }

    void run() {
        constexpr int most_rounds = 200;
        for (int round = 0; round < most_rounds; ++round) {
            for (std::size_t one = 0; one < m_spots.size(); ++one)
                for (std::size_t other = one + 1; other < m_spots.size(); ++other)
                    part(one, other);
            for (const auto& [from, to] : m_ways)
                for (std::size_t place = 0; place < m_spots.size(); ++place)
                    if (place != from && place != to) clear(from, to, place);
        }
    }

private:
    // In units of the room that a name takes.
    struct Step {
        double x = 0;
        double y = 0;
    };
    Step between(const PlaceGraph::Spot& from, const PlaceGraph::Spot& to) const {
        return {(to.x - from.x) / m_wide, (to.y - from.y) / m_high};
    }
    void move(PlaceGraph::Spot& spot, Step step, double times) const {
        spot.x = std::clamp(spot.x + step.x * times * m_wide, 0.0, 1.0);
        spot.y = std::clamp(spot.y + step.y * times * m_high, 0.0, 1.0);
    }

    void part(std::size_t one, std::size_t other) {
        Step step = between(m_spots[one], m_spots[other]);
        double apart = std::hypot(step.x, step.y);
        if (apart >= 1) return;
        if (apart == 0) step.x = apart = 1e-3;
        const double push = (1 - apart) / 2 / apart;
        move(m_spots[one], step, -push);
        move(m_spots[other], step, push);
    }

    // Away from the way, and towards the middle where the edge of the paper is in the way.
    void clear(std::size_t from, std::size_t to, std::size_t place) {
        constexpr double least = 0.5;
        const Step way = between(m_spots[from], m_spots[to]);
        const Step here = between(m_spots[from], m_spots[place]);
        const double length = std::hypot(way.x, way.y);
        if (length == 0) return;
        const double along = (here.x * way.x + here.y * way.y) / length;
        if (along <= 0 || along >= length) return;
        const double beside = (way.x * here.y - way.y * here.x) / length;
        if (std::abs(beside) >= least) return;
        const Step aside{-way.y / length, way.x / length};
        PlaceGraph::Spot& spot = m_spots[place];
        const Step inwards = between(spot, {0.5, 0.5, 0});
        const bool is_at_edge = spot.x <= 0 || spot.x >= 1 || spot.y <= 0 || spot.y >= 1;
        const double way_out = is_at_edge ? aside.x * inwards.x + aside.y * inwards.y : beside;
        move(spot, aside, (way_out < 0 ? -least : least) - beside);
    }

    std::vector<PlaceGraph::Spot>& m_spots;
    const GraphWays& m_ways;
    double m_wide = 0;
    double m_high = 0;
};

} // namespace

PlaceGraph graph_of(std::size_t places, const GraphWays& ways) {
    PlaceGraph drawn;
    if (places == 0) return drawn;
    Graph graph(places);
    for (const auto& [from, to] : ways)
        boost::add_edge(from, to, graph);
    std::vector<int> islands(places);
    drawn.islands = boost::connected_components(
        graph, boost::make_iterator_property_map(islands.begin(), boost::get(boost::vertex_index, graph)));
    const std::vector<int> rank = by_size(islands, drawn.islands);
    const std::vector<Point> points = laid_out(graph);
    const auto [left, right] = std::minmax_element(
        points.begin(), points.end(), [](const Point& a, const Point& b) { return a[0] < b[0]; });
    const auto [top, bottom] = std::minmax_element(
        points.begin(), points.end(), [](const Point& a, const Point& b) { return a[1] < b[1]; });
    for (std::size_t index = 0; index < points.size(); ++index)
        drawn.spots.push_back({share(points[index][0], (*left)[0], (*right)[0]),
                               share(points[index][1], (*top)[1], (*bottom)[1]),
                               rank[static_cast<std::size_t>(islands[index])]});
    Spreading(drawn.spots, ways).run();
    return drawn;
}

PlaceGraph graph_of(const Kit& kit) {
    GraphWays ways;
    for (const Connection& connection : kit.connections)
        if (connection.kind) ways.emplace_back(connection.from.value, connection.to.value);
    return graph_of(kit.places.size(), ways);
}

} // namespace fielddesk
