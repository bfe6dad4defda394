#include "engine/games/virginia/events.h"

#include "engine/games/virginia/advances.h"
#include "engine/games/virginia/attacks.h"
#include "engine/games/virginia/readings.h"
#include "engine/games/virginia/victory.h"

#include <algorithm>

namespace fielddesk::virginia {

namespace {

// The tracks of one front, or of all where the card names none.
template <typename Change>
void on_fronts(const Context& context, std::optional<FrontId> only, Change change) {
    for (const FrontId front : all_fronts)
        if (!only || *only == front) change(context.board.front(front));
}

struct EventDoer {
    const Context& context;
    Scribe& scribe;
    CardId card;

    const Board& board() const { return context.board; }
    const Position& position() const { return scribe.position(); }

    void operator()(const steps::Reserves& event) const {
        const PlaceId from = event.change > 0 ? board().beside_board : board().reserve_box;
        const PlaceId to = event.change > 0 ? board().reserve_box : board().beside_board;
        int left = std::abs(event.change);
        for (const PieceId marker : board().reserves) {
            if (left == 0) break;
            if (position().pieces[marker].place != from) continue;
            scribe.move(marker, to);
            --left;
        }
        const int moved = std::abs(event.change) - left;
        scribe.note(event.change > 0 ? "reserves.gained" : "reserves.lost", {moved});
        if (left > 0) scribe.note("reserves.no-more", {left});
    }

    void operator()(const steps::LeeEnters&) const {
        if (lee_front(board(), position())) return scribe.note("lee.already-in-play");
        scribe.ask({Question::Kind::Choice, lee_enters_purpose, {board().lee}, 0, 6, {}});
    }

    void operator()(const steps::McClellanMoves& event) const {
        if (mcclellan_front(board(), position()) == event.front)
            return scribe.note("mcclellan.already-there", {context.front_code(event.front)});
        const auto place = position().pieces[board().front(event.front).union_army].place;
        if (place) scribe.move(board().mcclellan, *place);
        scribe.note("mcclellan.moved", {context.front_code(event.front)});
    }

    void operator()(const steps::MerrimacMoves& event) const {
        if (is_merrimac_in_play(board(), position()) == event.is_in_play)
            return scribe.note("merrimac.no-change");
        scribe.move(board().merrimac, event.is_in_play ? board().hampton_roads : board().beside_board);
        scribe.note(event.is_in_play ? "merrimac.returned" : "merrimac.left");
    }

    void operator()(const steps::Retreat& event) const {
        event.is_union ? retreat_union(event.front) : retreat_confederate(event.front);
    }

    // Automatic Union retreats go toward Washington, Fort Monroe or Roanoke Island.
    void retreat_union(FrontId front) const {
        const Distance held = union_distance(board(), position(), front);
        const bool was_adjacent = confederate_distance(board(), position(), front) + 1 == held;
        if (held == board().front(front).end()) return retreat_union_at_end(front, was_adjacent);
        scribe.note("retreat.union", {context.front_code(front)});
        move_union(board(), scribe, front, held + 1);
        // Reading: nothing printed says that the Confederates follow; an option lets them.
        if (was_adjacent && readings::confederate_follows_a_retreat(board(), position()))
            move_confederate(board(), scribe, front, held);
        settle_victory(context, scribe);
    }

    // Reading: a retreat ordered at a track's end has no effect, or lets the enemy come on.
    void retreat_union_at_end(FrontId front, bool is_adjacent) const {
        scribe.note("retreat.no-room", {board().front(front).union_army});
        if (is_adjacent || !readings::enemy_advances_where_none_can_retreat(board(), position())) return;
        move_confederate(board(), scribe, front, confederate_distance(board(), position(), front) + 1);
        settle_victory(context, scribe);
    }

    // Key concepts: where an event makes the Confederates retreat, the Union advances into the vacated place.
    void retreat_confederate(FrontId front) const {
        const Distance held = confederate_distance(board(), position(), front);
        if (held == 0) {
            scribe.note("retreat.no-room", {board().front(front).confederate_army});
            if (readings::enemy_advances_where_none_can_retreat(board(), position()))
                begin_advance(context, scribe, {front, false, 0});
            return;
        }
        scribe.note("retreat.confederate", {context.front_code(front)});
        const Distance enemy = union_distance(board(), position(), front);
        move_confederate(board(), scribe, front, held - 1);
        if (enemy > held) move_union(board(), scribe, front, enemy - 1);
        settle_victory(context, scribe);
    }

    void operator()(const steps::ConfederateAdvance& event) const {
        const Distance held = confederate_distance(board(), position(), event.front);
        const bool is_met = held + 1 == union_distance(board(), position(), event.front);
        if (is_met && is_union_in_base(board(), position(), event.front))
            return scribe.note("advance.base-holds", {context.front_code(event.front)});
        // Only a 6 made 7 advances an army into Washington, so a card's advance stops before it.
        if (is_met && is_union_in_washington(board(), position(), event.front))
            return scribe.note("advance.washington-holds", {context.front_code(event.front)});
        scribe.note("advance.confederate", {context.front_code(event.front)});
        if (is_met) return push_union_back(context, scribe, event.front);
        move_confederate(board(), scribe, event.front, held + 1);
        settle_victory(context, scribe);
    }

    void operator()(const steps::SetAsideReturns& event) const {
        const int held = static_cast<int>(position().piles[board().aside].size());
        const int count = std::min(event.count, held);
        if (count == 0) return scribe.note("set-aside.none");
        scribe.write(facts::CardsDealt{board().aside, board().draw, count});
        scribe.write(facts::PileShuffled{board().draw});
        scribe.note("set-aside.returned", {count});
        if (readings::deck_is_on_the_table(board(), position())) {
            scribe.note("set-aside.shuffle-yourself");
        } else {
            scribe.ask({Question::Kind::Shuffle, set_aside_purpose, {}, 0, 6, board().draw});
        }
    }

    void operator()(const steps::Battle&) const {
        scribe.ask({Question::Kind::Dice, battle_purpose, {card}, 1, 6, {}});
    }

    void operator()(const steps::AttackDrm& event) const {
        on_fronts(context, event.front, [&](const Front& front) {
            scribe.set(front.attack_drm, position().tracks[front.attack_drm] + event.value);
        });
        scribe.note("card.attack-drm", {event.value});
    }

    void operator()(const steps::AdvanceDrm& event) const {
        on_fronts(context, event.front, [&](const Front& front) {
            scribe.set(front.advance_drm, position().tracks[front.advance_drm] + event.value);
        });
        scribe.note("card.advance-drm", {event.value});
    }

    void operator()(const steps::NoAttacks& event) const {
        on_fronts(context, event.front, [&](const Front& front) { scribe.set(front.no_attack, 1); });
        if (event.front) return scribe.note("card.no-attacks-on", {context.front_code(*event.front)});
        scribe.note("card.no-attacks");
    }

    void operator()(const steps::Flip& event) const {
        const PieceId army = board().front(event.front).union_army;
        if (position().pieces[army].face == event.face) return scribe.note("flip.already", {army});
        scribe.write(facts::PieceFlipped{army, event.face});
        scribe.note("flip.done", {army});
    }

    void operator()(const steps::Reminder& event) const { scribe.note("card.reminder", {card, event.index}); }

    // These are done by the sequence of play.
    void operator()(const steps::UnionAdvance&) const {}
    void operator()(const steps::Unless&) const {}
    void operator()(const steps::Jump&) const {}
};

} // namespace

bool holds(const Context& context, const Position& position, const Condition& condition) {
    using Kind = Condition::Kind;
    const Board& board = context.board;
    const auto inner_holds = [&](const Condition& inner) { return holds(context, position, inner); };
    const auto& inner = condition.inner;
    switch (condition.kind) {
    case Kind::At:
        return position.pieces[condition.piece].place == condition.place;
    case Kind::Beyond: {
        const auto track = board.track_of(condition.place);
        const auto distance = track ? distance_on(board, position, *track, condition.piece) : std::nullopt;
        return distance && *distance > board.distances[condition.place];
    }
    case Kind::BesideRichmond:
        return distance_of(board, position, condition.piece) == 1;
    case Kind::LeeInPlay:
        return lee_front(board, position).has_value();
    case Kind::MerrimacInPlay:
        return is_merrimac_in_play(board, position);
    case Kind::McClellanWith: {
        const auto front = mcclellan_front(board, position);
        return front && board.front(*front).union_army == condition.piece;
    }
    case Kind::ReservesAtLeast:
        return static_cast<int>(reserves_in_box(board, position).size()) >= condition.count;
    case Kind::Not:
        return !inner_holds(inner.front());
    case Kind::All:
        return std::all_of(inner.begin(), inner.end(), inner_holds);
    case Kind::Any:
        return std::any_of(inner.begin(), inner.end(), inner_holds);
    }
    return false;
}

void do_event(const Context& context, Scribe& scribe, CardId card, const Action& action) {
    std::visit(EventDoer{context, scribe, card}, action);
}

// Lee comes into play with the Confederate army that the player names.
void finish_lee_enters(const Context& context, Scribe& scribe, FrontId front) {
    const auto place = scribe.position().pieces[context.board.front(front).confederate_army].place;
    if (place) scribe.move(context.board.lee, *place);
    scribe.note("lee.entered", {context.front_code(front)});
}

} // namespace fielddesk::virginia
