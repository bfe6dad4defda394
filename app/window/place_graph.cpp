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

// Keeps places so far from each other that their names can be read: a name is wide and lies below its place.
void spread(std::vector<PlaceGraph::Spot>& spots) {
    constexpr int most_rounds = 200;
    constexpr double roomy = 26;
    const double scale = std::sqrt(std::min(1.0, roomy / static_cast<double>(spots.size())));
    const double wide = 0.15 * scale;
    const double high = 0.1 * scale;
    for (int round = 0; round < most_rounds; ++round)
        for (std::size_t one = 0; one < spots.size(); ++one)
            for (std::size_t other = one + 1; other < spots.size(); ++other) {
                double x = (spots[other].x - spots[one].x) / wide;
                const double y = (spots[other].y - spots[one].y) / high;
                double apart = std::hypot(x, y);
                if (apart >= 1) continue;
                if (apart == 0) x = apart = 1e-3;
                const double push = (1 - apart) / 2 / apart;
                spots[one].x = std::clamp(spots[one].x - push * x * wide, 0.0, 1.0);
                spots[other].x = std::clamp(spots[other].x + push * x * wide, 0.0, 1.0);
                spots[one].y = std::clamp(spots[one].y - push * y * high, 0.0, 1.0);
                spots[other].y = std::clamp(spots[other].y + push * y * high, 0.0, 1.0);
            }
}

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
    spread(drawn.spots);
    return drawn;
}

PlaceGraph graph_of(const Kit& kit) {
    GraphWays ways;
    for (const Connection& connection : kit.connections)
        if (connection.kind) ways.emplace_back(connection.from.value, connection.to.value);
    return graph_of(kit.places.size(), ways);
}

} // namespace fielddesk
