#pragma once

#include "app/referee.h"
#include "tests/support/random_player.h"

namespace fielddesk::testing {

// Another whole position that this seat cannot tell from this one: the cards and the faces that it does not
// know are changed about, and so are pieces of one kind whose places it does not know, but for those of the
// side that acts. `as_here` says what an argument of the first stands for in the second.
struct Resampled {
    Position whole;
    std::vector<CardId> card_instead; // by card

    Order as_here(Order order) const;
};
Resampled resampled(const Kit& kit, const Position& whole, const Position& seen, RandomPlayer& player,
                    std::optional<SideId> not_of = std::nullopt);

// A game in memory, played by random legal orders of every seat. Its chance is that of the program.
class RandomGame {
public:
    RandomGame(const Rules& rules, std::uint64_t seed, bool asks_phrases = false);

    const Referee& referee() const { return m_referee; }
    const Rules& rules() const { return m_rules; }
    RandomPlayer& player() { return m_player; }
    std::vector<Seat> seats() const;
    std::vector<Offer> offers(Seat seat) const;
    // A legal order of any seat; nothing when the game is over.
    std::optional<Order> next_order();
    // Takes it; false where it is refused.
    bool give(const Order& order);
    // Now and then a correction, legal or not, as anybody may type it.
    Order random_correction(Seat seat);

private:
    bool take(Result<Facts> facts);

    const Rules& m_rules;
    RandomPlayer m_player;
    Referee m_referee;
};

// What the file shows of facts to who can open none of those that are sealed: for whom each is, and how long
// it is as far as the seal lets that be seen. Up to the first public news.
std::vector<std::pair<Audience, std::size_t>> shape_before_news(const Kit& kit, const Facts& facts);

// What this seat reads of these facts, as the file has it, up to the first one by which it learns what it did
// not know: a card, a face, where a piece is; and whether there was one.
struct Told {
    std::vector<std::string> texts;
    bool has_news = false;
};
Told told_before_news(const Kit& kit, const Facts& facts, Seat seat);

// Whether both are told alike until one of them learns something. A die can bring news in one of two worlds
// alone: it decides about what was not seen.
bool are_alike(const Told& here, const Told& there);

// The first text that only one of them was told, for whoever reads a failed test.
std::string first_difference(const Told& here, const Told& there);

} // namespace fielddesk::testing
