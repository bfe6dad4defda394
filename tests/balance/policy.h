#pragma once

#include "engine/games/virginia/attacks.h"
#include "engine/rules/rules.h"

namespace fielddesk::testing {

// A Confederate player of common sense: defends Richmond first, takes the likeliest attacks, keeps the
// reserve for need or for Washington, and keeps Lee where the danger is.
class ConfederatePolicy {
public:
    explicit ConfederatePolicy(const Kit& kit);

    // One of the offers of this position. Dice are not the policy's to give.
    Order choose(const Position& position, const std::vector<Offer>& offers) const;

private:
    double worth(const Position& position, virginia::FrontId front) const;
    virginia::FrontId front_for_lee(const Position& position) const;
    std::optional<Order> attack(const Position& position, const Offer& offer) const;

    virginia::Board m_board;
    IdVector<CardId, virginia::Program> m_no_programs; // the cards are not looked at
    virginia::Programs m_programs{m_no_programs};
    virginia::Context m_context;
};

} // namespace fielddesk::testing
