#include "app/window/notebook.h"
#include "app/window/notes_preview.h"
#include "tests/app/window/own_notes_test.h"

#include <QDir>

namespace fielddesk {

namespace {

class NotebookOfTheSkirmish : public WithOwnNotes {
protected:
    NotebookOfTheSkirmish() { m_notebook.open("skirmish"); }

    static Notes losses(const std::string& row, const std::string& column, int lost,
                        const std::string& after) {
        return {{{"cells", "losses/" + row + "/" + column},
                 R"({"cell":{"after":")" + after + R"(","lost":)" + std::to_string(lost) +
                     R"(},"chart":"losses","column":")" + column + R"(","row":")" + row + R"("})"}};
    }
    int part(const QString& kind) {
        for (int row = 0; row < m_notebook.parts()->count(); ++row)
            if (m_notebook.parts()->text(row, "kind") == kind) return row;
        return -1;
    }
    QString said_of(const QString& kind, const char* role) {
        return m_notebook.parts()->text(part(kind), role);
    }

    Notebook m_notebook;
};

} // namespace

TEST_F(NotebookOfTheSkirmish, SaysOfEachPartHowMuchIsKnownAndWhatIsMissing) {
    ASSERT_TRUE(m_notebook.is_open());
    EXPECT_EQ(m_notebook.title(), "Skirmish (for tests)");
    EXPECT_EQ(said_of("cells", "title"), "Losses");
    EXPECT_EQ(said_of("cells", "known"), "1");
    EXPECT_EQ(said_of("cells", "total"), "9");
    EXPECT_TRUE(said_of("cells", "missing").startsWith("0 or 1, 2; 0 or 1, 3 or more; "));
    EXPECT_TRUE(said_of("cells", "missing").contains("5 more"));
    EXPECT_EQ(said_of("cards", "known") + "/" + said_of("cards", "total"), "0/12");
    EXPECT_TRUE(said_of("places", "missing").startsWith("Blue camp; Red camp; Ford; and 3 more"));
    EXPECT_TRUE(said_of("ratings", "missing").startsWith("Blue 1, face 1: value"));
}

TEST_F(NotebookOfTheSkirmish, EveryStepIsTakenBackAndBroughtAgain) {
    EXPECT_FALSE(m_notebook.can_undo());
    ASSERT_TRUE(m_notebook.keep(losses("rout", "one", 2, "back"), {}, "Kept."));
    EXPECT_EQ(m_notebook.happened(), "Kept.");
    EXPECT_EQ(said_of("cells", "known"), "2");
    m_notebook.undo();
    EXPECT_EQ(said_of("cells", "known"), "1");
    EXPECT_TRUE(m_notebook.can_redo());
    m_notebook.redo();
    EXPECT_EQ(notes("skirmish"), losses("rout", "one", 2, "back"));
}

TEST_F(NotebookOfTheSkirmish, WhatChangesNothingIsNoStep) {
    const Notes note = losses("rout", "one", 2, "back");
    m_notebook.keep(note, {}, "Kept.");
    m_notebook.keep(note, {}, "Kept again.");
    m_notebook.keep({}, {{"cells", "losses/rout/two"}}, "Taken out.");
    m_notebook.undo();
    EXPECT_EQ(notes("skirmish"), Notes());
    EXPECT_FALSE(m_notebook.can_undo());
}

TEST_F(NotebookOfTheSkirmish, SaysWhyNothingCanBeKept) {
    set_games_folder(m_folder.filePath("elsewhere"));
    QDir().mkpath(m_folder.filePath("elsewhere"));
    QFile file(m_folder.filePath("elsewhere/box_notes.sqlite"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("Dear Mary, ").repeated(100));
    file.close();
    EXPECT_FALSE(m_notebook.keep(losses("rout", "one", 2, "back"), {}, "Kept."));
    EXPECT_NE(m_notebook.problem(), "");
    EXPECT_EQ(m_notebook.happened(), "");
    Notebook another;
    EXPECT_FALSE(another.open("skirmish"));
    EXPECT_FALSE(another.is_open());
}

// A friend's file is compared before anything of it is taken.
class NotesPreviewed : public NotebookOfTheSkirmish {
protected:
    NotesPreviewed() { m_preview.set_notebook(&m_notebook); }

    QUrl file_of(const Notes& theirs) {
        const QString path = m_folder.filePath("theirs.json");
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(write_notes("skirmish", theirs)));
        return QUrl::fromLocalFile(path);
    }
    static Notes both(Notes one, const Notes& other) {
        one.insert(other.begin(), other.end());
        return one;
    }

    NotesPreview m_preview;
};

TEST_F(NotesPreviewed, NothingIsTakenBeforeItIsSaid) {
    m_notebook.keep(both(losses("rout", "one", 2, "back"), losses("rout", "two", 1, "hold")), {}, "Mine.");
    const Notes mine = notes("skirmish");
    ASSERT_TRUE(
        m_preview.read(file_of(both(both(losses("rout", "one", 3, "hold"), losses("rout", "two", 1, "hold")),
                                    losses("even", "two", 1, "hold")))));
    EXPECT_EQ(m_preview.fresh(), 1);
    EXPECT_EQ(m_preview.equal(), 1);
    EXPECT_EQ(m_preview.different(), 1);
    EXPECT_EQ(m_preview.fresh_names(), "Losses: 0 or 1, 2");
    EXPECT_EQ(m_preview.choices()->text(0, "subject"), "Losses: 4 or more, 1");
    EXPECT_EQ(m_preview.choices()->text(0, "mine"), "Pieces lost 2, The rest goes back");
    EXPECT_EQ(m_preview.choices()->text(0, "theirs"), "Pieces lost 3, The rest holds");
    EXPECT_EQ(m_preview.taken(), 1);
    EXPECT_EQ(notes("skirmish"), mine);
    m_preview.choose(0, true);
    EXPECT_EQ(m_preview.taken(), 2);
    ASSERT_TRUE(m_preview.take());
    EXPECT_EQ(m_notebook.count(), 3);
    EXPECT_EQ(notes("skirmish").at({"cells", "losses/rout/one"}),
              losses("rout", "one", 3, "hold").begin()->second);
    m_notebook.undo();
    EXPECT_EQ(notes("skirmish"), mine) << "it was one step";
}

TEST_F(NotesPreviewed, AllMayBeChosenAtOnce) {
    m_notebook.keep(both(losses("rout", "one", 2, "back"), losses("rout", "two", 1, "hold")), {}, "Mine.");
    const Notes theirs = both(losses("rout", "one", 3, "hold"), losses("rout", "two", 2, "hold"));
    ASSERT_TRUE(m_preview.read(file_of(theirs)));
    m_preview.chooseAll(true);
    m_preview.choose(1, false);
    m_preview.chooseAll(true);
    ASSERT_TRUE(m_preview.take());
    EXPECT_EQ(notes("skirmish"), theirs);
}

TEST_F(NotesPreviewed, AFileThatIsWrongIsRefusedWhole) {
    Notes wrong = losses("rout", "two", 1, "hold");
    wrong.merge(losses("rout", "one", 9, "hold"));
    EXPECT_FALSE(m_preview.read(file_of(wrong)));
    EXPECT_TRUE(m_preview.problem().contains("/cells/0/cell")) << m_preview.problem().toStdString();
    EXPECT_FALSE(m_preview.take());
    EXPECT_EQ(notes("skirmish"), Notes());
}

TEST_F(NotesPreviewed, WhatWasWrittenIsTheSameWhenItIsReadAgain) {
    m_notebook.keep(losses("rout", "one", 2, "back"), {}, "Mine.");
    const QUrl file = QUrl::fromLocalFile(m_folder.filePath("mine.json"));
    m_notebook.exportTo(file);
    EXPECT_TRUE(m_notebook.happened().contains("mine.json"));
    ASSERT_TRUE(m_preview.read(file));
    EXPECT_EQ(m_preview.equal(), 1);
    EXPECT_EQ(m_preview.fresh() + m_preview.different(), 0);
}

} // namespace fielddesk
