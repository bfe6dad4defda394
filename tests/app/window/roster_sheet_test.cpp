#include "app/window/roster_sheet.h"
#include "tests/app/window/own_notes_test.h"

namespace fielddesk {

namespace {

class RosterOfTheSkirmish : public WithOwnNotes {
protected:
    RosterOfTheSkirmish() {
        m_notebook.open("skirmish");
        m_roster.set_notebook(&m_notebook);
        m_places.set_notebook(&m_notebook);
    }
    int row(const NoteSheet& sheet, const QString& title) {
        return static_cast<int>(sheet.frame().row_titles.indexOf(title));
    }
    QString cell(NoteSheet& sheet, int row, int column, const char* role = "cellText") {
        return sheet.cells()->text(row * static_cast<int>(sheet.frame().column_titles.size()) + column, role);
    }

    Notebook m_notebook;
    RosterSheet m_roster;
    PlaceSheet m_places;
};

} // namespace

TEST_F(RosterOfTheSkirmish, HasARowForEachFaceThatBearsANumber) {
    EXPECT_EQ(m_roster.frame().row_titles.size(), 42);
    const int leader = row(m_roster, "Blue leader");
    ASSERT_GE(leader, 0);
    EXPECT_EQ(cell(m_roster, leader, 0), "1");
    EXPECT_EQ(cell(m_roster, leader, 0, "provenance"), "practice");
}

TEST_F(RosterOfTheSkirmish, WhatIsTypedIsKeptAndTakenOutAgain) {
    const int face = row(m_roster, "Blue 1, face 3");
    EXPECT_TRUE(m_roster.type(face, 0, "7"));
    EXPECT_EQ(cell(m_roster, face, 0), "7");
    EXPECT_EQ(cell(m_roster, face, 0, "provenance"), "box");
    EXPECT_EQ(notes("skirmish").begin()->first.key, "blue-1/3/value");
    EXPECT_FALSE(m_roster.type(face, 0, "seven"));
    EXPECT_TRUE(m_roster.wrong().front().contains("a whole number from 0 to 99"));
    m_roster.takeOut(face, 0);
    EXPECT_EQ(cell(m_roster, face, 0), "2");
    EXPECT_EQ(notes("skirmish"), Notes());
}

TEST_F(RosterOfTheSkirmish, AColumnIsPastedInOneStep) {
    m_roster.paste(0, 0, "4\n5\n6\n7\n");
    EXPECT_EQ(notes("skirmish").size(), 4U);
    m_notebook.undo();
    EXPECT_EQ(notes("skirmish"), Notes());
}

TEST_F(RosterOfTheSkirmish, APlaceHasTheTitleOfTheBox) {
    const int ford = row(m_places, "Ford");
    EXPECT_TRUE(m_places.type(ford, 0, "Stone Ford"));
    EXPECT_EQ(cell(m_places, ford, 0), "Stone Ford");
    EXPECT_EQ(cell(m_places, ford, 0, "provenance"), "box");
    EXPECT_EQ(m_notebook.kit().places[*m_notebook.kit().place("ford")].title, "Stone Ford");
    EXPECT_FALSE(m_places.type(ford, 1, "castle"));
    EXPECT_TRUE(m_places.wrong().front().contains("camp, point, box"));
    EXPECT_TRUE(m_places.type(ford, 1, "camp"));
    EXPECT_EQ(notes("skirmish").begin()->second, R"({"kind":"camp","place":"ford","title":"Stone Ford"})");
    m_places.takeOut(ford, 1);
    m_places.takeOut(ford, 0);
    EXPECT_EQ(notes("skirmish"), Notes());
}

TEST_F(RosterOfTheSkirmish, ARowOfAPlaceIsPastedIntoOneNote) {
    m_places.paste(row(m_places, "Hill"), 0, "Round Hill\tcamp\n");
    EXPECT_EQ(notes("skirmish").size(), 1U);
    EXPECT_EQ(cell(m_places, row(m_places, "Hill"), 1), "camp");
}

} // namespace fielddesk
