#pragma once

#include "engine/games/gates/map.h"

// Section 8: who is in supply, and by which way.
namespace fielddesk::gates {

inline constexpr int confederate_points = 12; // from a unit to Richmond
inline constexpr int link_points = 3;         // from one supply unit of the chain to the next
inline constexpr int unit_points = 4;         // from the terminus or a supply unit to a Union unit

// A Union supply unit: a dump stays and is never used up, a wagon moves and is expended where it is drawn on.
struct SupplyUnit {
    PieceId piece;
    Spot spot;
    bool is_wagon = false;

    friend bool operator==(const SupplyUnit&, const SupplyUnit&) = default;
};

// A supply unit of the chain, and the way to it from the terminus or the unit before.
struct Link {
    PieceId piece;
    std::optional<PieceId> before; // none: the terminus
    Way way;

    friend bool operator==(const Link&, const Link&) = default;
};

// The ways of supply on one map, where units of the enemy, dummies too, are in these places.
class SupplyTrace {
public:
    SupplyTrace(const Map& map, std::set<PlaceId> enemy) : m_map(map), m_enemy(std::move(enemy)) {}

    // 8.1: from a Confederate unit to Richmond; nothing where it is out of supply.
    std::optional<Way> to_richmond(Spot unit, PlaceId richmond) const;

    // 8.1: the supply units in dump mode that the terminus reaches, each by as few links as possible.
    std::vector<Link> chain(PlaceId terminus, const std::vector<SupplyUnit>& units) const;

    // 8.1: from the nearest of the terminus and the chain to a Union unit; nothing where it is out of supply.
    std::optional<Way> from_chain(Spot unit, PlaceId terminus, const std::vector<SupplyUnit>& units) const;

    // 8.1: the wagons that a Union unit could draw on instead, nearest first. Who does expends it.
    std::vector<std::pair<PieceId, Way>> wagons_near(Spot unit, const std::vector<SupplyUnit>& units) const;

private:
    std::optional<Way> way(const std::vector<Spot>& from, Spot to, int most_points) const {
        return m_map.way(from, {to}, most_points, m_enemy);
    }

    const Map& m_map;
    std::set<PlaceId> m_enemy;
};

// 8.2: what a unit bears that was out of supply when it was checked.
enum class SupplyMark : std::uint8_t { None, OutOfSupply, Attrition };

// The mark after one more check.
SupplyMark mark_after(SupplyMark before, bool is_in_supply);

// 2.0 A and 8.2: the strength points that a unit loses by this die of its attrition check.
int attrition_loss(int die);

} // namespace fielddesk::gates
