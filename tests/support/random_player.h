#pragma once

#include "engine/core/order.h"

#include <random>
#include <string>
#include <utility>

namespace fielddesk::testing {

// Gives legal orders at random: any offer, any candidate. Seeded, so that a game can be played again.
class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_numbers(seed) {}

    // A number below the limit.
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_numbers() % limit); }
    bool one_in(std::size_t times) { return below(times) == 0; }
    template <typename Values>
    void shuffle(Values& values) {
        for (std::size_t left = values.size(); left > 1; --left)
            std::swap(values[left - 1], values[below(left)]);
    }

    Order order_from(const std::vector<Offer>& offers, Seat seat) {
        const Offer& offer = offers[below(offers.size())];
        Order order{seat, offer.verb, {}, Source::Typed};
        for (const Slot& slot : offer.slots)
            order.arguments.push_back(slot.candidates[below(slot.candidates.size())]);
        if (offer.takes_words) order.words = "phrase " + std::to_string(below(1000));
        return order;
    }

private:
    std::mt19937_64 m_numbers;
};

} // namespace fielddesk::testing
