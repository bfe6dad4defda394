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

std::optional<SideId> Kit::side(std::string_view id) const { return find_id(sides, id); }
std::optional<PlaceId> Kit::place(std::string_view id) const { return find_id(places, id); }
std::optional<PieceId> Kit::piece(std::string_view id) const { return find_id(pieces, id); }
std::optional<PileId> Kit::pile(std::string_view id) const { return find_id(piles, id); }
std::optional<CardId> Kit::card(std::string_view id) const { return find_id(cards, id); }
std::optional<TrackId> Kit::track(std::string_view id) const { return find_id(tracks, id); }
std::optional<MarkId> Kit::mark(std::string_view id) const { return find_id(marks, id); }
std::optional<OptionId> Kit::option(std::string_view id) const { return find_id(options, id); }
std::optional<PhaseId> Kit::phase(std::string_view id) const { return find_id(phases, id); }

std::optional<CardId> Kit::card_numbered(int number) const {
    return find_where(cards, [number](const Card& card) { return card.number == number; });
}

} // namespace fielddesk
