#include "engine/games/gates/supply.h"

#include <algorithm>

namespace fielddesk::gates {

std::optional<Way> SupplyTrace::to_richmond(Spot unit, PlaceId richmond) const {
    return m_map.way({unit}, m_map.spots_of(richmond), confederate_points, m_enemy);
}

std::vector<Link> SupplyTrace::chain(PlaceId terminus, const std::vector<SupplyUnit>& units) const {
    std::vector<Link> links;
    const auto is_linked = [&](PieceId piece) {
        return std::any_of(links.begin(), links.end(),
                           [piece](const Link& link) { return link.piece == piece; });
    };
    // Each round links what the round before reaches.
    const auto link_from = [&](const std::vector<Spot>& spots, std::optional<PieceId> before) {
        for (const SupplyUnit& unit : units) {
            if (unit.is_wagon || is_linked(unit.piece)) continue;
            if (auto found = way(spots, unit.spot, link_points))
                links.push_back({unit.piece, before, *std::move(found)});
        }
    };
    link_from(m_map.spots_of(terminus), std::nullopt);
    for (std::size_t next = 0; next < links.size(); ++next)
        link_from({links[next].way.back()}, links[next].piece);
    return links;
}

std::optional<Way> SupplyTrace::from_chain(Spot unit, PlaceId terminus,
                                           const std::vector<SupplyUnit>& units) const {
    std::vector<Spot> sources = m_map.spots_of(terminus);
    for (const Link& link : chain(terminus, units))
        sources.push_back(link.way.back());
    return way(sources, unit, unit_points);
}

std::vector<std::pair<PieceId, Way>> SupplyTrace::wagons_near(Spot unit,
                                                              const std::vector<SupplyUnit>& units) const {
    std::vector<std::pair<PieceId, Way>> near;
    for (const SupplyUnit& each : units)
        if (auto found = each.is_wagon ? way({each.spot}, unit, unit_points) : std::nullopt)
            near.emplace_back(each.piece, *std::move(found));
    std::stable_sort(near.begin(), near.end(),
                     [](const auto& a, const auto& b) { return length_of(a.second) < length_of(b.second); });
    return near;
}

SupplyMark mark_after(SupplyMark before, bool is_in_supply) {
    if (is_in_supply) return SupplyMark::None;
    return before == SupplyMark::None ? SupplyMark::OutOfSupply : SupplyMark::Attrition;
}

int attrition_loss(int die) {
    constexpr int last_of_the_worse = 3;
    return die <= last_of_the_worse ? 2 : 1;
}

} // namespace fielddesk::gates
