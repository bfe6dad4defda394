#pragma once

#include "engine/position/box_facts.h"
#include "engine/position/chance_facts.h"
#include "engine/position/position.h"
#include "engine/position/ruling.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

// The facts of a game: everything that can happen, as it is written into the journal. A fact carries its
// outcome; reading it again needs no dice, no clock, no chart and no rule. The names and fields below are a
// file format: a fact of a released version is never changed, only added to.
namespace fielddesk::facts {

// A game of this kit began with these choices, one for each of the kit's options.
struct GameBegun {
    static constexpr std::string_view name = "game-begun";
    std::vector<std::uint8_t> options;
    bool is_seeded = false;
    friend bool operator==(const GameBegun&, const GameBegun&) = default;
};

// Dice and shuffles of the app follow from this number.
struct SeedChosen {
    static constexpr std::string_view name = "seed";
    std::uint64_t seed = 0;
    friend bool operator==(const SeedChosen&, const SeedChosen&) = default;
};

// A seat gave this order. Arguments that not everyone may know are left out.
struct OrderGiven {
    static constexpr std::string_view name = "order";
    std::optional<SideId> side; // none: the table
    Code verb;
    Arguments arguments;
    friend bool operator==(const OrderGiven&, const OrderGiven&) = default;
};

struct PieceMoved {
    static constexpr std::string_view name = "moved";
    PieceId piece;
    PlaceId place;
    friend bool operator==(const PieceMoved&, const PieceMoved&) = default;
};

struct PieceFlipped {
    static constexpr std::string_view name = "flipped";
    PieceId piece;
    std::uint8_t face = 0;
    friend bool operator==(const PieceFlipped&, const PieceFlipped&) = default;
};

// Which face of a piece is up became unknown to everyone. Who may know it is told in a fact that follows.
struct PieceConcealed {
    static constexpr std::string_view name = "concealed";
    PieceId piece;
    friend bool operator==(const PieceConcealed&, const PieceConcealed&) = default;
};

// Where a piece is became unknown to everyone. Who may know it is told in a fact that follows.
struct PieceCovered {
    static constexpr std::string_view name = "covered";
    PieceId piece;
    friend bool operator==(const PieceCovered&, const PieceCovered&) = default;
};

struct PieceMarked {
    static constexpr std::string_view name = "piece-marked";
    PieceId piece;
    MarkId mark;
    bool is_on = false;
    friend bool operator==(const PieceMarked&, const PieceMarked&) = default;
};

struct PlaceMarked {
    static constexpr std::string_view name = "place-marked";
    PlaceId place;
    MarkId mark;
    bool is_on = false;
    friend bool operator==(const PlaceMarked&, const PlaceMarked&) = default;
};

struct TrackSet {
    static constexpr std::string_view name = "track";
    TrackId track;
    int value = 0;
    friend bool operator==(const TrackSet&, const TrackSet&) = default;
};

// A pile was laid down with this many cards, face down.
struct PileFilled {
    static constexpr std::string_view name = "pile-filled";
    PileId pile;
    int count = 0;
    friend bool operator==(const PileFilled&, const PileFilled&) = default;
};

// The order of a pile became unknown to everyone.
struct PileShuffled {
    static constexpr std::string_view name = "shuffled";
    PileId pile;
    friend bool operator==(const PileShuffled&, const PileShuffled&) = default;
};

// The cards of a pile, the top one last, for those who may know them.
struct PileOrdered {
    static constexpr std::string_view name = "pile-ordered";
    PileId pile;
    std::vector<CardId> cards;
    friend bool operator==(const PileOrdered&, const PileOrdered&) = default;
};

// The top cards of a pile went to another one without being looked at; the lower ones stay lower.
struct CardsDealt {
    static constexpr std::string_view name = "dealt";
    PileId from;
    PileId to;
    int count = 0;
    friend bool operator==(const CardsDealt&, const CardsDealt&) = default;
};

// A card was seen and went to another pile. It is the top card where its place is not known otherwise.
struct CardShown {
    static constexpr std::string_view name = "card";
    CardId card;
    PileId from;
    PileId to;
    Source source = Source::App;
    friend bool operator==(const CardShown&, const CardShown&) = default;
};

// Something holds from now on, until it ends: what a card brought, an attack that is going on, a point that
// was attacked from there.
struct EffectBegun {
    static constexpr std::string_view name = "effect-begun";
    Text effect;
    friend bool operator==(const EffectBegun&, const EffectBegun&) = default;
};

// The effect of exactly these words no longer holds.
struct EffectEnded {
    static constexpr std::string_view name = "effect-ended";
    Text effect;
    friend bool operator==(const EffectEnded&, const EffectEnded&) = default;
};

struct PhaseBegun {
    static constexpr std::string_view name = "phase";
    PhaseId phase;
    friend bool operator==(const PhaseBegun&, const PhaseBegun&) = default;
};

struct QuestionAsked {
    static constexpr std::string_view name = "asked";
    Question question;
    friend bool operator==(const QuestionAsked&, const QuestionAsked&) = default;
};

struct QuestionClosed {
    static constexpr std::string_view name = "answered";
    friend bool operator==(const QuestionClosed&, const QuestionClosed&) = default;
};

struct DiceRolled {
    static constexpr std::string_view name = "dice";
    Code purpose;
    Roll roll;
    friend bool operator==(const DiceRolled&, const DiceRolled&) = default;
};

struct RulingMade {
    static constexpr std::string_view name = "ruling";
    Ruling ruling;
    friend bool operator==(const RulingMade&, const RulingMade&) = default;
};

// Something worth a line in the record that changes nothing by itself.
struct Noted {
    static constexpr std::string_view name = "noted";
    Text text;
    friend bool operator==(const Noted&, const Noted&) = default;
};

struct GameEnded {
    static constexpr std::string_view name = "game-ended";
    Outcome outcome;
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};

// A correction took the end of the game back.
struct GameResumed {
    static constexpr std::string_view name = "game-resumed";
    friend bool operator==(const GameResumed&, const GameResumed&) = default;
};

// The order of that entry no longer counts. `is_confirmed`: it held dice or a card that was seen, and the
// players said yes.
struct OrderUndone {
    static constexpr std::string_view name = "undone";
    std::int64_t entry = 0;
    bool is_confirmed = false;
    friend bool operator==(const OrderUndone&, const OrderUndone&) = default;
};

// The order of that entry counts again.
struct OrderRedone {
    static constexpr std::string_view name = "redone";
    std::int64_t entry = 0;
    friend bool operator==(const OrderRedone&, const OrderRedone&) = default;
};

// A seat, or the table, wants the order of that entry taken back; the other seats have to agree. It stands
// until the next order.
struct UndoAsked {
    static constexpr std::string_view name = "undo-asked";
    std::int64_t entry = 0;
    std::optional<SideId> side;
    friend bool operator==(const UndoAsked&, const UndoAsked&) = default;
};

// What a seat said to it.
struct UndoAnswered {
    static constexpr std::string_view name = "undo-answered";
    std::int64_t entry = 0;
    SideId side;
    bool agrees = false;
    friend bool operator==(const UndoAnswered&, const UndoAnswered&) = default;
};

} // namespace fielddesk::facts

namespace fielddesk {

using Happening =
    std::variant<facts::GameBegun, facts::SeedChosen, facts::OrderGiven, facts::PieceMoved,
                 facts::PieceFlipped, facts::PieceConcealed, facts::PieceMarked, facts::PlaceMarked,
                 facts::TrackSet, facts::PileFilled, facts::PileShuffled, facts::PileOrdered,
                 facts::CardsDealt, facts::CardShown, facts::PhaseBegun, facts::QuestionAsked,
                 facts::QuestionClosed, facts::DiceRolled, facts::RulingMade, facts::Noted, facts::GameEnded,
                 facts::GameResumed, facts::OrderUndone, facts::OrderRedone, facts::PhrasesWanted,
                 facts::ShuffleCommitted, facts::ShuffleSecret, facts::PhraseAdded, facts::PileCommitted,
                 facts::CardOpened, facts::ShuffleOpened, facts::DiceCommitted, facts::DiceSecret,
                 facts::DiceOpened, facts::UndoAsked, facts::UndoAnswered, facts::NotesUsed, facts::CellNoted,
                 facts::CellRead, facts::RatingNoted, facts::ConnectionNoted, facts::ArrivalNoted,
                 facts::CardNoted, facts::PieceCovered, facts::EffectBegun, facts::EffectEnded>;

// Something that happened, and who may know.
struct Fact {
    Happening what;
    Audience audience = Audience::everyone();

    friend bool operator==(const Fact&, const Fact&) = default;
};

using Facts = std::vector<Fact>;

} // namespace fielddesk
