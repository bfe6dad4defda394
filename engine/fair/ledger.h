#pragma once

#include "engine/fair/chance.h"
#include "engine/position/fact.h"

namespace fielddesk::fair {

// One shuffle as far as the reader of the facts knows it.
struct Shuffle {
    int number = 0;
    PileId pile;
    std::optional<Secret> secret;
    std::vector<Phrase> phrases;
    std::vector<CardId> order; // once it is made, the top one last
    bool is_made = false;
    bool is_opened = false;

    std::optional<Hash> seed() const {
        return secret ? std::optional(seed_of(number, *secret, phrases)) : std::nullopt;
    }
};

// What the app's dice follow from.
struct DicePromise {
    int number = 0;
    std::optional<Secret> secret;
    bool is_opened = false;
};

// The app's promises about chance: the fold of what was committed to and opened.
struct Ledger {
    std::vector<Shuffle> shuffles;
    std::vector<DicePromise> dice;

    // The shuffle that last put this card into its place.
    const Shuffle* shuffle_of(CardId card) const;
    bool is_dice_opened(int number) const;
};

void fold(Ledger& ledger, const Kit& kit, const Fact& fact);

} // namespace fielddesk::fair
