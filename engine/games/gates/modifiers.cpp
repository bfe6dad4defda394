#include "engine/games/gates/combat_state.h"
#include "engine/games/gates/words.h"
#include "engine/rules/box.h"

#include <algorithm>

// 6.3 and 6.4 D: what the dice of a combat are added to.
namespace fielddesk::gates {

namespace {

constexpr int in_120ths = 120;
constexpr int most_odds = 999;

void add(std::vector<Modifier>& drm, Code code, int value, Code section) {
    if (value != 0) drm.push_back({code, value, section});
}

// 6.3: the division, its corps and its army; a leader of the defender counts against the attacker.
void add_leaders(const Situation& now, SideId side, std::vector<Modifier>& drm) {
    const int sign = side == attacker(now) ? 1 : -1;
    for (const PieceId leader : now.marked(effects::used, side)) {
        const Kind kind = now.kind(leader);
        const bool is_army = kind == Kind::ArmyLeader || now.has(effects::commands, {leader});
        const Code code = is_army                     ? Code("drm.army-leader")
                          : kind == Kind::CorpsLeader ? Code("drm.corps-leader")
                                                      : Code("drm.division-leader");
        add(drm, code, sign * leadership(now, leader).value_or(0), "s6-4");
    }
}

bool is_out_of_supply(const Situation& now, SideId side) {
    const auto units = fighters(now, side);
    const Marks& marks = now.board().marks;
    return std::any_of(units.begin(), units.end(), [&](PieceId unit) {
        return now.bears(unit, marks.out_of_supply) || now.bears(unit, marks.attrition);
    });
}

bool has_known_works(const Situation& now, PlaceId place) {
    const Board& board = now.board();
    const Chart& chart = board.kit.charts[board.charts.works];
    const auto row = chart.rows.step_named(board.kit.places[place].id.text());
    if (!row) return board.kit.places[place].kind == Code("works");
    const auto cell = cell_of(board.kit, now.position(), board.charts.works, {*row, 0}).value;
    return cell && cell->front() == 1;
}

// Sections 8.2, 6.4, 9, 15.2: what is not a leader and not a card.
void add_ground(const Situation& now, std::vector<Modifier>& drm) {
    const Board& board = now.board();
    const Combat combat = *now.combat();
    if (is_out_of_supply(now, attacker(now))) add(drm, "drm.attacker-supply", -1, "s8-2");
    if (is_out_of_supply(now, defender(now))) add(drm, "drm.defender-supply", 1, "s8-2");
    if (board.is_river_point(combat.place)) add(drm, "drm.river", -1, "s6-4");
    if (has_known_works(now, combat.place)) add(drm, "drm.works", -1, "s9");
    if (now.has(effects::magruder, {4})) add(drm, "drm.magruder", -1, "s9");
    const auto defenders = fighters(now, defender(now));
    const bool is_dug_in = std::any_of(defenders.begin(), defenders.end(), [&](PieceId unit) {
        return now.bears(unit, board.marks.breastworks);
    });
    const auto cell = cell_of(board.kit, now.position(), board.charts.breastworks, {0, 0}).value;
    if (is_dug_in && cell) add(drm, "drm.breastworks", cell->front(), "s15-2");
}

void add_cards(const Situation& now, std::vector<Modifier>& drm) {
    for (const Text& effect : now.effects(effects::combat_drm))
        add(drm, "drm.card", first_of<int>(effect.arguments).value_or(0), "s12");
    for (const Text& effect : now.effects(effects::command_drm)) {
        const auto code = first_of<Code>(effect.arguments);
        const Command* helped = code ? now.board().command_named(*code) : nullptr;
        for (const Party& party : now.board().parties) {
            const auto lead = now.lead(party.side);
            if (!helped || !lead || now.board().command_of(*lead) != helped) continue;
            const int value = first_of<int>(effect.arguments).value_or(0);
            add(drm, "drm.card", party.side == attacker(now) ? value : -value, "s12");
        }
    }
}

// 7.1: without McClellan only the lead's own corps counts, or the cavalry by itself.
std::vector<PieceId> counting(const Situation& now, SideId side) {
    std::vector<PieceId> units = fighters(now, side);
    const auto lead = now.lead(side);
    if (side != now.board().federal().side || !now.has(effects::mcclellan_lost) || !lead) return units;
    std::erase_if(units, [&](PieceId unit) {
        const Command* command = now.board().command_of(*lead);
        const bool is_with_lead =
            command ? now.board().command_of(unit) == command : now.kind(unit) == now.kind(*lead);
        return unit != *lead && !is_with_lead;
    });
    return units;
}

std::optional<CellSpot> odds_spot(const Situation& now) {
    const int attack = now.strength_of(counting(now, attacker(now)));
    const int defence = now.strength_of(counting(now, defender(now)));
    if (defence == 0) return std::nullopt;
    const Chart& odds = now.board().kit.charts[now.board().charts.odds];
    const auto row = odds.rows.step_of(std::min(attack * in_120ths / defence, most_odds));
    return row ? std::optional(CellSpot{*row, 0}) : std::nullopt;
}

} // namespace

std::optional<bool> has_works(Play& play, PlaceId place) {
    const Board& board = play.board();
    const Code kind = board.kit.places[place].kind;
    if (kind != Code("works") && kind != Code("fort")) return false;
    const Chart& chart = board.kit.charts[board.charts.works];
    const auto row = chart.rows.step_named(board.kit.places[place].id.text());
    if (!row) return kind == Code("works");
    if (const auto known = cell_of(board.kit, play.now().position(), board.charts.works, {*row, 0}).value)
        return known->front() == 1;
    read_or_ask(board.kit, play.scribe(), board.charts.works, {*row, 0}, purposes::fight_box);
    return std::nullopt;
}

bool ask_charts(Play& play) {
    const Board& board = play.board();
    if (!has_works(play, play.now().combat()->place)) return true;
    const auto spot = odds_spot(play.now());
    if (spot && !cell_of(board.kit, play.now().position(), board.charts.odds, *spot).value) {
        read_or_ask(board.kit, play.scribe(), board.charts.odds, *spot, purposes::fight_box);
        return true;
    }
    const auto defenders = fighters(play.now(), defender(play.now()));
    const bool is_dug_in = std::any_of(defenders.begin(), defenders.end(), [&](PieceId unit) {
        return play.now().bears(unit, board.marks.breastworks);
    });
    if (is_dug_in && !cell_of(board.kit, play.now().position(), board.charts.breastworks, {0, 0}).value) {
        read_or_ask(board.kit, play.scribe(), board.charts.breastworks, {0, 0}, purposes::fight_box);
        return true;
    }
    return false;
}

std::optional<Ruling> combat_ruling(const Situation& now) {
    const auto combat = now.combat();
    if (!combat) return std::nullopt;
    for (const Party& party : now.board().parties)
        if (!now.lead(party.side) || fighters(now, party.side).empty()) return std::nullopt;
    Ruling ruling;
    ruling.code = "ruling.combat";
    ruling.section = "s6-4";
    ruling.subjects = {combat->place, now.strength_of(counting(now, attacker(now))),
                       now.strength_of(counting(now, defender(now))), now.round()};
    ruling.comparison = Comparison::LookedUp;
    ruling.chance = {0, 1};
    if (const auto spot = odds_spot(now))
        if (const auto cell = cell_of(now.board().kit, now.position(), now.board().charts.odds, *spot).value)
            add(ruling.drm, "drm.odds", cell->front(), "s6-4");
    add_leaders(now, attacker(now), ruling.drm);
    add_leaders(now, defender(now), ruling.drm);
    add_ground(now, ruling.drm);
    add_cards(now, ruling.drm);
    return ruling;
}

} // namespace fielddesk::gates
