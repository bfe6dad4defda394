#pragma once

#include "app/window/row_model.h"
#include "app/window/table_rows.h"
#include "engine/core/order.h"
#include "engine/position/fact.h"
#include "engine/position/position.h"

#include <QStringList>

namespace fielddesk {

class Phrasebook;

// One value of a form. Few choices are shown side by side, numbers that are many are typed.
struct NoteFieldRow {
    QString key;
    QString title;
    QStringList choices;
    int chosen = -1;
    bool is_typed = false;
    int minimum = 0;
    int maximum = 0;

    static std::vector<Role<NoteFieldRow>> roles() {
        return {role<&NoteFieldRow::title>("title"),     role<&NoteFieldRow::choices>("choices"),
                role<&NoteFieldRow::chosen>("chosen"),   role<&NoteFieldRow::is_typed>("isTyped"),
                role<&NoteFieldRow::minimum>("minimum"), role<&NoteFieldRow::maximum>("maximum")};
    }
    friend bool operator==(const NoteFieldRow&, const NoteFieldRow&) = default;
};

// The fields for the slots of the answer to this question.
std::vector<NoteFieldRow> note_fields(const Kit& kit, const Question& question,
                                      const std::vector<Slot>& slots);

// What the question is about: "Losses: 4 or more, 1".
QString question_subject(const Kit& kit, const Question& question);

// The cells and ratings that an entry read or was told, as questions for them; each once.
std::vector<Question> notes_in(const Kit& kit, const Facts& facts);

// Whether a fact is about something of the box: it was read, or told.
bool is_of_box(const Happening& happening);

} // namespace fielddesk
