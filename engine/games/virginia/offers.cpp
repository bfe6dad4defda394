#include "engine/games/virginia/readings.h"
#include "engine/games/virginia/sequence.h"

namespace fielddesk::virginia {

namespace {

// The fronts that satisfy a predicate, as candidates of a slot.
template <typename Predicate>
Slot front_slot(const Context& context, Predicate predicate) {
    Slot slot{"front", {}};
    for (const FrontId front : all_fronts)
        if (predicate(front)) slot.candidates.emplace_back(context.front_code(front));
    return slot;
}

std::vector<Offer> attack_offers(const Context& context, const Position& position) {
    std::vector<Offer> offers;
    for (const Code verb : {verbs::attack, verbs::reserve, verbs::lee}) {
        Slot slot = front_slot(context,
                               [&](FrontId front) { return !fight_refusal(context, position, verb, front); });
        if (!slot.candidates.empty()) offers.push_back({verb, {std::move(slot)}, false});
    }
    offers.push_back({verbs::end, {}, false});
    return offers;
}

std::vector<Offer> answers(const Context& context, const Question& question) {
    Offer offer;
    switch (question.kind) {
    case Question::Kind::Dice: {
        Slot die{"die", {}};
        for (int face = 1; face <= question.sides; ++face)
            die.candidates.emplace_back(face);
        return {
            {fielddesk::verbs::dice, std::vector<Slot>(static_cast<std::size_t>(question.dice), die), false}};
    }
    case Question::Kind::Choice:
        return {{verbs::choose, {front_slot(context, [](FrontId) { return true; })}, false}};
    case Question::Kind::Shuffle:
    case Question::Kind::Cell:
    case Question::Kind::Rating:
    case Question::Kind::Connection:
    case Question::Kind::Arrival:
    case Question::Kind::Card:
        return {}; // these are answered in the same way in every game
    }
    return {};
}

// The cards that the player may turn up: the top one where it is known, else any that nobody has seen.
Slot turnable_cards(const Context& context, const Position& position) {
    Slot slot{"card", {}};
    for (const CardId card : turnable(context, position))
        slot.candidates.emplace_back(card);
    return slot;
}

} // namespace

std::vector<Offer> offers(const Context& context, const Position& position, Seat seat) {
    const Board& board = context.board;
    const bool may_act = seat.is_table() || seat.side() == board.confederate_side;
    if (!may_act || position.outcome) return {};
    if (position.question) return answers(context, *position.question);
    if (position.phase == board.reveal_phase) {
        std::vector<Slot> slots;
        if (readings::deck_is_on_the_table(board, position))
            slots.push_back(turnable_cards(context, position));
        return {{verbs::turn, std::move(slots), true}};
    }
    if (position.phase == board.attacks_phase) return attack_offers(context, position);
    return {{verbs::resolve, {}, false}};
}

} // namespace fielddesk::virginia
