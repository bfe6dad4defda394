#include "engine/games/virginia/attacks.h"

#include "engine/games/virginia/readings.h"
#include "engine/games/virginia/victory.h"

namespace fielddesk::virginia {

namespace {

// A Union army beside Richmond ties the Confederates down: no attack beyond Winchester or Falmouth.
bool is_banned(const Board& board, const Position& position, FrontId front) {
    if (!is_any_union_beside_richmond(board, position)) return false;
    for (const BanLine& line : board.ban)
        if (line.front == front && union_distance(board, position, front) > line.beyond) return true;
    return false;
}

// Reserve markers that were used are placed off the board until a card returns them.
void spend_reserve(const Context& context, Scribe& scribe) {
    scribe.move(reserves_in_box(context.board, scribe.position()).front(), context.board.beside_board);
}

} // namespace

std::optional<Refusal> attack_refusal(const Context& context, const Position& position, FrontId front) {
    const Board& board = context.board;
    const Front& track = board.front(front);
    const auto refusal = [&](Code code, Code section) { return Refusal{code, section, {track.id}, {}}; };
    if (is_union_in_base(board, position, front)) return refusal("attack.base", "bases");
    if (position.tracks[track.no_attack] != 0) return refusal("attack.card-forbids", "cards");
    if (confederate_distance(board, position, front) + 1 != union_distance(board, position, front))
        return refusal("attack.not-adjacent", "key-concepts");
    if (is_banned(board, position, front)) return refusal("attack.richmond-first", "richmond-ban");
    return std::nullopt;
}

std::optional<Refusal> reserve_refusal(const Context& context, const Position& position) {
    const Board& board = context.board;
    if (reserves_in_box(board, position).empty()) return Refusal{"reserve.none", "reserves", {}, {}};
    // Reading: a reserve may move Lee and another one attack in the same turn, or not.
    if (position.tracks[board.lee_moves] > 0 && readings::no_reserve_attack_after_moving_lee(board, position))
        return Refusal{"reserve.moved-lee", "reserves", {}, {}};
    return std::nullopt;
}

std::optional<Refusal> lee_refusal(const Context& context, const Position& position) {
    const Board& board = context.board;
    if (!lee_front(board, position)) return Refusal{"lee.not-in-play", "lee", {}, {}};
    if (position.tracks[board.attacks_made] > 0) return Refusal{"lee.too-late", "lee", {}, {}};
    if (reserves_in_box(board, position).empty()) return Refusal{"reserve.none", "lee", {}, {}};
    return std::nullopt;
}

Ruling attack_ruling(const Context& context, const Position& position, FrontId front) {
    const Board& board = context.board;
    const Front& track = board.front(front);
    const bool is_washington = is_union_in_washington(board, position, front);
    Ruling ruling;
    ruling.code = is_washington ? "ruling.attack-washington" : "ruling.attack";
    ruling.section = is_washington ? "washington" : "attacks";
    ruling.subjects = {track.id};
    ruling.comparison = Comparison::MoreThan;
    if (is_washington) {
        // The city is attacked, not the army in it, so the army's value and leader do not count.
        ruling.target = {{"value.washington", board.washington_value, "washington"}};
    } else {
        ruling.target = union_value(context.kit, board, position, front);
    }
    if (lee_front(board, position) == front) ruling.drm.push_back({"drm.lee", board.lee_bonus, "lee"});
    const PlaceId place = track.places[static_cast<std::size_t>(union_distance(board, position, front))];
    const bool has_works = is_washington ? readings::washington_works_are_extra(board, position)
                                         : board.kinds[place] == PlaceKind::Fortified;
    if (has_works) ruling.drm.push_back({"drm.fortified", -1, "fortified"});
    if (const int drm = position.tracks[track.attack_drm]; drm != 0)
        ruling.drm.push_back({"drm.card", drm, "cards"});
    ruling.chance = chance_of(ruling);
    return ruling;
}

void declare_attack(const Context& context, Scribe& scribe, FrontId front, bool is_by_reserve) {
    const Board& board = context.board;
    if (is_by_reserve) {
        spend_reserve(context, scribe);
    } else {
        scribe.set(board.attacks, scribe.position().tracks[board.attacks] - 1);
    }
    scribe.set(board.attacks_made, scribe.position().tracks[board.attacks_made] + 1);
    scribe.ask({Question::Kind::Dice, attack_purpose, {context.front_code(front)}, 1, 6, {}});
}

void finish_attack(const Context& context, Scribe& scribe, FrontId front, const Roll& roll) {
    Ruling ruling = attack_ruling(context, scribe.position(), front);
    ruling.roll = roll;
    ruling.success = succeeds(ruling, roll.faces.front());
    const bool pushed = *ruling.success;
    scribe.write(facts::RulingMade{std::move(ruling)});
    if (pushed) push_union_back(context, scribe, front);
}

void push_union_back(const Context& context, Scribe& scribe, FrontId front) {
    const Board& board = context.board;
    const Distance held = union_distance(board, scribe.position(), front);
    if (held < board.front(front).end()) move_union(board, scribe, front, held + 1);
    move_confederate(board, scribe, front, held);
    settle_victory(context, scribe);
}

void move_lee(const Context& context, Scribe& scribe, FrontId front) {
    const Board& board = context.board;
    spend_reserve(context, scribe);
    scribe.set(board.lee_moves, scribe.position().tracks[board.lee_moves] + 1);
    const auto place = scribe.position().pieces[board.front(front).confederate_army].place;
    if (place) scribe.move(board.lee, *place);
}

} // namespace fielddesk::virginia
