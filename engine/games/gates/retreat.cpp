#include "engine/games/gates/bridges.h"
#include "engine/games/gates/cards.h"
#include "engine/games/gates/combat_state.h"
#include "engine/games/gates/movement.h"
#include "engine/games/gates/words.h"

#include <algorithm>
#include <deque>
#include <map>

// 6.6: retreats, the mandatory advance, and the end of an attack.
namespace fielddesk::gates {

namespace {

constexpr Code was_routed{"retreating"}; // SIDE: its retreat has begun

// How many points every place is from this one, whoever stands there.
std::map<PlaceId, int> distances(const Situation& now, PlaceId from) {
    std::map<PlaceId, int> distance{{from, 0}};
    std::deque<PlaceId> ahead{from};
    for (; !ahead.empty(); ahead.pop_front())
        for (const PlaceId next : now.neighbours(ahead.front()))
            if (distance.emplace(next, distance[ahead.front()] + 1).second) ahead.push_back(next);
    return distance;
}

// 6.6: the nearest places that no enemy holds and that are closer to the supply source.
std::vector<PlaceId> nearest_havens(const Situation& now, PlaceId from, SideId side) {
    if (!now.are_places_told()) return {now.board().afield};
    const auto here = distances(now, from);
    const auto source = distances(now, now.home(side));
    const auto own = source.find(from);
    std::vector<PlaceId> havens;
    int nearest = -1;
    for (const auto& [place, points] : here) {
        const auto to_source = source.find(place);
        const bool is_closer =
            to_source != source.end() && own != source.end() && to_source->second < own->second;
        if (!is_closer || !is_open_to(now, place, side)) continue;
        if (nearest < 0 || points < nearest) {
            nearest = points;
            havens.clear();
        }
        if (points == nearest) havens.push_back(place);
    }
    if (!havens.empty()) return havens;
    // No way is known: the players say where.
    for (const PlaceId place : ids_of(now.board().kit.places))
        if (!now.board().is_box(place) && is_open_to(now, place, side)) havens.push_back(place);
    return havens;
}

// 8.1: a dump stays where it is; all else in the point goes, also what did not fight.
bool ask_retreat(Play& play) {
    const SideId side = defender(play.now());
    if (!play.now().has(was_routed, {side})) {
        play.begin(was_routed, {side});
        for (const PieceId piece : play.now().stack(play.now().combat()->place, side))
            if (play.now().kind(piece) != Kind::Supply || play.now().is_wagon(piece)) send_back(play, piece);
    }
    const auto left = retreating(play.now(), side);
    if (left.empty()) {
        play.end_all(was_routed);
        set_stage(play, Stage::Enter);
        return false;
    }
    if (!has_path(play.now(), side)) {
        begin_without_path(play, side);
        set_stage(play, Stage::NoPath);
        return false;
    }
    play.choose(purposes::retreat, side);
    return true;
}

bool ask_no_path(Play& play) {
    if (retreat_without_path(play, defender(play.now()))) return true;
    play.end_all(was_routed);
    set_stage(play, Stage::Enter);
    return false;
}

// 8.1: Confederates who come upon an unguarded supply unit destroy it, and loot this turn and the next.
void capture(Play& play, SideId side, const std::vector<PieceId>& pieces, PlaceId place) {
    const Board& board = play.board();
    if (side != board.confederate().side) return;
    bool has_looted = false;
    for (const PieceId piece : play.now().stack(place, board.federal().side))
        if (play.now().kind(piece) == Kind::Supply) {
            play.note("gates.supply-destroyed", {place});
            play.remove(piece);
            has_looted = true;
        }
    for (const PieceId piece : pieces)
        if (has_looted && is_in_stacks(play.now().kind(piece))) {
            play.mark(piece, board.marks.looting, true);
            play.begin_for(side, effects::loots, {piece, play.now().position().tracks[board.turn]});
        }
}

// 6.6: all who were involved advance; their dummies go along.
bool ask_enter(Play& play) {
    const Combat combat = *play.now().combat();
    for (const SideId side : {defender(play.now()), combat.attacker})
        if (!retreating(play.now(), side).empty()) {
            play.choose(purposes::displaced, side);
            return true;
        }
    std::vector<PieceId> advancing;
    for (const PieceId piece : play.now().moving(combat.attacker)) {
        const bool takes_part = has_effect(play.now().position(), {effects::fights, {piece}});
        if (takes_part || is_dummy(play.now().kind(piece)) ||
            play.now().marked(effects::fights, combat.attacker).empty())
            advancing.push_back(piece);
    }
    if (play.now().has_real(advancing)) {
        const auto road = play.now().connection(combat.from, combat.place);
        cross(play, advancing, combat.from, road);
        for (const PieceId piece : advancing)
            arrive(play, piece, combat.place, road);
        capture(play, combat.attacker, advancing, combat.place);
    }
    set_stage(play, Stage::Over);
    return false;
}

// 6.4 F: the point bears its mark, and nobody attacks it from there again this turn.
void finish(Play& play) {
    const Combat combat = *play.now().combat();
    if (!play.now().has(effects::unguarded)) {
        play.mark(combat.place, play.board().marks.attacked, true);
        play.begin(effects::attacked_from, {combat.place, combat.from});
    }
    end_combat(play);
    halt(play, combat.attacker);
    end_cards(play, Lasts::Combat);
}

} // namespace

void send_back(Play& play, PieceId piece) {
    set_fighting(play, piece, false);
    if (!has_effect(play.now().position(), {effects::goes_back, {piece}}))
        play.begin_choice(piece, effects::goes_back);
}

bool ask_who_goes_back(Play& play, SideId side) {
    if (play.now().has(effects::no_path, {side})) return retreat_without_path(play, side);
    if (retreating(play.now(), side).empty()) return false;
    if (has_path(play.now(), side)) {
        play.choose(purposes::retreat, side);
        return true;
    }
    begin_without_path(play, side);
    return retreat_without_path(play, side);
}

bool has_path(const Situation& now, SideId side) {
    return !ways_out(now, now.combat()->place, side).empty();
}

void begin_without_path(Play& play, SideId side) {
    const auto left = retreating(play.now(), side);
    set_number(play, effects::owes, side, play.now().strength_of(left) / 2);
    play.begin(effects::no_path, {side});
}

bool retreat_without_path(Play& play, SideId side) {
    while (owed(play.now(), side) > 0) {
        const auto units = may_lose(play.now(), side);
        if (units.size() > 1) {
            play.choose(purposes::no_path, side, {owed(play.now(), side)});
            return true;
        }
        if (units.empty()) {
            set_number(play, effects::owes, side, 0);
        } else {
            lose_point_of(play, units.front());
        }
    }
    if (!retreating(play.now(), side).empty()) {
        play.choose(purposes::retreat, side);
        return true;
    }
    play.end_all(effects::no_path);
    return false;
}

std::vector<PieceId> retreating(const Situation& now, SideId side) {
    return now.marked(effects::goes_back, side);
}

std::vector<PlaceId> retreat_places(const Situation& now, SideId side, PieceId piece) {
    const auto combat = now.combat();
    if (!combat) return {};
    if (now.has(effects::no_path, {side})) return nearest_havens(now, combat->place, side);
    if (stage_of(now) != Stage::Enter) return ways_out(now, combat->place, side);
    if (!now.are_places_told()) return {now.board().afield};
    // 7.0: a leader without a stack goes to any other of his command.
    const Command* command = now.board().command_of(piece);
    const bool is_army = now.kind(piece) == Kind::ArmyLeader || now.has(effects::commands, {piece});
    std::set<PlaceId> places;
    for (const PieceId other :
         now.pieces_where(side, [&](PieceId each) { return is_combat(now.kind(each)); })) {
        const bool is_own = is_army || now.board().command_of(other) == command;
        if (is_own && now.is_in_play(other) && now.place(other) != combat->place)
            places.insert(*now.place(other));
    }
    if (places.empty()) return {now.board().aside};
    return {places.begin(), places.end()};
}

void retreat(Play& play, PieceId piece, PlaceId to) {
    const PlaceId from = play.now().place(piece).value();
    const auto road = play.now().connection(from, to);
    play.end({effects::goes_back, {piece}});
    arrive(play, piece, to, road);
}

void guide_away(Play& play) {
    if (play.now().position().question) play.close();
    set_stage(play, Stage::Retreat);
}

bool go_on_after(Play& play, Stage stage) {
    switch (stage) {
    case Stage::Breaking:
        return !ask_break_off(play);
    case Stage::Retreat:
        return !ask_retreat(play);
    case Stage::NoPath:
        return !ask_no_path(play);
    case Stage::Enter:
        return !ask_enter(play);
    default:
        finish(play);
        return false;
    }
}

void go_on_fighting(Play& play) {
    for (auto stage = stage_of(play.now()); stage && !play.now().position().question;
         stage = stage_of(play.now())) {
        const bool goes_on = *stage < Stage::Fight || *stage == Stage::Reveal ? go_on_declaring(play, *stage)
                             : *stage < Stage::Breaking                       ? go_on_with_round(play, *stage)
                                                                              : go_on_after(play, *stage);
        if (!goes_on) break;
    }
}

} // namespace fielddesk::gates
