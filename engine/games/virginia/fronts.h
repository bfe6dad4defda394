#pragma once

#include "engine/games/virginia/board.h"
#include "engine/position/position.h"
#include "engine/position/ruling.h"
#include "engine/rules/scribe.h"

// Where the armies stand, what they are worth, and how they move along their tracks.
namespace fielddesk::virginia {

// How far this piece is from Richmond on its track; nothing while it is beside the board.
std::optional<Distance> distance_of(const Board& board, const Position& position, PieceId piece);

// The same, but only on this track; nothing while the piece is anywhere else.
std::optional<Distance> distance_on(const Board& board, const Position& position, FrontId front,
                                    PieceId piece);

Distance union_distance(const Board& board, const Position& position, FrontId front);
Distance confederate_distance(const Board& board, const Position& position, FrontId front);

bool is_union_in_washington(const Board& board, const Position& position, FrontId front);
bool is_union_in_base(const Board& board, const Position& position, FrontId front);
bool is_merrimac_in_play(const Board& board, const Position& position);
bool is_any_union_beside_richmond(const Board& board, const Position& position);

// The front of the army that the leader is with.
std::optional<FrontId> lee_front(const Board& board, const Position& position);
std::optional<FrontId> mcclellan_front(const Board& board, const Position& position);

// The reserve markers that lie in the box.
std::vector<PieceId> reserves_in_box(const Board& board, const Position& position);

// The value of a Union army and what adds to it: the face that is up, McClellan.
std::vector<Modifier> union_value(const Kit& kit, const Board& board, const Position& position,
                                  FrontId front);

// Key concepts: leaders go where their army goes.
void move_union(const Board& board, Scribe& scribe, FrontId front, Distance to);
void move_confederate(const Board& board, Scribe& scribe, FrontId front, Distance to);

// The Overland army turns over while the Confederate Valley army threatens Washington.
void settle_overland(const Board& board, Scribe& scribe);

} // namespace fielddesk::virginia
