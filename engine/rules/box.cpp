#include "engine/rules/box.h"

#include "engine/kit/card_note.h"

#include <algorithm>

namespace fielddesk {

namespace {

// What was told about the same thing; nothing where nobody said anything.
template <typename Noted>
const Noted* find_note(const std::vector<Noted>& known, const Noted& about) {
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const Noted& each) { return is_about_same(each, about); });
    return found == known.end() ? nullptr : &*found;
}

template <typename Thing, typename IsIt>
std::optional<Thing> find_printed(const std::vector<Thing>& things, IsIt is_it) {
    const auto found = std::find_if(things.begin(), things.end(), is_it);
    return found == things.end() ? std::nullopt : std::optional(*found);
}

void ask(Scribe& scribe, Question::Kind kind, Code purpose, Arguments subjects, const Arguments& more) {
    subjects.insert(subjects.end(), more.begin(), more.end());
    scribe.ask({kind, purpose, std::move(subjects), 0, 6, {}});
}

facts::CellNoted named_cell(const Kit& kit, ChartId id, CellSpot spot) {
    const Chart& chart = kit.charts[id];
    return {id, chart.rows.steps[spot.row].id, chart.columns.steps[spot.column].id, {}};
}

} // namespace

ChartCell cell_of(const Kit& kit, const Position& position, ChartId chart, CellSpot spot) {
    const auto* told = find_note(position.box.cells, named_cell(kit, chart, spot));
    return told ? ChartCell{told->cell, Provenance::Box} : kit.charts[chart].at(spot);
}

Rating rating_of(const Kit& kit, const Position& position, PieceId piece, std::uint8_t face, Code rating) {
    if (const auto* told = find_note(position.box.ratings, {piece, face, rating, 0}))
        return {rating, told->value, Provenance::Box};
    const Face& printed = kit.pieces[piece].faces[face];
    if (rating == face_value) return {rating, printed.value, printed.provenance};
    const auto known =
        find_printed(printed.ratings, [&](const Rating& each) { return each.rating == rating; });
    return known.value_or(Rating{rating, std::nullopt, Provenance::Printed});
}

std::optional<Connection> connection_of(const Kit& kit, const Position& position, PlaceId from, PlaceId to) {
    const facts::ConnectionNoted about{from, to, std::nullopt};
    if (const auto* told = find_note(position.box.connections, about))
        return Connection{from, to, told->kind, Provenance::Box};
    return find_printed(kit.connections, [&](const Connection& each) {
        return is_about_same(facts::ConnectionNoted{each.from, each.to, std::nullopt}, about);
    });
}

std::optional<Arrival> arrival_of(const Kit& kit, const Position& position, PieceId piece) {
    if (const auto* told = find_note(position.box.arrivals, {piece, 1, {}}))
        return Arrival{piece, told->turn, told->place, Provenance::Box};
    return find_printed(kit.arrivals, [&](const Arrival& each) { return each.piece == piece; });
}

Card card_of(const Kit& kit, const Position& position, CardId card) {
    const auto* told = find_note(position.box.cards, {card, {}});
    return told ? card_of_entry(kit, card, told->entry) : kit.cards[card];
}

bool is_told(const Position& position, CardId card) {
    return find_note(position.box.cards, {card, {}}) != nullptr;
}

std::optional<CellValue> read_or_ask(const Kit& kit, Scribe& scribe, ChartId chart, CellSpot spot,
                                     Code purpose, const Arguments& more) {
    const ChartCell cell = cell_of(kit, scribe.position(), chart, spot);
    const facts::CellNoted named = named_cell(kit, chart, spot);
    if (cell.value)
        scribe.write(facts::CellRead{chart, named.row, named.column, *cell.value, cell.provenance});
    else
        ask(scribe, Question::Kind::Cell, purpose, {kit.charts[chart].id, named.row, named.column}, more);
    return cell.value;
}

std::optional<int> rating_or_ask(const Kit& kit, Scribe& scribe, PieceId piece, std::uint8_t face,
                                 Code rating, Code purpose, const Arguments& more) {
    const Rating known = rating_of(kit, scribe.position(), piece, face, rating);
    if (!known.value) ask(scribe, Question::Kind::Rating, purpose, {piece, face + 1, rating}, more);
    return known.value;
}

std::optional<Connection> connection_or_ask(const Kit& kit, Scribe& scribe, PlaceId from, PlaceId to,
                                            Code purpose, const Arguments& more) {
    const auto known = connection_of(kit, scribe.position(), from, to);
    if (!known) ask(scribe, Question::Kind::Connection, purpose, {from, to}, more);
    return known;
}

std::optional<Arrival> arrival_or_ask(const Kit& kit, Scribe& scribe, PieceId piece, Code purpose,
                                      const Arguments& more) {
    const auto known = arrival_of(kit, scribe.position(), piece);
    if (!known) ask(scribe, Question::Kind::Arrival, purpose, {piece}, more);
    return known;
}

void ask_for_card(Scribe& scribe, CardId card, Code purpose, const Arguments& more) {
    ask(scribe, Question::Kind::Card, purpose, {card}, more);
}

} // namespace fielddesk
