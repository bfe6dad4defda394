#include "tests/qml/pages/two_sides.h"
#include "tests/support/files.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

// Games that are sealed with PINs.
namespace fielddesk::test {

namespace {

class SealedGame : public TwoSides {
protected:
    void begin_sealed(const Pins& pins = {{"blue", "1861"}, {"red", "1865"}}) {
        skirmish::Beginning beginning;
        beginning.pins = pins;
        begin(beginning);
        ASSERT_TRUE(m_harness.wait_for_page("SealedPage"));
        m_harness.wait(until_heard);
    }

    void give(const QString& pin) {
        type(pin);
        m_harness.press(Qt::Key_Return);
        m_harness.wait(until_heard);
        m_harness.hold(Qt::Key_Return, full_hold);
        m_harness.wait(100);
    }

    bool press_button(const QString& title, bool is_held) {
        for (int step = 0; step < 12; ++step) {
            const QQuickItem* item = m_harness.window().activeFocusItem();
            if (item && item->property("text").toString() == title) {
                is_held ? m_harness.hold(Qt::Key_Return, full_hold) : m_harness.press(Qt::Key_Return);
                m_harness.wait(100);
                return true;
            }
            m_harness.press(Qt::Key_Tab);
        }
        return false;
    }
};

} // namespace

TEST_F(SealedGame, GoesOnWhenEverySeatGaveItsPin) {
    begin_sealed();
    EXPECT_TRUE(seen().contains("Give the PIN of Blue"));
    give("1861");
    EXPECT_EQ(m_harness.page_name(), "SealedPage");
    EXPECT_FALSE(table().is_open());
    EXPECT_TRUE(seen().contains("has given its PIN"));
    EXPECT_TRUE(seen().contains("Give the PIN of Red"));
    give("1865");
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    EXPECT_TRUE(table().is_open());
    EXPECT_FALSE(table().is_look_only());
    EXPECT_FALSE(table().open_desk().is_there) << "nobody's desk is open yet";
    take_desk("blue", "1861");
    EXPECT_TRUE(shows_secrets_of_blue());
}

TEST_F(SealedGame, AWrongPinOpensNothingAndWaits) {
    begin_sealed();
    give("1865");
    EXPECT_FALSE(table().is_open());
    EXPECT_TRUE(seen().contains("This is not the PIN of that seat"));
    EXPECT_TRUE(seen().contains("The pause is over in"));
    EXPECT_TRUE(seen().contains("Give the PIN of Blue"));
}

TEST_F(SealedGame, IsLookedAtByOneSeatWithItsOwnPin) {
    begin_sealed();
    type("1861");
    ASSERT_TRUE(press_button("Only look at it, as Blue", true));
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    EXPECT_TRUE(table().is_look_only());
    EXPECT_TRUE(is_open("blue"));
    EXPECT_TRUE(shows_secrets_of_blue());
    EXPECT_EQ(table().actions()->count(), 0);
    EXPECT_TRUE(table().record()->text(table().record()->count() - 2, "sentences").contains("Blue 1"));
    m_harness.press(Qt::Key_Escape);
    m_harness.wait(100);
    EXPECT_FALSE(shows_secrets_of_blue());
    EXPECT_TRUE(seen().contains("Its PIN was not given, so nothing of it can be read here"));
    m_harness.want("seat/red");
    EXPECT_EQ(m_harness.page_name(), "TablePage");
    take_desk("blue", "1861");
    EXPECT_TRUE(is_open("blue"));
}

TEST_F(SealedGame, IsLookedAtWithoutAnyPin) {
    begin_sealed();
    ASSERT_TRUE(press_button("Only look at the table", false));
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    EXPECT_TRUE(table().is_look_only());
    EXPECT_FALSE(table().open_desk().is_there);
    EXPECT_FALSE(shows_secrets_of_blue());
}

TEST_F(SealedGame, StandsOnTheShelfLikeAnyOther) {
    begin_sealed();
    m_harness.press(Qt::Key_Escape);
    ASSERT_TRUE(m_harness.wait_for_page("ShelfPage"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return seen().contains("sealed with PINs"); }, 3000));
    EXPECT_TRUE(seen().contains("Blue is on move"));
    EXPECT_FALSE(seen().contains("could not be opened"));
}

TEST_F(SealedGame, BeginsWithThePinsThatAreTypedTwice) {
    QMetaObject::invokeMethod(m_harness.page(), "newGameChosen", Q_ARG(QString, "skirmish"));
    ASSERT_TRUE(m_harness.wait_for_page("NewGamePage"));
    EXPECT_TRUE(seen().contains("No PIN: whoever holds the machine can open its desk"));
    EXPECT_TRUE(seen().contains("Wait for phrases"));
    const auto go_to = [&](const QString& name) {
        for (int step = 0; step < 30; ++step) {
            const QQuickItem* item = m_harness.window().activeFocusItem();
            if (item && item->property("name").toString() == name) return true;
            m_harness.press(Qt::Key_Tab);
        }
        return false;
    };
    ASSERT_TRUE(go_to("PIN of Red"));
    type("1865");
    EXPECT_TRUE(seen().contains("The two lines are not the same yet"));
    QMetaObject::invokeMethod(m_harness.page(), "begin");
    m_harness.wait(50);
    EXPECT_EQ(m_harness.page_name(), "NewGamePage");
    EXPECT_TRUE(seen().contains("The two PINs of a side are not the same: Red"));
    ASSERT_TRUE(go_to("PIN of Red once more"));
    type("1865");
    EXPECT_TRUE(seen().contains("Opens its desk with this PIN"));
    QMetaObject::invokeMethod(m_harness.page(), "begin");
    ASSERT_TRUE(m_harness.wait_for_page("SealedPage"));
    m_harness.wait(until_heard);
    give("1865");
    EXPECT_TRUE(m_harness.wait_for_page("TablePage"));
}

// Whatever the window writes, a game, a copy, settings, the list of games, holds nothing that is only for
// some.
TEST_F(SealedGame, NothingPrivateIsWrittenAnywhere) {
    const Pins pins{{"blue", "canary1861"}, {"red", "canary1865"}};
    begin_sealed(pins);
    m_harness.window().property("settings").value<QObject*>()->setProperty("lantern", true);
    give("canary1861");
    give("canary1865");
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    take_desk("blue", "canary1861");
    ASSERT_TRUE(shows_secrets_of_blue());
    for (int row = 0; row < table().actions()->count(); ++row)
        if (table().actions()->text(row, "title").startsWith("March")) {
            table().take(row);
            break;
        }
    const QString path = table().path();
    m_harness.press(Qt::Key_Escape);
    m_harness.want("shelf");
    ASSERT_TRUE(m_harness.wait_for_page("ShelfPage"));
    auto* shelf = m_harness.window().property("shelf").value<QObject*>();
    bool is_copied = false;
    QMetaObject::invokeMethod(shelf, "copy", Q_RETURN_ARG(bool, is_copied), Q_ARG(QString, path),
                              Q_ARG(QUrl, QUrl::fromLocalFile(m_harness.folder() + "/copy.fielddesk")));
    EXPECT_TRUE(is_copied);
    m_harness.wait(300);

    std::vector<std::string> marks{"canary1861", "canary1865"};
    const auto session = Session::open(path.toStdString(), Journal::Mode::Look, pins);
    ASSERT_TRUE(session);
    const auto entries = (*session)->journal().entries();
    for (const Entry& entry : *entries)
        for (const StoredFact& fact : entry.facts)
            if (fact.audience != Audience::everyone()) marks.push_back(fact.body);
    EXPECT_GT(marks.size(), 15U);
    QSettings().sync();
    int files = 0;
    for (const QString& folder : {m_harness.folder(), QFileInfo(QSettings().fileName()).path()})
        for (const auto& file : std::filesystem::recursive_directory_iterator(folder.toStdString())) {
            if (!file.is_regular_file()) continue;
            ++files;
            const std::string bytes = bytes_of(file.path());
            for (const std::string& mark : marks)
                EXPECT_EQ(bytes.find(mark), std::string::npos) << mark << " in " << file.path();
        }
    EXPECT_GE(files, 2);
    EXPECT_FALSE(QGuiApplication::clipboard()->text().contains("canary"));
}

} // namespace fielddesk::test
