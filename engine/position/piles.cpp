#include "engine/position/piles.h"

namespace fielddesk {

std::vector<CardId> cards_unseen(const Kit& kit, const Position& position) {
    std::vector<bool> is_seen(kit.cards.size());
    for (const Pile& pile : position.piles)
        for (const auto& card : pile)
            if (card) is_seen[card->value] = true;
    std::vector<CardId> unseen;
    for (std::size_t index = 0; index < is_seen.size(); ++index)
        if (!is_seen[index]) unseen.push_back(decltype(kit.cards)::id_at(index));
    return unseen;
}

} // namespace fielddesk
