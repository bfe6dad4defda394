#include "engine/rules/box_answers.h"

#include "engine/kit/card_note.h"
#include "engine/rules/scribe.h"

#include <algorithm>
#include <array>

namespace fielddesk {

namespace {

// A thing of the box of each kind: how many subjects name it, and what sets it right.
struct BoxThing {
    Question::Kind kind;
    std::size_t subjects;
    Code correction;
};
constexpr std::array box_things{BoxThing{Question::Kind::Cell, 3, verbs::correct_cell},
                                BoxThing{Question::Kind::Rating, 3, verbs::correct_rating},
                                BoxThing{Question::Kind::Connection, 2, verbs::correct_connection},
                                BoxThing{Question::Kind::Arrival, 1, verbs::correct_arrival},
                                BoxThing{Question::Kind::Card, 1, verbs::correct_entry}};

constexpr int last_turn = 99;

template <typename Wanted>
const Wanted* subject(const Arguments& subjects, std::size_t index) {
    return index < subjects.size() ? std::get_if<Wanted>(&subjects[index]) : nullptr;
}

// A field of a cell as an order says it: a number, or the id of a word.
std::optional<int> number_said(const ChartField& field, const Argument& argument) {
    if (const int* number = std::get_if<int>(&argument); number && field.words.empty()) return *number;
    const Code* word = std::get_if<Code>(&argument);
    for (std::size_t index = 0; word && index < field.words.size(); ++index)
        if (field.words[index].id == *word) return static_cast<int>(index);
    return std::nullopt;
}

std::optional<CellValue> cell_said(const Chart& chart, const Arguments& said) {
    if (said.size() != chart.fields.size()) return std::nullopt;
    CellValue value;
    for (std::size_t index = 0; index < chart.fields.size(); ++index) {
        const auto number = number_said(chart.fields[index], said[index]);
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

std::optional<RatingLimits> limits_asked(const Kit& kit, const Arguments& subjects) {
    const auto* piece = subject<PieceId>(subjects, 0);
    const auto* face = subject<int>(subjects, 1);
    const auto* rating = subject<Code>(subjects, 2);
    constexpr int most_faces = 4;
    if (!piece || !face || !rating || *face < 1 || *face > most_faces) return std::nullopt;
    return rating_limits(kit, *piece, static_cast<std::uint8_t>(*face - 1), *rating);
}

std::optional<Happening> cell_answer(const Kit& kit, const Arguments& subjects, const Arguments& said) {
    const auto named = cell_named(kit, subjects);
    auto value = named ? cell_said(kit.charts[named->chart], said) : std::nullopt;
    if (!value) return std::nullopt;
    const Chart& chart = kit.charts[named->chart];
    return facts::CellNoted{named->chart, chart.rows.steps[named->spot.row].id,
                            chart.columns.steps[named->spot.column].id, *std::move(value)};
}

std::optional<Happening> rating_answer(const Kit& kit, const Arguments& subjects, const Arguments& said) {
    const auto limits = limits_asked(kit, subjects);
    const int* value = subject<int>(said, 0);
    if (!limits || !value || said.size() != 1 || !limits->contains(*value)) return std::nullopt;
    return facts::RatingNoted{std::get<PieceId>(subjects[0]),
                              static_cast<std::uint8_t>(std::get<int>(subjects[1]) - 1),
                              std::get<Code>(subjects[2]), *value};
}

std::optional<Happening> connection_answer(const Kit& kit, const Arguments& subjects, const Arguments& said) {
    const auto* from = subject<PlaceId>(subjects, 0);
    const auto* to = subject<PlaceId>(subjects, 1);
    const Code* kind = subject<Code>(said, 0);
    if (!from || !to || *from == *to || !kind || said.size() != 1) return std::nullopt;
    if (*kind == no_connection) return facts::ConnectionNoted{*from, *to, std::nullopt};
    if (!has_connection_kind(kit, *kind)) return std::nullopt;
    return facts::ConnectionNoted{*from, *to, *kind};
}

std::optional<Happening> arrival_answer(const Arguments& subjects, const Arguments& said) {
    const auto* piece = subject<PieceId>(subjects, 0);
    const int* turn = subject<int>(said, 0);
    const auto* place = subject<PlaceId>(said, 1);
    if (!piece || !turn || !place || said.size() != 2 || *turn < 1 || *turn > last_turn) return std::nullopt;
    return facts::ArrivalNoted{*piece, *turn, *place};
}

// What is said of a thing of this kind, as a fact; nothing where it cannot stand there.
std::optional<Happening> answer(const Kit& kit, Question::Kind kind, const Arguments& subjects,
                                const Arguments& said) {
    switch (kind) {
    case Question::Kind::Cell:
        return cell_answer(kit, subjects, said);
    case Question::Kind::Rating:
        return rating_answer(kit, subjects, said);
    case Question::Kind::Connection:
        return connection_answer(kit, subjects, said);
    case Question::Kind::Arrival:
        return arrival_answer(subjects, said);
    case Question::Kind::Card:
    case Question::Kind::Dice:
    case Question::Kind::Choice:
    case Question::Kind::Shuffle:
        break;
    }
    return std::nullopt;
}

Result<Happening> card_answer(const Rules& rules, const Arguments& subjects, const std::string& words) {
    const auto* card = subject<CardId>(subjects, 0);
    if (!card) return refuse("note.unfit", {}, {verbs::note});
    const auto unfit = [&](const KitErrors& errors) -> Result<Happening> {
        return tl::unexpected<Refusal>(
            Refusal{"note.unfit-card", {}, {rules.kit().cards[*card].number}, first_line(errors)});
    };
    auto entry = read_card_entry(rules.kit(), *card, words);
    if (!entry) return unfit(entry.error());
    const auto errors = rules.unreadable(card_of_entry(rules.kit(), *card, *entry));
    if (!errors.empty()) return unfit(errors);
    return facts::CardNoted{*card, *std::move(entry)};
}

// What is said of a thing of the box, by this order; a refusal speaks of `about`.
Result<Happening> said_of(const Rules& rules, Question::Kind kind, const Arguments& subjects,
                          const Arguments& said, const Order& order, const Argument& about) {
    if (kind == Question::Kind::Card && said.empty()) return card_answer(rules, subjects, order.words);
    auto told = answer(rules.kit(), kind, subjects, said);
    if (!told) return tl::unexpected<Refusal>(Refusal{"note.unfit", {}, {about}, {}});
    return *std::move(told);
}

} // namespace

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
        if (const auto limits = limits_asked(kit, question.subjects))
            offer.slots = {numbers("rating", limits->minimum, limits->maximum)};
    } else if (question.kind == Question::Kind::Connection) {
        Slot kinds{"kind", {no_connection}};
        for (const ConnectionKind& kind : kit.connection_kinds)
            kinds.candidates.emplace_back(kind.id);
        offer.slots = {std::move(kinds)};
    } else if (question.kind == Question::Kind::Arrival) {
        offer.slots = {numbers("turn", 1, last_turn), places(kit)};
    } else {
        offer.takes_words = true;
    }
    return offer;
}

Result<Facts> noted(const Rules& rules, const Position& position, const Order& order) {
    if (!asks_box(position.question)) return refuse("note.not-asked");
    const Question question = *position.question;
    auto told = said_of(rules, question.kind, question.subjects, order.arguments, order, question.purpose);
    if (!told) return tl::unexpected<Refusal>(told.error());
    Scribe scribe(position);
    scribe.write(facts::QuestionClosed{});
    scribe.write(*std::move(told));
    for (const Fact& fact : rules.go_on(scribe.position(), question))
        scribe.write(fact.what, fact.audience);
    return std::move(scribe).take();
}

bool corrects_box(Code verb) {
    return std::any_of(box_things.begin(), box_things.end(),
                       [verb](const BoxThing& thing) { return thing.correction == verb; });
}

Code correction_of(Question::Kind kind) {
    for (const BoxThing& thing : box_things)
        if (thing.kind == kind) return thing.correction;
    return {};
}

Result<Facts> correct_note(const Rules& rules, const Order& order) {
    const auto thing = std::find_if(box_things.begin(), box_things.end(),
                                    [&](const BoxThing& each) { return each.correction == order.verb; });
    if (thing == box_things.end() || order.arguments.size() < thing->subjects)
        return refuse("order.arguments", {}, {order.verb});
    const auto middle = order.arguments.begin() + static_cast<std::ptrdiff_t>(thing->subjects);
    const Arguments subjects(order.arguments.begin(), middle);
    if (thing->kind == Question::Kind::Cell && !cell_named(rules.kit(), subjects))
        return refuse("correction.no-such-cell");
    auto told =
        said_of(rules, thing->kind, subjects, {middle, order.arguments.end()}, order, subjects.front());
    if (!told) return tl::unexpected<Refusal>(told.error());
    return Facts{Fact{*std::move(told)}};
}

} // namespace fielddesk
