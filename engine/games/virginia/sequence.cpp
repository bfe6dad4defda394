#include "engine/games/virginia/sequence.h"

#include "engine/games/virginia/advances.h"
#include "engine/games/virginia/answers.h"
#include "engine/games/virginia/attacks.h"
#include "engine/games/virginia/bookmark.h"
#include "engine/games/virginia/events.h"
#include "engine/games/virginia/readings.h"
#include "engine/games/virginia/victory.h"
#include "engine/position/piles.h"

#include <algorithm>

namespace fielddesk::virginia {

namespace {

// Reveal the top card of the draw pile.
Result<Facts> turn(const Context& context, const Position& position, const Order& order) {
    const Board& board = context.board;
    if (position.phase != board.reveal_phase) return refuse("turn.not-yet", "sequence");
    const bool is_on_table = readings::deck_is_on_the_table(board, position);
    const auto* named = order.arguments.size() == 1 ? std::get_if<CardId>(&order.arguments[0]) : nullptr;
    if (is_on_table && !named) return refuse("turn.name-the-card", "sequence");
    if (!is_on_table && !order.arguments.empty()) return refuse("turn.app-turns", "sequence");
    const std::vector<CardId> cards = turnable(context, position);
    const CardId card = is_on_table ? *named : *position.piles[board.draw].back();
    if (std::find(cards.begin(), cards.end(), card) == cards.end())
        return refuse("turn.already-seen", "sequence", {card});
    Scribe scribe(position);
    scribe.write(facts::CardShown{card, board.draw, board.play, is_on_table ? order.source : Source::App});
    scribe.set(board.turn, position.tracks[board.turn] + 1);
    go_on_at(context, scribe, card, 0);
    return std::move(scribe).take();
}

// Does the step at the bookmark, and with it those that only follow from it.
Result<Facts> resolve(const Context& context, const Position& position) {
    const Board& board = context.board;
    const auto card = card_in_play(context, position);
    if (!card || position.phase == board.attacks_phase || position.phase == board.reveal_phase)
        return refuse("resolve.nothing-left", "sequence");
    const Program& program = context.programs[*card];
    Scribe scribe(position);
    const StepNumber at = open_step_number(context, position);
    const Step& step = program.steps[at];
    if (const auto* unless = std::get_if<steps::Unless>(&step.action)) {
        const bool is_met = holds(context, position, unless->condition);
        scribe.note(is_met ? "card.condition-met" : "card.condition-not-met", {*card, at});
        go_on_at(context, scribe, *card, is_met ? static_cast<StepNumber>(at + 1) : unless->goes_to);
        return std::move(scribe).take();
    }
    if (const auto* advance = std::get_if<steps::UnionAdvance>(&step.action)) {
        begin_advance(context, scribe, *advance);
    } else {
        do_event(context, scribe, *card, step.action);
    }
    if (!scribe.position().question) go_on_at(context, scribe, *card, static_cast<StepNumber>(at + 1));
    return std::move(scribe).take();
}

// The turn is over: the card goes to the discards, and what it laid down for this turn ends.
void end_turn(const Context& context, Scribe& scribe) {
    const Board& board = context.board;
    const int in_play = static_cast<int>(scribe.position().piles[board.play].size());
    if (in_play > 0) scribe.write(facts::CardsDealt{board.play, board.discard, in_play});
    for (const TrackId track : {board.step, board.attacks, board.attacks_made, board.lee_moves})
        scribe.set(track, 0);
    for (const Front& front : board.fronts)
        for (const TrackId track : {front.attack_drm, front.advance_drm, front.no_attack})
            scribe.set(track, 0);
    scribe.write(facts::PhaseBegun{board.reveal_phase});
    settle_victory(context, scribe);
}

Result<Facts> fight(const Context& context, const Position& position, const Order& order) {
    const Board& board = context.board;
    if (position.phase != board.attacks_phase) return refuse("attack.not-yet", "sequence");
    Scribe scribe(position);
    if (order.verb == verbs::end) {
        end_turn(context, scribe);
        return std::move(scribe).take();
    }
    const auto front = named_front(context, order.arguments);
    if (!front) return refuse("order.arguments", {}, {order.verb});
    std::optional<Refusal> refusal;
    if (order.verb == verbs::lee) {
        refusal = lee_refusal(context, position);
        if (!refusal && lee_front(board, position) == *front)
            refusal = Refusal{"lee.already-there", "lee", {context.front_code(*front)}, {}};
    } else {
        if (order.verb == verbs::reserve) refusal = reserve_refusal(context, position);
        if (order.verb == verbs::attack && position.tracks[board.attacks] == 0)
            refusal = Refusal{"attack.none-left", "attacks", {}, {}};
        if (!refusal) refusal = attack_refusal(context, position, *front);
    }
    if (refusal) return tl::unexpected<Refusal>(*std::move(refusal));
    if (order.verb == verbs::lee) {
        move_lee(context, scribe, *front);
    } else {
        declare_attack(context, scribe, *front, order.verb == verbs::reserve);
    }
    return std::move(scribe).take();
}

} // namespace

std::vector<CardId> turnable(const Context& context, const Position& position) {
    const Pile& draw = position.piles[context.board.draw];
    if (draw.empty()) return {};
    if (draw.back()) return {*draw.back()};
    return cards_unseen(context.kit, position);
}

Result<Facts> decide(const Context& context, const Position& position, const Order& order) {
    const bool may_act = order.seat.is_table() || order.seat.side() == context.board.confederate_side;
    if (!may_act) return refuse("seat.not-yours", "sequence");
    if (position.question) return answer(context, position, order);
    if (order.verb == verbs::turn) return turn(context, position, order);
    if (order.verb == verbs::resolve) return resolve(context, position);
    for (const Code verb : {verbs::attack, verbs::reserve, verbs::lee, verbs::end})
        if (order.verb == verb) return fight(context, position, order);
    return refuse("order.unknown-verb", {}, {order.verb});
}

namespace {

// One card is in play at most: the newest one that can be read. What else a correction left there goes to the
// discards. Returns whether the card in play is another one now.
bool clear_play(const Board& board, Scribe& scribe) {
    const Pile play = scribe.position().piles[board.play];
    if (play.empty() || (play.size() == 1 && play.back())) return false;
    scribe.write(facts::CardsDealt{board.play, board.discard, static_cast<int>(play.size())});
    if (play.back()) scribe.write(facts::CardShown{*play.back(), board.discard, board.play, Source::Typed});
    return true;
}

} // namespace

Facts settle(const Context& context, const Position& position) {
    const Board& board = context.board;
    Scribe scribe(position);
    settle_overland(board, scribe);
    const bool between_turns = scribe.position().phase == board.reveal_phase;
    const bool was_changed = clear_play(board, scribe);
    const auto card = card_in_play(context, scribe.position());
    const bool is_lost = !card && !between_turns && !scribe.position().outcome;
    if ((was_changed || is_lost) && scribe.position().question) scribe.write(facts::QuestionClosed{});
    if (card && (between_turns || was_changed)) go_on_at(context, scribe, *card, 0);
    if (is_lost) end_turn(context, scribe);
    settle_victory(context, scribe);
    return std::move(scribe).take();
}

} // namespace fielddesk::virginia
