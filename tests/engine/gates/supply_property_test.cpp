#include "engine/games/gates/supply.h"
#include "tests/engine/gates/random_map.h"

#include <algorithm>

// Verdicts of supply on random maps, against a search that tries every way.
namespace fielddesk::gates {
namespace {

bool is_within(const RandomMap& map, const std::vector<Spot>& from, Spot to, int most_points) {
    return std::any_of(from.begin(), from.end(), [&](Spot spot) {
        const auto points = points_by_trying(map, spot, to);
        return points && *points <= most_points;
    });
}

// The dumps that the terminus reaches, by adding one after the other until none can be added.
std::set<PieceId> chain_by_trying(const RandomMap& map, PlaceId terminus,
                                  const std::vector<SupplyUnit>& units) {
    std::set<PieceId> chain;
    std::vector<Spot> ends = map.map().spots_of(terminus);
    for (bool grows = true; grows;) {
        grows = false;
        for (const SupplyUnit& unit : units) {
            if (unit.is_wagon || chain.contains(unit.piece) || !is_within(map, ends, unit.spot, link_points))
                continue;
            chain.insert(unit.piece);
            ends.push_back(unit.spot);
            grows = true;
        }
    }
    return chain;
}

Spot any_spot(const RandomMap& map) {
    const auto spots = map.map().spots_of(map.any_place());
    return *rc::gen::elementOf(spots);
}

std::vector<SupplyUnit> any_units(const RandomMap& map) {
    std::vector<SupplyUnit> units;
    const int count = *rc::gen::inRange(0, 5);
    for (int number = 0; number < count; ++number)
        units.push_back(
            {PieceId{static_cast<std::uint16_t>(number)}, any_spot(map), *rc::gen::arbitrary<bool>()});
    return units;
}

RC_GTEST_PROP(GatesMapProperty, ShortestWayIsAsShortAsTheBestOfAllWays_S3, ()) {
    const RandomMap random = any_map();
    const Map map = random.map();
    const Spot from = any_spot(random);
    const Spot to = any_spot(random);
    const int most = *rc::gen::inRange(0, 8);
    const auto way = map.way({from}, {to}, most, random.enemy);
    const auto points = points_by_trying(random, from, to);
    RC_ASSERT(way.has_value() == (points && *points <= most));
    if (!way) return;
    RC_ASSERT(length_of(*way) == *points);
    RC_ASSERT(way->front() == from);
    RC_ASSERT(way->back() == to);
}

RC_GTEST_PROP(GatesSupplyProperty, ChainIsWhatTheTerminusReachesLinkByLink_S8_1, ()) {
    const RandomMap random = any_map();
    const Map map = random.map();
    const PlaceId terminus = random.any_place();
    const auto units = any_units(random);
    const auto links = SupplyTrace(map, random.enemy).chain(terminus, units);
    std::set<PieceId> chain;
    for (const Link& link : links) {
        if (link.before) RC_ASSERT(chain.contains(*link.before));
        RC_ASSERT(length_of(link.way) <= link_points);
        chain.insert(link.piece);
    }
    RC_ASSERT(chain.size() == links.size());
    RC_ASSERT(chain == chain_by_trying(random, terminus, units));
}

RC_GTEST_PROP(GatesSupplyProperty, UnionVerdictIsThatOfTryingEveryWay_S8_1, ()) {
    const RandomMap random = any_map();
    const Map map = random.map();
    const PlaceId terminus = random.any_place();
    const auto units = any_units(random);
    const Spot unit = any_spot(random);
    const auto way = SupplyTrace(map, random.enemy).from_chain(unit, terminus, units);
    std::vector<Spot> sources = map.spots_of(terminus);
    const auto chain = chain_by_trying(random, terminus, units);
    for (const SupplyUnit& each : units)
        if (chain.contains(each.piece)) sources.push_back(each.spot);
    RC_ASSERT(way.has_value() == is_within(random, sources, unit, unit_points));
}

RC_GTEST_PROP(GatesSupplyProperty, ConfederateVerdictIsThatOfTryingEveryWay_S8_1, ()) {
    const RandomMap random = any_map();
    const Map map = random.map();
    const Spot unit = any_spot(random);
    const PlaceId richmond = random.any_place();
    const auto way = SupplyTrace(map, random.enemy).to_richmond(unit, richmond);
    const auto ends = map.spots_of(richmond);
    RC_ASSERT(way.has_value() == std::any_of(ends.begin(), ends.end(), [&](Spot end) {
                  return is_within(random, {unit}, end, confederate_points);
              }));
}

RC_GTEST_PROP(GatesSupplyProperty, WagonsInReachAreThoseThatTryingFinds_S8_1, ()) {
    const RandomMap random = any_map();
    const Map map = random.map();
    const auto units = any_units(random);
    const Spot unit = any_spot(random);
    std::set<PieceId> near;
    for (const auto& [wagon, way] : SupplyTrace(map, random.enemy).wagons_near(unit, units))
        near.insert(wagon);
    for (const SupplyUnit& each : units)
        RC_ASSERT(near.contains(each.piece) ==
                  (each.is_wagon && is_within(random, {each.spot}, unit, unit_points)));
}

} // namespace
} // namespace fielddesk::gates
