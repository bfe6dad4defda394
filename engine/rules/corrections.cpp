#include "engine/rules/corrections.h"

#include "engine/rules/scribe.h"

#include <algorithm>

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

// Where a piece is that its side alone sees is set by that side, and whoever was shown it forgets it.
Result<Facts> correct_piece(const Kit& kit, const Order& order) {
    const auto arguments = arguments_of<PieceId, PlaceId>(order);
    if (!arguments) return wrong_arguments(order);
    const auto [piece, place] = *arguments;
    const PieceDefinition& definition = kit.pieces[piece];
    if (!definition.is_unseen) return one(facts::PieceMoved{piece, place});
    if (order.seat != Seat::of(definition.side)) return refuse("correction.piece-unseen", {}, {piece});
    return Facts{Fact{facts::PieceCovered{piece}},
                 Fact{facts::PieceMoved{piece, place}, Audience::only(definition.side)}};
}

// A face that is a side's secret is set by that side alone, and whoever was shown another one forgets it.
Result<Facts> correct_face(const Kit& kit, const Order& order) {
    const auto arguments = arguments_of<PieceId, int>(order);
    if (!arguments) return wrong_arguments(order);
    const auto [piece, face] = *arguments;
    const PieceDefinition& definition = kit.pieces[piece];
    if (definition.is_hidden && order.seat != Seat::of(definition.side))
        return refuse("correction.face-hidden", {}, {piece});
    const int faces = static_cast<int>(definition.faces.size());
    if (face < 1 || face > faces) return refuse("correction.no-such-face", {}, {piece, faces});
    const facts::PieceFlipped flipped{piece, static_cast<std::uint8_t>(face - 1)};
    if (!definition.is_hidden) return one(flipped);
    return Facts{Fact{facts::PieceConcealed{piece}}, Fact{flipped, Audience::only(definition.side)}};
}

// A mark is named by its code, and on a piece or on a place: MARK on|off.
template <typename Bearer, typename FactType>
Result<Facts> correct_mark(const Kit& kit, const Order& order) {
    const auto arguments = arguments_of<Bearer, Code, Code>(order);
    if (!arguments) return wrong_arguments(order);
    const auto [bearer, mark_id, state] = *arguments;
    const auto mark = kit.mark(mark_id.text());
    if (!mark || !kit.marks[*mark].is_on_board) return refuse("correction.no-such-mark", {}, {mark_id});
    if (state != Code("on") && state != Code("off")) return wrong_arguments(order);
    const FactType marked{bearer, *mark, state == Code("on")};
    if constexpr (std::is_same_v<Bearer, PieceId>) {
        const PieceDefinition& definition = kit.pieces[bearer];
        if (!definition.is_unseen) return one(marked);
        if (order.seat != Seat::of(definition.side)) return refuse("correction.piece-unseen", {}, {bearer});
        return Facts{Fact{marked, Audience::only(definition.side)}};
    }
    return one(marked);
}

bool is_others_hand(const Kit& kit, PileId pile, Seat seat) {
    const auto owner = kit.piles[pile].owner;
    return owner && seat != Seat::of(*owner);
}

// What was seen going into a hand, or leaves one unseen, mixes with the rest of it: from then on its owner
// alone knows which card is which.
void mix_hand(Scribe& scribe, const Kit& kit, PileId hand) {
    const auto owner = kit.piles[hand].owner;
    const Pile& pile = scribe.position().piles[hand];
    std::vector<CardId> cards;
    for (const auto& card : pile)
        if (card) cards.push_back(*card);
    if (!owner || cards.empty() || cards.size() != pile.size()) return;
    scribe.write(facts::PileShuffled{hand});
    scribe.write(facts::PileOrdered{hand, std::move(cards)}, Audience::only(*owner));
}

// The pile that a card is taken from: where it is known to lie, else one with a card that nobody knows.
std::optional<PileId> pile_of(const Position& position, CardId card, std::optional<PileId> stated) {
    const auto pile_with = [&](std::optional<CardId> wanted, std::optional<PileId> only) {
        for (std::size_t index = 0; index < position.piles.size(); ++index) {
            const PileId pile = decltype(position.piles)::id_at(index);
            const Pile& cards = position.piles[pile];
            if (only && *only != pile) continue;
            if (std::find(cards.begin(), cards.end(), wanted) != cards.end()) return std::optional(pile);
        }
        return std::optional<PileId>();
    };
    const auto known = pile_with(card, std::nullopt);
    return known ? known : pile_with(std::nullopt, stated);
}

// Whether a card that is known to lie there may be taken out by this seat, so that everyone sees it. One
// refusal for all that is hidden, so that nobody learns where a card is by asking for it.
bool may_show(const Kit& kit, PileId from, PileId to, Seat seat) {
    const PileDefinition& pile = kit.piles[from];
    if (pile.is_public()) return true;
    return pile.owner && seat == Seat::of(*pile.owner) && kit.piles[to].is_public();
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
    if (is_others_hand(kit, to, order.seat)) return refuse("correction.not-your-hand", {}, {to});
    const auto from = pile_of(position, card, stated_from);
    if (!from) return refuse("correction.no-such-card", {}, {card});
    const Pile& cards = position.piles[*from];
    const bool is_known = std::find(cards.begin(), cards.end(), std::optional(card)) != cards.end();
    if (is_known && !may_show(kit, *from, to, order.seat))
        return refuse("correction.card-face-down", {}, {card});
    if (!is_known && is_others_hand(kit, *from, order.seat))
        return refuse("correction.not-your-hand", {}, {*from});
    Scribe scribe(position);
    scribe.write(facts::CardShown{card, *from, to, Source::Typed});
    mix_hand(scribe, kit, to);
    return std::move(scribe).take();
}

// The top cards of a pile, laid one by one where everyone sees them. What lies on the table comes unseen: the
// players see it, the program does not.
void turn_over(Scribe& scribe, PileId from, PileId to, int count) {
    const Pile cards = scribe.position().piles[from];
    const bool is_known =
        std::all_of(cards.end() - count, cards.end(), [](const auto& card) { return card; });
    if (!is_known) return scribe.write(facts::CardsDealt{from, to, count});
    for (auto card = cards.rbegin(); card != cards.rbegin() + count; ++card)
        scribe.write(facts::CardShown{**card, from, to, Source::App});
}

// FROM TO COUNT: the top cards of a pile lie on another one; unseen, unless they come to lie face up. Only
// its owner gives to a hand or takes from it.
Result<Facts> correct_pile(const Kit& kit, const Position& position, const Order& order) {
    const auto arguments = arguments_of<PileId, PileId, int>(order);
    if (!arguments) return wrong_arguments(order);
    const auto [from, to, count] = *arguments;
    const int held = static_cast<int>(position.piles[from].size());
    if (from == to || count < 1 || count > held) return refuse("correction.pile-count", {}, {from, held});
    for (const PileId pile : {from, to})
        if (is_others_hand(kit, pile, order.seat)) return refuse("correction.not-your-hand", {}, {pile});
    Scribe scribe(position);
    if (!kit.piles[from].is_public() && kit.piles[to].is_public()) {
        turn_over(scribe, from, to, count);
    } else {
        mix_hand(scribe, kit, from);
        scribe.write(facts::CardsDealt{from, to, count});
        mix_hand(scribe, kit, to);
    }
    return std::move(scribe).take();
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

bool is_private_correction(const Kit& kit, const Order& order) {
    const PieceId* piece = order.arguments.empty() ? nullptr : std::get_if<PieceId>(&order.arguments.front());
    if (!piece) return false;
    if (order.verb == verbs::correct_face) return kit.pieces[*piece].is_hidden;
    return (order.verb == verbs::correct_piece || order.verb == verbs::correct_mark) &&
           kit.pieces[*piece].is_unseen;
}

Result<Facts> decide_correction(const Kit& kit, const Position& position, const Order& order) {
    if (order.verb == verbs::correct_piece) return correct_piece(kit, order);
    if (order.verb == verbs::correct_face) return correct_face(kit, order);
    if (order.verb == verbs::correct_mark) return correct_mark<PieceId, facts::PieceMarked>(kit, order);
    if (order.verb == verbs::correct_place) return correct_mark<PlaceId, facts::PlaceMarked>(kit, order);
    if (order.verb == verbs::correct_card) return correct_card(kit, position, order);
    if (order.verb == verbs::correct_pile) return correct_pile(kit, position, order);
    return correct_track(kit, order);
}

} // namespace fielddesk
