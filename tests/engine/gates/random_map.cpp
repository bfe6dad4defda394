#include "tests/engine/gates/random_map.h"

#include <algorithm>

namespace fielddesk::gates {

namespace {

PlaceId place(int number) {
    return PlaceId{static_cast<std::uint16_t>(number)};
}

std::set<PlaceId> any_places(int places) {
    const auto chosen = *rc::gen::container<std::vector<bool>>(
        static_cast<std::size_t>(places), rc::gen::weightedElement<bool>({{4, false}, {1, true}}));
    std::set<PlaceId> all;
    for (int number = 0; number < places; ++number)
        if (chosen[static_cast<std::size_t>(number)]) all.insert(place(number));
    return all;
}

// Whether one can step from here to there over this connection.
bool leads(const RandomMap& map, const Connection& connection, Spot from, Spot to) {
    const auto is_end = [&](PlaceId end, Spot spot) {
        if (end != spot.place) return false;
        if (!map.blown.contains(end)) return spot.bank == Bank::Both;
        return (connection.kind == north_bank && spot.bank == Bank::North) ||
               (connection.kind == south_bank && spot.bank == Bank::South);
    };
    return connection.kind && ((is_end(connection.from, from) && is_end(connection.to, to)) ||
                               (is_end(connection.to, from) && is_end(connection.from, to)));
}

void try_all(const RandomMap& map, Spot at, Spot to, std::vector<Spot>& walked, std::optional<int>& best) {
    const int points = static_cast<int>(walked.size()) - 1;
    if (at == to) best = std::min(points, best.value_or(points));
    for (int number = 0; number < map.places; ++number)
        for (const Bank bank : {Bank::Both, Bank::North, Bank::South}) {
            const Spot next{place(number), bank};
            const bool was_there = std::find(walked.begin(), walked.end(), next) != walked.end();
            const bool is_reached =
                std::any_of(map.connections.begin(), map.connections.end(),
                            [&](const Connection& each) { return leads(map, each, at, next); });
            if (was_there || !is_reached || map.enemy.contains(next.place)) continue;
            walked.push_back(next);
            try_all(map, next, to, walked, best);
            walked.pop_back();
        }
}

} // namespace

PlaceId RandomMap::any_place() const {
    return place(*rc::gen::inRange(0, places));
}

RandomMap any_map() {
    RandomMap map;
    map.places = *rc::gen::inRange(2, 8);
    const int count = *rc::gen::inRange(0, 12);
    for (int number = 0; number < count; ++number) {
        const auto kind =
            *rc::gen::element<std::optional<Code>>(Code("road"), north_bank, south_bank, std::nullopt);
        map.connections.push_back({map.any_place(), map.any_place(), kind, {}});
    }
    map.blown = any_places(map.places);
    map.enemy = any_places(map.places);
    return map;
}

std::optional<int> points_by_trying(const RandomMap& map, Spot from, Spot to) {
    if (map.enemy.contains(from.place)) return std::nullopt;
    std::vector<Spot> walked{from};
    std::optional<int> best;
    try_all(map, from, to, walked, best);
    return best;
}

} // namespace fielddesk::gates
