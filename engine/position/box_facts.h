#pragma once

#include "engine/core/code.h"
#include "engine/core/hash.h"
#include "engine/core/ids.h"
#include "engine/kit/chart.h"

#include <optional>
#include <string>
#include <vector>

// Facts about what is printed in the box: what a game was told of it, and what it read. They are part of the
// file format that engine/position/fact.h speaks of.
namespace fielddesk::facts {

// The game began with this many box notes laid over its kit; the hash names them.
struct NotesUsed {
    static constexpr std::string_view name = "notes-used";
    Hash notes{};
    int count = 0;
    friend bool operator==(const NotesUsed&, const NotesUsed&) = default;
};

// Somebody said what stands in a cell of a printed chart.
struct CellNoted {
    static constexpr std::string_view name = "cell-noted";
    ChartId chart;
    Code row;
    Code column;
    CellValue cell;
    friend bool operator==(const CellNoted&, const CellNoted&) = default;
};

// A cell was read: what stood there then, and where that came from.
struct CellRead {
    static constexpr std::string_view name = "cell-read";
    ChartId chart;
    Code row;
    Code column;
    CellValue cell;
    Provenance provenance = Provenance::Printed;
    friend bool operator==(const CellRead&, const CellRead&) = default;
};

// The number that a face of a counter bears: its value, or the rating of that id.
struct RatingNoted {
    static constexpr std::string_view name = "rating-noted";
    PieceId piece;
    std::uint8_t face = 0;
    Code rating;
    int value = 0;
    friend bool operator==(const RatingNoted&, const RatingNoted&) = default;
};

// How two places are connected; without a kind they are not.
struct ConnectionNoted {
    static constexpr std::string_view name = "connection-noted";
    PlaceId from;
    PlaceId to;
    std::optional<Code> kind;
    friend bool operator==(const ConnectionNoted&, const ConnectionNoted&) = default;
};

// When and where a piece comes into the game.
struct ArrivalNoted {
    static constexpr std::string_view name = "arrival-noted";
    PieceId piece;
    int turn = 1;
    PlaceId place;
    friend bool operator==(const ArrivalNoted&, const ArrivalNoted&) = default;
};

// What the box says a card is: its entry as a file of notes has it, checked and in the order of its words.
struct CardNoted {
    static constexpr std::string_view name = "card-noted";
    CardId card;
    std::string entry;
    friend bool operator==(const CardNoted&, const CardNoted&) = default;
};

} // namespace fielddesk::facts

namespace fielddesk {

// What a game was told of its box since it began, beside what its kit knows; the last word on each thing.
struct BoxKnowledge {
    std::vector<facts::CellNoted> cells;
    std::vector<facts::RatingNoted> ratings;
    std::vector<facts::ConnectionNoted> connections;
    std::vector<facts::ArrivalNoted> arrivals;
    std::vector<facts::CardNoted> cards;

    friend bool operator==(const BoxKnowledge&, const BoxKnowledge&) = default;
};

// Whether two facts are about the same thing, so that the later one is what counts.
inline bool is_about_same(const facts::CellNoted& a, const facts::CellNoted& b) {
    return a.chart == b.chart && a.row == b.row && a.column == b.column;
}
inline bool is_about_same(const facts::RatingNoted& a, const facts::RatingNoted& b) {
    return a.piece == b.piece && a.face == b.face && a.rating == b.rating;
}
inline bool is_about_same(const facts::ConnectionNoted& a, const facts::ConnectionNoted& b) {
    return (a.from == b.from && a.to == b.to) || (a.from == b.to && a.to == b.from);
}
inline bool is_about_same(const facts::ArrivalNoted& a, const facts::ArrivalNoted& b) {
    return a.piece == b.piece;
}
inline bool is_about_same(const facts::CardNoted& a, const facts::CardNoted& b) {
    return a.card == b.card;
}

} // namespace fielddesk
