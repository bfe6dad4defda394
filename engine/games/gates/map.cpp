#include "engine/games/gates/map.h"

#include <algorithm>
#include <deque>

namespace fielddesk::gates {

namespace {

// From the last spot back to where the search began.
Way way_back(const std::map<Spot, std::optional<Spot>>& came_from, Spot last) {
    Way way;
    for (std::optional<Spot> spot = last; spot; spot = came_from.at(*spot))
        way.push_back(*spot);
    std::reverse(way.begin(), way.end());
    return way;
}

} // namespace

Map::Map(const std::vector<Connection>& connections, const std::set<PlaceId>& blown) : m_blown(blown) {
    for (const Connection& connection : connections) {
        if (!connection.kind) continue;
        const auto from = end_of(connection.from, *connection.kind);
        const auto to = end_of(connection.to, *connection.kind);
        if (!from || !to) continue;
        m_beside[*from].push_back(*to);
        m_beside[*to].push_back(*from);
    }
}

std::optional<Spot> Map::end_of(PlaceId place, Code kind) const {
    if (!m_blown.contains(place)) return Spot{place, Bank::Both};
    if (kind == north_bank) return Spot{place, Bank::North};
    if (kind == south_bank) return Spot{place, Bank::South};
    return std::nullopt;
}

std::vector<Spot> Map::spots_of(PlaceId place) const {
    if (m_blown.contains(place)) return {{place, Bank::North}, {place, Bank::South}};
    return {{place, Bank::Both}};
}

const std::vector<Spot>& Map::beside(Spot spot) const& {
    static const std::vector<Spot> none;
    const auto found = m_beside.find(spot);
    return found == m_beside.end() ? none : found->second;
}

std::optional<Way> Map::way(const std::vector<Spot>& from, const std::vector<Spot>& to, int most_points,
                            const std::set<PlaceId>& barred) const {
    std::map<Spot, std::optional<Spot>> came_from;
    std::deque<std::pair<Spot, int>> ahead;
    for (const Spot spot : from)
        if (!barred.contains(spot.place) && came_from.emplace(spot, std::nullopt).second)
            ahead.emplace_back(spot, 0);
    for (; !ahead.empty(); ahead.pop_front()) {
        const auto [spot, points] = ahead.front();
        if (std::find(to.begin(), to.end(), spot) != to.end()) return way_back(came_from, spot);
        if (points == most_points) continue;
        for (const Spot next : beside(spot))
            if (!barred.contains(next.place) && came_from.emplace(next, spot).second)
                ahead.emplace_back(next, points + 1);
    }
    return std::nullopt;
}

} // namespace fielddesk::gates
