#include "engine/games/virginia/answers.h"

#include "engine/games/virginia/advances.h"
#include "engine/games/virginia/attacks.h"
#include "engine/games/virginia/bookmark.h"
#include "engine/games/virginia/events.h"
#include "engine/games/virginia/sequence.h"
#include "engine/games/virginia/set_up.h"

namespace fielddesk::virginia {

namespace {

// The advance that a step orders: its own, or the one that a retreat from Richmond opens the way for.
std::optional<steps::UnionAdvance> advance_of(const Step& step) {
    if (const auto* advance = std::get_if<steps::UnionAdvance>(&step.action)) return *advance;
    if (const auto* retreat = std::get_if<steps::Retreat>(&step.action))
        return steps::UnionAdvance{retreat->front, false, 0};
    return std::nullopt;
}

Result<Facts> answer_dice(const Context& context, const Position& position, const Order& order) {
    const Question& question = *position.question;
    Roll roll{question.sides, {}, order.source};
    for (const Argument& argument : order.arguments)
        roll.faces.push_back(std::get<int>(argument));
    Scribe scribe(position);
    scribe.write(facts::QuestionClosed{});
    scribe.write(facts::DiceRolled{question.purpose, roll});
    if (question.purpose == attack_purpose) {
        const auto front = named_front(context, question.subjects);
        if (!front) return refuse("question.lost", "sequence");
        finish_attack(context, scribe, *front, roll);
        return std::move(scribe).take();
    }
    const auto card = card_in_play(context, position);
    const Step* step = open_step(context, position);
    if (!card || !step) return refuse("question.lost", "sequence");
    const StepNumber at = open_step_number(context, position);
    if (const auto* battle = std::get_if<steps::Battle>(&step->action)) {
        // Key concepts: neither leader counts for the result roll of a Battle card.
        const int face = roll.faces.front();
        const auto result = static_cast<std::size_t>(face - 1);
        if (result >= battle->goes_to.size()) return refuse("question.lost", "sequence");
        scribe.note("battle.result", {*card, face});
        go_on_at(context, scribe, *card, battle->goes_to[result]);
        return std::move(scribe).take();
    }
    const auto advance = advance_of(*step);
    if (!advance) return refuse("question.lost", "sequence");
    const auto advanced = finish_advance(context, scribe, *advance, roll, question.purpose);
    if (advanced) {
        const int skipped = *advanced ? 0 : advance->skipped_on_failure;
        go_on_at(context, scribe, *card, static_cast<StepNumber>(at + 1 + skipped));
    }
    return std::move(scribe).take();
}

Result<Facts> answer_choice(const Context& context, const Position& position, const Order& order) {
    const auto front = named_front(context, order.arguments);
    const auto card = card_in_play(context, position);
    if (order.verb != verbs::choose || !front || !card)
        return refuse("question.open", {}, {position.question->purpose});
    Scribe scribe(position);
    scribe.write(facts::QuestionClosed{});
    finish_lee_enters(context, scribe, *front);
    go_on_at(context, scribe, *card, static_cast<StepNumber>(open_step_number(context, position) + 1));
    return std::move(scribe).take();
}

// A card that was mended meanwhile may have something else at this step.
bool returns_cards(const Context& context, const Position& position) {
    const Step* step = open_step(context, position);
    return step && std::holds_alternative<steps::SetAsideReturns>(step->action);
}

Result<Facts> answer_shuffle(const Context& context, const Position& position, const Order& order) {
    std::vector<CardId> cards;
    for (const Argument& argument : order.arguments)
        cards.push_back(std::get<CardId>(argument));
    const Question question = *position.question;
    Scribe scribe(position);
    scribe.write(facts::QuestionClosed{});
    scribe.write(facts::PileOrdered{question.pile, std::move(cards)}, Audience::vault());
    if (question.purpose == set_up_purpose) {
        finish_set_up(context, scribe);
    } else if (const auto card = card_in_play(context, position); card && returns_cards(context, position)) {
        go_on_at(context, scribe, *card, static_cast<StepNumber>(open_step_number(context, position) + 1));
    }
    return std::move(scribe).take();
}

} // namespace

std::optional<FrontId> named_front(const Context& context, const Arguments& arguments) {
    const Code* code = arguments.size() == 1 ? std::get_if<Code>(&arguments[0]) : nullptr;
    return code ? context.board.front_named(*code) : std::nullopt;
}

Result<Facts> answer(const Context& context, const Position& position, const Order& order) {
    switch (position.question->kind) {
    case Question::Kind::Dice:
        return answer_dice(context, position, order);
    case Question::Kind::Choice:
        return answer_choice(context, position, order);
    case Question::Kind::Shuffle:
        return answer_shuffle(context, position, order);
    case Question::Kind::Cell:
    case Question::Kind::Rating:
    case Question::Kind::Connection:
    case Question::Kind::Arrival:
    case Question::Kind::Card:
        break; // these are answered in the same way in every game
    }
    return refuse("question.lost", "sequence");
}

Facts go_on(const Context& context, const Position& position, const Question& answered) {
    Scribe scribe(position);
    const auto card = card_in_play(context, position);
    if (card && answered.kind == Question::Kind::Card) go_on_at(context, scribe, *card, 0);
    return std::move(scribe).take();
}

bool still_stands(const Context& context, const Position& position) {
    const Question& question = *position.question;
    if (question.kind == Question::Kind::Card) return waits_for_card(context, position);
    if (question.purpose == attack_purpose) {
        const auto front = named_front(context, question.subjects);
        return front && !attack_refusal(context, position, *front);
    }
    if (question.kind == Question::Kind::Shuffle) return true;
    const Step* step = open_step(context, position);
    if (!step) return false;
    if (question.purpose == lee_enters_purpose)
        return std::holds_alternative<steps::LeeEnters>(step->action) && !lee_front(context.board, position);
    if (question.purpose == battle_purpose) return std::holds_alternative<steps::Battle>(step->action);
    if (const auto* retreat = std::get_if<steps::Retreat>(&step->action))
        if (confederate_distance(context.board, position, retreat->front) > 0) return false;
    const auto advance = advance_of(*step);
    return advance && question.subjects == Arguments{context.front_code(advance->front)} &&
           advance_reasons(context, position, *advance).any();
}

std::optional<Ruling> open_ruling(const Context& context, const Position& position) {
    if (!position.question || position.question->kind != Question::Kind::Dice) return std::nullopt;
    const Question& question = *position.question;
    if (question.purpose == attack_purpose) {
        const auto front = named_front(context, question.subjects);
        return front ? std::optional(attack_ruling(context, position, *front)) : std::nullopt;
    }
    const Step* step = open_step(context, position);
    if (!step || question.purpose == battle_purpose) return std::nullopt;
    const auto advance = advance_of(*step);
    return advance ? std::optional(advance_ruling(context, position, *advance)) : std::nullopt;
}

} // namespace fielddesk::virginia
