#include "engine/games/gates/cards.h"
#include "engine/games/gates/combat_state.h"
#include "engine/games/gates/movement.h"
#include "engine/games/gates/words.h"
#include "engine/rules/box.h"

#include <algorithm>

// 6.4 E, 6.5 and 6.7: a round of combat, from its dice to its losses.
namespace fielddesk::gates {

namespace {

std::optional<CellSpot> net_spot(const Situation& now, const Chart& chart, std::uint8_t column) {
    const auto found = now.effects(effects::net);
    if (found.empty()) return std::nullopt;
    const auto row = chart.rows.step_of(first_of<int>(found.front().arguments).value_or(0));
    return row ? std::optional(CellSpot{*row, column}) : std::nullopt;
}

// What stands in a cell, read for everyone; nothing while it is asked for, or where there is no such row.
std::optional<CellValue> read_net(Play& play, ChartId chart, std::uint8_t column) {
    const auto spot = net_spot(play.now(), play.board().kit.charts[chart], column);
    if (!spot) return std::nullopt;
    return read_or_ask(play.board().kit, play.scribe(), chart, *spot, purposes::fight_box);
}

bool read_result(Play& play) {
    const auto cell = read_net(play, play.board().charts.crt, 0);
    if (!cell) return true;
    const SideId first = attacker(play.now());
    const SideId second = defender(play.now());
    set_number(play, effects::owes, first, (*cell)[0]);
    set_number(play, effects::owes, second, (*cell)[1]);
    if ((*cell)[2] == 1) play.begin(effects::checks, {first});
    if ((*cell)[3] == 1) play.begin(effects::checks, {second});
    play.begin(effects::after, {(*cell)[4]});
    return false;
}

// 5.1: dummies go with the last real unit of their stack.
void remove_orphans(Play& play, SideId side) {
    const auto there = present(play.now(), side);
    if (play.now().has_real(there)) return;
    for (const PieceId piece : there)
        if (is_dummy(play.now().kind(piece))) play.remove(piece);
}

// Losses that leave no choice are taken at once. True where somebody has to choose.
bool take_losses(Play& play, SideId side) {
    while (owed(play.now(), side) > 0) {
        const auto units = may_lose(play.now(), side);
        if (units.empty()) {
            set_number(play, effects::owes, side, 0);
            break;
        }
        const bool takes_all = play.now().strength_of(units) <= owed(play.now(), side);
        if (units.size() > 1 && !takes_all) {
            play.choose(purposes::losses, side, {owed(play.now(), side)});
            return true;
        }
        lose_point_of(play, units.front());
    }
    remove_orphans(play, side);
    return false;
}

bool ask_losses(Play& play) {
    for (const SideId side : {attacker(play.now()), defender(play.now())})
        if (take_losses(play, side)) return true;
    play.end_all("hit");
    return false;
}

// 6.7: the attacker's cavalry is back where it came from; the defender's has to go.
bool send_cavalry_back(Play& play) {
    const Combat combat = *play.now().combat();
    if (play.now().has(effects::cavalry_lost, {combat.attacker}))
        for (const PieceId piece : play.now().moving(combat.attacker))
            if (is_mounted(play.now().kind(piece))) {
                set_fighting(play, piece, false);
                play.mark(piece, play.board().marks.moving, false);
                play.mark(piece, play.board().marks.moved, true);
            }
    const SideId side = defender(play.now());
    if (play.now().has(effects::cavalry_lost, {side})) {
        end_about(play, effects::cavalry_lost, side);
        for (const PieceId piece : play.now().stack(combat.place, side))
            if (is_mounted(play.now().kind(piece))) send_back(play, piece);
    }
    // One after the other may be ordered back.
    return ask_who_goes_back(play, side);
}

// 7.0: leaders of a stack all of whose units are destroyed go to another one of their command.
void free_leaders(Play& play, SideId side, PlaceId place) {
    if (play.now().has_real(play.now().stack(place, side))) return;
    for (const PieceId piece : present(play.now(), side))
        if (is_leader(play.now().kind(piece))) play.begin_choice(piece, effects::goes_back);
}

// Whether a side has nobody left to fight. Then the other one enters, if it still can.
bool is_decided(Play& play) {
    const bool attacker_stands = !fighters(play.now(), attacker(play.now())).empty();
    const bool defender_stands = play.now().has_real(present(play.now(), defender(play.now())));
    if (attacker_stands && defender_stands) return false;
    if (!attacker_stands) free_leaders(play, attacker(play.now()), play.now().combat()->from);
    set_stage(play, Stage::Enter);
    if (!defender_stands) vacate(play);
    return true;
}

// A card may have killed who was to fight, or to lead: then the sides choose again.
bool ask_for_dice(Play& play) {
    if (is_decided(play)) return false;
    if (!combat_ruling(play.now())) {
        set_stage(play, Stage::Defence);
        return false;
    }
    if (!ask_charts(play)) play.choose(purposes::open_fight, attacker(play.now()));
    return true;
}

Stage stage_after(After after) {
    return after == After::GoesOn ? Stage::Breaking : after == After::Ends ? Stage::Over : Stage::Retreat;
}

// True where the third die is thrown, or its chart asked for.
bool read_third(Play& play) {
    if (is_decided(play)) return false;
    const auto found = play.now().effects(effects::after);
    const auto after = after_losses(found.empty() ? 0 : first_of<int>(found.front().arguments).value_or(0));
    if (!after) {
        play.ask_dice(purposes::third_die, 1);
        return true;
    }
    set_stage(play, stage_after(*after));
    return false;
}

} // namespace

void roll(Play& play) {
    play.close();
    play.ask_dice(purposes::combat_dice, 2);
}

void finish_combat_dice(Play& play, const Roll& roll) {
    auto open_ruling = combat_ruling(play.now());
    if (!open_ruling) return set_stage(play, Stage::Over);
    Ruling ruling = *std::move(open_ruling);
    ruling.roll = roll;
    int net = total(ruling.drm);
    for (const int face : roll.faces)
        net += face;
    play.scribe().write(facts::RulingMade{std::move(ruling)});
    play.begin(effects::net, {net});
    set_stage(play, Stage::Result);
}

void finish_third_die(Play& play, int die) {
    play.begin("third", {die});
    set_stage(play, Stage::Third);
}

std::vector<PieceId> may_lose(const Situation& now, SideId side) {
    const auto lead = now.lead(side);
    if (now.has(effects::no_path, {side})) {
        auto retreating = now.marked(effects::goes_back, side);
        std::erase_if(retreating, [&](PieceId piece) { return now.strength(piece) == 0; });
        return retreating;
    }
    const auto units = fighters(now, side);
    const bool leads_still = lead && std::find(units.begin(), units.end(), *lead) != units.end();
    if (leads_still && !now.has("hit", {side})) return {*lead};
    return units;
}

void lose_point_of(Play& play, PieceId unit) {
    const SideId side = play.board().side_of(unit);
    if (is_mounted(play.now().kind(unit)) && !play.now().has(effects::cavalry_lost, {side}))
        play.begin(effects::cavalry_lost, {side});
    play.set_strength(unit, play.now().strength(unit) - 1);
    set_number(play, effects::owes, side, owed(play.now(), side) - 1);
    if (!play.now().has("hit", {side})) play.begin("hit", {side});
    if (!play.now().is_real(unit)) play.remove(unit);
}

void lose_point(Play& play, PieceId piece) {
    play.close();
    lose_point_of(play, piece);
}

bool go_on_with_round(Play& play, Stage stage) {
    switch (stage) {
    case Stage::Fight:
        return !ask_for_dice(play);
    case Stage::Result:
        if (read_result(play)) return false;
        set_stage(play, Stage::Losses);
        return true;
    case Stage::Losses:
        if (ask_losses(play)) return false;
        set_stage(play, Stage::Leaders);
        return true;
    case Stage::Leaders:
        if (ask_leader_loss(play)) return false;
        set_stage(play, Stage::Cavalry);
        return true;
    case Stage::Cavalry:
        if (send_cavalry_back(play)) return false;
        set_stage(play, Stage::Third);
        return true;
    default:
        break;
    }
    const auto thrown = play.now().effects("third");
    if (thrown.empty()) return !read_third(play);
    const int die = first_of<int>(thrown.front().arguments).value_or(1);
    const auto cell = read_net(play, play.board().charts.third_die, static_cast<std::uint8_t>(die - 1));
    if (!cell) return false;
    play.end_all("third");
    set_stage(play, stage_after(after_third(cell->front())));
    return true;
}

} // namespace fielddesk::gates
