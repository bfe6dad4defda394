#include "engine/games/gates/sequence.h"

#include "engine/games/gates/cards.h"
#include "engine/games/gates/combat.h"
#include "engine/games/gates/movement.h"
#include "engine/games/gates/whereabouts.h"
#include "engine/games/gates/words.h"
#include "engine/rules/box.h"

#include <algorithm>

// 2.0 and 13: from phase to phase.
namespace fielddesk::gates {

namespace {

constexpr int cards_a_turn = 2;

// 1.3: the strength of each unit is asked for before the game begins; all start at what is printed (14).
void muster(Play& play) {
    const Board& board = play.board();
    const auto units = ids_of(board.kinds);
    for (const PieceId unit : units) {
        if (!is_combat(play.now().kind(unit))) continue;
        const auto printed = rating_or_ask(board.kit, play.scribe(), unit, 0, "strength", purposes::muster);
        if (!printed) return;
    }
    for (const PieceId unit : units)
        if (is_combat(play.now().kind(unit)))
            play.tell_strength(
                unit, rating_of(board.kit, play.now().position(), unit, 0, "strength").value.value());
    play.scribe().write(facts::PhaseBegun{board.set_up_phase});
}

void go_on_with_supply(Play& play) {
    if (play.now().has("checking")) return check_supply(play);
    if (!play.now().has("checked")) return;
    for (const Party& party : play.board().parties)
        if (play.now().has(effects::attrition_due, {party.side})) {
            const auto units = in_attrition(play.now(), party.side);
            if (units.empty()) {
                play.end({effects::attrition_due, {party.side}});
                continue;
            }
            return play.ask_dice(purposes::attrition, static_cast<int>(units.size()), {party.side});
        }
    play.end_all("checked");
    play.scribe().write(facts::PhaseBegun{play.board().events_phase});
}

// 12: nobody holds more than ten cards.
bool ask_for_discards(Play& play) {
    for (const Party& party : play.board().parties) {
        const std::size_t held = play.now().position().piles[party.hand].size();
        if (held <= most_cards || play.now().has(effects::waived, {Code("s12")})) continue;
        play.choose(purposes::too_many_cards, party.side);
        return true;
    }
    return false;
}

void go_on_with_phase(Play& play) {
    const Board& board = play.board();
    const PhaseId phase = play.now().position().phase;
    if (phase == board.muster_phase) return muster(play);
    if (phase == board.supply_phase) return go_on_with_supply(play);
    go_on_drawing(play);
    if (play.now().position().question || ask_for_discards(play)) return;
    if (phase == board.set_up_phase && play.now().has(effects::deployed, {board.confederate().side}))
        play.scribe().write(facts::PhaseBegun{board.supply_phase});
    if (phase == board.events_phase && play.now().has("has-drawn")) {
        play.end_all("has-drawn");
        play.scribe().write(facts::PhaseBegun{board.confederate().phase});
    }
}

// 2.0 E: what held for a turn is over.
void end_turn(Play& play) {
    const Board& board = play.board();
    const int turn = play.now().position().tracks[board.turn];
    for (const PlaceId place : ids_of(board.kit.places)) {
        play.mark(place, board.marks.attacked, false);
        play.mark(place, board.marks.barred, false);
    }
    play.end_all(effects::attacked_from);
    play.end_all(effects::waived);
    end_cards(play, Lasts::Turn);
    for (const Text& loots : play.now().effects(effects::loots))
        if (first_of<int>(loots.arguments).value_or(0) < turn) play.end(loots);
    for (const PieceId piece : ids_of(board.kinds))
        if (!play.now().has(effects::loots, {piece})) play.mark(piece, board.marks.looting, false);
    if (turn >= board.last_turn()) return play.scribe().write(facts::GameEnded{{"gates.draw", std::nullopt}});
    play.scribe().set(board.turn, turn + 1);
    play.scribe().write(facts::PhaseBegun{board.supply_phase});
}

// 7.0: a leader none of whose units is left leaves the game until one is built anew.
void retire_leaders(Play& play) {
    for (const Command& command : play.board().commands) {
        const bool has_units = std::any_of(command.units.begin(), command.units.end(),
                                           [&](PieceId unit) { return play.now().is_in_play(unit); });
        if (has_units || !play.now().is_in_play(command.leader) ||
            play.now().has(effects::commands, {command.leader}))
            continue;
        play.scribe().write(facts::Noted{{"gates.without-command", {command.leader}}},
                            Audience::only(command.side));
        play.put(command.leader, play.board().aside);
        play.mark(command.leader, play.board().marks.moving, false);
        play.mark(command.leader, play.board().marks.moved, false);
    }
}

bool is_real_unit_at(const Situation& now, SideId side, PlaceId place) {
    return now.has_real(now.stack(place, side));
}

} // namespace

void draw_cards(Play& play) {
    play.begin("has-drawn");
    for (const Party& party : play.board().parties)
        owe_draw(play, party.side, cards_a_turn);
}

std::optional<Outcome> victory(const Situation& now) {
    const Board& board = now.board();
    const SideId confederates = board.confederate().side;
    if (now.has(effects::claimed, {confederates})) return Outcome{"gates.bases-taken", confederates};
    if (now.has(effects::claimed, {board.federal().side}))
        return Outcome{"gates.richmond-taken", board.federal().side};
    const auto holds = [&](PlaceId place) { return is_real_unit_at(now, confederates, place); };
    if (std::all_of(board.termini.begin(), board.termini.end(), holds))
        return Outcome{"gates.bases-taken", confederates};
    if (is_real_unit_at(now, board.federal().side, board.richmond))
        return Outcome{"gates.richmond-taken", board.federal().side};
    return std::nullopt;
}

void end_phase(Play& play, SideId side) {
    const Board& board = play.board();
    clear_moves(play, side);
    if (side == board.federal().side) return end_turn(play);
    play.scribe().write(facts::PhaseBegun{board.federal().phase});
}

void go_on(Play& play) {
    const auto waits = [&] { return play.now().position().question || play.now().position().outcome; };
    std::size_t written = 0;
    // Each part writes until it has nothing left to do; when none does, somebody else has to act.
    do {
        written = play.facts_written();
        if (!waits()) read_card_die(play);
        if (!waits()) go_on_with_cards(play);
        if (!waits()) go_on_fighting(play);
        if (!waits() && !play.now().combat()) go_on_with_phase(play);
    } while (!waits() && play.facts_written() != written);
    // The app shuffles within the same order, right after it is asked to, and the game goes on from there.
    const auto& question = play.now().position().question;
    if (question && question->kind == Question::Kind::Shuffle) return;
    if (!play.now().combat()) {
        retire_leaders(play);
        send_afield(play);
    }
    play.settle_stacks();
    if (play.now().position().outcome) return;
    if (play.now().position().phase == play.board().muster_phase) return;
    if (const auto outcome = victory(play.now())) play.scribe().write(facts::GameEnded{*outcome});
}

} // namespace fielddesk::gates
