#pragma once

#include "engine/position/fact.h"

#include <compare>
#include <set>

namespace fielddesk::fair {

// Where a shuffle put a card.
struct Label {
    int shuffle = 0;
    int position = 0;

    friend auto operator<=>(const Label&, const Label&) = default;
};

// Where the cards lie as everyone can follow it: every card of a pile, seen or not, with the place in a
// shuffle that it came from. Of a hand it can only be told what came into it, not which of it was played.
class Slots {
public:
    explicit Slots(const Kit& kit) : m_kit(&kit), m_piles(kit.piles.size()), m_came_into(kit.piles.size()) {}

    void fold(const Fact& fact);

    // Of a card that everyone sees; nothing where no shuffle put it there.
    std::optional<Label> label_of(CardId card) const;
    // What ever came into this hand; nothing for a card that no shuffle put anywhere.
    const std::set<std::optional<Label>>& came_into(PileId hand) const { return m_came_into[hand]; }

private:
    struct Slot {
        std::optional<CardId> card;
        std::optional<Label> label;
    };
    using Row = std::vector<Slot>;

    struct Folder;
    const Kit* m_kit;
    IdVector<PileId, Row> m_piles;
    IdVector<PileId, std::set<std::optional<Label>>> m_came_into;
};

} // namespace fielddesk::fair
