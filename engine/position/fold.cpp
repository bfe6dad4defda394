#include "engine/position/fold.h"

#include "engine/core/order.h"
#include "engine/kit/card_note.h"
#include "engine/position/phrase.h"

#include <algorithm>
#include <iterator>

namespace fielddesk {

Position blank_position(const Kit& kit) {
    Position position;
    position.pieces = IdVector<PieceId, PieceState>(kit.pieces.size());
    position.places = IdVector<PlaceId, PlaceState>(kit.places.size());
    position.piles = IdVector<PileId, Pile>(kit.piles.size());
    position.tracks = IdVector<TrackId, int>(kit.tracks.size());
    position.options = IdVector<OptionId, std::uint8_t>(kit.options.size());
    for (std::size_t index = 0; index < kit.tracks.size(); ++index) {
        const TrackId track = decltype(kit.tracks)::id_at(index);
        position.tracks[track] = kit.tracks[track].start;
    }
    return position;
}

namespace {

// Where the card that was shown lay: its own slot where the reader knows it, else the topmost slot that the
// reader does not know.
Pile::iterator slot_of(Pile& pile, CardId card) {
    const auto known = std::find(pile.begin(), pile.end(), std::optional(card));
    if (known != pile.end()) return known;
    const auto unknown = std::find(pile.rbegin(), pile.rend(), std::optional<CardId>());
    return unknown == pile.rend() ? pile.end() : std::prev(unknown.base());
}

void set_mark(std::uint32_t& marks, MarkId mark, bool is_on) {
    const std::uint32_t bit = 1u << mark.value;
    marks = is_on ? marks | bit : marks & ~bit;
}

// The last word on a thing counts.
template <typename Noted>
void put(std::vector<Noted>& known, const Noted& noted) {
    const auto same = std::find_if(known.begin(), known.end(),
                                   [&](const Noted& each) { return is_about_same(each, noted); });
    if (same != known.end()) {
        *same = noted;
    } else {
        known.push_back(noted);
    }
}

struct Folder {
    Position& position;

    void operator()(const facts::GameBegun& fact) const {
        for (std::size_t index = 0; index < fact.options.size(); ++index)
            position.options[IdVector<OptionId, std::uint8_t>::id_at(index)] = fact.options[index];
        position.is_seeded = fact.is_seeded;
    }
    void operator()(const facts::PieceMoved& fact) const { position.pieces[fact.piece].place = fact.place; }
    void operator()(const facts::PieceFlipped& fact) const { position.pieces[fact.piece].face = fact.face; }
    void operator()(const facts::PieceConcealed& fact) const { position.pieces[fact.piece].face.reset(); }
    void operator()(const facts::PieceCovered& fact) const { position.pieces[fact.piece].place.reset(); }
    void operator()(const facts::PieceMarked& fact) const {
        set_mark(position.pieces[fact.piece].marks, fact.mark, fact.is_on);
    }
    void operator()(const facts::PlaceMarked& fact) const {
        set_mark(position.places[fact.place].marks, fact.mark, fact.is_on);
    }
    void operator()(const facts::TrackSet& fact) const { position.tracks[fact.track] = fact.value; }
    void operator()(const facts::PileFilled& fact) const {
        position.piles[fact.pile].assign(static_cast<std::size_t>(fact.count), std::nullopt);
    }
    void operator()(const facts::PileShuffled& fact) const {
        Pile& pile = position.piles[fact.pile];
        std::fill(pile.begin(), pile.end(), std::nullopt);
    }
    void operator()(const facts::PileOrdered& fact) const {
        position.piles[fact.pile].assign(fact.cards.begin(), fact.cards.end());
    }
    void operator()(const facts::CardsDealt& fact) const {
        Pile& from = position.piles[fact.from];
        Pile& to = position.piles[fact.to];
        const auto first = from.end() - fact.count;
        to.insert(to.end(), first, from.end());
        from.erase(first, from.end());
    }
    void operator()(const facts::CardShown& fact) const {
        Pile& from = position.piles[fact.from];
        if (const auto slot = slot_of(from, fact.card); slot != from.end()) from.erase(slot);
        position.piles[fact.to].emplace_back(fact.card);
    }
    void operator()(const facts::EffectBegun& fact) const { position.effects.push_back(fact.effect); }
    void operator()(const facts::EffectEnded& fact) const {
        const auto found = std::find(position.effects.begin(), position.effects.end(), fact.effect);
        if (found != position.effects.end()) position.effects.erase(found);
    }
    void operator()(const facts::PhaseBegun& fact) const { position.phase = fact.phase; }
    void operator()(const facts::QuestionAsked& fact) const { position.question = fact.question; }
    void operator()(const facts::QuestionClosed&) const { position.question.reset(); }
    void operator()(const facts::GameEnded& fact) const { position.outcome = fact.outcome; }
    void operator()(const facts::GameResumed&) const { position.outcome.reset(); }

    // A request to take something back stands until the next order that does something.
    void operator()(const facts::OrderGiven& fact) const {
        if (!only_tells(fact.verb)) position.undo_request.reset();
    }
    void operator()(const facts::UndoAsked& fact) const {
        position.undo_request = {fact.entry, fact.side, {}};
    }
    void operator()(const facts::UndoAnswered& fact) const {
        if (!fact.agrees) position.undo_request.reset();
        if (position.undo_request) position.undo_request->agreed.push_back(fact.side);
    }
    void operator()(const facts::OrderUndone&) const { position.undo_request.reset(); }
    void operator()(const facts::OrderRedone&) const { position.undo_request.reset(); }

    void operator()(const facts::PhrasesWanted&) const { position.asks_phrases = true; }
    void operator()(const facts::ShuffleCommitted& fact) const { position.shuffle = {fact.shuffle, {}}; }
    void operator()(const facts::PhraseAdded& fact) const {
        if (position.shuffle) position.shuffle->phrased.push_back(fact.side);
    }
    void operator()(const facts::PileCommitted&) const { position.shuffle.reset(); }

    void operator()(const facts::CellNoted& fact) const { put(position.box.cells, fact); }
    void operator()(const facts::RatingNoted& fact) const { put(position.box.ratings, fact); }
    void operator()(const facts::ConnectionNoted& fact) const { put(position.box.connections, fact); }
    void operator()(const facts::ArrivalNoted& fact) const { put(position.box.arrivals, fact); }
    void operator()(const facts::CardNoted& fact) const { put(position.box.cards, fact); }

    // These are read by the record, the rulings' pages and the chronicle; they change no position.
    void operator()(const facts::SeedChosen&) const {}
    void operator()(const facts::DiceRolled&) const {}
    void operator()(const facts::RulingMade&) const {}
    void operator()(const facts::Noted&) const {}
    void operator()(const facts::ShuffleSecret&) const {}
    void operator()(const facts::CardOpened&) const {}
    void operator()(const facts::ShuffleOpened&) const {}
    void operator()(const facts::DiceCommitted&) const {}
    void operator()(const facts::DiceSecret&) const {}
    void operator()(const facts::DiceOpened&) const {}
    void operator()(const facts::NotesUsed&) const {}
    void operator()(const facts::CellRead&) const {}
};

bool can_be_added_up(const std::vector<Modifier>& modifiers) {
    constexpr std::size_t most = 1000;
    constexpr int largest = 1000;
    return modifiers.size() <= most &&
           std::all_of(modifiers.begin(), modifiers.end(),
                       [](const Modifier& each) { return each.value >= -largest && each.value <= largest; });
}

struct Fitting {
    const Kit& kit;
    const Position& position;

    bool operator()(const facts::GameBegun& fact) const {
        if (fact.options.size() != position.options.size()) return false;
        for (std::size_t index = 0; index < fact.options.size(); ++index)
            if (fact.options[index] >= kit.options[decltype(kit.options)::id_at(index)].choices.size())
                return false;
        return true;
    }
    bool operator()(const facts::PieceFlipped& fact) const {
        return fact.face < kit.pieces[fact.piece].faces.size();
    }
    // A correction or a card may lead out of what the kit's track prints, but not where sums overflow.
    bool operator()(const facts::TrackSet& fact) const {
        constexpr int farthest = 1'000'000;
        const TrackDefinition& track = kit.tracks[fact.track];
        return fact.value >= std::min(-farthest, track.minimum) &&
               fact.value <= std::max(farthest, track.maximum);
    }
    bool operator()(const facts::QuestionAsked& fact) const {
        const Question& question = fact.question;
        // The codes that are made from a purpose have to fit as well.
        if (question.purpose.text().size() > 30) return false;
        if (question.kind == Question::Kind::Card)
            return !question.subjects.empty() && std::holds_alternative<CardId>(question.subjects.front());
        if (question.kind != Question::Kind::Dice) return true;
        return question.dice >= 1 && can_be_thrown(static_cast<std::size_t>(question.dice), question.sides);
    }
    bool operator()(const facts::DiceRolled& fact) const { return can_be_thrown(fact.roll); }
    bool operator()(const facts::RulingMade& fact) const {
        constexpr std::int64_t most_faces = 1'000'000;
        const Ruling& ruling = fact.ruling;
        const Fraction& chance = ruling.chance;
        return (!ruling.roll || can_be_thrown(*ruling.roll)) && can_be_added_up(ruling.target) &&
               can_be_added_up(ruling.drm) && chance.numerator >= 0 &&
               chance.numerator <= chance.denominator && chance.denominator >= 1 &&
               chance.denominator <= most_faces;
    }
    bool operator()(const facts::CardsDealt& fact) const {
        return fact.from != fact.to && fact.count >= 0 &&
               static_cast<std::size_t>(fact.count) <= position.piles[fact.from].size();
    }
    bool operator()(const facts::CardShown& fact) const {
        const Pile& from = position.piles[fact.from];
        return std::any_of(from.begin(), from.end(),
                           [&](const auto& slot) { return !slot || *slot == fact.card; });
    }
    bool operator()(const facts::PileFilled& fact) const { return fact.count >= 0 && fact.count <= 1000; }
    bool operator()(const facts::PileOrdered& fact) const {
        return fact.cards.size() == position.piles[fact.pile].size();
    }
    bool operator()(const facts::PhraseAdded& fact) const {
        return position.shuffle && position.shuffle->number == fact.shuffle && !fault_of_phrase(fact.words);
    }
    bool operator()(const facts::PileCommitted& fact) const {
        return fact.cards.size() == position.piles[fact.pile].size();
    }
    bool operator()(const facts::CellNoted& fact) const { return is_cell(fact); }
    bool operator()(const facts::CellRead& fact) const { return is_cell(fact); }
    bool operator()(const facts::RatingNoted& fact) const {
        return rating_limits(kit, fact.piece, fact.face, fact.rating).contains(fact.value);
    }
    bool operator()(const facts::ConnectionNoted& fact) const {
        return fact.from != fact.to && (!fact.kind || has_connection_kind(kit, *fact.kind));
    }
    bool operator()(const facts::ArrivalNoted& fact) const { return fact.turn >= 1 && fact.turn <= 99; }
    bool operator()(const facts::CardNoted& fact) const {
        return has_shape_of_entry(kit, fact.card, fact.entry);
    }

    template <typename Cell>
    bool is_cell(const Cell& fact) const {
        const Chart& chart = kit.charts[fact.chart];
        return chart.rows.step_named(fact.row.text()) && chart.columns.step_named(fact.column.text()) &&
               chart.allows(fact.cell);
    }
    template <typename Other>
    bool operator()(const Other&) const {
        return true;
    }
};

} // namespace

void fold(Position& position, const Fact& fact) {
    std::visit(Folder{position}, fact.what);
}

bool fits(const Kit& kit, const Position& position, const Fact& fact) {
    return std::visit(Fitting{kit, position}, fact.what);
}

std::optional<Text> broken_count(const Kit& kit, const Position& position) {
    for (std::size_t index = 0; index < position.pieces.size(); ++index) {
        const PieceId piece = decltype(position.pieces)::id_at(index);
        const PieceState& state = position.pieces[piece];
        if (state.place && !position.places.contains(*state.place))
            return Text{"conservation.piece-nowhere", {piece}};
        if (state.face && *state.face >= kit.pieces[piece].faces.size())
            return Text{"conservation.piece-without-face", {piece}};
    }
    std::vector<int> times_seen(kit.cards.size());
    std::size_t slots = 0;
    for (const Pile& pile : position.piles) {
        slots += pile.size();
        for (const auto& card : pile)
            if (card && ++times_seen[card->value] > 1) return Text{"conservation.card-twice", {*card}};
    }
    if (slots != kit.cards.size())
        return Text{"conservation.cards", {static_cast<int>(slots), static_cast<int>(kit.cards.size())}};
    return std::nullopt;
}

std::optional<Text> broken_conservation(const Kit& kit, const Position& position) {
    for (std::size_t index = 0; index < position.pieces.size(); ++index) {
        const PieceId piece = decltype(position.pieces)::id_at(index);
        if (!position.pieces[piece].place) return Text{"conservation.piece-nowhere", {piece}};
        if (!position.pieces[piece].face) return Text{"conservation.piece-without-face", {piece}};
    }
    return broken_count(kit, position);
}

} // namespace fielddesk
