#pragma once

#include "engine/core/order.h"
#include "engine/kit/json.h"
#include "engine/kit/kit.h"

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
        if (offer.takes_words) order.words = offer.verb == verbs::note ? card_entry() : phrase();
        return order;
    }

    // Where a game asks what a card of the box is, this player copies any card of this kit; else an empty
    // one.
    void copy_cards_of(const Kit& kit) { m_cards = &kit.cards; }

private:
    std::string phrase() { return "phrase " + std::to_string(below(1000)); }
    std::string card_entry() {
        std::size_t index = m_cards ? below(m_cards->size()) : 0;
        // A card that the kit itself does not know says nothing to copy.
        while (m_cards && (*m_cards)[CardId{static_cast<std::uint16_t>(index)}].instructions == "{}")
            index = (index + 1) % m_cards->size();
        Json entry{{"events", Json::array()}, {"advances", Json::array()}, {"attacks", 1}};
        if (m_cards) entry = Json::parse((*m_cards)[CardId{static_cast<std::uint16_t>(index)}].instructions);
        entry["title"] = "Told " + std::to_string(index);
        return entry.dump();
    }

    const IdVector<CardId, Card>* m_cards = nullptr;
    std::mt19937_64 m_numbers;
};

} // namespace fielddesk::testing
