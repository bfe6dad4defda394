#pragma once

#include "engine/position/position.h"

#include <map>
#include <set>
#include <vector>

// Sections 3 and 10: the points of the map, the connections between them, and what a blown bridge does to
// them.
namespace fielddesk::gates {

// A bridge point has two banks. As long as the bridge stands they are one.
enum class Bank : std::uint8_t { Both, North, South };

// Where a piece stands.
struct Spot {
    PlaceId place;
    Bank bank = Bank::Both;

    friend auto operator<=>(const Spot&, const Spot&) = default;
};

// A way from spot to spot, each beside the one before; the first is where it begins.
using Way = std::vector<Spot>;
// Every spot after the first is a point that is entered.
inline int length_of(const Way& way) {
    return static_cast<int>(way.size()) - 1;
}

// The connection kinds of the kit that say on which bank of a bridge point the other place lies.
inline constexpr Code north_bank{"north-bank"};
inline constexpr Code south_bank{"south-bank"};

// The map as it can be travelled now. It knows no pieces: who is in the way is said by those who ask.
class Map {
public:
    // These connections, where the bridges of these places are blown. A connection without a kind is known
    // to be none. One to a blown bridge that does not say its bank cannot be travelled.
    Map(const std::vector<Connection>& connections, const std::set<PlaceId>& blown);

    // The banks of a blown bridge, else the place itself.
    std::vector<Spot> spots_of(PlaceId place) const;
    const std::vector<Spot>& beside(Spot spot) const&;
    const std::vector<Spot>& beside(Spot spot) const&& = delete; // they are gone with the map

    // The shortest way from any of these spots to any of those that touches none of the barred places and
    // enters at most this many points; nothing where there is none. Of equals the one that the order of the
    // connections gives.
    std::optional<Way> way(const std::vector<Spot>& from, const std::vector<Spot>& to, int most_points,
                           const std::set<PlaceId>& barred) const;

private:
    std::optional<Spot> end_of(PlaceId place, Code kind) const;

    std::set<PlaceId> m_blown;
    std::map<Spot, std::vector<Spot>> m_beside;
};

} // namespace fielddesk::gates
