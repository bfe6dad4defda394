#include "tests/leaks/resampling.h"

#include "engine/journal/seals.h"
#include "engine/position/fact_codec.h"

#include <algorithm>

namespace fielddesk::testing {

namespace {

// Whether a fact tells news of itself. What comes after it may follow from the news.
bool is_news(const Happening& what) {
    // An order that names a card says which it is.
    if (const auto* order = std::get_if<facts::OrderGiven>(&what))
        return std::any_of(order->arguments.begin(), order->arguments.end(),
                           [](const Argument& argument) { return std::holds_alternative<CardId>(argument); });
    return std::holds_alternative<facts::CardShown>(what) ||
           std::holds_alternative<facts::PileOrdered>(what) ||
           std::holds_alternative<facts::PieceFlipped>(what) ||
           std::holds_alternative<facts::CardOpened>(what);
}

} // namespace

Order Resampled::as_here(Order order) const {
    for (Argument& argument : order.arguments)
        if (auto* card = std::get_if<CardId>(&argument)) *card = card_instead[card->value];
    return order;
}

Resampled resampled(const Kit& kit, const Position& whole, const Position& seen, RandomPlayer& player) {
    Resampled other{whole, std::vector<CardId>(kit.cards.size())};
    for (std::size_t index = 0; index < kit.cards.size(); ++index)
        other.card_instead[index] = decltype(kit.cards)::id_at(index);
    std::vector<std::optional<CardId>*> slots;
    std::vector<CardId> hidden;
    for (std::size_t index = 0; index < whole.piles.size(); ++index) {
        const PileId pile = decltype(whole.piles)::id_at(index);
        for (std::size_t at = 0; at < whole.piles[pile].size(); ++at) {
            if (seen.piles[pile][at] || !whole.piles[pile][at]) continue;
            slots.push_back(&other.whole.piles[pile][at]);
            hidden.push_back(*whole.piles[pile][at]);
        }
    }
    std::vector<CardId> instead = hidden;
    player.shuffle(instead);
    for (std::size_t at = 0; at < slots.size(); ++at) {
        *slots[at] = instead[at];
        other.card_instead[hidden[at].value] = instead[at];
    }
    for (std::size_t index = 0; index < whole.pieces.size(); ++index) {
        const PieceId piece = decltype(whole.pieces)::id_at(index);
        if (!seen.pieces[piece].face)
            other.whole.pieces[piece].face =
                static_cast<std::uint8_t>(player.below(kit.pieces[piece].faces.size()));
    }
    return other;
}

RandomGame::RandomGame(const Rules& rules, std::uint64_t seed, bool asks_phrases)
    : m_rules(rules), m_player(seed), m_referee(rules) {
    std::vector<std::uint8_t> options;
    for (const OptionDefinition& option : rules.kit().options)
        options.push_back(static_cast<std::uint8_t>(m_player.below(option.choices.size())));
    take(m_referee.beginning(options, {seed, asks_phrases}));
}

std::vector<Seat> RandomGame::seats() const {
    std::vector<Seat> seats{Seat::table()};
    for (std::size_t index = 0; index < m_rules.kit().sides.size(); ++index)
        seats.push_back(Seat::of(decltype(m_rules.kit().sides)::id_at(index)));
    return seats;
}

std::vector<Offer> RandomGame::offers(Seat seat) const {
    return fielddesk::offers(m_rules, m_referee.seen_by(seat), seat);
}

std::optional<Order> RandomGame::next_order() {
    auto all = seats();
    std::erase_if(all, [this](Seat seat) { return offers(seat).empty(); });
    if (all.empty()) return std::nullopt;
    const Seat seat = all[m_player.below(all.size())];
    return m_player.order_from(offers(seat), seat);
}

bool RandomGame::give(const Order& order) {
    return take(m_referee.facts_of(order));
}

Order RandomGame::random_correction(Seat seat) {
    const Kit& kit = m_rules.kit();
    const auto any = [&](const auto& things) {
        return std::decay_t<decltype(things)>::id_at(m_player.below(things.size()));
    };
    const auto number = [&](std::size_t limit) { return static_cast<int>(m_player.below(limit)); };
    switch (m_player.below(5)) {
    case 0:
        return {seat, verbs::correct_piece, {any(kit.pieces), any(kit.places)}, Source::Typed, {}};
    case 1:
        return {seat, verbs::correct_face, {any(kit.pieces), 1 + number(4)}, Source::Typed, {}};
    case 2:
        return {seat, verbs::correct_card, {any(kit.cards), any(kit.piles)}, Source::Typed, {}};
    case 3:
        return {seat, verbs::correct_pile, {any(kit.piles), any(kit.piles), number(4)}, Source::Typed, {}};
    default:
        return {seat, verbs::correct_track, {any(kit.tracks), number(5)}, Source::Typed, {}};
    }
}

bool RandomGame::take(Result<Facts> facts) {
    if (!facts) return false;
    const auto number = static_cast<std::int64_t>(m_referee.chronicle().entries().size()) + 1;
    return m_referee.take({number, "", *std::move(facts), true}).has_value();
}

std::vector<std::pair<Audience, std::size_t>> shape_before_news(const Kit& kit, const Facts& facts) {
    const FactCodec codec(kit);
    std::vector<std::pair<Audience, std::size_t>> shape;
    for (const Fact& fact : facts) {
        const bool is_public = fact.audience == Audience::everyone();
        if (is_public && is_news(fact.what)) break;
        const Key key(Hash{});
        const std::string body = codec.encode(fact.what);
        shape.emplace_back(fact.audience, is_public ? 0 : sealed_body(key, body, Hash{}).size());
    }
    return shape;
}

Facts told_before_news(const Facts& facts, Seat seat) {
    Facts told;
    for (const Fact& fact : facts) {
        if (!fact.audience.includes(seat)) continue;
        if (is_news(fact.what)) break;
        told.push_back(fact);
    }
    return told;
}

} // namespace fielddesk::testing
