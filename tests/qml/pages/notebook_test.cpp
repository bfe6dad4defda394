#include "app/window/chart_sheet.h"
#include "app/window/notes_preview.h"
#include "tests/qml/pages/two_sides.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>

// The notebook of a box, driven as its owner drives it.
namespace fielddesk::test {

namespace {

class NotebookPages : public TwoSides {
protected:
    void open_notebook() {
        QMetaObject::invokeMethod(m_harness.page(), "notesChosen", Q_ARG(QString, "skirmish"));
        ASSERT_TRUE(m_harness.wait_for_page("NotebookPage"));
    }
    void open_chart() {
        open_notebook();
        QMetaObject::invokeMethod(m_harness.page(), "partWanted", Q_ARG(QString, "cells"),
                                  Q_ARG(QString, "losses"));
        ASSERT_TRUE(m_harness.wait_for_page("SheetPage"));
        m_harness.wait(50);
    }
    Notebook& notebook() { return *notes<Notebook>("notebook"); }
    QString cell(int row, int column) {
        return notes<ChartSheet>("sheet")->cells()->text(row * 3 + column, "cellText");
    }
    template <typename Part>
    Part* notes(const char* name) {
        return m_harness.later("notes")->property(name).value<Part*>();
    }
    // What Qt's own dialog does when a file in it is taken.
    void choose_file(const QString& path) {
        auto* dialog = m_harness.later("notes")->findChild<QObject*>("notesDialog");
        ASSERT_TRUE(dialog && dialog->property("visible").toBool());
        dialog->setProperty("selectedFile", QUrl::fromLocalFile(path));
        QMetaObject::invokeMethod(dialog, "accepted");
        QMetaObject::invokeMethod(dialog, "close");
        m_harness.wait(100);
    }
    int row_of(const Rows& rows, const char* role, const QString& text) {
        for (int row = 0; row < rows.count(); ++row)
            if (rows.text(row, role) == text) return row;
        return -1;
    }
};

} // namespace

TEST_F(NotebookPages, EachKitOfTheShelfHasOne) {
    m_harness.wait(100);
    EXPECT_GE(seen().count("Box notes"), 2);
    open_notebook();
    EXPECT_TRUE(seen().contains("Box notes: Skirmish (for tests)"));
    EXPECT_TRUE(seen().contains("No note was made yet."));
    EXPECT_TRUE(seen().contains("1 of 9"));
    EXPECT_TRUE(seen().contains("0 of 12"));
    m_harness.press(Qt::Key_Escape);
    ASSERT_TRUE(m_harness.wait_for_page("ShelfPage"));
}

TEST_F(NotebookPages, AChartIsTypedInByKeysAlone) {
    open_chart();
    EXPECT_EQ(cell(0, 0), "1 hold");
    m_harness.press(Qt::Key_Right);
    type("2 b");
    m_harness.press(Qt::Key_Tab);
    EXPECT_EQ(cell(0, 1), "2 back");
    type("3 hold");
    m_harness.press(Qt::Key_Return);
    EXPECT_EQ(cell(0, 2), "3 hold");
    type("1 hold");
    m_harness.press(Qt::Key_Escape);
    EXPECT_EQ(cell(1, 2), "") << "Escape leaves the cell as it was";
    EXPECT_EQ(m_harness.page_name(), "SheetPage");
    EXPECT_EQ(notebook().count(), 2);
    m_harness.press(Qt::Key_Up);
    m_harness.press(Qt::Key_Delete);
    EXPECT_EQ(cell(0, 2), "");
    EXPECT_EQ(notebook().count(), 1);
    m_harness.press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(cell(0, 2), "3 hold");
    m_harness.press(Qt::Key_Z, Qt::ControlModifier);
    m_harness.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(cell(0, 2), "3 hold");
    EXPECT_TRUE(seen().contains("from the box"));
    m_harness.press(Qt::Key_Escape);
    ASSERT_TRUE(m_harness.wait_for_page("NotebookPage"));
    EXPECT_TRUE(seen().contains("3 of 9"));
}

TEST_F(NotebookPages, TheKeyboardIsNotCaughtInTheChart) {
    open_chart();
    for (int cell = 0; cell < 9; ++cell)
        m_harness.press(Qt::Key_Tab);
    EXPECT_NE(m_harness.window().activeFocusItem()->property("text").toString(), "");
    m_harness.press(Qt::Key_Backtab, Qt::ShiftModifier);
    EXPECT_TRUE(m_harness.window().activeFocusItem()->property("sheet").isValid());
}

TEST_F(NotebookPages, APasteIsOneStepAndItsWrongCellsAreNamed) {
    open_chart();
    QGuiApplication::clipboard()->setText("2 back\t9 back\n3 hold\t1 hold\n");
    m_harness.press(Qt::Key_Down);
    m_harness.press(Qt::Key_Right);
    m_harness.press(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(cell(1, 1), "2 back");
    EXPECT_EQ(cell(2, 2), "1 hold");
    EXPECT_EQ(notebook().count(), 3);
    EXPECT_TRUE(seen().contains("! Row 2 or 3, column 3 or more, “9 back”"));
    m_harness.press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(notebook().count(), 0);
}

TEST_F(NotebookPages, AFileIsWrittenAndTakenInAfterALook) {
    open_chart();
    type("2 back");
    m_harness.press(Qt::Key_Return);
    m_harness.press(Qt::Key_Escape);
    ASSERT_TRUE(m_harness.wait_for_page("NotebookPage"));
    const QString path = m_harness.folder() + "/notes.json";
    m_harness.ask(m_harness.page(), "exportWanted");
    choose_file(path);
    ASSERT_TRUE(QFile::exists(path));
    notes<ChartSheet>("sheet")->type(0, 0, "3 hold");
    notes<ChartSheet>("sheet")->type(0, 1, "3 hold");
    m_harness.ask(m_harness.page(), "importWanted");
    choose_file(path);
    ASSERT_TRUE(m_harness.wait_for_page("NotesPreviewPage"));
    EXPECT_TRUE(seen().contains("New: 0. The same as yours: 0. Different from yours: 1."));
    EXPECT_TRUE(seen().contains("Pieces lost 3, The rest holds"));
    EXPECT_TRUE(seen().contains("Pieces lost 2, The rest goes back"));
    notes<NotesPreview>("preview")->chooseAll(true);
    ASSERT_TRUE(notes<NotesPreview>("preview")->take());
    m_harness.ask(m_harness.page(), "taken");
    ASSERT_TRUE(m_harness.wait_for_page("NotebookPage"));
    EXPECT_EQ(cell(0, 0), "2 back");
    EXPECT_EQ(notebook().count(), 2);
}

TEST_F(NotebookPages, AFileThatIsNoneOfNotesSaysWhy) {
    open_notebook();
    const QString path = m_harness.folder() + "/letter.json";
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"dear\": \"Mary\"}");
    file.close();
    m_harness.ask(m_harness.page(), "importWanted");
    choose_file(path);
    ASSERT_TRUE(m_harness.wait_for_page("NotesPreviewPage"));
    EXPECT_TRUE(seen().contains("letter.json"));
    EXPECT_FALSE(seen().contains("Take 0 notes"));
}

TEST_F(NotebookPages, TheTablesMenuLeadsToTheBoxOfItsGame) {
    begin();
    m_harness.want("notes");
    ASSERT_TRUE(m_harness.wait_for_page("NotebookPage"));
    EXPECT_EQ(notebook().kit_id(), "skirmish");
    EXPECT_TRUE(seen().contains("The game on the table began with the notes of that day"));
    m_harness.press(Qt::Key_Escape);
    EXPECT_TRUE(m_harness.wait_for_page("TablePage"));
}

} // namespace fielddesk::test
