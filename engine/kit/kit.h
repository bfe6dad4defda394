#pragma once

#include "engine/core/ids.h"
#include "engine/kit/chart.h"

#include <array>
#include <string_view>

namespace fielddesk {

// One of the parties of the game. `letters` and `shape` tell it apart where colours cannot.
struct Side {
    Code id;
    std::string title;
    std::string letters;
    bool is_played = true; // false for a side that the rules themselves move
    std::string shape;     // the outline of its counters: "rounded", "square"

    friend bool operator==(const Side&, const Side&) = default;
};

// A point, a hex, a box of a track: somewhere a piece can be.
struct Place {
    Code id;
    std::string title;
    Code kind; // a word of the game's own: "point", "fortified", "capital", "box"
    Provenance provenance = Provenance::Printed;

    friend bool operator==(const Place&, const Place&) = default;
};

// A number that counters of the game bear besides their value: leadership, movement. Inclusive limits.
struct RatingDefinition {
    Code id;
    std::string title;
    int minimum = 0;
    int maximum = 99;

    friend bool operator==(const RatingDefinition&, const RatingDefinition&) = default;
};

// A rating on one face of a counter; not known yet where there is no value.
struct Rating {
    Code rating;
    std::optional<int> value;
    Provenance provenance = Provenance::Printed;

    friend bool operator==(const Rating&, const Rating&) = default;
};

// One face of a counter; a value that is not printed on it is absent.
struct Face {
    std::optional<int> value;
    Provenance provenance = Provenance::Printed;
    std::vector<Rating> ratings{};

    friend bool operator==(const Face&, const Face&) = default;
};

// A counter: army, leader, marker.
struct PieceDefinition {
    Code id;
    std::string title;
    Code kind;
    SideId side;
    std::vector<Face> faces; // at least one; the first is up at the start
    PlaceId start;
    Provenance provenance = Provenance::Printed;
    bool is_hidden = false; // which of its faces is up is its side's secret until the rules show it
    bool is_unseen = false; // where it is, and what marks it bears, is its side's secret likewise

    friend bool operator==(const PieceDefinition&, const PieceDefinition&) = default;
};

// A way from one place to another, both ways: a road, a railroad, a bridge, a river hexside. Where a kind is
// missing it is known that there is none.
struct Connection {
    PlaceId from;
    PlaceId to;
    std::optional<Code> kind;
    Provenance provenance = Provenance::Printed;

    friend bool operator==(const Connection&, const Connection&) = default;
};

struct ConnectionKind {
    Code id;
    std::string title;

    friend bool operator==(const ConnectionKind&, const ConnectionKind&) = default;
};

// When and where a piece comes into the game.
struct Arrival {
    PieceId piece;
    int turn = 1;
    PlaceId place;
    Provenance provenance = Provenance::Printed;

    friend bool operator==(const Arrival&, const Arrival&) = default;
};

// An ordered set of cards. A face-down pile hides its cards from everyone; a hand shows them to its owner
// alone.
struct PileDefinition {
    Code id;
    std::string title;
    bool is_face_down = false;
    std::optional<SideId> owner; // whose hand it is; none for a pile that is no hand

    bool is_public() const { return !is_face_down && !owner; }

    friend bool operator==(const PileDefinition&, const PileDefinition&) = default;
};

// A number that the game keeps: a turn track, attacks left. Inclusive limits.
struct TrackDefinition {
    Code id;
    std::string title;
    int start = 0;
    int minimum = 0;
    int maximum = 0;
    // A track that a player may set by a correction; the others are the rules' own bookmarks.
    bool is_on_board = true;

    friend bool operator==(const TrackDefinition&, const TrackDefinition&) = default;
};

// A mark that a piece or a place may bear.
struct MarkDefinition {
    Code id;
    std::string title;
    // A mark that lies on the board, and can be set by a correction; the others are the rules' own bookmarks.
    bool is_on_board = true;

    friend bool operator==(const MarkDefinition&, const MarkDefinition&) = default;
};

struct Choice {
    Code id;
    std::string title;

    friend bool operator==(const Choice&, const Choice&) = default;
};

// A way to play that is chosen when a game begins. A reading is a place where the rulebook can be read in
// two ways; it is shown to the player as one.
struct OptionDefinition {
    Code id;
    std::string title;
    std::string explanation;
    bool is_reading = false;
    std::vector<Choice> choices;
    std::size_t default_choice = 0;

    friend bool operator==(const OptionDefinition&, const OptionDefinition&) = default;
};

struct PhaseDefinition {
    Code id;
    std::string title;
    std::string help; // what the rulebook has you do now, in our own words

    friend bool operator==(const PhaseDefinition&, const PhaseDefinition&) = default;
};

// What becomes of a rule: the program sees to it, it asks the players where they alone know, or it only says
// what they have to see to.
enum class Standing : std::uint8_t { Enforced, Asked, Noted };
inline constexpr std::array<std::string_view, 3> standing_words{"enforced", "asked", "noted"};

// A section of the rulebook. `summary` is what the program does about it, in our own words.
struct SectionDefinition {
    Code id;
    std::string title;
    std::string summary;
    Standing standing = Standing::Enforced;

    friend bool operator==(const SectionDefinition&, const SectionDefinition&) = default;
};

// A card of the box. What it does is JSON in the kit's closed vocabulary, which the game's rules compile;
// `pointer` is its JSON path, for errors.
struct Card {
    Code id;
    int number = 0;
    std::string title;
    std::string date;
    std::string history; // one line of what happened then
    std::string wording; // the card's own text, where its owner copied it
    Provenance provenance = Provenance::Printed;
    std::string instructions = "{}";
    std::string pointer;

    friend bool operator==(const Card&, const Card&) = default;
};

// A boxed game as data, read once and never changed while a game is played.
struct Kit {
    Code id;
    std::string title;
    Code rules; // which rules play it, by the name in the registry
    std::string version;
    IdVector<SideId, Side> sides;
    IdVector<PlaceId, Place> places;
    IdVector<PieceId, PieceDefinition> pieces;
    IdVector<PileId, PileDefinition> piles;
    IdVector<TrackId, TrackDefinition> tracks;
    IdVector<MarkId, MarkDefinition> marks;
    IdVector<OptionId, OptionDefinition> options;
    IdVector<PhaseId, PhaseDefinition> phases;
    std::vector<SectionDefinition> sections;
    IdVector<CardId, Card> cards;
    IdVector<ChartId, Chart> charts;
    std::vector<RatingDefinition> ratings;
    std::vector<ConnectionKind> connection_kinds;
    std::vector<Connection> connections;
    std::vector<Arrival> arrivals;
    std::string game;         // JSON that only this game's rules read: its fronts, its named places
    std::string text;         // the canonical JSON it was read from, kept in every game that it begins
    std::string cards_schema; // what a card that is written down later has to keep to

    // The thing of that id, or nothing.
    std::optional<SideId> side(std::string_view id) const;
    std::optional<PlaceId> place(std::string_view id) const;
    std::optional<PieceId> piece(std::string_view id) const;
    std::optional<PileId> pile(std::string_view id) const;
    std::optional<CardId> card(std::string_view id) const;
    std::optional<CardId> card_numbered(int number) const;
    std::optional<TrackId> track(std::string_view id) const;
    std::optional<MarkId> mark(std::string_view id) const;
    std::optional<OptionId> option(std::string_view id) const;
    std::optional<PhaseId> phase(std::string_view id) const;
    std::optional<ChartId> chart(std::string_view id) const;

    friend bool operator==(const Kit&, const Kit&) = default;
};

// The numbers that a rating may be. None of them where the piece has no such face, or the game no such
// rating.
struct RatingLimits {
    int minimum = 0;
    int maximum = -1;

    bool contains(int value) const { return value >= minimum && value <= maximum; }
};
RatingLimits rating_limits(const Kit& kit, PieceId piece, std::uint8_t face, Code rating);

// What the value of a face is called where a rating is named.
inline constexpr Code face_value = "value";

bool has_connection_kind(const Kit& kit, Code kind);

} // namespace fielddesk
