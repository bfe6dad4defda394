#pragma once

#include "engine/core/hash.h"
#include "engine/core/ids.h"

#include <optional>
#include <string>
#include <vector>

// Facts by which everybody can check the app's chance. How chance is made is written in engine/fair/chance.h.
// They are part of the file format that engine/position/fact.h speaks of.
namespace fielddesk::facts {

// Every shuffle of this game waits for the phrases of the seats.
struct PhrasesWanted {
    static constexpr std::string_view name = "phrases-wanted";
    friend bool operator==(const PhrasesWanted&, const PhrasesWanted&) = default;
};

// Before a shuffle: a commitment to what the app puts into it. Shuffles are numbered through the whole game,
// those that were taken back too.
struct ShuffleCommitted {
    static constexpr std::string_view name = "shuffle-committed";
    int shuffle = 0;
    PileId pile;
    Hash commitment{};
    friend bool operator==(const ShuffleCommitted&, const ShuffleCommitted&) = default;
};

// What it was committed to.
struct ShuffleSecret {
    static constexpr std::string_view name = "shuffle-secret";
    int shuffle = 0;
    Hash secret{};
    friend bool operator==(const ShuffleSecret&, const ShuffleSecret&) = default;
};

// A seat, or the table, put its own words into a shuffle.
struct PhraseAdded {
    static constexpr std::string_view name = "phrase";
    int shuffle = 0;
    std::optional<SideId> side;
    std::string words;
    friend bool operator==(const PhraseAdded&, const PhraseAdded&) = default;
};

// A shuffle was made: a commitment to the card at each position, the top one last.
struct PileCommitted {
    static constexpr std::string_view name = "pile-committed";
    int shuffle = 0;
    PileId pile;
    std::vector<Hash> cards;
    friend bool operator==(const PileCommitted&, const PileCommitted&) = default;
};

// A card that became known, and what shows that it lay where the shuffle had put it.
struct CardOpened {
    static constexpr std::string_view name = "card-opened";
    int shuffle = 0;
    int position = 0; // from 0, counted from the bottom
    CardId card;
    Hash salt{};
    friend bool operator==(const CardOpened&, const CardOpened&) = default;
};

// All of a shuffle: everybody can make it again. The cards are in the kit's order.
struct ShuffleOpened {
    static constexpr std::string_view name = "shuffle-opened";
    int shuffle = 0;
    Hash secret{};
    std::vector<CardId> cards;
    friend bool operator==(const ShuffleOpened&, const ShuffleOpened&) = default;
};

// The app's dice from now on follow from a secret that it committed to.
struct DiceCommitted {
    static constexpr std::string_view name = "dice-committed";
    int promise = 0; // 1, 2, 3 and so on
    Hash commitment{};
    friend bool operator==(const DiceCommitted&, const DiceCommitted&) = default;
};

struct DiceSecret {
    static constexpr std::string_view name = "dice-secret";
    int promise = 0;
    Hash secret{};
    friend bool operator==(const DiceSecret&, const DiceSecret&) = default;
};

// The secret of the dice, for everyone to throw them again.
struct DiceOpened {
    static constexpr std::string_view name = "dice-opened";
    int promise = 0;
    Hash secret{};
    friend bool operator==(const DiceOpened&, const DiceOpened&) = default;
};

} // namespace fielddesk::facts
