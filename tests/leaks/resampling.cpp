#include "tests/leaks/resampling.h"

#include "engine/journal/seals.h"
#include "engine/position/fact_codec.h"

#include <algorithm>
#include <map>

namespace fielddesk::testing {

namespace {

constexpr std::size_t most_sides_of_a_block = 4;

// Whether a fact tells news of itself. What comes after it may follow from the news.
bool is_news(const Kit& kit, const Happening& what) {
    // So does where a piece is that only its side saw, and dice that are for such pieces.
    if (const auto* moved = std::get_if<facts::PieceMoved>(&what)) return kit.pieces[moved->piece].is_unseen;
    const bool has_unseen = std::any_of(kit.pieces.begin(), kit.pieces.end(),
                                        [](const PieceDefinition& piece) { return piece.is_unseen; });
    const auto* asked = std::get_if<facts::QuestionAsked>(&what);
    const bool asks_dice = asked && asked->question.kind == Question::Kind::Dice;
    if (has_unseen && (asks_dice || std::holds_alternative<facts::DiceRolled>(what))) return true;
    // An order that names a card says which it is.
    if (const auto* order = std::get_if<facts::OrderGiven>(&what))
        return std::any_of(order->arguments.begin(), order->arguments.end(),
                           [](const Argument& argument) { return std::holds_alternative<CardId>(argument); });
    return std::holds_alternative<facts::CardShown>(what) ||
           std::holds_alternative<facts::PileOrdered>(what) ||
           std::holds_alternative<facts::PieceFlipped>(what) ||
           std::holds_alternative<facts::CardOpened>(what);
}

// Pieces of one kind and one side on the map whose places are not seen stand in each other's places, and bear
// each other's marks.
void change_places(const Kit& kit, const Position& seen, std::optional<SideId> not_of, Resampled& other,
                   RandomPlayer& player) {
    Position& whole = other.whole;
    std::map<std::pair<SideId, std::string_view>, std::vector<PieceId>> alike;
    for (std::size_t index = 0; index < whole.pieces.size(); ++index) {
        const PieceId piece = decltype(whole.pieces)::id_at(index);
        const auto place = whole.pieces[piece].place;
        const bool is_on_map = place && kit.places[*place].kind != Code("box");
        if (!seen.pieces[piece].place && is_on_map && kit.pieces[piece].side != not_of)
            alike[{kit.pieces[piece].side, kit.pieces[piece].kind.text()}].push_back(piece);
    }
    std::map<std::uint16_t, PieceId> stands_for;
    for (const auto& [kind, pieces] : alike) {
        std::vector<PieceId> instead = pieces;
        player.shuffle(instead);
        const auto before = whole.pieces;
        for (std::size_t at = 0; at < pieces.size(); ++at) {
            whole.pieces[pieces[at]].place = before[instead[at]].place;
            whole.pieces[pieces[at]].marks = before[instead[at]].marks;
            // A dump stays where a dump was.
            if (kit.pieces[pieces[at]].faces.size() <= most_sides_of_a_block)
                whole.pieces[pieces[at]].face = before[instead[at]].face;
            stands_for[instead[at].value] = pieces[at];
        }
    }
    // What holds of a piece that is not seen holds of the one in its place.
    for (Text& effect : whole.effects)
        for (Argument& argument : effect.arguments)
            if (auto* piece = std::get_if<PieceId>(&argument); piece && stands_for.contains(piece->value))
                *piece = stands_for.at(piece->value);
}

} // namespace

Order Resampled::as_here(Order order) const {
    for (Argument& argument : order.arguments)
        if (auto* card = std::get_if<CardId>(&argument)) *card = card_instead[card->value];
    return order;
}

Resampled resampled(const Kit& kit, const Position& whole, const Position& seen, RandomPlayer& player,
                    std::optional<SideId> not_of) {
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
        auto& face = other.whole.pieces[piece].face;
        const std::size_t faces = kit.pieces[piece].faces.size();
        // What an unseen supply unit does for others was told of them already, so it stays what it is.
        const bool is_settled = kit.pieces[piece].is_unseen && faces <= most_sides_of_a_block;
        if (seen.pieces[piece].face || !face || is_settled) continue;
        if (faces <= most_sides_of_a_block) {
            face = static_cast<std::uint8_t>(player.below(faces));
        } else if (*face > 1) {
            // Strength that is counted down: whether a unit lives is seen, so it lives in both worlds, and
            // after one loss too.
            face = static_cast<std::uint8_t>(2 + player.below(faces - 2));
        }
    }
    change_places(kit, seen, not_of, other, player);
    return other;
}

RandomGame::RandomGame(const Rules& rules, std::uint64_t seed, bool asks_phrases)
    : m_rules(rules), m_player(seed), m_referee(rules) {
    m_player.copy_cards_of(rules.kit());
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
        if (is_public && is_news(kit, fact.what)) break;
        const Key key(Hash{});
        const std::string body = codec.encode(fact.what);
        shape.emplace_back(fact.audience, is_public ? 0 : sealed_body(key, body, Hash{}).size());
    }
    return shape;
}

Told told_before_news(const Kit& kit, const Facts& facts, Seat seat) {
    const FactCodec codec(kit);
    Told told;
    for (const Fact& fact : facts) {
        if (!fact.audience.includes(seat)) continue;
        told.has_news = is_news(kit, fact.what);
        if (told.has_news) break;
        told.texts.push_back(codec.encode(fact.what));
    }
    return told;
}

bool are_alike(const Told& here, const Told& there) {
    const std::size_t shorter = std::min(here.texts.size(), there.texts.size());
    const bool ends_alike = here.texts.size() == there.texts.size() && here.has_news == there.has_news;
    const bool is_cut_off =
        (here.has_news && here.texts.size() == shorter) || (there.has_news && there.texts.size() == shorter);
    return (ends_alike || is_cut_off) &&
           std::equal(here.texts.begin(), here.texts.begin() + static_cast<std::ptrdiff_t>(shorter),
                      there.texts.begin());
}

std::string first_difference(const Told& here, const Told& there) {
    const auto [one, other] =
        std::mismatch(here.texts.begin(), here.texts.end(), there.texts.begin(), there.texts.end());
    const auto text_at = [](const Told& told, auto at) { return at == told.texts.end() ? "nothing" : *at; };
    return text_at(here, one) + " against " + text_at(there, other);
}

} // namespace fielddesk::testing
