#include "app/window/note_form.h"

#include "app/window/note_words.h"
#include "app/window/words.h"
#include "engine/rules/box.h"

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

bool NoteForm::is_complete() const {
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

Arguments NoteForm::said() const {
    Arguments said;
    for (std::size_t index = 0; index < m_slots.size(); ++index)
        said.push_back(m_slots[index].candidates[static_cast<std::size_t>(m_fields.rows()[index].chosen)]);
    return said;
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
    if (is_complete()) m_table->submit({m_table->seat(), verbs::note, said(), Source::Typed});
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
    Arguments arguments = m_question->subjects;
    const Arguments told = said();
    arguments.insert(arguments.end(), told.begin(), told.end());
    m_table->submit({m_table->seat(), is_of_cell() ? verbs::correct_cell : verbs::correct_rating,
                     std::move(arguments), Source::Typed});
    show(std::nullopt);
}

} // namespace fielddesk
