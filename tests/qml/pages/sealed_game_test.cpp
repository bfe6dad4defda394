#include "tests/qml/pages/two_sides.h"

// Games that are sealed with PINs.
namespace fielddesk::test {

namespace {

class SealedGame : public TwoSides {
protected:
    void begin_sealed() {
        skirmish::Beginning beginning;
        beginning.pins = {{"blue", "1861"}, {"red", "1865"}};
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

} // namespace fielddesk::test
