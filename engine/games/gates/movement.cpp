#include "engine/games/gates/movement.h"

#include "engine/games/gates/bridges.h"
#include "engine/games/gates/cards.h"
#include "engine/games/gates/words.h"

#include <algorithm>

namespace fielddesk::gates {

namespace {

constexpr int breastworks_points = 2; // 15.2

std::optional<PlaceId> place_of(const Situation& now, const std::vector<PieceId>& pieces) {
    return pieces.empty() ? std::nullopt : now.place(pieces.front());
}

// 8.1: a wagon is alone in its point.
std::optional<Refusal> wagon_refusal(const Situation& now, const std::vector<PieceId>& stack, SideId side,
                                     PlaceId to) {
    const auto is_wagon = [&](PieceId piece) { return now.is_wagon(piece); };
    const bool has_wagon = std::any_of(stack.begin(), stack.end(), is_wagon);
    if (has_wagon && stack.size() > 1)
        return Refusal{"gates.wagon-alone", "s8-1", {*now.place(stack.front())}, {}};
    const auto there = now.stack(to, side);
    if (there.empty()) return std::nullopt;
    if (std::any_of(there.begin(), there.end(), is_wagon))
        return Refusal{"gates.wagon-there", "s8-1", {to}, {}};
    if (has_wagon) return Refusal{"gates.wagon-alone", "s8-1", {to}, {}};
    return std::nullopt;
}

} // namespace

bool may_move(const Situation& now, PieceId piece) {
    const Marks& marks = now.board().marks;
    return is_in_stacks(now.kind(piece)) && now.is_in_play(piece) && now.allowance(piece) > 0 &&
           !now.bears(piece, marks.moved) && !now.bears(piece, marks.moving) &&
           !now.bears(piece, marks.looting);
}

int points_left(const Situation& now, SideId side) {
    const auto stack = now.moving(side);
    if (stack.empty()) return 0;
    int least = now.allowance(stack.front());
    for (const PieceId piece : stack)
        least = std::min(least, now.allowance(piece));
    return least - now.position().tracks[now.board().spent];
}

std::optional<Refusal> march_refusal(const Situation& now, SideId side, PlaceId to) {
    const auto stack = now.moving(side);
    const auto from = place_of(now, stack);
    if (!from) return Refusal{"gates.no-stack", "s3", {}, {}};
    if (*from == to || now.board().is_box(to)) return Refusal{"gates.not-beside", "s3", {*from, to}, {}};
    if (points_left(now, side) < 1) return Refusal{"gates.no-points", "s3", {}, {}};
    if (now.is_enemy_at(to, side)) return Refusal{"gates.enemy-there", "s3", {to}, {}};
    const auto road = now.connection(*from, to);
    if (road && !road->kind) return Refusal{"gates.not-beside", "s3", {*from, to}, {}};
    const MarkId blown = now.board().marks.blown;
    const bool names_bank = road && bank_of(now.board(), *road->kind);
    for (const PlaceId end : {*from, to})
        if (road && !names_bank && now.bears(end, blown))
            return Refusal{"gates.bank-not-told", "s10", {end, *from, to}, {}};
    if (auto refusal = wagon_refusal(now, stack, side, to)) return refusal;
    return road ? bridge_traffic_refusal(now, stack, *from, *road->kind) : std::nullopt;
}

void take_stack(Play& play, const std::vector<PieceId>& pieces) {
    const Board& board = play.board();
    if (play.now().moving(board.side_of(pieces.front())).empty()) {
        play.scribe().set(board.spent, 0);
        play.scribe().set(board.stacks, play.now().position().tracks[board.stacks] + 1);
    }
    for (const PieceId piece : pieces)
        play.mark(piece, board.marks.moving, true);
}

// 3.0: each point entered costs one movement point.
void march(Play& play, SideId side, PlaceId to) {
    const Board& board = play.board();
    const auto stack = play.now().moving(side);
    const PlaceId from = play.now().place(stack.front()).value();
    const auto road = play.now().connection(from, to);
    cross(play, stack, from, road);
    for (const PieceId piece : stack) {
        arrive(play, piece, to, road);
    }
    play.scribe().set(board.spent, play.now().position().tracks[board.spent] + 1);
}

void arrive(Play& play, PieceId piece, PlaceId place, const std::optional<Connection>& road) {
    const Board& board = play.board();
    const auto is_on = [&](Code bank) { return road && road->kind == bank && board.is_river_point(place); };
    const SideId side = board.side_of(piece);
    const auto from = play.now().place(piece);
    play.put(piece, place);
    // 5.0: the markers of a stack go with the last of it.
    if (from && play.now().stack(*from, side).empty())
        for (const PieceId marker : markers_at(play.now(), *from, side))
            play.put(marker, board.is_box(place) ? board.aside : place);
    play.mark(piece, board.marks.north, is_on(north_bank));
    play.mark(piece, board.marks.south, is_on(south_bank));
    play.mark(piece, board.marks.breastworks, false);
}

void leave(Play& play, PieceId piece) {
    const Board& board = play.board();
    const bool has_moved = play.now().position().tracks[board.spent] > 0;
    play.mark(piece, board.marks.moving, false);
    play.mark(piece, board.marks.moved, has_moved);
    // A stack that was put down where it was taken up has not moved.
    if (!has_moved && play.now().moving(board.side_of(piece)).empty())
        play.scribe().set(board.stacks, play.now().position().tracks[board.stacks] - 1);
}

void halt(Play& play, SideId side) {
    for (const PieceId piece : play.now().moving(side)) {
        play.mark(piece, play.board().marks.moving, false);
        play.mark(piece, play.board().marks.moved, true);
    }
    play.scribe().set(play.board().spent, 0);
}

std::optional<Refusal> dig_refusal(const Situation& now, PieceId piece) {
    const Board& board = now.board();
    const bool is_foot = now.kind(piece) == Kind::Infantry || now.kind(piece) == Kind::InfantryDummy;
    if (now.position().options[board.breastworks] == 0 || !is_foot)
        return Refusal{"gates.no-breastworks", "s15-2", {}, {}};
    if (now.bears(piece, board.marks.breastworks)) return Refusal{"gates.no-breastworks", "s15-2", {}, {}};
    const bool is_moving = now.bears(piece, board.marks.moving);
    if (!is_moving && !now.moving(board.side_of(piece)).empty())
        return Refusal{"gates.stack-moving", "s3", {}, {}};
    const int left = is_moving ? points_left(now, board.side_of(piece)) : now.allowance(piece);
    if (left < breastworks_points || (!is_moving && !may_move(now, piece)))
        return Refusal{"gates.no-points", "s15-2", {}, {}};
    return std::nullopt;
}

// Whoever digs has spent what is left to it, and stays.
void dig(Play& play, PieceId piece) {
    play.mark(piece, play.board().marks.breastworks, true);
    play.mark(piece, play.board().marks.moving, false);
    play.mark(piece, play.board().marks.moved, true);
}

// 8.1: a wagon that was flipped where others stand has to be alone again before the Union's movement ends.
std::optional<Refusal> end_refusal(const Situation& now, SideId side) {
    if (!now.moving(side).empty()) return Refusal{"gates.stack-moving", "s3", {}, {}};
    for (const SupplyUnit& unit : now.supply_units())
        if (unit.is_wagon && now.board().side_of(unit.piece) == side && now.are_places_told() &&
            now.stack(unit.spot.place, side).size() > 1 && !now.has(effects::waived, {Code("s8-1")}))
            return Refusal{"gates.wagon-not-alone", "s8-1", {unit.spot.place}, {}};
    return std::nullopt;
}

void clear_moves(Play& play, SideId side) {
    const Board& board = play.board();
    for (const PieceId piece : play.now().pieces_where(side, [](PieceId) { return true; })) {
        play.mark(piece, board.marks.moved, false);
        play.mark(piece, board.marks.moving, false);
    }
    for (const Text& work : play.now().effects(effects::rebuilds)) {
        const auto unit = play.now().place(*first_of<PieceId>(work.arguments));
        const PlaceId place = *first_of<PlaceId>(work.arguments);
        if (unit == place || unit == board.afield) play.mark(place, board.marks.blown, false);
    }
    play.end_all(effects::rebuilds);
    play.end_all(effects::crossed);
    play.end_all(effects::reconnoitred);
    play.scribe().set(board.stacks, 0);
    play.scribe().set(board.spent, 0);
}

} // namespace fielddesk::gates
