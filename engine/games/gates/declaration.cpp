#include "engine/games/gates/bridges.h"
#include "engine/games/gates/combat_state.h"
#include "engine/games/gates/movement.h"
#include "engine/games/gates/words.h"
#include "engine/rules/box.h"

#include <algorithm>

// 6.1, 6.4 and 9: the declaration of an attack, what may stop it, and the moment when both sides lie open.
namespace fielddesk::gates {

namespace {

constexpr int last_stopped = 3; // 9

// 6.1: the highest leaders there: of an army, else of a corps, else of a division.
std::vector<PieceId> seniors(const Situation& now, std::vector<PieceId> pieces) {
    const auto rank = [&](PieceId piece) {
        const Kind kind = now.kind(piece);
        return kind == Kind::ArmyLeader ? 3 : kind == Kind::CorpsLeader ? 2 : is_combat(kind) ? 1 : 0;
    };
    int highest = 1;
    for (const PieceId piece : pieces)
        highest = std::max(highest, rank(piece));
    std::erase_if(pieces, [&](PieceId piece) { return rank(piece) != highest; });
    return pieces;
}

// Of equals the one with the best rating.
std::optional<PieceId> senior(const Situation& now, const std::vector<PieceId>& pieces) {
    const auto highest = seniors(now, pieces);
    const auto best = std::max_element(highest.begin(), highest.end(), [&](PieceId a, PieceId b) {
        return leadership(now, a).value_or(0) < leadership(now, b).value_or(0);
    });
    return best == highest.end() ? std::nullopt : std::optional(*best);
}

void stop_attack(Play& play) {
    const Combat combat = *play.now().combat();
    play.begin(effects::attacked_from, {combat.place, combat.from});
    end_combat(play);
    halt(play, combat.attacker);
}

bool check_leader(Play& play) {
    const Combat combat = *play.now().combat();
    if (!play.now().bears(combat.place, play.board().marks.attacked)) return false;
    const auto highest = seniors(play.now(), play.now().stack(combat.from, combat.attacker));
    // Whose word it is, is said; and of whom nobody can tell before his rating is known.
    for (const PieceId leader : highest)
        if (!leadership(play.now(), leader)) {
            play.show(leader);
            ask_leadership(play, leader);
            return true;
        }
    const auto leader = senior(play.now(), highest);
    if (!leader) return false;
    play.show(*leader);
    play.ask_dice(purposes::leader_check, 1, {combat.attacker, *leader});
    return true;
}

bool ask_magruder(Play& play) {
    const Combat combat = *play.now().combat();
    if (combat.attacker != play.board().federal().side || magruder_die(play.now()) != 0) return false;
    const auto works = has_works(play, combat.place);
    if (!works) return true;
    if (*works) play.ask_dice(purposes::magruder, 1);
    return *works;
}

// What its side chose for a piece becomes everyone's with it.
void open_with_choices(Play& play, PieceId piece) {
    if (play.now().bears(piece, play.board().marks.open)) return;
    std::vector<Text> choices;
    for (const Code effect : {effects::fights, effects::leads})
        if (has_effect(play.now().position(), {effect, {piece}})) choices.push_back({effect, {piece}});
    for (const Text& choice : choices)
        play.end(choice);
    play.open(piece);
    for (const Text& choice : choices)
        play.begin(choice.code, choice.arguments);
}

// 6.4 D: all units in the point, and all that attack, for both to see. What a ruling needs is asked for.
bool reveal(Play& play) {
    for (const Party& party : play.board().parties)
        for (const PieceId piece : present(play.now(), party.side))
            open_with_choices(play, piece);
    for (const Party& party : play.board().parties) {
        const auto lead = play.now().lead(party.side);
        if (!lead) continue;
        end_about(play, effects::used, party.side);
        if (ask_leadership(play, *lead)) return true;
        for (const PieceId leader : chain_above(play.now(), *lead)) {
            if (ask_leadership(play, leader)) return true;
            play.begin(effects::used, {leader});
        }
        if (!play.now().has(effects::spent_rating, {*lead})) play.begin(effects::used, {*lead});
    }
    return false;
}

} // namespace

std::optional<Refusal> attack_refusal(const Situation& now, SideId side, PlaceId to) {
    const auto stack = now.moving(side);
    if (stack.empty()) return Refusal{"gates.no-stack", "s3", {}, {}};
    return attack_refusal(now, side, to, now.place(stack.front()).value());
}

std::optional<Refusal> attack_refusal(const Situation& now, SideId side, PlaceId to, PlaceId from) {
    const auto stack = now.moving(side);
    const bool is_told = now.are_places_told();
    if (stack.empty()) return Refusal{"gates.no-stack", "s3", {}, {}};
    if (now.board().is_box(to) || to == from) return Refusal{"gates.not-beside", "s6-1", {from, to}, {}};
    if (is_told && !now.is_enemy_at(to, side)) return Refusal{"gates.nobody-there", "s6-1", {to}, {}};
    if (!now.has_real(stack)) return Refusal{"gates.needs-real-units", "s6-1", {}, {}};
    if (now.bears(to, now.board().marks.barred)) return Refusal{"gates.no-more-attacks", "s12", {to}, {}};
    if (now.has(effects::attacked_from, {to, from}))
        return Refusal{"gates.attacked-from", "s6-1", {to, from}, {}};
    const auto road = now.connection(from, to);
    if (road && !road->kind) return Refusal{"gates.not-beside", "s6-1", {from, to}, {}};
    // What has crossed a bridge, and stands on which bank, is seen on the map alone.
    if (!road || !is_told) return std::nullopt;
    if (auto refusal = bridge_traffic_refusal(now, stack, from, *road->kind)) return refusal;
    if (!now.bears(from, now.board().marks.blown)) return std::nullopt;
    // 10: from a bank of a blown bridge, only what is on that side can be reached.
    const Map map = now.map();
    const auto& reached = map.beside(now.spot(stack.front()));
    const bool is_beside =
        std::any_of(reached.begin(), reached.end(), [&](const Spot& spot) { return spot.place == to; });
    if (!is_beside) return Refusal{"gates.bridge-down", "s10", {from}, {}};
    return std::nullopt;
}

void declare_attack(Play& play, SideId side, PlaceId to) {
    const auto stack = play.now().moving(side);
    const PlaceId from = play.now().place(stack.front()).value();
    play.begin(effects::combat, {to, from, side});
    play.begin(effects::round, {1});
    set_stage(play, play.now().are_places_told() ? Stage::Check : Stage::Muster);
}

void finish_leader_check(Play& play, const Roll& roll) {
    const Combat combat = *play.now().combat();
    const auto leader = senior(play.now(), play.now().stack(combat.from, combat.attacker));
    if (!leader) return stop_attack(play);
    Ruling ruling;
    ruling.code = "ruling.leader-check";
    ruling.section = "s6-1";
    ruling.subjects = {combat.place, *leader};
    ruling.target = {{"drm.leadership", leadership(play.now(), *leader).value_or(0), "s6-1"}};
    ruling.chance = chance_of(ruling);
    ruling.roll = roll;
    ruling.success = succeeds(ruling, roll.faces.front());
    const bool attacks = *ruling.success;
    play.scribe().write(facts::RulingMade{std::move(ruling)});
    if (attacks) return set_stage(play, Stage::Magruder);
    stop_attack(play);
}

void finish_magruder(Play& play, const Roll& roll) {
    const int die = roll.faces.front();
    const PlaceId place = play.now().combat()->place;
    play.note("gates.magruder", {die, place});
    if (die <= last_stopped) {
        play.mark(place, play.board().marks.attacked, true);
        return stop_attack(play);
    }
    play.begin(effects::magruder, {die});
    set_stage(play, Stage::Defence);
}

bool go_on_declaring(Play& play, Stage stage) {
    switch (stage) {
    case Stage::Muster:
        play.choose(purposes::stand, defender(play.now()), {play.now().combat()->place});
        return false;
    case Stage::Check:
        if (check_leader(play)) return false;
        set_stage(play, Stage::Magruder);
        return true;
    case Stage::Magruder:
        if (ask_magruder(play)) return false;
        set_stage(play, Stage::Defence);
        return true;
    case Stage::Defence:
        return !ask_defence(play);
    case Stage::Assault:
        return !ask_assault(play);
    default:
        if (reveal(play)) return false;
        set_stage(play, Stage::Fight);
        return true;
    }
}

} // namespace fielddesk::gates
