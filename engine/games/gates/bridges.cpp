#include "engine/games/gates/bridges.h"

#include "engine/games/gates/cards.h"
#include "engine/games/gates/movement.h"
#include "engine/games/gates/words.h"

#include <algorithm>

namespace fielddesk::gates {

namespace {

constexpr int last_good_die = 4;

// Whether this piece gets over the bridge of its point where it leaves by this connection.
bool crosses(const Situation& now, PieceId piece, PlaceId from, Code kind) {
    const auto bank = bank_of(now.board(), kind);
    if (!now.board().has_bridge(from) || !bank) return false;
    const Marks& marks = now.board().marks;
    const MarkId other = *bank == marks.north ? marks.south : marks.north;
    // On a blown bridge everybody is on one of the banks.
    if (now.bears(from, marks.blown) && now.place(piece) == from)
        return (now.spot(piece).bank == Bank::North) != (*bank == marks.north);
    return now.bears(piece, other);
}

// How much of a bridge's traffic a piece takes up.
int traffic(const Situation& now, PieceId piece) {
    if (is_combat(now.kind(piece))) return 1;
    return now.is_wagon(piece) ? 2 : 0;
}

int traffic_so_far(const Situation& now, PlaceId bridge) {
    int sum = 0;
    for (const Text& effect : now.effects(effects::crossed))
        if (first_of<PlaceId>(effect.arguments) == bridge)
            sum += traffic(now, first_of<PieceId>(effect.arguments).value());
    return sum;
}

bool has_worker(const Situation& now, const std::vector<PieceId>& stack) {
    return std::any_of(stack.begin(), stack.end(), [&](PieceId piece) { return is_combat(now.kind(piece)); });
}

} // namespace

std::optional<MarkId> bank_of(const Board& board, Code kind) {
    if (kind == north_bank) return board.marks.north;
    if (kind == south_bank) return board.marks.south;
    return std::nullopt;
}

std::optional<Refusal> bridge_traffic_refusal(const Situation& now, const std::vector<PieceId>& stack,
                                              PlaceId from, Code kind) {
    const auto bank = bank_of(now.board(), kind);
    if (!now.board().has_bridge(from) || !bank) return std::nullopt;
    int sum = traffic_so_far(now, from);
    for (const PieceId piece : stack) {
        if (!crosses(now, piece, from, kind)) continue;
        if (now.bears(from, now.board().marks.blown)) return Refusal{"gates.bridge-down", "s10", {from}, {}};
        sum += traffic(now, piece);
    }
    if (sum > bridge_units && !now.has(effects::waived, {Code("s10")}))
        return Refusal{"gates.bridge-full", "s10", {from, bridge_units}, {}};
    return std::nullopt;
}

void cross(Play& play, const std::vector<PieceId>& pieces, PlaceId from,
           const std::optional<Connection>& road) {
    for (const PieceId piece : pieces)
        if (road && road->kind && crosses(play.now(), piece, from, *road->kind))
            play.begin_for(play.board().side_of(piece), effects::crossed, {from, piece});
}

std::optional<Refusal> bridge_refusal(const Situation& now, SideId side, bool burns) {
    const auto stack = now.moving(side);
    if (stack.empty()) return Refusal{"gates.no-stack", "s3", {}, {}};
    return bridge_refusal(now, side, now.place(stack.front()).value(), burns);
}

std::optional<Refusal> bridge_refusal(const Situation& now, SideId side, PlaceId at, bool burns) {
    const auto stack = now.moving(side);
    if (stack.empty()) return Refusal{"gates.no-stack", "s3", {}, {}};
    if (!now.board().has_bridge(at)) return Refusal{"gates.no-bridge", "s10", {at}, {}};
    if (!has_worker(now, stack)) return Refusal{"gates.needs-real-units", "s10", {}, {}};
    const bool is_down = now.bears(at, now.board().marks.blown);
    if (is_down == burns)
        return Refusal{burns ? Code("gates.bridge-down") : Code("gates.bridge-stands"), "s10", {at}, {}};
    if (points_left(now, side) < 1) return Refusal{"gates.no-points", "s3", {}, {}};
    return std::nullopt;
}

// A stack that has not moved and can wait needs no die: it is the turn's whole work.
void work_on_bridge(Play& play, SideId side, PlaceId place, bool burns) {
    play.scribe().set(play.board().spent, play.now().position().tracks[play.board().spent] + 1);
    play.ask_dice(burns ? purposes::burn_bridge : purposes::build_bridge, 1, {place, side});
}

std::vector<PlaceId> bridges_ahead(const Situation& now, SideId side) {
    const auto stack = now.moving(side);
    if (stack.empty() || !has_worker(now, stack) || points_left(now, side) < 1) return {};
    std::vector<PlaceId> places = now.neighbours(now.place(stack.front()).value());
    std::erase_if(places, [&](PlaceId place) {
        return !now.board().has_bridge(place) || !now.bears(place, now.board().marks.blown) ||
               !now.is_enemy_at(place, side);
    });
    return places;
}

void blow_bridge(Play& play, PlaceId place) {
    const Board& board = play.board();
    play.mark(place, board.marks.blown, true);
    for (const Party& party : board.parties)
        if (play.now().is_held_by(place, party.side)) play.begin(picks_bank, {place, party.side});
}

void finish_bridge(Play& play, SideId side, PlaceId place, bool burns, int die) {
    const Board& board = play.board();
    if (die > last_good_die) {
        play.note(burns ? Code("gates.burning-failed") : Code("gates.building-failed"), {place});
        return halt(play, side);
    }
    if (burns) return blow_bridge(play, place);
    play.mark(place, board.marks.blown, false);
}

std::vector<PieceId> rebuilders(const Situation& now, SideId side) {
    return now.pieces_where(side, [&](PieceId piece) {
        const bool is_there = !now.are_places_told() || now.bears(*now.place(piece), now.board().marks.blown);
        return now.is_real(piece) && may_move(now, piece) && is_there;
    });
}

// Who works has moved; the bridge stands when the turn of its side ends.
void rebuild(Play& play, PieceId unit, PlaceId place) {
    play.mark(unit, play.board().marks.moved, true);
    play.begin_for(play.board().side_of(unit), effects::rebuilds, {unit, place});
}

} // namespace fielddesk::gates
