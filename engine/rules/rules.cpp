#include "engine/rules/rules.h"

#include "engine/position/piles.h"
#include "engine/rules/box_answers.h"
#include "engine/rules/corrections.h"
#include "engine/rules/scribe.h"
#include "engine/rules/shared_orders.h"

#include <algorithm>

namespace fielddesk {

namespace {

// The facts that a correction brings, and what follows from it by the rules.
Result<Facts> corrected(const Rules& rules, const Position& position, const Order& order) {
    auto facts = corrects_box(order.verb) ? correct_note(rules, order)
                                          : decide_correction(rules.kit(), position, order);
    if (!facts) return facts;
    Scribe scribe(position);
    for (const Fact& fact : *facts)
        scribe.write(fact.what, fact.audience);
    for (const Fact& fact : rules.settle(scribe.position()))
        scribe.write(fact.what, fact.audience);
    return std::move(scribe).take();
}

// Whether this argument names a thing that the kit has.
bool exists(const Kit& kit, const Argument& argument) {
    struct Looker {
        const Kit& kit;
        bool operator()(int) const { return true; }
        bool operator()(const Code&) const { return true; }
        bool operator()(PieceId id) const { return kit.pieces.contains(id); }
        bool operator()(PlaceId id) const { return kit.places.contains(id); }
        bool operator()(PileId id) const { return kit.piles.contains(id); }
        bool operator()(CardId id) const { return kit.cards.contains(id); }
        bool operator()(TrackId id) const { return kit.tracks.contains(id); }
        bool operator()(SideId id) const { return kit.sides.contains(id); }
    };
    return std::visit(Looker{kit}, argument);
}

// Dice must be as many as were asked for and show what such dice can show.
std::optional<Refusal> wrong_dice(const Question& question, const Order& order) {
    if (static_cast<int>(order.arguments.size()) != question.dice)
        return Refusal{"dice.count", {}, {question.dice, static_cast<int>(order.arguments.size())}, {}};
    for (const Argument& argument : order.arguments) {
        const int* face = std::get_if<int>(&argument);
        if (!face || *face < 1 || *face > question.sides)
            return Refusal{"dice.face", {}, {face ? *face : 0, question.sides}, {}};
    }
    return std::nullopt;
}

// A shuffle must give back the very cards of the pile, once each: those that lie nowhere else.
std::optional<Refusal> wrong_shuffle(const Kit& kit, const Position& position, const Question& question,
                                     const Order& order) {
    std::vector<CardId> expected = cards_unseen(kit, position);
    std::vector<CardId> given;
    for (const Argument& argument : order.arguments)
        if (const CardId* card = std::get_if<CardId>(&argument)) given.push_back(*card);
    std::sort(given.begin(), given.end());
    if (given == expected && order.arguments.size() == expected.size()) return std::nullopt;
    return Refusal{"shuffle.cards", {}, {question.pile}, {}};
}

// What every game asks of an order while a question is open.
std::optional<Refusal> wrong_answer(const Kit& kit, const Position& position, const Order& order) {
    const bool is_dice = order.verb == verbs::dice;
    const bool is_shuffle = order.verb == verbs::shuffled;
    const bool is_note = order.verb == verbs::note;
    if (!position.question) {
        if (is_dice) return Refusal{"dice.not-asked", {}, {}, {}};
        if (is_shuffle) return Refusal{"shuffle.not-asked", {}, {}, {}};
        if (is_note) return Refusal{"note.not-asked", {}, {}, {}};
        return std::nullopt;
    }
    const Question& question = *position.question;
    if (is_dice != (question.kind == Question::Kind::Dice) || is_note != asks_box(question) ||
        is_shuffle != (question.kind == Question::Kind::Shuffle) ||
        (is_shuffle && order.source != Source::App))
        return Refusal{"question.open", {}, {question.purpose}, {}};
    if (is_dice) return wrong_dice(question, order);
    if (is_shuffle) return wrong_shuffle(kit, position, question, order);
    return std::nullopt;
}

// A throw that nobody asked for is kept, so that it can be read later, and counts for nothing.
Result<Facts> kept_unasked(const Position& position, const Order& order) {
    if (order.source != Source::Device) return refuse("order.unknown-verb", {}, {order.verb});
    if (position.question && position.question->kind == Question::Kind::Dice)
        return refuse("question.open", {}, {position.question->purpose});
    std::vector<int> numbers;
    for (const Argument& argument : order.arguments)
        if (const int* number = std::get_if<int>(&argument)) numbers.push_back(*number);
    const bool is_throw = numbers.size() == order.arguments.size() && numbers.size() >= 2 &&
                          can_be_thrown(numbers.size() - 1, numbers.front());
    if (!is_throw) return refuse("order.arguments", {}, {order.verb});
    Roll roll{numbers.front(), {numbers.begin() + 1, numbers.end()}, order.source};
    for (const int face : roll.faces)
        if (face < 1 || face > roll.sides) return refuse("dice.face", {}, {face, roll.sides});
    return Facts{Fact{facts::DiceRolled{order.verb, std::move(roll)}},
                 Fact{facts::Noted{{"note.unasked", {}}}}};
}

facts::OrderGiven given(const Order& order) {
    // The order of a shuffled pile is for the vault alone.
    const bool is_secret = order.verb == verbs::shuffled;
    return {order.seat.side(), order.verb, is_secret ? Arguments{} : order.arguments};
}

// Puts the order before what came of it: as everyone may read it, and where that is less than all of it, then
// as its own seat may.
void put_first(const Order& order, const Rules& rules, Facts& facts) {
    facts::OrderGiven whole = given(order);
    if (!rules.is_private(order) && !is_private_correction(rules.kit(), order)) {
        facts.insert(facts.begin(), Fact{std::move(whole)});
        return;
    }
    Fact bare{facts::OrderGiven{whole.side, whole.verb, {}}};
    if (const auto side = whole.side)
        facts.insert(facts.begin(), Fact{std::move(whole), Audience::only(*side)});
    facts.insert(facts.begin(), std::move(bare));
}

} // namespace

Result<Facts> decide(const Rules& rules, const Position& position, const Order& order) {
    const Kit& kit = rules.kit();
    const auto& arguments = order.arguments;
    if (!std::all_of(arguments.begin(), arguments.end(), [&](const auto& each) { return exists(kit, each); }))
        return refuse("order.arguments", {}, {order.verb});
    const bool corrects = is_correction(order.verb);
    const bool is_unasked = order.verb == verbs::unasked;
    const bool is_phrase = order.verb == verbs::phrase;
    const bool is_note = order.verb == verbs::note;
    const bool answers_undo = order.verb == verbs::agree || order.verb == verbs::disagree;
    const bool moves_cards = order.verb == verbs::correct_card || order.verb == verbs::correct_pile;
    if (moves_cards && waits_for_shuffle(position))
        return refuse("question.open", {}, {position.question->purpose});
    if (!corrects && !is_unasked && !is_phrase && !answers_undo) {
        if (position.outcome) return refuse("game.over", "victory");
        if (auto refusal = wrong_answer(kit, position, order))
            return tl::unexpected<Refusal>(*std::move(refusal));
    }
    auto decided = is_unasked     ? kept_unasked(position, order)
                   : is_phrase    ? phrase_added(position, order)
                   : answers_undo ? undo_answered(kit, position, order)
                   : corrects     ? corrected(rules, position, order)
                   : is_note      ? noted(rules, position, order)
                                  : rules.decide(position, order);
    if (!decided) return decided;
    put_first(order, rules, *decided);
    return decided;
}

} // namespace fielddesk
