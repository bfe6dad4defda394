#include "app/window/chart_sheet.h"
#include "tests/app/window/own_notes_test.h"

namespace fielddesk {

namespace {

// Rows: even, clear, rout; columns: one, two, many. The rulebook prints "1 hold" for even and one.
class SheetOfLosses : public WithOwnNotes {
protected:
    SheetOfLosses() {
        m_notebook.open("skirmish");
        m_sheet.set_notebook(&m_notebook);
        m_sheet.set_chart("losses");
    }

    QString cell(int row, int column) { return said(row, column, "cellText"); }
    QString said(int row, int column, const char* role) {
        return m_sheet.cells()->text(row * 3 + column, role);
    }

    Notebook m_notebook;
    ChartSheet m_sheet;
};

} // namespace

TEST_F(SheetOfLosses, ShowsEachCellAndWhereItComesFrom) {
    EXPECT_EQ(m_sheet.frame().row_titles, QStringList({"0 or 1", "2 or 3", "4 or more"}));
    EXPECT_EQ(m_sheet.frame().column_axis, "Pieces of the loser");
    EXPECT_EQ(m_sheet.cells()->count(), 9);
    EXPECT_EQ(cell(0, 0), "1 hold");
    EXPECT_EQ(said(0, 0, "said"), "Pieces lost 1, The rest holds");
    EXPECT_EQ(said(0, 0, "provenance"), "printed");
    EXPECT_EQ(cell(2, 2), "");
    EXPECT_EQ(said(2, 2, "provenance"), "unknown");
    EXPECT_EQ(m_sheet.fields()->text(0, "expected"), "1 to 3");
    EXPECT_EQ(m_sheet.fields()->text(1, "expected"), "hold (holds), back (goes back)");
}

TEST_F(SheetOfLosses, WhatIsTypedIsKept) {
    EXPECT_TRUE(m_sheet.type(2, 2, " 3/b "));
    EXPECT_EQ(cell(2, 2), "3 back");
    EXPECT_EQ(said(2, 2, "provenance"), "box");
    EXPECT_EQ(notes("skirmish").size(), 1U);
}

TEST_F(SheetOfLosses, WhatDoesNotFitIsMarkedAndNamedUntilSomethingFits) {
    EXPECT_FALSE(m_sheet.type(2, 2, "7 back"));
    EXPECT_EQ(cell(2, 2), "7 back");
    EXPECT_EQ(said(2, 2, "isWrong"), "true");
    ASSERT_EQ(m_sheet.wrong().size(), 1);
    EXPECT_TRUE(m_sheet.wrong().front().startsWith("Row 4 or more, column 3 or more, “7 back”"));
    EXPECT_EQ(notes("skirmish"), Notes());
    EXPECT_TRUE(m_sheet.type(2, 2, "2 back"));
    EXPECT_EQ(said(2, 2, "isWrong"), "false");
    EXPECT_TRUE(m_sheet.wrong().isEmpty());
}

TEST_F(SheetOfLosses, TakingOutGivesTheKitsOwnBack) {
    m_sheet.type(0, 0, "2 back");
    EXPECT_EQ(cell(0, 0), "2 back");
    m_sheet.takeOut(0, 0);
    EXPECT_EQ(cell(0, 0), "1 hold");
    EXPECT_EQ(said(0, 0, "provenance"), "printed");
    EXPECT_EQ(notes("skirmish"), Notes());
    m_notebook.undo();
    EXPECT_EQ(cell(0, 0), "2 back");
}

TEST_F(SheetOfLosses, WhatTheRulebookPrintsNeedsNoNote) {
    EXPECT_TRUE(m_sheet.type(0, 0, "1 hold"));
    EXPECT_EQ(notes("skirmish"), Notes());
    m_sheet.type(0, 0, "2 hold");
    EXPECT_TRUE(m_sheet.type(0, 0, "1 hold"));
    EXPECT_EQ(notes("skirmish"), Notes());
}

TEST_F(SheetOfLosses, PasteKeepsWhatIsRightInOneStepAndNamesTheRest) {
    m_sheet.paste(1, 0, "1 hold\t\t2 back\textra\r\n2,hold\t9 hold\tback\r\n");
    EXPECT_EQ(cell(1, 0), "1 hold");
    EXPECT_EQ(said(1, 1, "provenance"), "unknown") << "an empty cell leaves what is there";
    EXPECT_EQ(cell(1, 2), "2 back");
    EXPECT_EQ(cell(2, 0), "2 hold");
    EXPECT_EQ(said(2, 1, "isWrong"), "true");
    EXPECT_EQ(said(2, 2, "isWrong"), "true");
    EXPECT_EQ(m_sheet.wrong().size(), 3);
    EXPECT_TRUE(m_sheet.wrong()[0].startsWith("Beyond the sheet, and left out: 1"));
    EXPECT_EQ(notes("skirmish").size(), 3U);
    m_notebook.undo();
    EXPECT_EQ(notes("skirmish"), Notes());
}

TEST_F(SheetOfLosses, CellsThatAreNotThereAreRefused) {
    EXPECT_FALSE(m_sheet.type(3, 0, "1 hold"));
    EXPECT_FALSE(m_sheet.type(-1, 0, "1 hold"));
    m_sheet.takeOut(0, 7);
    m_sheet.paste(5, 5, "1 hold");
    EXPECT_EQ(m_sheet.wrong().size(), 1);
    EXPECT_EQ(notes("skirmish"), Notes());
}

} // namespace fielddesk
