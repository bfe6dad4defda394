#include "engine/rules/box.h"

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

template <typename Wanted>
const Wanted* subject(const Arguments& subjects, std::size_t index) {
    return index < subjects.size() ? std::get_if<Wanted>(&subjects[index]) : nullptr;
}

facts::CellNoted noted_cell(const Kit& kit, ChartId id, CellSpot spot, CellValue value) {
    const Chart& chart = kit.charts[id];
    return {id, chart.rows.steps[spot.row].id, chart.columns.steps[spot.column].id, std::move(value)};
}

// A field of a cell as an order says it: a number, or the id of a word.
std::optional<int> number_said(const ChartField& field, const Argument& argument) {
    if (const int* number = std::get_if<int>(&argument); number && field.words.empty()) return *number;
    const Code* word = std::get_if<Code>(&argument);
    for (std::size_t index = 0; word && index < field.words.size(); ++index)
        if (field.words[index].id == *word) return static_cast<int>(index);
    return std::nullopt;
}

std::optional<CellValue> cell_said(const Chart& chart, const Arguments& arguments, std::size_t from) {
    if (arguments.size() != from + chart.fields.size()) return std::nullopt;
    CellValue value;
    for (std::size_t index = 0; index < chart.fields.size(); ++index) {
        const auto number = number_said(chart.fields[index], arguments[from + index]);
        if (!number) return std::nullopt;
        value.push_back(*number);
    }
    return chart.allows(value) ? std::optional(value) : std::nullopt;
}

Slot numbers(Code name, int from, int to) {
    Slot slot{name, {}};
    for (int number = from; number <= to; ++number)
        slot.candidates.emplace_back(number);
    return slot;
}

Slot places(const Kit& kit) {
    Slot slot{"place", {}};
    for (std::size_t index = 0; index < kit.places.size(); ++index)
        slot.candidates.emplace_back(decltype(kit.places)::id_at(index));
    return slot;
}

std::vector<Slot> cell_slots(const Chart& chart) {
    std::vector<Slot> slots;
    for (const ChartField& field : chart.fields) {
        Slot slot = numbers(field.id, field.minimum, field.words.empty() ? field.maximum : -1);
        for (const ChartWord& word : field.words)
            slot.candidates.emplace_back(word.id);
        slots.push_back(std::move(slot));
    }
    return slots;
}

// Places that are known not to be connected are said to be so with this word.
constexpr Code no_connection = "none";

std::optional<RatingLimits> limits_asked(const Kit& kit, const Question& question) {
    const auto* piece = subject<PieceId>(question.subjects, 0);
    const auto* face = subject<int>(question.subjects, 1);
    const auto* rating = subject<Code>(question.subjects, 2);
    if (!piece || !face || !rating || *face < 1) return std::nullopt;
    return rating_limits(kit, *piece, static_cast<std::uint8_t>(*face - 1), *rating);
}

std::optional<Happening> cell_answer(const Kit& kit, const Question& question, const Arguments& said) {
    const auto named = cell_named(kit, question.subjects);
    auto value = named ? cell_said(kit.charts[named->chart], said, 0) : std::nullopt;
    if (!value) return std::nullopt;
    return noted_cell(kit, named->chart, named->spot, *std::move(value));
}

std::optional<Happening> rating_answer(const Kit& kit, const Question& question, const Arguments& said) {
    const auto limits = limits_asked(kit, question);
    const int* value = subject<int>(said, 0);
    if (!limits || !value || said.size() != 1 || !limits->contains(*value)) return std::nullopt;
    return facts::RatingNoted{std::get<PieceId>(question.subjects[0]),
                              static_cast<std::uint8_t>(std::get<int>(question.subjects[1]) - 1),
                              std::get<Code>(question.subjects[2]), *value};
}

std::optional<Happening> connection_answer(const Kit& kit, const Question& question, const Arguments& said) {
    const auto* from = subject<PlaceId>(question.subjects, 0);
    const auto* to = subject<PlaceId>(question.subjects, 1);
    const Code* kind = subject<Code>(said, 0);
    if (!from || !to || !kind || said.size() != 1) return std::nullopt;
    if (*kind == no_connection) return facts::ConnectionNoted{*from, *to, std::nullopt};
    if (!has_connection_kind(kit, *kind)) return std::nullopt;
    return facts::ConnectionNoted{*from, *to, *kind};
}

std::optional<Happening> arrival_answer(const Question& question, const Arguments& said) {
    const auto* piece = subject<PieceId>(question.subjects, 0);
    const int* turn = subject<int>(said, 0);
    const auto* place = subject<PlaceId>(said, 1);
    if (!piece || !turn || !place || said.size() != 2 || *turn < 1 || *turn > 99) return std::nullopt;
    return facts::ArrivalNoted{*piece, *turn, *place};
}

std::optional<Happening> answer(const Kit& kit, const Question& question, const Arguments& said) {
    switch (question.kind) {
    case Question::Kind::Cell:
        return cell_answer(kit, question, said);
    case Question::Kind::Rating:
        return rating_answer(kit, question, said);
    case Question::Kind::Connection:
        return connection_answer(kit, question, said);
    case Question::Kind::Arrival:
        return arrival_answer(question, said);
    case Question::Kind::Dice:
    case Question::Kind::Choice:
    case Question::Kind::Shuffle:
        break;
    }
    return std::nullopt;
}

} // namespace

ChartCell cell_of(const Kit& kit, const Position& position, ChartId chart, CellSpot spot) {
    const auto* told = find_note(position.box.cells, noted_cell(kit, chart, spot, {}));
    return told ? ChartCell{told->cell, Provenance::Box} : kit.charts[chart].at(spot);
}

Rating rating_of(const Kit& kit, const Position& position, PieceId piece, std::uint8_t face, Code rating) {
    if (const auto* told = find_note(position.box.ratings, {piece, face, rating, 0}))
        return {rating, told->value, Provenance::Box};
    const Face& printed = kit.pieces[piece].faces[face];
    if (rating == face_value) return {rating, printed.value, printed.provenance};
    for (const Rating& each : printed.ratings)
        if (each.rating == rating) return each;
    return {rating, std::nullopt, Provenance::Printed};
}

std::optional<CellValue> read_or_ask(const Kit& kit, Scribe& scribe, ChartId chart, CellSpot spot,
                                     Code purpose, Arguments more) {
    const ChartCell cell = cell_of(kit, scribe.position(), chart, spot);
    const facts::CellNoted named = noted_cell(kit, chart, spot, {});
    if (cell.value) {
        scribe.write(facts::CellRead{chart, named.row, named.column, *cell.value, cell.provenance});
        return cell.value;
    }
    Arguments subjects{kit.charts[chart].id, named.row, named.column};
    subjects.insert(subjects.end(), more.begin(), more.end());
    scribe.ask({Question::Kind::Cell, purpose, std::move(subjects), 0, 6, {}});
    return std::nullopt;
}

bool asks_box(const std::optional<Question>& question) {
    return question && question->kind >= Question::Kind::Cell;
}

std::optional<CellNamed> cell_named(const Kit& kit, const Arguments& subjects) {
    const Code* id = subject<Code>(subjects, 0);
    const Code* row_id = subject<Code>(subjects, 1);
    const Code* column_id = subject<Code>(subjects, 2);
    const auto chart = id ? kit.chart(id->text()) : std::nullopt;
    if (!chart || !row_id || !column_id) return std::nullopt;
    const auto row = kit.charts[*chart].rows.step_named(row_id->text());
    const auto column = kit.charts[*chart].columns.step_named(column_id->text());
    if (!row || !column) return std::nullopt;
    return CellNamed{*chart, {*row, *column}};
}

Offer note_offer(const Kit& kit, const Question& question) {
    Offer offer{verbs::note, {}, false, false};
    if (question.kind == Question::Kind::Cell) {
        if (const auto named = cell_named(kit, question.subjects))
            offer.slots = cell_slots(kit.charts[named->chart]);
    } else if (question.kind == Question::Kind::Rating) {
        if (const auto limits = limits_asked(kit, question))
            offer.slots = {numbers("rating", limits->minimum, limits->maximum)};
    } else if (question.kind == Question::Kind::Connection) {
        Slot kinds{"kind", {no_connection}};
        for (const ConnectionKind& kind : kit.connection_kinds)
            kinds.candidates.emplace_back(kind.id);
        offer.slots = {std::move(kinds)};
    } else {
        offer.slots = {numbers("turn", 1, 99), places(kit)};
    }
    return offer;
}

Result<Facts> noted(const Rules& rules, const Position& position, const Order& order) {
    if (!asks_box(position.question)) return refuse("note.not-asked");
    const Question question = *position.question;
    auto told = answer(rules.kit(), question, order.arguments);
    if (!told) return refuse("note.unfit", {}, {question.purpose});
    Scribe scribe(position);
    scribe.write(facts::QuestionClosed{});
    scribe.write(*std::move(told));
    for (const Fact& fact : rules.go_on(scribe.position(), question))
        scribe.write(fact.what, fact.audience);
    return std::move(scribe).take();
}

Result<Facts> correct_cell(const Kit& kit, const Order& order) {
    const auto named = cell_named(kit, order.arguments);
    if (!named) return refuse("correction.no-such-cell");
    auto value = cell_said(kit.charts[named->chart], order.arguments, 3);
    if (!value) return refuse("note.unfit", {}, {kit.charts[named->chart].id});
    return Facts{Fact{noted_cell(kit, named->chart, named->spot, *std::move(value))}};
}

Result<Facts> correct_rating(const Kit& kit, const Order& order) {
    const auto* piece = subject<PieceId>(order.arguments, 0);
    const int* face = subject<int>(order.arguments, 1);
    const Code* rating = subject<Code>(order.arguments, 2);
    const int* value = subject<int>(order.arguments, 3);
    if (!piece || !face || !rating || !value || order.arguments.size() != 4 || *face < 1 || *face > 4)
        return refuse("order.arguments", {}, {order.verb});
    const auto index = static_cast<std::uint8_t>(*face - 1);
    const RatingLimits limits = rating_limits(kit, *piece, index, *rating);
    if (!limits.contains(*value)) return refuse("note.unfit", {}, {*rating});
    return Facts{Fact{facts::RatingNoted{*piece, index, *rating, *value}}};
}

} // namespace fielddesk
