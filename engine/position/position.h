#pragma once

#include "engine/core/argument.h"
#include "engine/core/dice.h"
#include "engine/core/seat.h"
#include "engine/kit/kit.h"
#include "engine/position/box_facts.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace fielddesk {

// What a reader knows of one counter. An empty optional means that this reader does not know.
struct PieceState {
    std::optional<PlaceId> place;
    std::optional<std::uint8_t> face; // index of the face that is up
    std::uint32_t marks = 0;          // a bit for each MarkId

    friend bool operator==(const PieceState&, const PieceState&) = default;
};

struct PlaceState {
    std::uint32_t marks = 0;

    friend bool operator==(const PlaceState&, const PlaceState&) = default;
};

// The cards of a pile, the top one last. A card that this reader may not know is empty, but counted.
using Pile = std::vector<std::optional<CardId>>;

// What the rules need next before anything else may happen. `purpose` says what for, in the rules' own
// words; `subjects` what it is about.
struct Question {
    // The kinds after Shuffle ask for what is printed in the box and not known yet. Their subjects begin with
    // what tells it apart: CHART ROW COLUMN, PIECE FACE RATING, PLACE PLACE, PIECE, or CARD.
    enum class Kind : std::uint8_t { Dice, Choice, Shuffle, Cell, Rating, Connection, Arrival, Card };

    Kind kind = Kind::Dice;
    Code purpose;
    Arguments subjects;
    int dice = 0;  // Kind::Dice: how many
    int sides = 6; // Kind::Dice: of how many faces each
    PileId pile{}; // Kind::Shuffle: which one

    friend bool operator==(const Question&, const Question&) = default;
};

// A shuffle that the app has committed to and that is not made yet. Who added a phrase; none: the table.
struct OpenShuffle {
    int number = 0;
    std::vector<std::optional<SideId>> phrased;

    friend bool operator==(const OpenShuffle&, const OpenShuffle&) = default;
};

// Somebody wants an order taken back; none as `by`: the table. Who agreed so far.
struct UndoRequest {
    std::int64_t entry = 0;
    std::optional<SideId> by;
    std::vector<SideId> agreed;

    friend bool operator==(const UndoRequest&, const UndoRequest&) = default;
};

// How the game ended. Without a winner it is a draw.
struct Outcome {
    Code reason;
    std::optional<SideId> winner;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

// What one reader of the journal knows of a game: the fold of the facts that this reader may read.
struct Position {
    IdVector<PieceId, PieceState> pieces;
    IdVector<PlaceId, PlaceState> places;
    IdVector<PileId, Pile> piles;
    IdVector<TrackId, int> tracks;
    IdVector<OptionId, std::uint8_t> options; // index of the choice taken
    PhaseId phase{};
    std::vector<Text> effects; // what holds now, the oldest first
    std::optional<Question> question;
    std::optional<OpenShuffle> shuffle;
    std::optional<UndoRequest> undo_request;
    std::optional<Outcome> outcome;
    BoxKnowledge box;
    bool asks_phrases = false; // a shuffle waits until it is ordered, so that phrases can be added
    bool is_seeded = false;    // dice and shuffles were made repeatable when the game began

    friend bool operator==(const Position&, const Position&) = default;
};

// A position of which nothing is known yet but the sizes.
Position blank_position(const Kit& kit);

inline bool has_effect(const Position& position, const Text& effect) {
    return std::find(position.effects.begin(), position.effects.end(), effect) != position.effects.end();
}

inline bool has_mark(std::uint32_t marks, MarkId mark) {
    return ((marks >> mark.value) & 1u) != 0;
}

} // namespace fielddesk
