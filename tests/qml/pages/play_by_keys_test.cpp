#include "tests/qml/pages/window_harness.h"

#include <QTest>
#include <gtest/gtest.h>

namespace fielddesk::test {

namespace {

// Long enough for a full hold, and for a button to hear again after its meaning changed.
constexpr int full_hold = 750;
constexpr int until_heard = 330;

// What the main key does now: a hold where the main action is held, else a press.
void press_main(WindowHarness& harness) {
    Table& table = harness.table();
    if (table.question().is_asked ||
        !table.actions()->data(table.actions()->index(0), Qt::UserRole + 4).toBool())
        harness.press(Qt::Key_Space);
    else
        harness.hold(Qt::Key_Space, full_hold);
}

std::int64_t entries(WindowHarness& harness) {
    return harness.table().record()->count();
}

} // namespace

TEST(PlayByKeys, AWholeGameIsPlayedWithTheSpaceBarAlone) {
    WindowHarness harness;
    harness.open(seeded_game(harness.folder(), 7));
    ASSERT_TRUE(harness.wait_for_page("TablePage"));
    Table& table = harness.table();
    for (int order = 0; order < 1500 && !table.ending().is_over; ++order) {
        const std::int64_t before = entries(harness);
        harness.wait(until_heard);
        press_main(harness);
        harness.wait(20);
        ASSERT_EQ(entries(harness), before + 1) << "at " << table.headline().toStdString();
        ASSERT_EQ(table.problem(), QString());
        ASSERT_TRUE(harness.texts(harness.page()).contains(table.headline()))
            << table.headline().toStdString();
    }
    ASSERT_TRUE(table.ending().is_over);
    harness.wait(until_heard);
    harness.press(Qt::Key_Space);
    ASSERT_TRUE(harness.wait_for_page("EndPage"));
    EXPECT_TRUE(harness.texts(harness.page()).contains(table.headline()));
}

// A system that does not say that a held key repeats sends it as pressed and let go again and again.
TEST(PlayByKeys, AKeyThatIsHeldTooLongDoesOneThing) {
    WindowHarness harness;
    harness.open(seeded_game(harness.folder(), 7));
    ASSERT_TRUE(harness.wait_for_page("TablePage"));
    const std::int64_t before = entries(harness);
    harness.wait(until_heard);
    QTest::keyPress(&harness.window(), Qt::Key_Space);
    harness.wait(500);
    for (int repeat = 0; repeat < 60; ++repeat) {
        QTest::keyRelease(&harness.window(), Qt::Key_Space);
        QTest::keyPress(&harness.window(), Qt::Key_Space);
        harness.wait(25);
    }
    QTest::keyRelease(&harness.window(), Qt::Key_Space);
    harness.wait(100);
    EXPECT_EQ(entries(harness), before + 1);
    EXPECT_EQ(harness.table().turn(), 1);
    harness.wait(until_heard);
    press_main(harness);
    harness.wait(20);
    EXPECT_EQ(entries(harness), before + 2) << "a new press is heard";
}

TEST(PlayByKeys, CommandsAreHeardWhileACardIsAskedFor) {
    WindowHarness harness;
    harness.open(seeded_game(harness.folder(), 7, {{"deck", "table"}}));
    ASSERT_TRUE(harness.wait_for_page("TablePage"));
    harness.wait(until_heard);
    harness.press(Qt::Key_1);
    harness.press(Qt::Key_S);
    harness.press(Qt::Key_3);
    harness.press(Qt::Key_K, Qt::ControlModifier);
    harness.wait(100);
    EXPECT_TRUE(harness.part("finder")->property("opened").toBool());
    harness.press(Qt::Key_Escape);
    harness.wait(100);
    harness.press(Qt::Key_Return);
    harness.wait(50);
    EXPECT_EQ(harness.table().card().number, 13) << "the letter meant nothing and lost nothing";
}

TEST(PlayByKeys, DiceAreTypedByTheirFaces) {
    WindowHarness harness;
    harness.open(seeded_game(harness.folder(), 7));
    Table& table = harness.table();
    for (int order = 0; order < 400 && !table.question().is_asked; ++order)
        table.take(0);
    ASSERT_TRUE(table.question().is_asked);
    harness.wait(until_heard);
    for (int die = 0; die < table.question().dice; ++die)
        harness.press(Qt::Key_4);
    harness.wait(20);
    EXPECT_EQ(table.dice().faces.value(0), 4);
    EXPECT_EQ(table.dice().source, "typed in");
}

TEST(PlayByKeys, TwoTapsAtOnceDoOneThing) {
    WindowHarness harness;
    harness.open(seeded_game(harness.folder(), 7));
    Table& table = harness.table();
    table.take(0); // turns a card, so that its instructions are next
    harness.wait(until_heard);
    const std::int64_t before = entries(harness);
    harness.press(Qt::Key_Space);
    harness.wait(80);
    harness.press(Qt::Key_Space);
    harness.wait(20);
    EXPECT_EQ(entries(harness), before + 1);
}

TEST(PlayByKeys, AShortPressDoesNotTurnACard) {
    WindowHarness harness;
    harness.open(seeded_game(harness.folder(), 7));
    harness.wait(until_heard);
    harness.press(Qt::Key_Space);
    harness.wait(50);
    EXPECT_EQ(harness.table().turn(), 0);
    harness.hold(Qt::Key_Space, full_hold);
    EXPECT_EQ(harness.table().turn(), 1);
}

TEST(PlayByKeys, TakingBackACardIsAskedAboutFirst) {
    WindowHarness harness;
    harness.open(seeded_game(harness.folder(), 7));
    Table& table = harness.table();
    table.take(0);
    ASSERT_EQ(table.turn(), 1);
    harness.wait(50);
    harness.press(Qt::Key_U);
    harness.wait(50);
    EXPECT_EQ(table.turn(), 1);
    QObject* confirm = harness.part("undoConfirm");
    ASSERT_TRUE(confirm->property("opened").toBool());
    harness.press(Qt::Key_Escape);
    harness.wait(50);
    EXPECT_FALSE(confirm->property("opened").toBool());
    EXPECT_EQ(table.turn(), 1);

    harness.press(Qt::Key_U);
    harness.wait(until_heard + 50);
    harness.press(Qt::Key_Tab);
    harness.press(Qt::Key_Return);
    harness.wait(50);
    EXPECT_EQ(table.turn(), 0);
    harness.press(Qt::Key_R);
    harness.wait(50);
    EXPECT_EQ(table.turn(), 1);
}

TEST(PlayByKeys, ACardOfTheTableIsGivenByItsNumber) {
    WindowHarness harness;
    harness.open(seeded_game(harness.folder(), 7, {{"deck", "table"}}));
    harness.wait(until_heard);
    for (const int key : {Qt::Key_1, Qt::Key_3})
        harness.press(key);
    harness.press(Qt::Key_Return);
    harness.wait(50);
    EXPECT_EQ(harness.table().turn(), 1);
    EXPECT_EQ(harness.table().card().number, 13);
}

TEST(PlayByKeys, AnOfferIsFoundByItsName) {
    WindowHarness harness;
    harness.open(seeded_game(harness.folder(), 7));
    harness.table().take(0);
    harness.wait(50);
    const std::int64_t before = entries(harness);
    harness.press(Qt::Key_K, Qt::ControlModifier);
    harness.wait(until_heard);
    ASSERT_TRUE(harness.part("finder")->property("opened").toBool());
    harness.press(Qt::Key_Return);
    harness.wait(50);
    EXPECT_EQ(entries(harness), before + 1);
}

} // namespace fielddesk::test
