#include "app/library.h"
#include "app/window/note_form.h"
#include "engine/rules/box.h"
#include "tests/app/window/own_notes_test.h"
#include "tests/skirmish/skirmish_file.h"

namespace fielddesk {

namespace {

std::vector<NoteFieldRow> fields_for(const Kit& kit, const Question& question) {
    return note_fields(kit, question, note_offer(kit, question).slots);
}

Question about(Question::Kind kind, Arguments subjects) {
    return {kind, {}, std::move(subjects), 0, 6, {}};
}

class NoteForms : public WithOwnNotes {
protected:
    const Kit m_kit = **read_shipped_kit("skirmish");
};

} // namespace

TEST_F(NoteForms, ACellHasAFieldForEachOfItsValues) {
    const Question question =
        about(Question::Kind::Cell, {Code("losses"), Code("rout"), Code("one"), *m_kit.place("hill")});
    const auto fields = fields_for(m_kit, question);
    ASSERT_EQ(fields.size(), 2U);
    EXPECT_EQ(fields[0].title, "Pieces lost");
    EXPECT_EQ(fields[0].choices, QStringList({"1", "2", "3"}));
    EXPECT_FALSE(fields[0].is_typed);
    EXPECT_EQ(fields[1].choices, QStringList({"holds", "goes back"}));
    EXPECT_EQ(question_subject(m_kit, question), "Losses: 4 or more, 1");
}

TEST_F(NoteForms, ARatingIsTypedWhereItMayBeOneOfMany) {
    const Question question = about(Question::Kind::Rating, {*m_kit.piece("red-1"), 2, Code("value")});
    const auto fields = fields_for(m_kit, question);
    ASSERT_EQ(fields.size(), 1U);
    EXPECT_TRUE(fields[0].is_typed);
    EXPECT_EQ(fields[0].minimum, 0);
    EXPECT_EQ(fields[0].maximum, 99);
    EXPECT_EQ(question_subject(m_kit, question), "Red 1, face 2: value");
}

TEST_F(NoteForms, AConnectionIsOfOneKindOrThereIsNone) {
    const Question question = about(Question::Kind::Connection, {*m_kit.place("ford"), *m_kit.place("mill")});
    const auto fields = fields_for(m_kit, question);
    ASSERT_EQ(fields.size(), 1U);
    EXPECT_EQ(fields[0].choices, QStringList({"not connected", "Road", "Track"}));
    EXPECT_EQ(question_subject(m_kit, question), "Ford and Mill");
}

TEST_F(NoteForms, AnArrivalHasATurnAndAPlace) {
    const Question question = about(Question::Kind::Arrival, {*m_kit.piece("red-1")});
    const auto fields = fields_for(m_kit, question);
    ASSERT_EQ(fields.size(), 2U);
    EXPECT_EQ(fields[0].title, "Turn");
    EXPECT_TRUE(fields[0].is_typed);
    EXPECT_EQ(fields[1].title, "Place");
    EXPECT_TRUE(fields[1].choices.contains("Mill"));
    EXPECT_EQ(question_subject(m_kit, question), "Red 1 arrives");
}

TEST_F(NoteForms, ARatingThatWasToldWronglyIsMended) {
    const QString path = m_folder.filePath("game.fielddesk");
    skirmish::begin_in_file(path.toStdString()).reset();
    Table table;
    ASSERT_TRUE(table.open(path));
    table.sit(skirmish::seat_of(*table.session(), "red"));
    table.submit({table.seat(),
                  verbs::correct_rating,
                  {*table.session()->kit().piece("red-leader"), 1, Code("value"), 5},
                  Source::Typed});
    ASSERT_EQ(table.problem(), "");
    NoteMending mending;
    mending.set_table(&table);
    mending.begin(static_cast<int>(table.session()->record(table.seat()).back().number), 0);
    ASSERT_TRUE(mending.is_there());
    EXPECT_EQ(mending.subject(), "Red leader, face 1: value");
    EXPECT_FALSE(mending.is_complete());
    mending.typeNumber(0, "100");
    EXPECT_FALSE(mending.is_complete());
    mending.typeNumber(0, " 4 ");
    ASSERT_TRUE(mending.is_complete());
    mending.mend();
    EXPECT_EQ(table.problem(), "");
    EXPECT_FALSE(mending.is_there());
    EXPECT_EQ(notes("skirmish").begin()->second,
              R"({"face":1,"piece":"red-leader","rating":"value","value":4})");
}

TEST_F(NoteForms, WhoOnlyLooksIsAskedNothing) {
    const QString path = m_folder.filePath("game.fielddesk");
    skirmish::begin_in_file(path.toStdString()).reset();
    Table table;
    NoteQuestion question;
    question.set_table(&table);
    EXPECT_FALSE(question.is_there());
    ASSERT_TRUE(table.look(path));
    EXPECT_FALSE(question.is_there());
    question.answer();
    table.close();
    EXPECT_FALSE(question.is_there());
}

} // namespace fielddesk
