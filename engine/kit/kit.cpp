#include "engine/kit/kit.h"

#include <algorithm>

namespace fielddesk {

namespace {

template <typename Key, typename Value, typename Predicate>
std::optional<Key> find_where(const IdVector<Key, Value>& values, Predicate predicate) {
    const auto found = std::find_if(values.begin(), values.end(), predicate);
    if (found == values.end()) return std::nullopt;
    return IdVector<Key, Value>::id_at(static_cast<std::size_t>(found - values.begin()));
}

template <typename Key, typename Value>
std::optional<Key> find_id(const IdVector<Key, Value>& values, std::string_view id) {
    return find_where(values, [id](const Value& value) { return value.id.text() == id; });
}

} // namespace

std::optional<SideId> Kit::side(std::string_view wanted) const {
    return find_id(sides, wanted);
}
std::optional<PlaceId> Kit::place(std::string_view wanted) const {
    return find_id(places, wanted);
}
std::optional<PieceId> Kit::piece(std::string_view wanted) const {
    return find_id(pieces, wanted);
}
std::optional<PileId> Kit::pile(std::string_view wanted) const {
    return find_id(piles, wanted);
}
std::optional<CardId> Kit::card(std::string_view wanted) const {
    return find_id(cards, wanted);
}
std::optional<TrackId> Kit::track(std::string_view wanted) const {
    return find_id(tracks, wanted);
}
std::optional<MarkId> Kit::mark(std::string_view wanted) const {
    return find_id(marks, wanted);
}
std::optional<OptionId> Kit::option(std::string_view wanted) const {
    return find_id(options, wanted);
}
std::optional<PhaseId> Kit::phase(std::string_view wanted) const {
    return find_id(phases, wanted);
}

std::optional<ChartId> Kit::chart(std::string_view wanted) const {
    return find_id(charts, wanted);
}

std::optional<CardId> Kit::card_numbered(int wanted) const {
    return find_where(cards, [wanted](const Card& entry) { return entry.number == wanted; });
}

RatingLimits rating_limits(const Kit& kit, PieceId piece, std::uint8_t face, Code rating) {
    if (face >= kit.pieces[piece].faces.size()) return {};
    if (rating == face_value) return {0, 99};
    for (const RatingDefinition& each : kit.ratings)
        if (each.id == rating) return {each.minimum, each.maximum};
    return {};
}

bool has_connection_kind(const Kit& kit, Code kind) {
    return std::any_of(kit.connection_kinds.begin(), kit.connection_kinds.end(),
                       [kind](const ConnectionKind& each) { return each.id == kind; });
}

} // namespace fielddesk
