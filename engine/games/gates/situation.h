#pragma once

#include "engine/games/gates/board.h"
#include "engine/games/gates/supply.h"

#include <set>

// What a reader of a position sees, in the words of these rules. Everything here is worked out from the
// position alone, so that it says of a seat's position no more than that seat knows.
namespace fielddesk::gates {

// What holds in a game of these rules, as `facts::EffectBegun` says it. Those of a card begin with the card.
namespace effects {
inline constexpr Code attacked_from{"attacked-from"}; // PLACE FROM: until the turn ends
inline constexpr Code crossed{"crossed"}; // PLACE PIECE: until the player's turn ends; a wagon twice
inline constexpr Code combat{"combat"};   // PLACE FROM SIDE: an attack that is going on
inline constexpr Code fights{"fights"};   // PIECE: takes part in it
inline constexpr Code leads{"leads"};     // PIECE: the lead division of its side
inline constexpr Code used{"used"};       // PIECE: a leader whose rating counted in this round
inline constexpr Code spent_rating{"spent-rating"}; // PIECE: tried to break off; does not count next round
inline constexpr Code magruder{"magruder"};         // DIE
inline constexpr Code infantry_attacks{"infantry-attacks"}; // 6.4 C: cavalry may withdraw from it
inline constexpr Code unguarded{"unguarded"};               // only supply units are in the point
inline constexpr Code round{"round"};                       // NUMBER
inline constexpr Code net{"net"};                           // NUMBER: the net roll of this round
inline constexpr Code owes{"owes"};                         // SIDE NUMBER: strength points still to lose
inline constexpr Code checks{"checks"};                     // SIDE: its leaders roll for their loss
inline constexpr Code cavalry_lost{"cavalry-lost"};         // SIDE: its cavalry goes back after this round
inline constexpr Code after{"after"};             // NUMBER: what the chart says comes after the losses
inline constexpr Code goes_back{"goes-back"};     // PIECE: has to retreat
inline constexpr Code takes_road{"takes-road"};   // PIECE: waits for a road that is asked for
inline constexpr Code no_path{"no-path"};         // SIDE: the retreat that has none
inline constexpr Code slow{"slow"};               // CARD SIDE NUMBER
inline constexpr Code stack_limit{"stack-limit"}; // CARD SIDE NUMBER
inline constexpr Code combat_drm{"combat-drm"};   // CARD NUMBER
inline constexpr Code command_drm{"command-drm"}; // CARD COMMAND NUMBER
inline constexpr Code guide{"guide"};             // CARD
inline constexpr Code resolves{"resolves"};       // CARD SIDE NUMBER: carried out, from its effect NUMBER on
inline constexpr Code halves{"halves"};           // SIDE NUMBER: replacements still to place, in halves
inline constexpr Code drawn_on{"drawn-on"};       // PIECE: a wagon that is used up at this check
inline constexpr Code said_supplied{"said-supplied"}; // PIECE: the players say that it is in supply
inline constexpr Code said_cut_off{"said-cut-off"};   // PIECE: that it is not
inline constexpr Code supply_asked{"supply-asked"};   // PIECE: its side has to say which
inline constexpr Code attrition_due{"attrition-due"}; // SIDE: has units that roll
inline constexpr Code map_complete{"map-complete"};   // what is not told is not connected
inline constexpr Code mcclellan_lost{"mcclellan-lost"};
inline constexpr Code loots{"loots"};           // PIECE TURN: since then
inline constexpr Code rebuilds{"rebuilds"};     // PIECE PLACE: works on a bridge the whole turn
inline constexpr Code rebuilt{"rebuilt"};       // PIECE: rolls for its leader
inline constexpr Code roads_told{"roads-told"}; // PLACE: it has no other roads than those that are told
inline constexpr Code commands{"commands"};     // PIECE: leads the army in Lee's place
inline constexpr Code open_stack{"open-stack"}; // PLACE SIDE: without a marker, by its player's wish
inline constexpr Code reconnoitred{"recon"};    // PLACE: until the player's turn ends
inline constexpr Code waived{"waived"};         // SECTION: until the turn ends
inline constexpr Code claimed{"claimed"};       // SIDE: it says that it holds what wins
inline constexpr Code deployed{"deployed"};
} // namespace effects

// 3.0: a turn's movement points; 8.1 for wagons.
inline constexpr int infantry_points = 4;
inline constexpr int cavalry_points = 6;
inline constexpr int leader_points = 6;
inline constexpr int wagon_points = 2;
inline constexpr int bridge_units = 2; // 10
inline constexpr int most_cards = 10;  // 12

struct Combat {
    PlaceId place;
    PlaceId from;
    SideId attacker;
};

class Situation {
public:
    Situation(const Board& board, const Position& position) : m_board(board), m_position(position) {}

    const Board& board() const { return m_board; }
    const Position& position() const { return m_position; }

    Kind kind(PieceId piece) const { return m_board.kinds[piece]; }
    std::optional<PlaceId> place(PieceId piece) const { return m_position.pieces[piece].place; }
    bool bears(PieceId piece, MarkId mark) const { return has_mark(m_position.pieces[piece].marks, mark); }
    bool bears(PlaceId place, MarkId mark) const { return has_mark(m_position.places[place].marks, mark); }
    bool is_in_play(PieceId piece) const;
    // Whether the sides tell where their pieces stand; else only who fights is told, while it fights.
    bool are_places_told() const { return m_position.options[m_board.whereabouts] == 0; }
    bool is_wagon(PieceId piece) const;
    bool is_dump(PieceId piece) const;
    // The strength points of a unit; 0 where it has none, or this reader does not know.
    int strength(PieceId piece) const;
    int strength_of(const std::vector<PieceId>& pieces) const;
    // Infantry or cavalry that has strength left; whether there is one among these.
    bool is_real(PieceId piece) const { return strength(piece) > 0; }
    bool has_real(const std::vector<PieceId>& pieces) const;

    template <typename Wanted>
    std::vector<PieceId> pieces_where(SideId side, const Wanted& is_wanted) const {
        std::vector<PieceId> found;
        for (const PieceId piece : ids_of(m_board.kinds))
            if (m_board.side_of(piece) == side && is_wanted(piece)) found.push_back(piece);
        return found;
    }
    std::vector<PieceId> stack(PlaceId place, SideId side) const; // what stands there, markers left out
    std::vector<PieceId> moving(SideId side) const;
    bool is_held_by(PlaceId place, SideId side) const { return bears(place, m_board.party(side).here); }
    bool is_enemy_at(PlaceId place, SideId side) const {
        return is_held_by(place, m_board.enemy_of(side).side);
    }

    // The effects of this code, the oldest first, and whether there is one that begins with these words.
    std::vector<Text> effects(Code code) const;
    bool has(Code code, const Arguments& first = {}) const;

    std::optional<Combat> combat() const;
    std::vector<PieceId> marked(Code effect, SideId side) const; // the pieces of a side that an effect names
    std::optional<PieceId> lead(SideId side) const;
    int round() const;

    // 3.0 and 8.1: what is left of a piece's movement, without what the stack has spent.
    int allowance(PieceId piece) const;
    std::optional<SideId> mover() const; // the side whose movement and combat it is

    // The map as it is told so far.
    std::optional<Connection> connection(PlaceId from, PlaceId to) const;
    std::vector<PlaceId> neighbours(PlaceId place) const;
    // The places that nobody has said of whether they are beside this one; none where the map is complete.
    std::vector<PlaceId> unknown_neighbours(PlaceId place) const;
    std::vector<Connection> ways() const; // as they are told, also those that are none
    Map map() const;
    Spot spot(PieceId piece) const;
    std::set<PlaceId> places_held_by(SideId side) const;
    std::vector<SupplyUnit> supply_units() const;
    PlaceId terminus() const;
    // Where supply comes from: Richmond, or the terminus; units that are built anew begin there.
    PlaceId home(SideId side) const;
    PlaceId built_anew_at(SideId side) const { return are_places_told() ? home(side) : m_board.afield; }
    bool is_known_map() const { return has(effects::map_complete); }

private:
    const Board& m_board;
    const Position& m_position;
};

// The first argument of an effect or a question that is of this kind.
template <typename Wanted>
std::optional<Wanted> first_of(const Arguments& arguments) {
    for (const Argument& argument : arguments)
        if (const Wanted* found = std::get_if<Wanted>(&argument)) return *found;
    return std::nullopt;
}

// 8.1: what a unit's supply is, with the way that shows it.
enum class Supplied : std::uint8_t { Yes, No, NotKnown };
struct Verdict {
    Supplied supplied = Supplied::No;
    std::optional<Way> way;
    std::optional<PieceId> wagon; // the one that is drawn on
};
Verdict verdict(const Situation& now, PieceId unit);
// The same for many units of one side on one map.
Verdict verdict(const Situation& now, const SupplyTrace& trace, PieceId unit);

// 8.1: whether a unit has to trace supply: infantry and its dummies.
bool has_to_trace(Kind kind);

} // namespace fielddesk::gates
