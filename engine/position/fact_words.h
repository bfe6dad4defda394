#pragma once

#include "engine/kit/json.h"
#include "engine/position/fact_codec.h"
#include "engine/position/fact_fields.h"

#include <array>
#include <unordered_map>

// What the writer and the reader of facts share: the words of the file and the ids of the kit.
namespace fielddesk {

namespace fact_words {

// The words that the file uses for the values of an enumeration, in the order of the enumeration.
inline constexpr std::array<std::string_view, 3> source_words{"app", "typed", "device"};
inline constexpr std::array<std::string_view, 8> question_words{"dice",   "choice",     "shuffle", "cell",
                                                                "rating", "connection", "arrival", "card"};
inline constexpr std::array<std::string_view, 3> comparison_words{"at-most", "more-than", "looked-up"};

constexpr const auto& words_of(Source) {
    return source_words;
}
constexpr const auto& words_of(Question::Kind) {
    return question_words;
}
constexpr const auto& words_of(Provenance) {
    return provenance_words;
}
constexpr const auto& words_of(Comparison) {
    return comparison_words;
}

// The name of a kind of thing where an argument must say which kind it is.
constexpr std::string_view kind_of(PieceId) {
    return "piece";
}
constexpr std::string_view kind_of(PlaceId) {
    return "place";
}
constexpr std::string_view kind_of(PileId) {
    return "pile";
}
constexpr std::string_view kind_of(CardId) {
    return "card";
}
constexpr std::string_view kind_of(TrackId) {
    return "track";
}
constexpr std::string_view kind_of(SideId) {
    return "side";
}

template <typename Value>
concept Enumeration = std::is_enum_v<Value>;

struct AnyVisitor {
    void operator()(const char*, auto&) {}
};
template <typename Value>
concept Record = requires(AnyVisitor visit, Value value) {
    fact_fields::fields(visit, value);
};

} // namespace fact_words

using IdIndex = std::unordered_map<std::string_view, std::uint16_t>;

// Finds the kit's ids by their texts.
struct FactCodec::Index {
    explicit Index(const Kit& kit);

    IdIndex sides, pieces, places, piles, cards, tracks, marks, phases, charts;

    const IdIndex& of(SideId) const { return sides; }
    const IdIndex& of(PieceId) const { return pieces; }
    const IdIndex& of(PlaceId) const { return places; }
    const IdIndex& of(PileId) const { return piles; }
    const IdIndex& of(CardId) const { return cards; }
    const IdIndex& of(TrackId) const { return tracks; }
    const IdIndex& of(MarkId) const { return marks; }
    const IdIndex& of(PhaseId) const { return phases; }
    const IdIndex& of(ChartId) const { return charts; }
};

} // namespace fielddesk
