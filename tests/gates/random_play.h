#pragma once

#include "engine/games/gates/play.h"
#include "tests/gates/gates_table.h"
#include "tests/support/random_player.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace fielddesk::gates::test {

// An order of a random game, and what came of it.
struct Step {
    Order order;
    Position before;
    Facts facts;
};

// The points about the Chickahominy where a random game is played.
const std::vector<std::string>& arena();

// A game that goes on by random legal orders of both sides, from one side's movement on. Every road, rating
// and chart is told; both sides stand mixed about the Chickahominy, at random, with Richmond and the bases
// near. Nothing is waived.
class RandomPlay {
public:
    // Offers of these verbs are taken so many times as often as they come. All stand at these points.
    explicit RandomPlay(std::uint64_t seed, std::map<std::string, std::size_t> often = {},
                        const std::vector<std::string>& points = arena());

    // One more order; nothing where the game is over. An offer that is refused fails the property.
    std::optional<Step> step();
    Step give(const Order& order);

    const Board& board() const;
    const Position& whole() const { return m_referee.whole(); }
    const Position& seen_by(SideId side) const { return m_referee.seen_by(Seat::of(side)); }
    Situation now() const { return {board(), whole()}; }
    std::vector<Offer> offers(Seat seat) const;
    // Where the game would stand after this order, which is not taken; a refusal fails the property.
    Position after(const Order& order) const;

private:
    void mix(const std::vector<std::string>& points);
    std::optional<Order> any_order();
    std::size_t weight(const Offer& offer) const;
    void take(Facts facts);

    std::map<std::string, std::size_t> m_often;
    testing::RandomPlayer m_player;
    Referee m_referee;
};

// The seed of a random game; a smaller one is no simpler game.
std::uint64_t any_seed();

} // namespace fielddesk::gates::test
