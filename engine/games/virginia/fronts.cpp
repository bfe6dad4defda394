#include "engine/games/virginia/fronts.h"

#include "engine/rules/box.h"

#include <algorithm>
#include <iterator>

namespace fielddesk::virginia {

namespace {

// Moves an army, and the leader with it where there is one.
void move_army(const Board& board, Scribe& scribe, FrontId front, PieceId army, PieceId leader, Distance to) {
    const Front& track = board.front(front);
    const auto from = scribe.position().pieces[army].place;
    const PlaceId target = track.places[static_cast<std::size_t>(std::clamp(to, 0, track.end()))];
    // Beside the board nobody leads: Lee, waiting there, is not with an army that lies there too.
    const bool leads =
        distance_on(board, scribe.position(), front, army) && scribe.position().pieces[leader].place == from;
    scribe.move(army, target);
    if (leads) scribe.move(leader, target);
}

std::optional<FrontId> leader_front(const Board& board, const Position& position, PieceId leader,
                                    PieceId Front::*army) {
    const auto place = position.pieces[leader].place;
    for (const FrontId front : all_fronts) {
        const PieceId led = board.front(front).*army;
        if (position.pieces[led].place == place && distance_on(board, position, front, led)) return front;
    }
    return std::nullopt;
}

} // namespace

std::optional<Distance> distance_of(const Board& board, const Position& position, PieceId piece) {
    const auto place = position.pieces[piece].place;
    if (!place || board.distances[*place] < 0) return std::nullopt;
    return board.distances[*place];
}

std::optional<Distance> distance_on(const Board& board, const Position& position, FrontId front,
                                    PieceId piece) {
    const auto place = position.pieces[piece].place;
    return place && board.track_of(*place) == front ? distance_of(board, position, piece) : std::nullopt;
}

// A correction may put an army beside the board or on a track that is not its own. A Union army then counts
// as standing at the far end of its track, a Confederate one as standing in Richmond.
Distance union_distance(const Board& board, const Position& position, FrontId front) {
    const Front& track = board.front(front);
    return distance_on(board, position, front, track.union_army).value_or(track.end());
}

Distance confederate_distance(const Board& board, const Position& position, FrontId front) {
    return distance_on(board, position, front, board.front(front).confederate_army).value_or(0);
}

bool is_union_in_washington(const Board& board, const Position& position, FrontId front) {
    const Front& track = board.front(front);
    return union_distance(board, position, front) == track.end() &&
           board.kinds[track.places.back()] == PlaceKind::Capital;
}

bool is_union_in_base(const Board& board, const Position& position, FrontId front) {
    const Front& track = board.front(front);
    const auto at = static_cast<std::size_t>(union_distance(board, position, front));
    return board.kinds[track.places[at]] == PlaceKind::Base;
}

bool is_merrimac_in_play(const Board& board, const Position& position) {
    return position.pieces[board.merrimac].place == board.hampton_roads;
}

bool is_any_union_beside_richmond(const Board& board, const Position& position) {
    return std::any_of(all_fronts.begin(), all_fronts.end(),
                       [&](FrontId front) { return union_distance(board, position, front) == 1; });
}

std::optional<FrontId> lee_front(const Board& board, const Position& position) {
    return leader_front(board, position, board.lee, &Front::confederate_army);
}

std::optional<FrontId> mcclellan_front(const Board& board, const Position& position) {
    return leader_front(board, position, board.mcclellan, &Front::union_army);
}

std::vector<PieceId> reserves_in_box(const Board& board, const Position& position) {
    std::vector<PieceId> found;
    std::copy_if(board.reserves.begin(), board.reserves.end(), std::back_inserter(found),
                 [&](PieceId piece) { return position.pieces[piece].place == board.reserve_box; });
    return found;
}

std::vector<Modifier> union_value(const Kit& kit, const Board& board, const Position& position,
                                  FrontId front) {
    const PieceId army = board.front(front).union_army;
    const std::size_t last = kit.pieces[army].faces.size() - 1;
    const auto up = std::min<std::size_t>(position.pieces[army].face.value_or(0), last);
    const Rating value = rating_of(kit, position, army, static_cast<std::uint8_t>(up), face_value);
    std::vector<Modifier> lines{{"value.army", value.value.value_or(0), "attacks"}};
    if (mcclellan_front(board, position) == front)
        lines.push_back({"value.mcclellan", board.mcclellan_bonus, "mcclellan"});
    return lines;
}

void move_union(const Board& board, Scribe& scribe, FrontId front, Distance to) {
    move_army(board, scribe, front, board.front(front).union_army, board.mcclellan, to);
}

void move_confederate(const Board& board, Scribe& scribe, FrontId front, Distance to) {
    const PieceId army = board.front(front).confederate_army;
    move_army(board, scribe, front, army, board.lee, to);
    // Only the watched army's own moves turn the other one over, so that a face which a card ordered stays.
    if (army == board.flip_watched) settle_overland(board, scribe);
}

// A Confederate Valley army at Harper's Ferry or beyond it keeps the Overland army on its lower value; south
// of Harper's Ferry the army is on its higher value again.
void settle_overland(const Board& board, Scribe& scribe) {
    const auto distance =
        distance_on(board, scribe.position(), *board.front_of(board.flip_watched), board.flip_watched);
    const std::uint8_t face = distance && *distance >= board.flip_from ? 1 : 0;
    if (scribe.position().pieces[board.flip_army].face != face)
        scribe.write(facts::PieceFlipped{board.flip_army, face});
}

} // namespace fielddesk::virginia
