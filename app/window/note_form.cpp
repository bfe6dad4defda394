#include "app/window/note_form.h"

#include "app/phrasebook.h"
#include "app/window/note_words.h"
#include "app/window/own_notes.h"
#include "app/window/words.h"
#include "engine/kit/card_note.h"
#include "engine/rules/box.h"
#include "engine/rules/box_answers.h"

#include <algorithm>

namespace fielddesk {

void NoteForm::set_table(Table* table) {
    if (m_table == table) return;
    m_table = table;
    Q_EMIT changed();
}

void NoteForm::show(std::optional<Question> question) {
    const bool is_same = m_question == question;
    m_question = std::move(question);
    m_subject.clear();
    m_printed.clear();
    m_frame = {};
    m_row = -1;
    m_column = -1;
    m_slots.clear();
    std::vector<NoteFieldRow> fields;
    if (m_question) {
        const Kit& kit = m_table->session()->kit();
        m_subject = question_subject(kit, *m_question);
        m_slots = note_offer(kit, *m_question).slots;
        fields = note_fields(kit, *m_question, m_slots);
        show_cell(kit);
    }
    read_entry();
    if (m_row < 0) m_cells.update({});
    if (is_same && fields.size() == m_fields.rows().size())
        for (std::size_t index = 0; index < fields.size(); ++index)
            fields[index].chosen = m_fields.rows()[index].chosen;
    else
        m_fields.update({});
    m_fields.update(std::move(fields));
    Q_EMIT changed();
    Q_EMIT filled();
}

// The chart as this game knows it, with what it was told since it began.
void NoteForm::show_cell(const Kit& kit) {
    const auto named = is_of_cell() ? cell_named(kit, m_question->subjects) : std::nullopt;
    if (!named) return;
    const Position& position = m_table->session()->position(m_table->seat());
    Chart chart = kit.charts[named->chart];
    for (std::uint8_t row = 0; row < chart.rows.steps.size(); ++row)
        for (std::uint8_t column = 0; column < chart.columns.steps.size(); ++column)
            chart.at({row, column}) = cell_of(kit, position, named->chart, {row, column});
    m_frame = frame_of(chart);
    m_row = named->spot.row;
    m_column = named->spot.column;
    m_printed = cell_says(chart, chart.at(named->spot).value);
    m_cells.update(cell_rows(chart));
}

const CardId* NoteForm::card_asked() const {
    const bool is_of_card = m_question && m_question->kind == Question::Kind::Card;
    return is_of_card ? std::get_if<CardId>(&m_question->subjects.front()) : nullptr;
}

int NoteForm::card_number() const {
    const CardId* card = card_asked();
    return card ? m_table->session()->kit().cards[*card].number : -1;
}

void NoteForm::read_entry() {
    m_entry.clear();
    m_written.clear();
    m_unfit.clear();
    const CardId* card = card_asked();
    if (!card) return;
    const Kit& kit = m_table->session()->kit();
    const auto library = own_notes();
    const auto notes = library ? (*library)->notes(std::string(kit.id.text()))
                               : Result<Notes>(tl::unexpected<Refusal>(library.error()));
    if (!notes) {
        m_unfit = words(say_without_game(notes.error()));
        return;
    }
    const auto own = notes->find({note_lists::cards, std::to_string(card_number())});
    const auto entry =
        own == notes->end() ? std::nullopt : std::optional(read_card_entry(kit, *card, own->second));
    if (entry && !*entry) m_unfit = words(first_line(entry->error()));
    if (!entry || !*entry) return;
    m_entry = **entry;
    m_written = words(card_of_entry(kit, *card, m_entry).title);
}

void NoteForm::readNotebook() {
    const auto before = std::pair(m_entry, m_unfit);
    read_entry();
    if (std::pair(m_entry, m_unfit) == before) return;
    Q_EMIT changed();
    Q_EMIT filled();
}

bool NoteForm::is_complete() const {
    if (card_asked()) return !m_entry.empty();
    const auto& rows = m_fields.rows();
    return m_question && !rows.empty() &&
           std::all_of(rows.begin(), rows.end(), [](const NoteFieldRow& row) { return row.chosen >= 0; });
}

void NoteForm::choose(int field, int choice) {
    if (field < 0 || field >= m_fields.count()) return;
    NoteFieldRow row = m_fields.rows()[static_cast<std::size_t>(field)];
    row.chosen = choice >= 0 && choice < row.choices.size() ? choice : -1;
    m_fields.replace(static_cast<std::size_t>(field), std::move(row));
    Q_EMIT filled();
}

void NoteForm::typeNumber(int field, const QString& text) {
    if (field < 0 || field >= m_fields.count()) return;
    const auto& choices = m_fields.rows()[static_cast<std::size_t>(field)].choices;
    choose(field, static_cast<int>(choices.indexOf(text.trimmed())));
}

Order NoteForm::order_of(Code verb, Arguments before) const {
    Order order{m_table->seat(), verb, std::move(before), Source::Typed, m_entry};
    for (std::size_t index = 0; index < m_slots.size(); ++index)
        order.arguments.push_back(
            m_slots[index].candidates[static_cast<std::size_t>(m_fields.rows()[index].chosen)]);
    return order;
}

void NoteQuestion::set_table(Table* table) {
    if (m_table == table) return;
    if (m_table) m_table->disconnect(this);
    m_table = table;
    if (m_table) {
        connect(m_table, &Table::changed, this, &NoteQuestion::follow);
        connect(m_table, &Table::gameChanged, this, &NoteQuestion::follow);
    }
    follow();
}

void NoteQuestion::follow() {
    if (!m_table || !m_table->is_open() || m_table->is_look_only()) return show(std::nullopt);
    const auto& question = m_table->session()->position(m_table->seat()).question;
    show(asks_box(question) ? question : std::nullopt);
}

void NoteQuestion::answer() {
    if (is_complete()) m_table->submit(order_of(verbs::note));
}

void NoteMending::begin(int entry, int note) {
    if (!m_table || !m_table->is_open()) return;
    for (const RecordEntry& each : m_table->session()->record(m_table->seat())) {
        if (each.number != entry) continue;
        const auto notes = notes_in(m_table->session()->kit(), each.facts);
        show(std::nullopt);
        if (note >= 0 && note < static_cast<int>(notes.size())) show(notes[static_cast<std::size_t>(note)]);
    }
}

void NoteMending::mend() {
    if (!is_complete()) return;
    m_table->submit(order_of(correction_of(m_question->kind), m_question->subjects));
    show(std::nullopt);
}

} // namespace fielddesk
