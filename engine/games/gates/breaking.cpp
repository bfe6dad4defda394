#include "engine/games/gates/combat_state.h"
#include "engine/games/gates/words.h"

#include <algorithm>

// 6.4: attempts to break off a combat that continues, and the round that follows.
namespace fielddesk::gates {

namespace {

constexpr Code pressed{"pressed"};     // SIDE: fights on
constexpr Code broke_off{"broke-off"}; // SIDE: ended the combat

void new_round(Play& play) {
    play.end_all(pressed);
    play.end_all("hit");
    play.end_all(effects::cavalry_lost);
    play.end_all(effects::after);
    play.end_all(effects::net);
    const int next = play.now().round() + 1;
    for (const Text& each : play.now().effects(effects::spent_rating))
        if (first_of<int>(each.arguments).value_or(0) < next - 1) play.end(each);
    play.end_all(effects::round);
    play.begin(effects::round, {next});
    set_stage(play, Stage::Defence);
}

} // namespace

bool ask_break_off(Play& play) {
    if (const auto waiting = play.now().effects("breaks"); !waiting.empty()) {
        play.end(waiting.front());
        play.ask_dice(purposes::break_die, 1, waiting.front().arguments);
        return true;
    }
    for (const SideId side : {attacker(play.now()), defender(play.now())}) {
        if (play.now().has(broke_off, {side})) {
            play.end_all(broke_off);
            play.end_all(pressed);
            set_stage(play, side == attacker(play.now()) ? Stage::Over : Stage::Retreat);
            return false;
        }
        if (play.now().has(pressed, {side})) continue;
        play.choose(purposes::breaking_off, side);
        return true;
    }
    new_round(play);
    return false;
}

std::vector<PieceId> may_break_off(const Situation& now, SideId side) {
    std::vector<PieceId> leaders = now.marked(effects::fights, side);
    std::erase_if(leaders, [&](PieceId piece) { return !now.is_real(piece) && !is_leader(now.kind(piece)); });
    return leaders;
}

void break_off(Play& play, SideId side, PieceId leader) {
    play.close();
    if (ask_leadership(play, leader)) {
        play.begin("breaks", {side, leader});
        return;
    }
    play.ask_dice(purposes::break_die, 1, {side, leader});
}

void press_on(Play& play, SideId side) {
    play.close();
    play.begin(pressed, {side});
}

void finish_break_off(Play& play, SideId side, PieceId leader, const Roll& roll) {
    Ruling ruling;
    ruling.code = "ruling.break-off";
    ruling.section = "s6-4";
    ruling.subjects = {play.now().combat()->place, leader};
    ruling.target = {{"drm.leadership", leadership(play.now(), leader).value_or(0), "s6-4"}};
    ruling.chance = chance_of(ruling);
    ruling.roll = roll;
    ruling.success = succeeds(ruling, roll.faces.front());
    const bool ends = *ruling.success;
    play.scribe().write(facts::RulingMade{std::move(ruling)});
    if (ends) return play.begin(broke_off, {side});
    play.begin(effects::spent_rating, {leader, play.now().round()});
    play.begin(pressed, {side});
}

} // namespace fielddesk::gates
