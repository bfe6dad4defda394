#include "engine/games/virginia/sequence.h"

#include "engine/games/virginia/advances.h"
#include "engine/games/virginia/answers.h"
#include "engine/games/virginia/attacks.h"
#include "engine/games/virginia/bookmark.h"
#include "engine/games/virginia/events.h"
#include "engine/games/virginia/readings.h"
#include "engine/games/virginia/victory.h"
#include "engine/position/piles.h"
#include "engine/rules/box.h"

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
    if (cards.empty()) return refuse("turn.no-card", "sequence");
    const CardId card = is_on_table ? *named : cards.front();
    if (std::find(cards.begin(), cards.end(), card) == cards.end())
        return refuse("turn.already-seen", "sequence", {card});
    Scribe scribe(position);
    scribe.write(facts::CardShown{card, board.draw, board.play, is_on_table ? order.source : Source::App});
    scribe.set(board.turn, position.tracks[board.turn] + 1);
    begin_card(context, scribe, card);
    return std::move(scribe).take();
}

// Does the step at the bookmark, and with it those that only follow from it.
Result<Facts> resolve(const Context& context, const Position& position) {
    const Board& board = context.board;
    const auto card = card_in_play(context, position);
    const Step* step = open_step(context, position);
    if (!card || !step || position.phase == board.attacks_phase || position.phase == board.reveal_phase)
        return refuse("resolve.nothing-left", "sequence");
    Scribe scribe(position);
    const StepNumber at = open_step_number(context, position);
    if (const auto* unless = std::get_if<steps::Unless>(&step->action)) {
        const bool is_met = holds(context, position, unless->condition);
        scribe.note(is_met ? "card.condition-met" : "card.condition-not-met", {*card, at});
        go_on_at(context, scribe, *card, is_met ? static_cast<StepNumber>(at + 1) : unless->goes_to);
        return std::move(scribe).take();
    }
    if (const auto* advance = std::get_if<steps::UnionAdvance>(&step->action)) {
        begin_advance(context, scribe, *advance);
    } else {
        do_event(context, scribe, *card, step->action);
    }
    if (!scribe.position().question) go_on_at(context, scribe, *card, static_cast<StepNumber>(at + 1));
    return std::move(scribe).take();
}

// The cards in play go to the discards, and what they laid down for this turn ends.
void clear_turn(const Context& context, Scribe& scribe) {
    const Board& board = context.board;
    if (scribe.position().question) scribe.write(facts::QuestionClosed{});
    const int in_play = static_cast<int>(scribe.position().piles[board.play].size());
    if (in_play > 0) scribe.write(facts::CardsDealt{board.play, board.discard, in_play});
    for (const TrackId track : {board.step, board.attacks, board.attacks_made, board.lee_moves})
        scribe.set(track, 0);
    if (board.passed_over) scribe.set(*board.passed_over, 0);
    for (const Front& front : board.fronts)
        for (const TrackId track : {front.attack_drm, front.advance_drm, front.no_attack})
            scribe.set(track, 0);
    if (scribe.position().phase != board.reveal_phase) scribe.write(facts::PhaseBegun{board.reveal_phase});
}

void end_turn(const Context& context, Scribe& scribe) {
    clear_turn(context, scribe);
    settle_victory(context, scribe);
}

Result<Facts> fight(const Context& context, const Position& position, const Order& order) {
    const Board& board = context.board;
    if (position.phase != board.attacks_phase) return refuse("attack.not-yet", "sequence");
    Scribe scribe(position);
    if (order.verb == verbs::end) {
        if (!order.arguments.empty()) return refuse("order.arguments", {}, {order.verb});
        end_turn(context, scribe);
        return std::move(scribe).take();
    }
    const auto front = named_front(context, order.arguments);
    if (!front) return refuse("order.arguments", {}, {order.verb});
    if (auto refusal = fight_refusal(context, position, order.verb, *front))
        return tl::unexpected<Refusal>(*std::move(refusal));
    if (order.verb == verbs::lee) {
        move_lee(context, scribe, *front);
    } else {
        declare_attack(context, scribe, *front, order.verb == verbs::reserve);
    }
    return std::move(scribe).take();
}

} // namespace

std::optional<Refusal> fight_refusal(const Context& context, const Position& position, Code verb,
                                     FrontId front) {
    if (verb == verbs::lee) {
        if (auto refusal = lee_refusal(context, position)) return refusal;
        if (lee_front(context.board, position) == front)
            return Refusal{"lee.already-there", "lee", {context.front_code(front)}, {}};
        return std::nullopt;
    }
    // What no attack can change comes before what it is paid with.
    if (auto refusal = attack_refusal(context, position, front)) return refusal;
    if (verb == verbs::reserve) return reserve_refusal(context, position);
    if (position.tracks[context.board.attacks] == 0) return Refusal{"attack.none-left", "attacks", {}, {}};
    return std::nullopt;
}

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
    if (order.verb == verbs::resolve) {
        if (!order.arguments.empty()) return refuse("order.arguments", {}, {order.verb});
        return resolve(context, position);
    }
    for (const Code verb : {verbs::attack, verbs::reserve, verbs::lee, verbs::end})
        if (order.verb == verb) return fight(context, position, order);
    return refuse("order.unknown-verb", {}, {order.verb});
}

namespace {

// One card is in play, face up. The newest is the one; what lay below it is done with, and a card that
// nobody has looked at goes to the discards.
void settle_play(const Context& context, Scribe& scribe) {
    const Board& board = context.board;
    const Pile play = scribe.position().piles[board.play];
    if (play.empty() || (play.size() == 1 && play.back())) return;
    clear_turn(context, scribe);
    if (play.back()) scribe.write(facts::CardsDealt{board.discard, board.play, 1});
}

// Puts the bookmark where the card in play goes on. A card that came into play between turns begins.
void settle_bookmark(const Context& context, Scribe& scribe, CardId card) {
    const Position& position = scribe.position();
    if (position.phase == context.board.attacks_phase) return;
    if (waits_for_card(context, position)) {
        if (!is_told(position, card)) return;
        scribe.write(facts::QuestionClosed{});
        return go_on_at(context, scribe, card, 0);
    }
    const bool begins = position.phase == context.board.reveal_phase;
    // It lies face up now, though it may have come there unseen.
    const PileId play = context.board.play;
    if (begins) scribe.write(facts::CardShown{card, play, play, Source::Typed});
    if (begins) return begin_card(context, scribe, card);
    go_on_at(context, scribe, card, open_step_number(context, position));
}

void settle_question(const Context& context, Scribe& scribe) {
    if (!scribe.position().question || still_stands(context, scribe.position())) return;
    scribe.write(facts::QuestionClosed{});
    scribe.note("question.lapsed");
}

} // namespace

Facts settle(const Context& context, const Position& position) {
    const Board& board = context.board;
    Scribe scribe(position);
    settle_overland(board, scribe);
    settle_play(context, scribe);
    const auto card = card_in_play(context, scribe.position());
    if (!card && scribe.position().phase != board.reveal_phase) clear_turn(context, scribe);
    settle_victory(context, scribe);
    if (scribe.position().outcome) return std::move(scribe).take();
    if (card) settle_bookmark(context, scribe, *card);
    settle_question(context, scribe);
    return std::move(scribe).take();
}

} // namespace fielddesk::virginia
