#pragma once

#include "engine/kit/reader.h"
#include "engine/position/position.h"

#include <array>

// The kit of Gates of Richmond, and the things of it that the rules name.
namespace fielddesk::gates {

enum class Kind : std::uint8_t {
    Infantry,
    Cavalry,
    InfantryDummy,
    CavalryDummy,
    CorpsLeader,
    ArmyLeader,
    Supply,
    Terminus,
    Marker
};

constexpr bool is_combat(Kind kind) {
    return kind == Kind::Infantry || kind == Kind::Cavalry;
}
constexpr bool is_dummy(Kind kind) {
    return kind == Kind::InfantryDummy || kind == Kind::CavalryDummy;
}
constexpr bool is_mounted(Kind kind) {
    return kind == Kind::Cavalry || kind == Kind::CavalryDummy;
}
constexpr bool is_leader(Kind kind) {
    return kind == Kind::CorpsLeader || kind == Kind::ArmyLeader;
}
// Whether a counter of this kind stands in a stack: all but the markers that lie on one, and the terminus.
constexpr bool is_in_stacks(Kind kind) {
    return kind != Kind::Marker && kind != Kind::Terminus;
}

// A corps, or what else one leader commands below the army.
struct Command {
    Code id;
    std::string title;
    SideId side;
    PieceId leader;
    std::vector<PieceId> units;
};

// Pieces that their player lays out at set-up, and where. `each`: at least one unit at each of the places.
struct Deployment {
    SideId side;
    std::vector<PlaceId> places;
    std::vector<PieceId> pieces;
    bool each = false;
};

struct Successor {
    int from = 1;
    int to = 6;
    PieceId leader;
};

// A side and what belongs to it.
struct Party {
    SideId side;
    PileId hand;
    MarkId here; // on a place: a stack of this side is there
    PhaseId phase;
    PieceId army_leader;
};

struct Marks {
    MarkId moved, moving, out_of_supply, attrition, replaced, north, south, breastworks, looting, shown, open;
    MarkId attacked, blown, barred;
};

struct Charts {
    ChartId crt, third_die, odds, replacements, works, breastworks;
};

struct Board {
    Kit kit;
    std::array<Party, 2> parties; // the Confederates, who move first, and the Union
    IdVector<PieceId, Kind> kinds;
    Marks marks;
    Charts charts;
    std::vector<Command> commands;
    std::vector<Deployment> deployments;
    std::vector<Successor> lee_successors;
    PlaceId richmond, eliminated, aside;
    PlaceId afield; // where all pieces on the map are while nobody tells where they stand
    std::vector<PlaceId> termini;
    PieceId terminus;
    PileId draw, discards, removed, in_force;
    TrackId turn, spent, stacks;
    PhaseId muster_phase, set_up_phase, supply_phase, events_phase;
    OptionId deck, whereabouts, recon, breastworks, better_leadership;

    const Party& confederate() const { return parties[0]; }
    const Party& federal() const { return parties[1]; }
    const Party& party(SideId side) const { return parties[side == parties[0].side ? 0 : 1]; }
    const Party& enemy_of(SideId side) const { return parties[side == parties[0].side ? 1 : 0]; }
    SideId side_of(PieceId piece) const { return kit.pieces[piece].side; }
    int last_turn() const { return kit.tracks[turn].maximum; }
    bool is_box(PlaceId place) const { return place == eliminated || place == aside || place == afield; }
    bool has_bridge(PlaceId place) const; // 10: one that can be destroyed
    bool
    is_river_point(PlaceId place) const; // 6.4: a bridge point, whether its bridge can be destroyed or not
    const Command* command_of(PieceId unit) const; // the one whose unit or leader this is; none: independent
    const Command* command_named(Code id) const;
};

// All places of the map.
std::vector<PlaceId> points_of(const Board& board);

// The errors are those of the kit.
tl::expected<Board, KitErrors> read_board(Kit kit);

} // namespace fielddesk::gates
