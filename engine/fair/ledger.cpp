#include "engine/fair/ledger.h"

#include <algorithm>

namespace fielddesk::fair {

namespace {

struct Folder {
    Ledger& ledger;
    const Kit& kit;

    void operator()(const facts::ShuffleCommitted& fact) const {
        ledger.shuffles.push_back({fact.shuffle, fact.pile, {}, {}, {}, false, false});
    }
    void operator()(const facts::ShuffleSecret& fact) const {
        if (Shuffle* shuffle = numbered(fact.shuffle)) shuffle->secret = fact.secret;
    }
    void operator()(const facts::PhraseAdded& fact) const {
        if (Shuffle* shuffle = numbered(fact.shuffle))
            shuffle->phrases.push_back(
                {fact.side ? std::string(kit.sides[*fact.side].id.text()) : "table", fact.words});
    }
    // The order of a pile is told just before the commitment to it.
    void operator()(const facts::PileOrdered& fact) const {
        if (Shuffle* open = open_shuffle(); open && open->pile == fact.pile) open->order = fact.cards;
    }
    void operator()(const facts::PileCommitted& fact) const {
        if (Shuffle* shuffle = numbered(fact.shuffle)) shuffle->is_made = true;
    }
    void operator()(const facts::ShuffleOpened& fact) const {
        if (Shuffle* shuffle = numbered(fact.shuffle)) shuffle->is_opened = true;
    }
    void operator()(const facts::DiceCommitted& fact) const {
        ledger.dice.push_back({fact.promise, {}, false});
    }
    void operator()(const facts::DiceSecret& fact) const {
        for (DicePromise& dice : ledger.dice)
            if (dice.number == fact.promise) dice.secret = fact.secret;
    }
    void operator()(const facts::DiceOpened& fact) const {
        for (DicePromise& dice : ledger.dice)
            if (dice.number == fact.promise) dice.is_opened = true;
    }
    template <typename Other>
    void operator()(const Other&) const {}

private:
    Shuffle* numbered(int number) const {
        const auto found = std::find_if(ledger.shuffles.begin(), ledger.shuffles.end(),
                                        [number](const Shuffle& each) { return each.number == number; });
        return found == ledger.shuffles.end() ? nullptr : &*found;
    }
    Shuffle* open_shuffle() const {
        const bool is_open = !ledger.shuffles.empty() && !ledger.shuffles.back().is_made;
        return is_open ? &ledger.shuffles.back() : nullptr;
    }
};

} // namespace

const Shuffle* Ledger::shuffle_of(CardId card) const {
    const auto holds = [card](const Shuffle& shuffle) {
        return shuffle.is_made &&
               std::find(shuffle.order.begin(), shuffle.order.end(), card) != shuffle.order.end();
    };
    const auto found = std::find_if(shuffles.rbegin(), shuffles.rend(), holds);
    return found == shuffles.rend() ? nullptr : &*found;
}

bool Ledger::is_dice_opened(int number) const {
    return std::any_of(dice.begin(), dice.end(),
                       [number](const DicePromise& each) { return each.number == number && each.is_opened; });
}

void fold(Ledger& ledger, const Kit& kit, const Fact& fact) {
    std::visit(Folder{ledger, kit}, fact.what);
}

} // namespace fielddesk::fair
