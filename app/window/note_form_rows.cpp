#include "app/window/note_form_rows.h"

#include "app/window/note_words.h"
#include "app/window/words.h"
#include "engine/kit/notes.h"
#include "engine/rules/box_answers.h"

#include <QCoreApplication>
#include <algorithm>

namespace fielddesk {

namespace {

// As many choices as lie side by side without being looked for.
constexpr std::size_t most_beside = 8;

QString tr(const char* text) {
    return QCoreApplication::translate("NoteForm", text);
}

QString rating_title(const Kit& kit, Code rating) {
    for (const RatingDefinition& each : kit.ratings)
        if (each.id == rating) return words(each.title);
    return tr("Value");
}

QString slot_title(const Kit& kit, const Question& question, const Slot& slot) {
    if (const auto cell = cell_named(kit, question.subjects); cell && question.kind == Question::Kind::Cell)
        for (const ChartField& field : kit.charts[cell->chart].fields)
            if (field.id == slot.name) return words(field.title);
    if (question.kind == Question::Kind::Rating && question.subjects.size() >= 3)
        if (const Code* rating = std::get_if<Code>(&question.subjects[2])) return rating_title(kit, *rating);
    if (question.kind == Question::Kind::Connection) return tr("What is between them");
    return slot.name == Code("turn") ? tr("Turn") : tr("Place");
}

QString word_title(const Kit& kit, const Question& question, const Slot& slot, Code word) {
    if (const auto cell = cell_named(kit, question.subjects); cell && question.kind == Question::Kind::Cell)
        for (const ChartField& field : kit.charts[cell->chart].fields)
            for (const ChartWord& each : field.words)
                if (field.id == slot.name && each.id == word) return words(each.title);
    for (const ConnectionKind& kind : kit.connection_kinds)
        if (kind.id == word) return words(kind.title);
    return question.kind == Question::Kind::Connection ? tr("not connected") : words(word.text());
}

QString choice_title(const Kit& kit, const Question& question, const Slot& slot, const Argument& choice) {
    if (const int* number = std::get_if<int>(&choice)) return QString::number(*number);
    if (const Code* word = std::get_if<Code>(&choice)) return word_title(kit, question, slot, *word);
    if (const PlaceId* place = std::get_if<PlaceId>(&choice)) return words(kit.places[*place].title);
    return {};
}

// The note that a question asks for, by its address; the subjects after those that tell it apart do not
// count.
std::optional<NoteAddress> address_asked(const Kit& kit, const Question& question) {
    const auto text = [&](std::size_t index) -> std::string {
        if (index >= question.subjects.size()) return {};
        const Argument& subject = question.subjects[index];
        if (const int* number = std::get_if<int>(&subject)) return std::to_string(*number);
        if (const Code* word = std::get_if<Code>(&subject)) return std::string(word->text());
        if (const auto* piece = std::get_if<PieceId>(&subject))
            return std::string(kit.pieces[*piece].id.text());
        if (const auto* place = std::get_if<PlaceId>(&subject))
            return std::string(kit.places[*place].id.text());
        if (const auto* card = std::get_if<CardId>(&subject)) return std::to_string(kit.cards[*card].number);
        return {};
    };
    const std::string three = text(0) + "/" + text(1) + "/" + text(2);
    switch (question.kind) {
    case Question::Kind::Cell:
        return NoteAddress{note_lists::cells, three};
    case Question::Kind::Rating:
        return NoteAddress{note_lists::ratings, three};
    case Question::Kind::Connection:
        return NoteAddress{note_lists::connections, text(0) + "/" + text(1)};
    case Question::Kind::Arrival:
        return NoteAddress{note_lists::arrivals, text(0)};
    case Question::Kind::Card:
        return NoteAddress{note_lists::cards, text(0)};
    case Question::Kind::Dice:
    case Question::Kind::Choice:
    case Question::Kind::Shuffle:
        break;
    }
    return std::nullopt;
}

template <typename... Kinds>
bool is_one_of(const Happening& happening) {
    return (std::holds_alternative<Kinds>(happening) || ...);
}

} // namespace

std::vector<NoteFieldRow> note_fields(const Kit& kit, const Question& question,
                                      const std::vector<Slot>& slots) {
    std::vector<NoteFieldRow> rows;
    for (const Slot& slot : slots) {
        NoteFieldRow row{words(slot.name.text()), slot_title(kit, question, slot), {}, -1, false, 0, 0};
        for (const Argument& choice : slot.candidates)
            row.choices.append(choice_title(kit, question, slot, choice));
        const bool is_number =
            !slot.candidates.empty() && std::holds_alternative<int>(slot.candidates.front());
        row.is_typed = is_number && slot.candidates.size() > most_beside;
        if (is_number) {
            row.minimum = std::get<int>(slot.candidates.front());
            row.maximum = std::get<int>(slot.candidates.back());
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

QString question_subject(const Kit& kit, const Question& question) {
    const auto address = address_asked(kit, question);
    return address ? note_subject(kit, *address) : QString();
}

std::vector<Question> notes_in(const Kit& kit, const Facts& facts) {
    std::vector<Question> notes;
    const auto add = [&](Question::Kind kind, Arguments subjects) {
        Question question{kind, {}, std::move(subjects), 0, 6, {}};
        if (std::find(notes.begin(), notes.end(), question) == notes.end())
            notes.push_back(std::move(question));
    };
    for (const Fact& fact : facts) {
        if (const auto* noted = std::get_if<facts::CellNoted>(&fact.what))
            add(Question::Kind::Cell, {kit.charts[noted->chart].id, noted->row, noted->column});
        if (const auto* read = std::get_if<facts::CellRead>(&fact.what);
            read && read->provenance == Provenance::Box)
            add(Question::Kind::Cell, {kit.charts[read->chart].id, read->row, read->column});
        if (const auto* noted = std::get_if<facts::RatingNoted>(&fact.what))
            add(Question::Kind::Rating, {noted->piece, noted->face + 1, noted->rating});
        if (const auto* noted = std::get_if<facts::ConnectionNoted>(&fact.what))
            add(Question::Kind::Connection, {noted->from, noted->to});
        if (const auto* noted = std::get_if<facts::ArrivalNoted>(&fact.what))
            add(Question::Kind::Arrival, {noted->piece});
        if (const auto* noted = std::get_if<facts::CardNoted>(&fact.what))
            add(Question::Kind::Card, {noted->card});
    }
    return notes;
}

bool is_of_box(const Happening& happening) {
    return is_one_of<facts::CellRead, facts::CellNoted, facts::RatingNoted, facts::ConnectionNoted,
                     facts::ArrivalNoted, facts::CardNoted>(happening);
}

} // namespace fielddesk
