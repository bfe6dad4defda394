#include "tests/balance/policy.h"

#include "engine/games/virginia/sequence.h"

#include <algorithm>

namespace fielddesk::testing {

using namespace virginia;

ConfederatePolicy::ConfederatePolicy(const Kit& kit)
    : m_board(*read_board(kit)), m_context{kit, m_board, m_programs} {}

// How much a successful attack here would help, times its chance.
double ConfederatePolicy::worth(const Position& position, FrontId front) const {
    const Distance to_richmond = union_distance(m_board, position, front);
    const Ruling ruling = attack_ruling(m_context, position, front);
    const double chance =
        static_cast<double>(ruling.chance.numerator) / static_cast<double>(ruling.chance.denominator);
    const bool wins = is_union_in_washington(m_board, position, front);
    const double urgency = to_richmond == 1 ? 8 : to_richmond == 2 ? 3 : to_richmond == 3 ? 1.5 : 1;
    return chance * (wins ? 20 : urgency);
}

FrontId ConfederatePolicy::front_for_lee(const Position& position) const {
    return *std::min_element(all_fronts.begin(), all_fronts.end(), [&](FrontId a, FrontId b) {
        return union_distance(m_board, position, a) < union_distance(m_board, position, b);
    });
}

std::optional<Order> ConfederatePolicy::attack(const Position& position, const Offer& offer) const {
    const auto better = [&](const Argument& a, const Argument& b) {
        return worth(position, *m_board.front_named(std::get<Code>(a))) <
               worth(position, *m_board.front_named(std::get<Code>(b)));
    };
    const auto& fronts = offer.slots.front().candidates;
    const Argument best = *std::max_element(fronts.begin(), fronts.end(), better);
    // The reserve is for need: a Union army beside Richmond, or the road into Washington.
    const double least = offer.verb == virginia::verbs::reserve ? 2.0 : 0.0;
    if (worth(position, *m_board.front_named(std::get<Code>(best))) < least) return std::nullopt;
    return Order{Seat::table(), offer.verb, {best}, Source::Typed};
}

Order ConfederatePolicy::choose(const Position& position, const std::vector<Offer>& offers) const {
    for (const Offer& offer : offers) {
        if (offer.verb == virginia::verbs::choose)
            return {
                Seat::table(), offer.verb, {m_context.front_code(front_for_lee(position))}, Source::Typed};
        const bool is_attack =
            offer.verb == virginia::verbs::attack || offer.verb == virginia::verbs::reserve;
        if (is_attack)
            if (auto order = attack(position, offer)) return *order;
    }
    const Offer& last = offers.back();
    return {Seat::table(), last.verb, {}, Source::Typed};
}

} // namespace fielddesk::testing
