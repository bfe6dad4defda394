#include "engine/games/gates/combat_state.h"
#include "engine/games/gates/words.h"

#include <algorithm>

// 6.1 to 6.4 C: who takes part on each side, who leads, and cavalry that withdraws.
namespace fielddesk::gates {

namespace {

constexpr int one_division = 5; // 9
constexpr int one_corps = 6;

// A card may interrupt a side that chooses: what it chose stands.
constexpr Code choosing{"choosing"}; // SIDE

// All who can take part do, until their player says otherwise; 9 may leave only a part of them.
void choose_for(Play& play, SideId side) {
    if (play.now().has(choosing, {side})) return;
    play.begin(choosing, {side});
    end_about(play, effects::fights, side);
    end_about(play, effects::leads, side);
    const auto all = able(play.now(), side);
    for (const PieceId piece : all)
        set_fighting(play, piece, true);
    const auto leads = may_lead(play.now(), side);
    if (leads.empty()) return;
    const auto strongest = std::max_element(leads.begin(), leads.end(), [&](PieceId a, PieceId b) {
        return play.now().strength(a) < play.now().strength(b);
    });
    set_lead(play, *strongest);
    if (keeps_limit(play.now(), side)) return;
    const Command* command = play.board().command_of(*strongest);
    for (const PieceId piece : all) {
        const bool is_same_corps = command && play.board().command_of(piece) == command;
        const bool stays = piece == *strongest || (magruder_die(play.now()) == one_corps && is_same_corps);
        if (is_combat(play.now().kind(piece)) && !stays) set_fighting(play, piece, false);
    }
}

// 6.4 C: cavalry may withdraw where any infantry attacks; whether it does is said once the attack goes on.
void tell_infantry(Play& play) {
    const auto stack = present(play.now(), attacker(play.now()));
    const bool has_infantry = std::any_of(
        stack.begin(), stack.end(), [&](PieceId piece) { return play.now().kind(piece) == Kind::Infantry; });
    if (has_infantry && !play.now().has(effects::infantry_attacks)) play.begin(effects::infantry_attacks);
}

} // namespace

void vacate(Play& play) {
    for (const PieceId piece : present(play.now(), defender(play.now()))) {
        if (is_dummy(play.now().kind(piece))) play.remove(piece);
        if (is_leader(play.now().kind(piece))) play.begin_choice(piece, effects::goes_back);
    }
    set_stage(play, Stage::Enter);
}

bool ask_defence(Play& play) {
    tell_infantry(play);
    const Situation now = play.now();
    const SideId side = defender(now);
    const auto there = present(now, side);
    const bool has_units = now.has_real(there);
    const bool has_way =
        std::any_of(there.begin(), there.end(), [&](PieceId piece) { return may_withdraw(now, piece); });
    if (!has_units && !has_way) {
        // 8.1: coming upon an unguarded supply unit is no attack.
        const bool is_supply = std::all_of(there.begin(), there.end(),
                                           [&](PieceId piece) { return now.kind(piece) == Kind::Supply; });
        if (is_supply) play.begin(effects::unguarded);
        vacate(play);
        return false;
    }
    choose_for(play, side);
    play.choose(purposes::defence, side);
    return true;
}

bool ask_assault(Play& play) {
    const SideId side = attacker(play.now());
    if (!play.now().has_real(present(play.now(), side))) {
        set_stage(play, Stage::Over);
        return false;
    }
    choose_for(play, side);
    play.choose(purposes::assault, side);
    return true;
}

bool is_open_to(const Situation& now, PlaceId place, SideId side) {
    const auto there = now.stack(place, side);
    return !now.is_enemy_at(place, side) &&
           std::none_of(there.begin(), there.end(), [&](PieceId piece) { return now.is_wagon(piece); });
}

std::vector<PlaceId> ways_out(const Situation& now, PlaceId from, SideId side) {
    if (!now.are_places_told()) return {now.board().afield};
    std::vector<PlaceId> ways = now.neighbours(from);
    if (now.bears(from, now.board().marks.blown)) {
        const auto stack = now.stack(from, side);
        const Map map = now.map();
        const auto& reached = map.beside(stack.empty() ? Spot{from, Bank::North} : now.spot(stack.front()));
        std::erase_if(ways, [&](PlaceId place) {
            return std::none_of(reached.begin(), reached.end(),
                                [&](const Spot& spot) { return spot.place == place; });
        });
    }
    const auto unknown = now.unknown_neighbours(from);
    ways.insert(ways.end(), unknown.begin(), unknown.end());
    std::erase_if(ways, [&](PlaceId place) { return !is_open_to(now, place, side); });
    return ways;
}

bool may_withdraw(const Situation& now, PieceId piece) {
    const auto combat = now.combat();
    const SideId side = now.board().side_of(piece);
    if (!combat || side == combat->attacker || !is_mounted(now.kind(piece))) return false;
    return now.place(piece) == combat->place && now.has(effects::infantry_attacks) &&
           !ways_out(now, combat->place, side).empty();
}

std::vector<PieceId> able(const Situation& now, SideId side) {
    std::vector<PieceId> pieces = present(now, side);
    std::erase_if(pieces, [&](PieceId piece) { return !now.is_real(piece) && !is_leader(now.kind(piece)); });
    return pieces;
}

std::vector<PieceId> fighters(const Situation& now, SideId side) {
    std::vector<PieceId> pieces = now.marked(effects::fights, side);
    std::erase_if(pieces, [&](PieceId piece) { return !now.is_real(piece); });
    return pieces;
}

// Infantry leads where any is at the point, also where it was held back.
std::vector<PieceId> may_lead(const Situation& now, SideId side) {
    std::vector<PieceId> pieces = fighters(now, side);
    const auto there = able(now, side);
    const auto is_infantry = [&](PieceId piece) { return now.kind(piece) == Kind::Infantry; };
    if (std::any_of(there.begin(), there.end(), is_infantry))
        std::erase_if(pieces, [&](PieceId piece) { return !is_infantry(piece); });
    return pieces;
}

bool keeps_limit(const Situation& now, SideId side) {
    if (side != attacker(now)) return true;
    const auto units = fighters(now, side);
    if (magruder_die(now) == one_division) return units.size() <= 1;
    if (magruder_die(now) != one_corps || units.empty()) return true;
    const Command* command = now.board().command_of(units.front());
    return units.size() == 1 || (command && std::all_of(units.begin(), units.end(), [&](PieceId unit) {
                                     return now.board().command_of(unit) == command;
                                 }));
}

std::optional<Refusal> ready_refusal(const Situation& now, SideId side) {
    const auto units = fighters(now, side);
    if (side == defender(now) && !now.has_real(present(now, side))) return std::nullopt;
    if (units.empty()) return Refusal{"gates.needs-real-units", "s6-1", {}, {}};
    if (!keeps_limit(now, side)) return Refusal{"gates.magruder-limit", "s9", {magruder_die(now)}, {}};
    const auto leads = may_lead(now, side);
    const auto lead = now.lead(side);
    if (!lead || std::find(leads.begin(), leads.end(), *lead) == leads.end())
        return Refusal{"gates.no-lead", "s6-2", {}, {}};
    return std::nullopt;
}

// What a side chooses is its own until both lie open.
void set_fighting(Play& play, PieceId piece, bool is_on) {
    const Text effect{effects::fights, {piece}};
    if (has_effect(play.now().position(), effect) == is_on) return;
    if (is_on) return play.begin_choice(piece, effects::fights);
    play.end(effect);
    const Text lead{effects::leads, {piece}};
    if (has_effect(play.now().position(), lead)) play.end(lead);
}

void set_lead(Play& play, PieceId piece) {
    const SideId side = play.board().side_of(piece);
    end_about(play, effects::leads, side);
    play.begin_choice(piece, effects::leads);
}

void ready(Play& play, SideId side) {
    play.close();
    play.end({choosing, {side}});
    if (side == defender(play.now())) {
        if (fighters(play.now(), side).empty()) return vacate(play);
        return set_stage(play, Stage::Assault);
    }
    set_stage(play, Stage::Reveal);
}

} // namespace fielddesk::gates
