#include "app/device_orders.h"

#include <algorithm>

namespace fielddesk {

namespace {

tl::unexpected<Refusal> refuse_thrown(Code code, Arguments subjects, const hardware::DiceThrown& thrown) {
    std::string faces;
    for (const hardware::Die& die : thrown.dice)
        faces += (faces.empty() ? "" : " ") + (die.face ? std::to_string(*die.face) : std::string("x"));
    return tl::unexpected<Refusal>(Refusal{code, {}, std::move(subjects), std::move(faces)});
}

} // namespace

Result<Order> order_of(const hardware::DiceThrown& thrown, const std::optional<Question>& question,
                       Seat seat) {
    if (!question || question->kind != Question::Kind::Dice)
        return refuse_thrown("reading.unasked", {}, thrown);
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

} // namespace fielddesk
