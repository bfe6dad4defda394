#pragma once

#include "engine/position/fact.h"

namespace fielddesk::fair {

// Where a shuffle put a card.
struct Label {
    int shuffle = 0;
    int position = 0;

    friend bool operator==(const Label&, const Label&) = default;
};

// Where the cards lie as everyone can follow it: every card of a pile, seen or not, with the place in a
// shuffle that it came from. Which card of a hand was played, only its opening tells.
class Slots {
public:
    explicit Slots(const Kit& kit) : m_kit(&kit), m_piles(kit.piles.size()) {}

    void fold(const Fact& fact);

    // Of a card that everyone sees; nothing where no shuffle put it there.
    std::optional<Label> label_of(CardId card) const;

private:
    struct Slot {
        std::optional<CardId> card;
        std::optional<Label> label;
        std::optional<PileId> hand; // that a card which is seen now came out of
    };
    using Row = std::vector<Slot>;

    struct Folder;
    const Kit* m_kit;
    IdVector<PileId, Row> m_piles;
};

} // namespace fielddesk::fair
