#include "app/window/desk_watch.h"
#include "tests/qml/pages/two_sides.h"

#include <QPointer>

// The machine goes from hand to hand.
namespace fielddesk::test {

using HandOver = TwoSides;

TEST_F(HandOver, EverySeatCanBeHandedToFromTheTable) {
    begin();
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    EXPECT_TRUE(seen().contains("Hand the desk to Blue"));
    EXPECT_TRUE(seen().contains("Hand the desk to Red"));
    EXPECT_FALSE(seen().contains("Close this desk"));
    EXPECT_FALSE(shows_secrets_of_blue());
    EXPECT_EQ(table().actions()->count(), 0) << "blue is on move, and the table is offered nothing of it";
    EXPECT_EQ(m_harness.window().title(), "Skirmish (for tests)");
}

TEST_F(HandOver, ADeskOpensOnlyWhenTheButtonIsHeld) {
    begin();
    m_harness.want("seat/blue");
    ASSERT_TRUE(m_harness.wait_for_page("HandOverPage"));
    EXPECT_TRUE(seen().contains("Blue"));
    EXPECT_FALSE(table().open_desk().is_there);
    m_harness.wait(until_heard);
    m_harness.press(Qt::Key_Return);
    m_harness.wait(200);
    m_harness.hold(Qt::Key_Return, 300);
    m_harness.wait(100);
    EXPECT_EQ(m_harness.page_name(), "HandOverPage");
    EXPECT_FALSE(table().open_desk().is_there);
    m_harness.wait(until_heard);
    m_harness.hold(Qt::Key_Space, full_hold);
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    EXPECT_TRUE(is_open("blue"));
    EXPECT_TRUE(shows_secrets_of_blue());
    EXPECT_TRUE(seen().contains("Blue desk"));
    EXPECT_TRUE(seen().contains("Close this desk"));
    EXPECT_EQ(m_harness.window().title(), "Skirmish (for tests): Blue desk");
}

// Not a frame of the hand-over page is drawn while anything of the page before is there.
TEST_F(HandOver, ThePageBeforeIsGoneBeforeTheNextIsShown) {
    begin();
    take_desk("blue");
    ASSERT_TRUE(is_open("blue"));
    const QPointer<QQuickItem> desk_page = m_harness.page();
    int frames = 0;
    QObject::connect(&m_harness.window(), &QQuickWindow::frameSwapped, &m_harness.window(), [&] {
        if (m_harness.page_name() != "HandOverPage") return;
        ++frames;
        EXPECT_TRUE(desk_page.isNull());
        EXPECT_FALSE(shows_secrets_of_blue());
    });
    m_harness.want("seat/red");
    EXPECT_FALSE(shows_secrets_of_blue());
    ASSERT_TRUE(m_harness.wait_for_page("HandOverPage"));
    EXPECT_TRUE(desk_page.isNull());
    EXPECT_FALSE(seen().contains("Close this desk"));
    m_harness.wait(100);
    EXPECT_GT(frames, 0);
    m_harness.window().disconnect();
}

TEST_F(HandOver, EscapeClosesWhatIsOpenAndTheDeskLast) {
    begin();
    take_desk("blue");
    QMetaObject::invokeMethod(m_harness.part("menu"), "open");
    m_harness.wait(50);
    m_harness.press(Qt::Key_Escape);
    m_harness.wait(50);
    EXPECT_TRUE(is_open("blue"));
    m_harness.press(Qt::Key_Escape);
    m_harness.wait(100);
    EXPECT_FALSE(table().open_desk().is_there);
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    EXPECT_FALSE(shows_secrets_of_blue());
    EXPECT_TRUE(seen().contains("Hand the desk to Blue"));
    EXPECT_EQ(m_harness.window().title(), "Skirmish (for tests)");
}

TEST_F(HandOver, TheButtonInTheHeadClosesTheDesk) {
    begin();
    take_desk("blue");
    m_harness.wait(until_heard);
    for (int step = 0; step < 60; ++step) {
        const QQuickItem* item = m_harness.window().activeFocusItem();
        if (item && item->property("text").toString() == "Close this desk") break;
        m_harness.press(Qt::Key_Tab);
    }
    m_harness.press(Qt::Key_Return);
    m_harness.wait(100);
    EXPECT_FALSE(table().open_desk().is_there);
    EXPECT_FALSE(shows_secrets_of_blue());
}

TEST_F(HandOver, ADeskThatNobodyTouchesClosesByItself) {
    begin();
    take_desk("blue");
    auto& watch = *qobject_cast<DeskWatch*>(m_harness.later("watch"));
    EXPECT_EQ(watch.seconds(), 60);
    watch.set_seconds(1);
    m_harness.press(Qt::Key_Tab);
    m_harness.wait(600);
    m_harness.press(Qt::Key_Tab);
    m_harness.wait(600);
    EXPECT_TRUE(is_open("blue")) << "somebody pressed a key meanwhile";
    m_harness.want("corrections");
    ASSERT_TRUE(m_harness.wait_for_page("CorrectionsPage"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !table().open_desk().is_there; }, 2000));
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    EXPECT_FALSE(shows_secrets_of_blue());
}

TEST_F(HandOver, ADeskClosesWhenTheWindowLosesTheFocus) {
    begin();
    take_desk("blue");
    QMetaObject::invokeMethod(m_harness.part("drawer"), "open");
    m_harness.wait(50);
    QWindow other;
    other.show();
    other.requestActivate();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !table().open_desk().is_there; }, 2000));
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    EXPECT_FALSE(shows_secrets_of_blue());
    other.close();
    m_harness.window().requestActivate();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&m_harness.window()));
}

TEST_F(HandOver, AWrongPinWaits) {
    skirmish::Beginning beginning;
    beginning.pins = {{"red", "1865"}};
    begin(beginning);
    ASSERT_TRUE(m_harness.wait_for_page("SealedPage"));
    type("1865");
    m_harness.press(Qt::Key_Return);
    m_harness.wait(until_heard);
    m_harness.hold(Qt::Key_Return, full_hold);
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    EXPECT_TRUE(seen().contains("It gives its PIN first"));

    take_desk("red", "1861");
    EXPECT_EQ(m_harness.page_name(), "HandOverPage");
    EXPECT_FALSE(table().open_desk().is_there);
    EXPECT_TRUE(seen().contains("This is not the PIN of that seat")) << seen().toStdString();
    EXPECT_TRUE(seen().contains("The pause is over in"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !seen().contains("The pause is over in"); }, 3000));
    m_harness.wait(until_heard);
    type("1865");
    m_harness.press(Qt::Key_Return);
    m_harness.hold(Qt::Key_Return, full_hold);
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    EXPECT_TRUE(is_open("red"));
}

TEST_F(HandOver, ThePinOfADeskIsSetThere) {
    begin();
    take_desk("blue");
    m_harness.want("pin");
    ASSERT_TRUE(m_harness.wait_for_page("PinPage"));
    m_harness.wait(until_heard);
    type("1863");
    m_harness.press(Qt::Key_Return);
    type("1864");
    m_harness.press(Qt::Key_Return);
    m_harness.press(Qt::Key_Return);
    m_harness.wait(50);
    EXPECT_TRUE(seen().contains("are not the same")) << seen().toStdString();
    m_harness.wait(until_heard);
    for (int line = 0; line < 2; ++line) {
        type("1863");
        m_harness.press(Qt::Key_Return);
    }
    m_harness.wait(until_heard);
    m_harness.press(Qt::Key_Return);
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    m_harness.press(Qt::Key_Escape);
    m_harness.wait(100);
    EXPECT_TRUE(seen().contains("It gives its PIN first"));
    take_desk("blue", "1863");
    EXPECT_TRUE(is_open("blue"));
}

TEST_F(HandOver, TheOtherSideAgreesToAnUndoAtItsOwnDesk) {
    begin();
    take_desk("blue");
    const auto action_of = [&](const QString& title) {
        for (int row = 0; row < table().actions()->count(); ++row)
            if (table().actions()->text(row, "title").contains(title)) return row;
        return -1;
    };
    const int drawing = action_of("Draw");
    ASSERT_GE(drawing, 0);
    table().take(drawing);
    const QString drawn = table().undo_view().what;
    table().undo(true);
    m_harness.wait(50);
    EXPECT_TRUE(table().asked_back().is_asked);
    EXPECT_TRUE(seen().contains("It is asked to take back “" + drawn + "”. Waiting for Red"));
    m_harness.press(Qt::Key_Escape);
    m_harness.wait(100);
    EXPECT_TRUE(seen().contains("It is asked to agree that an order is taken back"));
    m_harness.want("seat/red");
    ASSERT_TRUE(m_harness.wait_for_page("HandOverPage"));
    EXPECT_TRUE(seen().contains("You are asked to agree that “" + drawn + "” is taken back"));
    m_harness.wait(until_heard);
    m_harness.hold(Qt::Key_Return, full_hold);
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    EXPECT_TRUE(table().actions()->text(0, "title").startsWith("Agree"));
    EXPECT_TRUE(table().actions()->text(1, "title").startsWith("No"));
    m_harness.wait(until_heard);
    m_harness.press(Qt::Key_Space);
    m_harness.wait(50);
    EXPECT_FALSE(table().asked_back().is_asked);
    EXPECT_TRUE(table().record()->text(0, "headline").contains("agrees"));
    EXPECT_FALSE(table().undo_view().can_redo) << "what was agreed to is not brought back alone";
}

TEST_F(HandOver, APhraseIsALineOfText) {
    skirmish::Beginning beginning;
    beginning.asks_phrases = true;
    begin(beginning);
    take_desk("red");
    const int entries = table().record()->count();
    int phrase = -1;
    for (int row = 0; row < table().actions()->count(); ++row)
        if (table().offer_names()[row].startsWith("Put in a phrase")) phrase = row;
    ASSERT_GE(phrase, 0);
    table().take(phrase);
    EXPECT_EQ(table().record()->count(), entries) << "without words it says nothing";
    m_harness.press(Qt::Key_K, Qt::ControlModifier);
    m_harness.wait(until_heard);
    type("phrase");
    m_harness.press(Qt::Key_Return);
    m_harness.wait(until_heard);
    ASSERT_TRUE(m_harness.part("words")->property("opened").toBool());
    type("   ");
    m_harness.press(Qt::Key_Return);
    m_harness.wait(50);
    EXPECT_TRUE(m_harness.part("words")->property("opened").toBool()) << "what was typed is not lost";
    EXPECT_EQ(m_harness.part("words")->property("typed").toString(), "   ");
    EXPECT_EQ(table().record()->count(), entries);
    EXPECT_TRUE(table().problem().contains("there is nothing in it that can be seen"));
    m_harness.press(Qt::Key_Escape);
    m_harness.wait(until_heard);
    EXPECT_TRUE(m_harness.part("words")->property("opened").toBool());
    type("rain at dawn");
    m_harness.press(Qt::Key_Return);
    m_harness.wait(50);
    EXPECT_FALSE(m_harness.part("words")->property("opened").toBool());
    ASSERT_EQ(table().record()->count(), entries + 1);
    EXPECT_TRUE(table().record()->text(0, "sentences").contains("rain at dawn”."));
}

TEST_F(HandOver, EveryControlIsInReachOnTheSmallestWindowWithTheLargestText) {
    begin();
    take_desk("blue");
    m_harness.window().resize(360, 640);
    auto* settings = m_harness.window().property("settings").value<QObject*>();
    settings->setProperty("textScale", 2.0);
    m_harness.wait(100);
    const auto reached = [&](int steps) {
        QStringList names;
        for (int step = 0; step < steps; ++step) {
            m_harness.press(Qt::Key_Tab);
            m_harness.wait(5);
            const QQuickItem* item = m_harness.window().activeFocusItem();
            const QString name = item->property("text").toString();
            // A page that was just laid out may still be on its way.
            EXPECT_TRUE(QTest::qWaitFor(
                [&] {
                    const QRectF area = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
                    return area.top() >= -1 && area.bottom() <= 641;
                },
                1000))
                << name.toStdString();
            names.append(name);
        }
        return names;
    };
    EXPECT_TRUE(reached(60).contains("Close this desk"));
    m_harness.want("seat/red");
    ASSERT_TRUE(m_harness.wait_for_page("HandOverPage"));
    const QStringList names = reached(6);
    EXPECT_TRUE(names.contains("I am alone: open the Red desk")) << names.join(", ").toStdString();
    EXPECT_TRUE(names.contains("Not now"));
    settings->setProperty("textScale", 1.0);
}

} // namespace fielddesk::test
