#include "app/window/sealed_game.h"
#include "app/window/shelf_rows.h"
#include "tests/skirmish/skirmish_file.h"
#include "tests/support/files.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace fielddesk {

namespace {

using skirmish::Beginning;

class Sealed : public ::testing::Test {
protected:
    QString begin(const Beginning& beginning) {
        const QString path = m_folder.filePath("game.fielddesk");
        skirmish::begin_in_file(path.toStdString(), beginning).reset();
        return path;
    }

    QTemporaryDir m_folder;
    Table m_table;
};

} // namespace

TEST_F(Sealed, IsOpenedWithThePinsOfAllSeats) {
    Beginning beginning;
    beginning.pins = {{"blue", "1861"}, {"red", "1865"}};
    ASSERT_FALSE(m_table.open(begin(beginning)));
    SealedGame sealed;
    sealed.set_table(&m_table);
    const QSignalSpy opened(&sealed, &SealedGame::opened);
    ASSERT_TRUE(sealed.begin());
    EXPECT_EQ(sealed.to().title, "Blue");
    sealed.ask("red");
    EXPECT_TRUE(sealed.give("1865"));
    EXPECT_EQ(sealed.to().title, "Blue");
    EXPECT_TRUE(opened.isEmpty());
    EXPECT_TRUE(sealed.give("1861"));
    EXPECT_EQ(opened.size(), 1);
    EXPECT_TRUE(m_table.is_open());
    EXPECT_TRUE(m_table.seat().is_table());
    EXPECT_EQ(sealed.seats()->count(), 0);
}

// Somebody changes the file before, or while the PINs are given.
TEST_F(Sealed, SaysSoWhereItCannotBeOpened) {
    Beginning beginning;
    beginning.pins = {{"blue", "1861"}, {"red", "1865"}};
    for (const bool is_begun : {false, true}) {
        const QString path = begin(beginning);
        ASSERT_FALSE(m_table.open(path));
        SealedGame sealed;
        sealed.set_table(&m_table);
        const QSignalSpy opened(&sealed, &SealedGame::opened);
        const QSignalSpy refused(&sealed, &SealedGame::refused);
        if (is_begun) {
            ASSERT_TRUE(sealed.begin());
        }
        tamper(path.toStdString(), "UPDATE entries SET order_taken = '{}' WHERE number = 2");
        if (is_begun) {
            EXPECT_TRUE(sealed.give("1861"));
            EXPECT_TRUE(sealed.give("1865"));
        } else {
            EXPECT_FALSE(sealed.begin());
        }
        EXPECT_EQ(refused.size(), 1);
        EXPECT_TRUE(opened.isEmpty());
        EXPECT_FALSE(m_table.is_open());
        EXPECT_TRUE(m_table.problem().contains("Entry 2")) << m_table.problem().toStdString();
        QFile::remove(path);
    }
}

TEST_F(Sealed, IsListedOnTheShelfFromWhatEveryoneMayRead) {
    Beginning beginning;
    const auto row_of = [&](const char* name) {
        const QString path = m_folder.filePath(name);
        skirmish::begin_in_file(path.toStdString(), beginning).reset();
        GameRow row = game_row(path);
        row.key = row.file = row.date = {};
        return row;
    };
    beginning.pins = {{"blue", "1861"}, {"red", "1865"}};
    const GameRow one = row_of("one.fielddesk");
    EXPECT_EQ(one.problem, QString());
    EXPECT_TRUE(one.is_sealed);
    EXPECT_EQ(one.state, "Blue is on move");
    beginning.blue = {1, 2, 1, 2, 1};
    EXPECT_EQ(row_of("other.fielddesk"), one);
}

} // namespace fielddesk
