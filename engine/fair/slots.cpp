#include "engine/fair/slots.h"

#include <algorithm>
#include <iterator>

namespace fielddesk::fair {

// As many as a position takes.
constexpr int most_cards = 1000;

struct Slots::Folder {
    const Kit& kit;
    IdVector<PileId, Row>& piles;
    IdVector<PileId, std::set<std::optional<Label>>>& came_into;

    void operator()(const facts::PileFilled& fact) const {
        piles[fact.pile].assign(static_cast<std::size_t>(std::clamp(fact.count, 0, most_cards)), Slot{});
    }
    void operator()(const facts::PileShuffled& fact) const {
        std::fill(piles[fact.pile].begin(), piles[fact.pile].end(), Slot{});
    }
    void operator()(const facts::PileCommitted& fact) const {
        Row& row = piles[fact.pile];
        for (std::size_t at = 0; at < std::min(row.size(), fact.cards.size()); ++at)
            row[at] = {std::nullopt, Label{fact.shuffle, static_cast<int>(at)}};
    }
    void operator()(const facts::PileOrdered& fact) const {
        Row& row = piles[fact.pile];
        for (std::size_t at = 0; at < std::min(row.size(), fact.cards.size()); ++at)
            row[at].card = fact.cards[at];
    }
    void operator()(const facts::CardsDealt& fact) const {
        Row& from = piles[fact.from];
        const auto count =
            std::clamp<std::ptrdiff_t>(fact.count, 0, static_cast<std::ptrdiff_t>(from.size()));
        if (fact.from == fact.to) return;
        const Row dealt(from.end() - count, from.end());
        from.erase(from.end() - count, from.end());
        for (const Slot& slot : dealt)
            lay(slot, fact.to);
    }
    // A card lies in its own slot where it is known, else in the topmost that is not, as in a position.
    void operator()(const facts::CardShown& fact) const {
        Row& from = piles[fact.from];
        auto slot = std::find_if(from.begin(), from.end(),
                                 [&](const Slot& each) { return each.card == std::optional(fact.card); });
        if (slot == from.end()) {
            const auto unknown =
                std::find_if(from.rbegin(), from.rend(), [](const Slot& each) { return !each.card; });
            if (unknown == from.rend()) return;
            slot = std::prev(unknown.base());
        }
        Slot shown{fact.card, slot->label};
        from.erase(slot);
        lay(std::move(shown), fact.to);
    }
    template <typename Other>
    void operator()(const Other&) const {}

private:
    void lay(Slot slot, PileId pile) const {
        if (kit.piles[pile].owner) {
            came_into[pile].insert(slot.label);
            slot.label.reset();
        }
        piles[pile].push_back(std::move(slot));
    }
};

void Slots::fold(const Fact& fact) {
    std::visit(Folder{*m_kit, m_piles, m_came_into}, fact.what);
}

std::optional<Label> Slots::label_of(CardId card) const {
    for (const Row& row : m_piles)
        for (const Slot& slot : row)
            if (slot.card == std::optional(card)) return slot.label;
    return std::nullopt;
}

} // namespace fielddesk::fair
