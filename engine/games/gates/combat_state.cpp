#include "engine/games/gates/combat_state.h"

#include "engine/games/gates/words.h"
#include "engine/rules/box.h"

#include <algorithm>

namespace fielddesk::gates {

std::optional<Stage> stage_of(const Situation& now) {
    const auto found = now.effects(stage_effect);
    const auto number = found.empty() ? std::nullopt : first_of<int>(found.front().arguments);
    if (!number || *number < 0 || *number > static_cast<int>(Stage::Over) || !now.combat())
        return std::nullopt;
    return static_cast<Stage>(*number);
}

void set_stage(Play& play, Stage stage) {
    play.end_all(stage_effect);
    play.begin(stage_effect, {static_cast<int>(stage)});
}

SideId attacker(const Situation& now) {
    return now.combat()->attacker;
}

SideId defender(const Situation& now) {
    return now.board().enemy_of(attacker(now)).side;
}

std::vector<PieceId> present(const Situation& now, SideId side) {
    if (side == attacker(now)) return now.moving(side);
    return now.stack(now.combat()->place, side);
}

int owed(const Situation& now, SideId side) {
    for (const Text& effect : now.effects(effects::owes))
        if (first_of<SideId>(effect.arguments) == side) return first_of<int>(effect.arguments).value_or(0);
    return 0;
}

void end_about(Play& play, Code effect, SideId side) {
    for (const Text& each : play.now().effects(effect)) {
        const auto piece = first_of<PieceId>(each.arguments);
        if (first_of<SideId>(each.arguments) == side || (piece && play.board().side_of(*piece) == side))
            play.end(each);
    }
}

void set_number(Play& play, Code effect, SideId side, int number) {
    end_about(play, effect, side);
    if (number > 0) play.begin(effect, {side, number});
}

void end_combat(Play& play) {
    for (const Code effect : {effects::fights,
                              effects::leads,
                              effects::used,
                              effects::spent_rating,
                              effects::magruder,
                              effects::round,
                              effects::infantry_attacks,
                              effects::unguarded,
                              effects::net,
                              effects::owes,
                              effects::checks,
                              effects::cavalry_lost,
                              effects::after,
                              effects::goes_back,
                              effects::takes_road,
                              effects::no_path,
                              stage_effect,
                              effects::combat,
                              Code("choosing"),
                              Code("hit"),
                              Code("pressed"),
                              Code("broke-off"),
                              Code("breaks"),
                              Code("retreating"),
                              Code("third")})
        play.end_all(effect);
}

std::optional<After> after_losses(int word) {
    if (word == 0) return After::Ends;
    return word == 1 ? std::nullopt : std::optional(After::Retreats);
}

After after_third(int word) {
    return word == 0 ? After::GoesOn : word == 1 ? After::Ends : After::Retreats;
}

int magruder_die(const Situation& now) {
    const auto found = now.effects(effects::magruder);
    return found.empty() ? 0 : first_of<int>(found.front().arguments).value_or(0);
}

std::vector<PieceId> chain_above(const Situation& now, PieceId lead) {
    const Board& board = now.board();
    const SideId side = board.side_of(lead);
    const auto taking_part = now.marked(effects::fights, side);
    const Command* command = board.command_of(lead);
    std::vector<PieceId> chain;
    for (const PieceId piece : taking_part) {
        const bool is_own_corps = command && command->leader == piece;
        const bool is_army = now.kind(piece) == Kind::ArmyLeader || now.has(effects::commands, {piece});
        if ((is_own_corps || is_army) && !now.has(effects::spent_rating, {piece})) chain.push_back(piece);
    }
    return chain;
}

std::optional<int> leadership(const Situation& now, PieceId piece) {
    const Board& board = now.board();
    const Code rating = now.bears(piece, board.marks.replaced) ? Code("replacement") : Code("leadership");
    const auto value = rating_of(board.kit, now.position(), piece, 0, rating).value;
    const bool is_better = now.position().options[board.better_leadership] == 1 &&
                           board.side_of(piece) == board.confederate().side && is_leader(now.kind(piece));
    return value ? std::optional(*value + (is_better ? 1 : 0)) : std::nullopt;
}

bool ask_leadership(Play& play, PieceId piece) {
    if (leadership(play.now(), piece)) return false;
    const bool is_replaced = play.now().bears(piece, play.board().marks.replaced);
    rating_or_ask(play.board().kit, play.scribe(), piece, 0,
                  is_replaced ? Code("replacement") : Code("leadership"), purposes::fight_box);
    return true;
}

} // namespace fielddesk::gates
