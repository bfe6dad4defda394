#pragma once

#include "engine/rules/rules.h"
#include "engine/rules/scribe.h"

#include <array>

// A small game of two played sides that keep things from each other. It is made for the tests alone, so that
// what is hidden can be proved to stay hidden.
namespace fielddesk::skirmish {

namespace verbs {
inline constexpr Code muster = "muster"; // PIECE STRENGTH, in secret
inline constexpr Code ready = "ready";
inline constexpr Code march = "march"; // PIECE PLACE
inline constexpr Code draw = "draw";
inline constexpr Code play = "play";     // CARD
inline constexpr Code attack = "attack"; // PLACE
inline constexpr Code peek = "peek";     // PIECE
inline constexpr Code pass = "pass";
} // namespace verbs

inline constexpr Code deal_purpose = "deal";
inline constexpr Code reshuffle_purpose = "reshuffle";
inline constexpr Code fight_purpose = "fight";
inline constexpr Code losses_purpose = "losses";

// A side and what belongs to it.
struct Party {
    SideId side;
    PileId hand;
    TrackId ready;
    TrackId points;
};

// The kit, and the things of it that the rules name.
struct Board {
    Kit kit;
    std::array<Party, 2> parties;
    PlaceId lost;
    PileId draw;
    PileId discards;
    TrackId turn;
    TrackId mover;
    PhaseId deploy_phase;
    PhaseId act_phase;
    std::optional<ChartId> losses; // a game of an earlier version has no such chart

    int last_turn() const { return kit.tracks[turn].maximum; }
};

// Throws where the kit is not the one of these rules.
Board read_board(Kit kit);

// The party of a seat; nothing for the table.
const Party* party_of(const Board& board, Seat seat);
const Party& mover(const Board& board, const Position& position);
const Party& other(const Board& board, const Party& party);

// The pieces of a side that lie there, in the order of the kit.
std::vector<PieceId> pieces_at(const Board& board, const Position& position, PlaceId place, SideId side);
bool is_contested(const Board& board, const Position& position, PlaceId place);
// What the face that is up says, where this position knows it.
std::optional<int> strength(const Board& board, const Position& position, PieceId piece);

} // namespace fielddesk::skirmish
