#include "app/library.h"
#include "app/window/note_form.h"
#include "engine/rules/box_answers.h"
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

// A game of 1862 that asks for its cards, with the first one turned up.
class AskedCard : public WithOwnNotes {
protected:
    static constexpr const char* id = "1862-war-in-virginia";
    static constexpr const char* entry =
        R"({"advances":[],"attacks":3,"events":[],"number":12,"title":"My own card"})";

    AskedCard() {
        NewGame game;
        game.choices = {{"deck", "table"}, {"unknown-cards", "asked"}};
        const QString path = m_folder.filePath("game.fielddesk");
        Session::create(path.toStdString(), **read_shipped_kit(id), game)->reset();
        EXPECT_TRUE(m_table.open(path));
        m_question.set_table(&m_table);
        m_table.turnCard(12);
    }
    static void write(const std::string& note) {
        ASSERT_TRUE((*own_notes())->keep(id, {{{note_lists::cards, "12"}, note}}, {}));
    }

    Table m_table;
    NoteQuestion m_question;
};

TEST_F(AskedCard, IsWrittenInTheNotebookAndPlayedFromThere) {
    ASSERT_TRUE(m_question.is_there());
    EXPECT_EQ(m_question.card_number(), 12);
    EXPECT_EQ(m_question.written(), "");
    EXPECT_FALSE(m_question.is_complete());
    m_question.answer();
    EXPECT_TRUE(m_question.is_there()) << "nothing was written yet";
    EXPECT_EQ(m_table.headline(), "Card 12 came up. What does yours say?");
    EXPECT_FALSE(m_table.card().is_there);
    write(entry);
    m_question.readNotebook();
    EXPECT_EQ(m_question.written(), "My own card");
    ASSERT_TRUE(m_question.is_complete());
    m_question.answer();
    EXPECT_EQ(m_table.problem(), "");
    EXPECT_FALSE(m_question.is_there());
    EXPECT_EQ(m_table.card().title, "My own card");
    EXPECT_FALSE(m_table.card().is_practice);
    EXPECT_EQ(notes(id).begin()->second, entry);
}

TEST_F(AskedCard, IsMendedFromItsEntryOfTheRecord) {
    write(entry);
    m_question.readNotebook();
    m_question.answer();
    ASSERT_EQ(m_table.problem(), "");
    NoteMending mending;
    mending.set_table(&m_table);
    mending.begin(static_cast<int>(m_table.session()->record(m_table.seat()).back().number), 0);
    ASSERT_TRUE(mending.is_there());
    EXPECT_EQ(mending.card_number(), 12);
    write(R"({"advances":[],"attacks":1,"events":[],"number":12,"title":"As it is printed"})");
    mending.readNotebook();
    mending.mend();
    EXPECT_EQ(m_table.problem(), "");
    EXPECT_EQ(m_table.card().title, "As it is printed");
}

TEST_F(AskedCard, StaysInTheNotebookWhenItsAnswerIsTakenBack) {
    write(entry);
    m_question.readNotebook();
    m_question.answer();
    EXPECT_TRUE(value(*m_table.record(), 0, "hasRuling").toBool()) << "from there it is mended";
    m_table.undo(false);
    EXPECT_EQ(m_table.problem(), "");
    ASSERT_TRUE(m_question.is_there());
    EXPECT_EQ(m_question.written(), "My own card");
    EXPECT_EQ(notes(id).begin()->second, entry);
}

TEST_F(AskedCard, IsToldToEveryoneByItsTitle) {
    write(entry);
    m_question.readNotebook();
    m_question.answer();
    EXPECT_TRUE(m_table.record()->text(0, "headline").contains("My own card"))
        << m_table.record()->text(0, "headline").toStdString();
    EXPECT_EQ(m_table.record()->text(1, "headline"), "Card 12 is turned") << "no practice title was said";
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
