#include "app/device_orders.h"

#include "engine/core/joined.h"

#include <algorithm>

namespace fielddesk {

namespace {

tl::unexpected<Refusal> refuse_thrown(Code code, Arguments subjects, const hardware::DiceThrown& thrown) {
    const auto face = [](const hardware::Die& die) {
        return die.face ? std::to_string(*die.face) : "cocked";
    };
    std::string faces = joined(thrown.dice, " ", face);
    return tl::unexpected<Refusal>(Refusal{code, {}, std::move(subjects), std::move(faces)});
}

// What was read for certain.
Result<Order> kept_unasked(const hardware::DiceThrown& thrown, Seat seat) {
    Order order{seat, verbs::unasked, {0}, Source::Device};
    int sides = 0;
    for (const hardware::Die& die : thrown.dice) {
        sides = std::max(sides, die.sides);
        if (!die.is_doubtful()) order.arguments.emplace_back(*die.face);
    }
    order.arguments.front() = sides;
    if (order.arguments.size() == 1) return refuse("reading.unasked");
    return order;
}

} // namespace

Result<Order> order_of(const hardware::DiceThrown& thrown, const std::optional<Question>& question,
                       Seat seat) {
    if (!question || question->kind != Question::Kind::Dice) return kept_unasked(thrown, seat);
    const auto count = static_cast<int>(thrown.dice.size());
    if (count != question->dice) return refuse_thrown("reading.other-count", {question->dice, count}, thrown);
    for (const hardware::Die& die : thrown.dice)
        if (die.sides != question->sides)
            return refuse_thrown("reading.other-dice", {question->sides}, thrown);
    const bool is_doubtful = std::any_of(thrown.dice.begin(), thrown.dice.end(),
                                         [](const hardware::Die& die) { return die.is_doubtful(); });
    if (is_doubtful) return refuse_thrown("reading.doubtful", {}, thrown);
    Order order{seat, verbs::dice, {}, Source::Device};
    for (const hardware::Die& die : thrown.dice)
        order.arguments.emplace_back(*die.face);
    return order;
}

Result<Order> order_of(CardId card, const std::vector<Offer>& offers, Seat seat) {
    std::vector<Code> verbs;
    for (const Offer& offer : offers) {
        if (offer.slots.size() != 1 || offer.by_reader == ByReader::Never) continue;
        const auto& candidates = offer.slots.front().candidates;
        if (std::find(candidates.begin(), candidates.end(), Argument(card)) == candidates.end()) continue;
        if (offer.by_reader == ByReader::First) return Order{seat, offer.verb, {card}, Source::Device};
        verbs.push_back(offer.verb);
    }
    if (verbs.empty()) return refuse("card.not-now", {}, {card});
    if (verbs.size() > 1) return refuse("card.several", {}, {card});
    return Order{seat, verbs.front(), {card}, Source::Device};
}

} // namespace fielddesk
