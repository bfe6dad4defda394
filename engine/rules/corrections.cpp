#include "engine/rules/corrections.h"

#include "engine/rules/scribe.h"

#include <algorithm>
#include <array>

namespace fielddesk {

namespace {

// The arguments of an order as the values that they must be.
template <typename... Wanted>
std::optional<std::tuple<Wanted...>> arguments_of(const Order& order) {
    if (order.arguments.size() != sizeof...(Wanted)) return std::nullopt;
    return [&]<std::size_t... index>(std::index_sequence<index...>)->std::optional<std::tuple<Wanted...>> {
        if (!(std::holds_alternative<Wanted>(order.arguments[index]) && ...)) return std::nullopt;
        return std::tuple<Wanted...>(std::get<Wanted>(order.arguments[index])...);
    }
    (std::index_sequence_for<Wanted...>{});
}

const auto wrong_arguments = [](const Order& order) { return refuse("order.arguments", {}, {order.verb}); };

Result<Facts> one(Happening happening) {
    return Facts{Fact{std::move(happening)}};
}

Result<Facts> correct_piece(const Order& order) {
    const auto arguments = arguments_of<PieceId, PlaceId>(order);
    if (!arguments) return wrong_arguments(order);
    const auto [piece, place] = *arguments;
    return one(facts::PieceMoved{piece, place});
}

Result<Facts> correct_face(const Kit& kit, const Order& order) {
    const auto arguments = arguments_of<PieceId, int>(order);
    if (!arguments) return wrong_arguments(order);
    const auto [piece, face] = *arguments;
    const int faces = static_cast<int>(kit.pieces[piece].faces.size());
    if (face < 1 || face > faces) return refuse("correction.no-such-face", {}, {piece, faces});
    return one(facts::PieceFlipped{piece, static_cast<std::uint8_t>(face - 1)});
}

// A mark is named by its code, and on a piece or on a place: MARK on|off.
template <typename Bearer, typename FactType>
Result<Facts> correct_mark(const Kit& kit, const Order& order) {
    const auto arguments = arguments_of<Bearer, Code, Code>(order);
    if (!arguments) return wrong_arguments(order);
    const auto [bearer, mark_id, state] = *arguments;
    const auto mark = kit.mark(mark_id.text());
    if (!mark) return refuse("correction.no-such-mark", {}, {mark_id});
    if (state != Code("on") && state != Code("off")) return wrong_arguments(order);
    return one(FactType{bearer, *mark, state == Code("on")});
}

// CARD TO, or CARD TO FROM for a card that nobody has seen yet. A card that the program itself keeps face
// down cannot be taken out by hand: where it lies is nobody's to know.
Result<Facts> correct_card(const Kit& kit, const Position& position, const Order& order) {
    Order named = order;
    std::optional<PileId> stated_from;
    if (order.arguments.size() == 3 && std::holds_alternative<PileId>(order.arguments[2])) {
        stated_from = std::get<PileId>(order.arguments[2]);
        named.arguments.pop_back();
    }
    const auto arguments = arguments_of<CardId, PileId>(named);
    if (!arguments) return wrong_arguments(order);
    const auto [card, to] = *arguments;
    for (std::size_t index = 0; index < position.piles.size(); ++index) {
        const PileId pile = decltype(position.piles)::id_at(index);
        const Pile& cards = position.piles[pile];
        if (std::find(cards.begin(), cards.end(), std::optional(card)) == cards.end()) continue;
        if (kit.piles[pile].is_face_down) return refuse("correction.card-face-down", {}, {card});
        return one(facts::CardShown{card, pile, to, Source::Typed});
    }
    for (std::size_t index = 0; index < position.piles.size(); ++index) {
        const PileId pile = decltype(position.piles)::id_at(index);
        if (stated_from && *stated_from != pile) continue;
        const Pile& cards = position.piles[pile];
        if (std::find(cards.begin(), cards.end(), std::nullopt) == cards.end()) continue;
        return one(facts::CardShown{card, pile, to, Source::Typed});
    }
    return refuse("correction.no-such-card", {}, {card});
}

// The top cards of a pile, laid one by one where everyone sees them. What lies on the table comes unseen: the
// players see it, the program does not.
Facts turned_over(const Position& position, PileId from, PileId to, int count) {
    const Pile& cards = position.piles[from];
    const bool is_known =
        std::all_of(cards.end() - count, cards.end(), [](const auto& card) { return card; });
    if (!is_known) return {Fact{facts::CardsDealt{from, to, count}}};
    Facts facts;
    for (auto card = cards.rbegin(); card != cards.rbegin() + count; ++card)
        facts.push_back(Fact{facts::CardShown{**card, from, to, Source::App}});
    return facts;
}

// FROM TO COUNT: the top cards of a pile lie on another one; unseen, unless they come to lie face up.
Result<Facts> correct_pile(const Kit& kit, const Position& position, const Order& order) {
    const auto arguments = arguments_of<PileId, PileId, int>(order);
    if (!arguments) return wrong_arguments(order);
    const auto [from, to, count] = *arguments;
    const int held = static_cast<int>(position.piles[from].size());
    if (from == to || count < 1 || count > held) return refuse("correction.pile-count", {}, {from, held});
    const bool is_turned = kit.piles[from].is_face_down && !kit.piles[to].is_face_down;
    if (is_turned) return turned_over(position, from, to, count);
    return one(facts::CardsDealt{from, to, count});
}

Result<Facts> correct_track(const Kit& kit, const Order& order) {
    const auto arguments = arguments_of<TrackId, int>(order);
    if (!arguments) return wrong_arguments(order);
    const auto [track, value] = *arguments;
    const TrackDefinition& definition = kit.tracks[track];
    if (!definition.is_on_board) return refuse("correction.not-on-board", {}, {track});
    if (value < definition.minimum || value > definition.maximum)
        return refuse("correction.out-of-range", {}, {track, definition.minimum, definition.maximum});
    return one(facts::TrackSet{track, value});
}

} // namespace

bool is_correction(Code verb) {
    constexpr std::array all{verbs::correct_piece, verbs::correct_face, verbs::correct_mark,
                             verbs::correct_place, verbs::correct_card, verbs::correct_pile,
                             verbs::correct_track};
    return std::find(all.begin(), all.end(), verb) != all.end();
}

Result<Facts> decide_correction(const Kit& kit, const Position& position, const Order& order) {
    if (order.verb == verbs::correct_piece) return correct_piece(order);
    if (order.verb == verbs::correct_face) return correct_face(kit, order);
    if (order.verb == verbs::correct_mark) return correct_mark<PieceId, facts::PieceMarked>(kit, order);
    if (order.verb == verbs::correct_place) return correct_mark<PlaceId, facts::PlaceMarked>(kit, order);
    if (order.verb == verbs::correct_card) return correct_card(kit, position, order);
    if (order.verb == verbs::correct_pile) return correct_pile(kit, position, order);
    return correct_track(kit, order);
}

} // namespace fielddesk
