#include "tests/qml/pages/window_harness.h"

#include <QFile>
#include <gtest/gtest.h>

namespace fielddesk::test {

namespace {

// Every counter and number that the fronts show, as the model has it.
QStringList expected_on_fronts(Table& table) {
    QStringList expected;
    for (int lane = 0; lane < table.lanes()->count(); ++lane) {
        expected.append(table.lanes()->text(lane, "title"));
        const auto* places = table.lanes()->data(table.lanes()->index(lane), Qt::UserRole + 1).value<Rows*>();
        for (int place = 0; place < places->count(); ++place)
            expected.append(places->text(place, "placeName"));
    }
    return expected;
}

} // namespace

TEST(Pages, TheShelfSaysWhatItIsForWhileItIsEmpty) {
    WindowHarness harness;
    harness.wait(100);
    EXPECT_EQ(harness.page_name(), "ShelfPage");
    const QString all = harness.texts(harness.page()).join('\n');
    EXPECT_TRUE(all.contains("None was begun yet"));
    EXPECT_TRUE(all.contains("New game: 1862 War in Virginia"));
}

TEST(Pages, ANewGameBeginsWithTheChoicesShown) {
    WindowHarness harness;
    QMetaObject::invokeMethod(harness.page(), "newGameChosen", Q_ARG(QString, "1862-war-in-virginia"));
    ASSERT_TRUE(harness.wait_for_page("NewGamePage"));
    EXPECT_TRUE(harness.texts(harness.page()).contains("a reading of the rulebook"));
    harness.wait_until_heard();
    harness.press(Qt::Key_Return);
    ASSERT_TRUE(harness.wait_for_page("TablePage"));
    EXPECT_TRUE(harness.table().is_open());
    EXPECT_EQ(harness.table().turn(), 0);
}

// The menu's buttons change while it is closed: a layout that is hidden must not place those that are gone.
TEST(Pages, TheWindowTakesAnotherSizeAfterTheMenuOfTheTableHasChanged) {
    WindowHarness harness;
    harness.open(seeded_game(harness.folder(), 7));
    for (const int turn : {1, 99}) {
        play_to(harness.table(), turn);
        for (const QSize size : {QSize(360, 640), QSize(1024, 768), QSize(700, 900)}) {
            harness.window().resize(size);
            harness.wait(50);
        }
    }
    QMetaObject::invokeMethod(harness.part("menu"), "open");
    harness.wait(50);
    EXPECT_TRUE(harness.part("menu")->property("shown").toStringList().contains("The story of this game"));
}

TEST(Pages, EveryPageOfATableIsMadeAndLeftAgain) {
    WindowHarness harness;
    harness.open(seeded_game(harness.folder(), 7));
    harness.table().take(0);
    const std::vector<std::pair<const char*, const char*>> pages{
        {"corrections", "CorrectionsPage"}, {"story", "EndPage"},
        {"settings", "SettingsPage"},       {"help", "HelpPage"},
        {"devices", "DevicesPage"},         {"tags", "CardTagsPage"},
        {"honesty", "HonestyPage"},         {"notes", "NotebookPage"}};
    for (const auto& [command, name] : pages) {
        ASSERT_TRUE(harness.wait_for_page("TablePage"));
        harness.want(command);
        ASSERT_TRUE(harness.wait_for_page(name)) << harness.page_name().toStdString();
        harness.press(Qt::Key_Escape);
    }
    ASSERT_TRUE(harness.wait_for_page("TablePage"));
    for (const char* part : {"drawer", "ruling", "undoConfirm", "menu", "finder", "error"}) {
        QMetaObject::invokeMethod(harness.part(part), "open");
        harness.wait(30);
        EXPECT_TRUE(harness.part(part)->property("opened").toBool()) << part;
        harness.press(Qt::Key_Escape);
        harness.wait(30);
        EXPECT_FALSE(harness.part(part)->property("visible").toBool()) << part;
    }
    harness.want("shelf");
    EXPECT_TRUE(harness.wait_for_page("ShelfPage"));
    EXPECT_FALSE(harness.table().is_open());
}

TEST(Pages, TheTurnAndThePilesAnswerWhy) {
    WindowHarness harness;
    harness.open(seeded_game(harness.folder(), 7));
    harness.table().take(0);
    QMetaObject::invokeMethod(harness.page()->findChild<QQuickItem*>("turnTrack"), "clicked");
    harness.wait(50);
    const auto* sheet = harness.part("ruling");
    EXPECT_TRUE(sheet->property("opened").toBool());
    EXPECT_EQ(sheet->property("result").toString(), "Turn 1 of 24");
    EXPECT_EQ(harness.table().explanation()->lines()->text(1, "text"), "cards left in the draw pile");
}

TEST(Pages, AGameIsOpenedFromAFileAndCopiedToAnother) {
    QTemporaryDir folder;
    const QString game = seeded_game(folder.path(), 7);
    const QString copy = folder.filePath("copy.fielddesk");
    WindowHarness harness;
    const auto choose = [&](const QString& file) {
        QObject* dialog = harness.file_dialog();
        ASSERT_TRUE(dialog && dialog->property("visible").toBool());
        // What Qt's own dialog does when a file in it is taken.
        dialog->setProperty("selectedFile", QUrl::fromLocalFile(file));
        QMetaObject::invokeMethod(dialog, "accepted");
        QMetaObject::invokeMethod(dialog, "close");
        harness.wait(100);
    };
    harness.ask(harness.page(), "fileWanted");
    choose(game);
    ASSERT_TRUE(harness.wait_for_page("TablePage"));
    EXPECT_EQ(harness.table().path(), game);
    harness.want("shelf");
    ASSERT_TRUE(harness.wait_for_page("ShelfPage"));
    QMetaObject::invokeMethod(harness.page(), "copyWanted", Q_ARG(QString, game));
    harness.wait(50);
    choose(copy);
    EXPECT_TRUE(QFile::exists(copy));
    harness.open(copy);
    EXPECT_TRUE(harness.wait_for_page("TablePage"));
}

TEST(Pages, AFileThatIsNoGameHasAPageOfItsOwnAndIsLeftAlone) {
    WindowHarness harness;
    const QString path = harness.folder() + "/letter.fielddesk";
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("Dear Mary");
    file.close();
    harness.open(path);
    ASSERT_TRUE(harness.wait_for_page("ErrorPage"));
    EXPECT_TRUE(harness.texts(harness.page()).join('\n').contains("not a game of Field Desk"));
    harness.page()->setProperty("copyRemark", "The copy is saved: elsewhere");
    EXPECT_TRUE(harness.texts(harness.page()).contains("The copy is saved: elsewhere"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), "Dear Mary");
}

TEST(Pages, AGameGoesOnWhereItStoodAndTheScreenSaysWhatTheModelSays) {
    QTemporaryDir folder;
    const QString game = seeded_game(folder.path(), 7);
    QString headline;
    {
        WindowHarness harness(game);
        ASSERT_TRUE(harness.wait_for_page("TablePage"));
        for (int order = 0; order < 60; ++order)
            harness.table().question().is_asked ? harness.table().roll() : harness.table().take(0);
        headline = harness.table().headline();
    }
    WindowHarness harness(game);
    ASSERT_TRUE(harness.wait_for_page("TablePage"));
    harness.window().resize(1600, 1000);
    harness.wait(100);
    Table& table = harness.table();
    EXPECT_EQ(table.headline(), headline);
    const QStringList shown = harness.texts(harness.page());
    EXPECT_TRUE(shown.contains(headline));
    EXPECT_TRUE(shown.contains(QString("Turn %1 of %2").arg(table.turn()).arg(table.turns())));
    EXPECT_TRUE(shown.contains(table.card().title));
    for (const QString& text : expected_on_fronts(table))
        EXPECT_TRUE(shown.contains(text)) << text.toStdString();
    for (int action = 0; action < table.actions()->count(); ++action)
        EXPECT_TRUE(shown.contains(table.actions()->text(action, "title")));
    for (int line = 0; line < table.card_lines()->count(); ++line)
        EXPECT_TRUE(shown.contains(table.card_lines()->text(line, "text")));
}

TEST(Pages, EveryControlIsInReachOnTheSmallestWindowWithTheLargestText) {
    WindowHarness harness;
    harness.open(seeded_game(harness.folder(), 7));
    Table& table = harness.table();
    while (!table.question().is_asked)
        table.take(0);
    harness.window().resize(360, 640);
    auto* settings = harness.window().property("settings").value<QObject*>();
    settings->setProperty("textScale", 2.0);
    harness.wait(100);
    QStringList reached;
    for (int step = 0; step < 40; ++step) {
        harness.press(Qt::Key_Tab);
        harness.wait(5);
        const QQuickItem* item = harness.window().activeFocusItem();
        ASSERT_TRUE(item);
        const QRectF area = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        const QString name = item->property("text").toString();
        EXPECT_GE(area.top(), -1) << name.toStdString();
        EXPECT_LE(area.bottom(), 641) << name.toStdString();
        reached.append(name);
    }
    EXPECT_TRUE(reached.contains("Throw the die")) << reached.join(", ").toStdString();
    EXPECT_TRUE(reached.contains("Record"));
    EXPECT_TRUE(reached.contains("Menu"));
    settings->setProperty("textScale", 1.0);
}

} // namespace fielddesk::test
