#pragma once

#include "app/session.h"

#include <string>
#include <vector>

namespace fielddesk {

// `table`, or the id of a side that is played; refuses with `console.seat` or `seat.not-yours`.
Result<Seat> seat_named(const Kit& kit, const std::string& name);

// A line as it was typed where lines end with a return as well.
std::string without_return(std::string line);

// Reads an order from words, and writes one as words. Things are named by their ids, cards by their numbers.
class OrderReader {
public:
    OrderReader(const Kit& kit, Seat seat) : m_kit(&kit), m_seat(seat) {}

    // `attack valley`, `turn 17`, `dice 4 3`. What the words may mean is told by the offers; words that fit
    // none are handed on as they are, so that the rules can say what is wrong with them.
    Order read(const std::vector<std::string>& words, const std::vector<Offer>& offers) const;

    // `correct piece|face|mark|place|card|track|pile|cell|rating|connection|arrival|entry …`; refuses with
    // `correct.usage` or `correct.unknown`.
    Result<Order> read_correction(const std::vector<std::string>& words) const;

    // A card by its number or its id.
    std::optional<CardId> card(const std::string& word) const;

    std::string word(const Argument& argument) const;
    std::string words(const Order& order) const;

private:
    Argument argument(const std::string& word, const Argument* example) const;

    const Kit* m_kit;
    Seat m_seat;
};

} // namespace fielddesk
