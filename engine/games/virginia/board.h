#pragma once

#include "engine/kit/reader.h"

#include <array>

// 1862 War in Virginia: the printed board, as the rules need it.
namespace fielddesk::virginia {

// A front is one of the four tracks that lead to Richmond.
enum class FrontId : std::uint8_t { Valley, Overland, Peninsula, James };
inline constexpr std::size_t front_count = 4;

constexpr std::array<FrontId, front_count> all_fronts{FrontId::Valley, FrontId::Overland, FrontId::Peninsula,
                                                      FrontId::James};

// How far a place is from Richmond on its track: Richmond is 0.
using Distance = int;

// What is printed at a location. Fort Monroe and Roanoke Island are bases: they may not be attacked.
enum class PlaceKind : std::uint8_t { Point, Fortified, Base, Capital };

struct Front {
    Code id;
    std::string title;
    std::vector<PlaceId> places; // from Richmond outward
    PieceId union_army;
    PieceId confederate_army;
    TrackId attack_drm;  // this turn, on attacks of this front
    TrackId advance_drm; // this turn, on rolled advances of this front
    TrackId no_attack;   // 1: a card forbids attacks on this front this turn

    Distance end() const { return static_cast<Distance>(places.size()) - 1; }
};

// Where no Confederate attack may go while a Union army is beside Richmond: beyond this place.
struct BanLine {
    FrontId front;
    Distance beyond;
};

// The choice of an option that makes a rule go the other way than by default.
struct Reading {
    OptionId option;
    std::uint8_t choice = 0;
};

struct Board {
    std::array<Front, front_count> fronts;
    IdVector<PlaceId, Distance> distances; // -1 for a place that is on no front
    IdVector<PlaceId, PlaceKind> kinds;

    PieceId mcclellan;
    PieceId lee;
    int mcclellan_bonus = 0;
    int lee_bonus = 0;
    PieceId mcclellan_starts_with;

    PieceId merrimac;
    PlaceId hampton_roads;
    FrontId merrimac_front = FrontId::James;

    std::vector<PieceId> reserves;
    PlaceId reserve_box;
    PlaceId beside_board;

    int washington_value = 0;
    int set_aside = 0;
    std::vector<BanLine> ban;
    PieceId flip_watched; // the Confederate army that turns the Union one over
    Distance flip_from = 0;
    PieceId flip_army;

    PileId draw, aside, play, discard;
    TrackId turn, step, attacks, attacks_made, lee_moves;
    // Remembers the steps that were passed over; the kits of older games have none.
    std::optional<TrackId> passed_over;
    PhaseId reveal_phase, events_phase, advances_phase, attacks_phase;
    SideId confederate_side, union_side;
    Reading deck_on_the_table, overland_nearer_richmond, merrimac_needs_two_rolls, enemy_advances_at_end,
        washington_works_extra, reserve_not_after_lee, confederate_follows;
    std::optional<Reading> asks_for_cards; // the kits of older games have no such option

    const Front& front(FrontId id) const { return fronts[static_cast<std::size_t>(id)]; }
    // The front that bears this name, or that this army fights on.
    std::optional<FrontId> front_named(Code id) const;
    std::optional<FrontId> front_of(PieceId army) const;
    // The front whose track this place is on; nothing for a box.
    std::optional<FrontId> track_of(PlaceId place) const;
};

// Reads the board from the kit, and says what is missing.
tl::expected<Board, KitErrors> read_board(const Kit& kit);

} // namespace fielddesk::virginia
