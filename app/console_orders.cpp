#include "app/console_orders.h"

#include "engine/core/joined.h"

#include <algorithm>
#include <charconv>

namespace fielddesk {

namespace {

std::optional<int> number(const std::string& word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return value;
}

Code code(const std::string& word) {
    return Code::fits(word) ? Code(word) : Code("?");
}

// What each word of a correction names, in its order. An optional one may be left out; values are one or more
// numbers or words at the end, and a text is all the rest of the line.
enum class Named { Piece, Place, Mark, State, Card, Pile, OptionalPile, Track, Number, Word, Values, Text };

struct CorrectionForm {
    const char* what;
    Code verb;
    std::vector<Named> words;
};

const std::vector<CorrectionForm>& correction_forms() {
    using enum Named;
    static const std::vector<CorrectionForm> forms{
        {"piece", verbs::correct_piece, {Piece, Place}},
        {"face", verbs::correct_face, {Piece, Number}},
        {"mark", verbs::correct_mark, {Piece, Mark, State}},
        {"place", verbs::correct_place, {Place, Mark, State}},
        {"card", verbs::correct_card, {Card, Pile, OptionalPile}},
        {"pile", verbs::correct_pile, {Pile, Pile, Number}},
        {"track", verbs::correct_track, {Track, Number}},
        {"cell", verbs::correct_cell, {Word, Word, Word, Values}},
        {"rating", verbs::correct_rating, {Piece, Number, Word, Number}},
        {"connection", verbs::correct_connection, {Place, Place, Word}},
        {"arrival", verbs::correct_arrival, {Piece, Number, Place}},
        {"entry", verbs::correct_entry, {Card, Text}},
    };
    return forms;
}

std::string rest_of(const std::vector<std::string>& words, std::size_t from) {
    return joined(std::vector(words.begin() + static_cast<std::ptrdiff_t>(from), words.end()), " ");
}

template <typename Id>
std::optional<Argument> as_argument(std::optional<Id> id) {
    return id ? std::optional<Argument>(*id) : std::nullopt;
}

std::optional<CardId> card_of(const Kit& kit, const std::string& word) {
    const auto value = number(word);
    return value ? kit.card_numbered(*value) : kit.card(word);
}

std::optional<Argument> named(const Kit& kit, Named what, const std::string& word) {
    switch (what) {
    case Named::Piece:
        return as_argument(kit.piece(word));
    case Named::Place:
        return as_argument(kit.place(word));
    case Named::Card:
        return as_argument(card_of(kit, word));
    case Named::Pile:
    case Named::OptionalPile:
        return as_argument(kit.pile(word));
    case Named::Track:
        return as_argument(kit.track(word));
    case Named::Number:
        return as_argument(number(word));
    case Named::Values:
        if (const auto value = number(word)) return *value;
        return Argument(code(word));
    case Named::Mark:
    case Named::State:
    case Named::Word:
    case Named::Text:
        return Argument(code(word));
    }
    return std::nullopt;
}

} // namespace

Result<Seat> seat_named(const Kit& kit, const std::string& name) {
    if (name == "table") return Seat::table();
    const auto side = kit.side(name);
    if (!side) return refuse_with("console.seat", name);
    if (!kit.sides[*side].is_played) return refuse("seat.not-yours", "sequence");
    return Seat::of(*side);
}

std::string without_return(std::string line) {
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

Argument OrderReader::argument(const std::string& word, const Argument* example) const {
    if (example && std::holds_alternative<CardId>(*example)) {
        if (const auto card = card_of(*m_kit, word)) return *card;
    }
    if (example && std::holds_alternative<PieceId>(*example)) {
        if (const auto piece = m_kit->piece(word)) return *piece;
    }
    if (example && std::holds_alternative<PlaceId>(*example)) {
        if (const auto place = m_kit->place(word)) return *place;
    }
    if (const auto value = number(word)) return *value;
    return code(word);
}

std::optional<CardId> OrderReader::card(const std::string& word) const {
    return card_of(*m_kit, word);
}

Order OrderReader::read(const std::vector<std::string>& words, const std::vector<Offer>& offers) const {
    Order order{m_seat, code(words.front()), {}, Source::Typed};
    const auto offer = std::find_if(offers.begin(), offers.end(),
                                    [&](const Offer& each) { return each.verb == order.verb; });
    if (offer != offers.end() && offer->takes_words) {
        order.words = rest_of(words, 1);
        return order;
    }
    for (std::size_t index = 1; index < words.size(); ++index) {
        // What is not offered may name a place all the same, so that the rules can say why not.
        if (const auto place = m_kit->place(words[index]); place && offer == offers.end()) {
            order.arguments.emplace_back(*place);
            continue;
        }
        const Argument* example = nullptr;
        if (offer != offers.end() && index <= offer->slots.size() &&
            !offer->slots[index - 1].candidates.empty())
            example = &offer->slots[index - 1].candidates.front();
        order.arguments.push_back(argument(words[index], example));
    }
    return order;
}

Result<Order> OrderReader::read_correction(const std::vector<std::string>& words) const {
    const auto& forms = correction_forms();
    const auto form = std::find_if(forms.begin(), forms.end(), [&](const CorrectionForm& each) {
        return words.size() > 1 && words[1] == each.what;
    });
    if (form == forms.end()) return refuse("correct.usage");
    const std::size_t given = words.size() - 2;
    const bool may_be_short = form->words.back() == Named::OptionalPile;
    const bool may_be_long = form->words.back() == Named::Values || form->words.back() == Named::Text;
    if ((given > form->words.size() && !may_be_long) || given + (may_be_short ? 1 : 0) < form->words.size())
        return refuse("correct.usage");
    Order order{m_seat, form->verb, {}, Source::Typed};
    for (std::size_t index = 0; index < given; ++index) {
        const Named what = form->words[std::min(index, form->words.size() - 1)];
        if (what == Named::Text) {
            order.words = rest_of(words, index + 2);
            break;
        }
        const auto found = named(*m_kit, what, words[index + 2]);
        if (!found) return refuse_with("correct.unknown", words[index + 2]);
        order.arguments.push_back(*found);
    }
    return order;
}

std::string OrderReader::word(const Argument& argument) const {
    struct Worder {
        const Kit& kit;
        std::string operator()(int value) const { return std::to_string(value); }
        std::string operator()(const Code& value) const { return std::string(value.text()); }
        std::string operator()(PieceId id) const { return std::string(kit.pieces[id].id.text()); }
        std::string operator()(PlaceId id) const { return std::string(kit.places[id].id.text()); }
        std::string operator()(PileId id) const { return std::string(kit.piles[id].id.text()); }
        std::string operator()(CardId id) const { return std::to_string(kit.cards[id].number); }
        std::string operator()(TrackId id) const { return std::string(kit.tracks[id].id.text()); }
        std::string operator()(SideId id) const { return std::string(kit.sides[id].id.text()); }
    };
    return std::visit(Worder{*m_kit}, argument);
}

std::string OrderReader::words(const Order& order) const {
    std::string text(order.verb.text());
    for (const Argument& argument : order.arguments)
        text += " " + word(argument);
    return order.words.empty() ? text : text + " " + order.words;
}

} // namespace fielddesk
