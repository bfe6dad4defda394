#include "engine/games/gates/cards.h"
#include "engine/games/gates/combat_state.h"
#include "engine/games/gates/movement.h"
#include "engine/games/gates/words.h"
#include "engine/rules/box.h"

#include <algorithm>

// 5.1 and 11: dummies that cards take and bring, and replacements.
namespace fielddesk::gates {

int still_to_do(const Situation& now, Code effect, SideId side) {
    for (const Text& each : now.effects(effect))
        if (first_of<SideId>(each.arguments) == side) return first_of<int>(each.arguments).value_or(0);
    return 0;
}

void add_due(Play& play, Code effect, SideId side, int count) {
    const int all = still_to_do(play.now(), effect, side) + count;
    end_due(play, effect, side);
    if (all > 0) play.begin(effect, {side, all});
}

void count_down(Play& play, Code effect, SideId side) {
    add_due(play, effect, side, -1);
}

void end_due(Play& play, Code effect, SideId side) {
    for (const Text& each : play.now().effects(effect))
        if (first_of<SideId>(each.arguments) == side) play.end(each);
}

std::vector<PieceId> may_lose_to_card(const Situation& now, SideId side) {
    return now.pieces_where(side, [&](PieceId piece) { return now.is_in_play(piece) && now.is_real(piece); });
}

std::vector<PieceId> dummies_in_play(const Situation& now, SideId side) {
    return now.pieces_where(
        side, [&](PieceId piece) { return is_dummy(now.kind(piece)) && now.is_in_play(piece); });
}

std::vector<PieceId> dummies_lost(const Situation& now, SideId side) {
    return now.pieces_where(side, [&](PieceId piece) {
        return is_dummy(now.kind(piece)) && now.place(piece) == now.board().eliminated;
    });
}

std::vector<PlaceId> places_for_dummy(const Situation& now, SideId side) {
    const Board& board = now.board();
    if (!now.are_places_told()) return {board.afield};
    std::set<PlaceId> places;
    for (const PieceId piece : now.pieces_where(
             side, [&](PieceId each) { return is_in_stacks(now.kind(each)) && now.is_in_play(each); }))
        places.insert(*now.place(piece));
    const PlaceId home = now.home(side);
    if (!now.is_enemy_at(home, side)) places.insert(home);
    // 8.1: nobody comes to a wagon.
    for (const SupplyUnit& unit : now.supply_units())
        if (unit.is_wagon && board.side_of(unit.piece) == side) places.erase(unit.spot.place);
    return {places.begin(), places.end()};
}

void put_dummy(Play& play, PieceId dummy, PlaceId place) {
    const Marks& marks = play.board().marks;
    if (play.now().bears(dummy, marks.moving)) leave(play, dummy);
    auto there = play.now().stack(place, play.board().side_of(dummy));
    std::erase(there, dummy);
    arrive(play, dummy, place, std::nullopt);
    play.mark(dummy, marks.moved, false);
    if (there.empty()) return;
    for (const MarkId bank : {marks.north, marks.south})
        play.mark(dummy, bank, play.now().bears(there.front(), bank));
}

void choose_point(Play& play, PlaceId place) {
    play.close();
    play.mark(place, play.board().marks.barred, true);
}

std::optional<Refusal> replace_refusal(const Situation& now, PieceId unit) {
    const Board& board = now.board();
    const auto printed = rating_of(board.kit, now.position(), unit, 0, "strength").value;
    if (!is_combat(now.kind(unit)) || !printed || now.strength(unit) >= *printed)
        return Refusal{"gates.at-full-strength", "s11", {unit}, {}};
    const bool is_marked =
        now.bears(unit, board.marks.out_of_supply) || now.bears(unit, board.marks.attrition);
    if (is_marked && !now.has(effects::waived, {Code("s11")}))
        return Refusal{"gates.not-in-supply", "s11", {unit}, {}};
    if (now.is_in_play(unit) || !now.are_places_told()) return std::nullopt;
    // 4.0: a point never holds units of both sides; 8.1: and a wagon is alone in its own.
    const SideId side = board.side_of(unit);
    const PlaceId home = now.home(side);
    if (now.is_enemy_at(home, side)) return Refusal{"gates.enemy-there", "s4", {home}, {}};
    if (!is_open_to(now, home, side)) return Refusal{"gates.wagon-there", "s8-1", {home}, {}};
    return std::nullopt;
}

// A dead unit is built anew in Richmond or at the terminus, with a die for its leader (7.1).
void replace(Play& play, PieceId unit) {
    const Board& board = play.board();
    const SideId side = board.side_of(unit);
    add_due(play, effects::halves, side, -2);
    const bool is_dead = !play.now().is_in_play(unit);
    play.close();
    play.set_strength(unit, play.now().strength(unit) + 1);
    if (!is_dead) return;
    play.put(unit, play.now().built_anew_at(side));
    // 7.0: the leader of a command that had nobody left returns with its first unit.
    if (const Command* command = board.command_of(unit))
        if (play.now().place(command->leader) == board.aside)
            play.put(command->leader, *play.now().place(unit));
    if (play.now().bears(unit, board.marks.replaced)) return;
    // Which unit it is, its side alone knows.
    play.begin_for(side, effects::rebuilt, {unit});
    play.ask_dice(purposes::rebuild_leader, 1, {side});
}

void let_go(Play& play, SideId side) {
    play.close();
    for (const Code due : {effects::halves, dummies_new})
        end_due(play, due, side);
}

} // namespace fielddesk::gates
