#include "app/window/arrival_sheet.h"
#include "app/window/deck_sheet.h"
#include "app/window/own_notes.h"
#include "app/window/roster_sheet.h"
#include "tests/qml/pages/two_sides.h"

// The cards, the counters and the places of a box, written as their owner writes them.
namespace fielddesk::test {

namespace {

class DeckPages : public TwoSides {
protected:
    void open_part(const char* kit, const char* kind, const char* page) {
        QMetaObject::invokeMethod(m_harness.page(), "notesChosen", Q_ARG(QString, kit));
        ASSERT_TRUE(m_harness.wait_for_page("NotebookPage"));
        QMetaObject::invokeMethod(m_harness.page(), "partWanted", Q_ARG(QString, kind), Q_ARG(QString, ""));
        ASSERT_TRUE(m_harness.wait_for_page(page));
        m_harness.wait(100);
    }
    void open_deck() { open_part("1862-war-in-virginia", "cards", "DeckPage"); }
    DeckSheet& deck() { return *m_harness.later("notes")->property("deck").value<DeckSheet*>(); }
    // What can be seen, by the text that it bears or is called by.
    QQuickItem* find(QQuickItem* item, const QString& text) {
        if (!item->isVisible()) return nullptr;
        if (item->property("text").toString() == text && item->property("isDeaf").isValid()) return item;
        for (QQuickItem* child : item->childItems())
            if (QQuickItem* found = find(child, text)) return found;
        return nullptr;
    }
    void tap(QQuickItem* item) {
        ASSERT_TRUE(item);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !item->property("isDeaf").toBool(); }, 2000));
        item->forceActiveFocus();
        m_harness.press(Qt::Key_Return);
        m_harness.wait(50);
    }
    void tap(const QString& text) { tap(find(m_harness.window().contentItem(), text)); }
};

} // namespace

TEST_F(DeckPages, ACardIsWrittenAndReadAndKept) {
    open_deck();
    m_harness.window().resize(1280, 800);
    EXPECT_TRUE(seen().contains("This is the practice card of that number"));
    auto* title = m_harness.page()->findChild<QQuickItem*>("cardTitle");
    ASSERT_TRUE(title);
    title->forceActiveFocus();
    type("Seven Pines");
    EXPECT_EQ(deck().title(), "Seven Pines");
    tap("Add");
    const QString palette = m_harness.texts(m_harness.window().contentItem()).join('\n') +
                            m_harness.texts(m_harness.window().activeFocusItem()->parentItem()).join('\n');
    EXPECT_TRUE(palette.contains("The number of reserve markers")) << palette.toStdString();
    tap(m_harness.window().activeFocusItem());
    EXPECT_TRUE(seen().contains("1. Reserves"));
    EXPECT_TRUE(seen().contains("not kept yet"));
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return !seen().contains("This is the practice card") && deck().lines()->count() == 2; }, 3000));
    EXPECT_TRUE(seen().contains(deck().lines()->text(0, "text")));
    tap("Keep this card");
    EXPECT_TRUE(seen().contains("Card 1 is kept."));
    EXPECT_EQ((*own_notes())->notes("1862-war-in-virginia")->size(), 1U);
    EXPECT_TRUE(seen().contains("from the box"));
    tap("Back to the kit's own");
    EXPECT_EQ((*own_notes())->notes("1862-war-in-virginia")->size(), 0U);
    m_harness.press(Qt::Key_Escape);
    EXPECT_TRUE(m_harness.wait_for_page("NotebookPage"));
}

TEST_F(DeckPages, WhatTheRulesCannotReadIsNamed) {
    open_deck();
    deck().setNumber("/attacks", 4);
    ASSERT_TRUE(QTest::qWaitFor([&] { return seen().contains("The rules cannot read this yet"); }, 3000));
    EXPECT_TRUE(seen().contains("Mend what is named above first"));
}

TEST_F(DeckPages, AnotherCardIsChosenFromTheList) {
    open_deck();
    m_harness.window().resize(1280, 800);
    deck().set_number(5);
    m_harness.wait(50);
    EXPECT_TRUE(seen().contains("Eltham's Landing"));
    EXPECT_GT(deck().lines()->count(), 0);
}

// From the table to the page of the one card, and back with it.
TEST_F(DeckPages, ACardThatTheGameAsksForIsWrittenAndPlayed) {
    m_harness.open(seeded_game(m_harness.folder(), 7, {{"unknown-cards", "asked"}}));
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    table().take(0);
    ASSERT_EQ(table().problem(), "");
    m_harness.wait(100);
    const Position& seen_by_all = table().session()->position(Seat::table());
    ASSERT_TRUE(seen_by_all.question);
    const int number =
        table().session()->kit().cards[std::get<CardId>(seen_by_all.question->subjects[0])].number;
    EXPECT_TRUE(seen().contains(QString("Card %1 came up. What does yours say?").arg(number)));
    EXPECT_TRUE(seen().contains("It is not written in your box notes yet."));
    EXPECT_FALSE(table().card().is_there) << "the practice card is not the one that lies there";
    tap(QString("Write card %1").arg(number));
    ASSERT_TRUE(m_harness.wait_for_page("DeckPage"));
    m_harness.wait(100);
    EXPECT_EQ(deck().number(), number);
    deck().writeTitle("Our own card");
    deck().setNumber("/attacks", 2);
    ASSERT_TRUE(deck().keep());
    m_harness.press(Qt::Key_Escape);
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    m_harness.wait(400);
    EXPECT_TRUE(seen().contains("Written in your box notes: Our own card"));
    m_harness.press(Qt::Key_Space);
    m_harness.wait(100);
    EXPECT_EQ(table().problem(), "");
    EXPECT_EQ(table().card().title, "Our own card");
    EXPECT_TRUE(seen().contains("Our own card"));
    EXPECT_FALSE(table().card().is_practice);
}

TEST_F(DeckPages, ArrivalsAreTypedWithTheirTurnAndTheirPlace) {
    open_part("skirmish", "arrivals", "SheetPage");
    EXPECT_TRUE(seen().contains("Arrivals"));
    type("3 ford");
    m_harness.press(Qt::Key_Return);
    EXPECT_EQ((*own_notes())->notes("skirmish")->begin()->second,
              R"({"piece":"red-5","place":"ford","turn":3})");
    auto* arrivals = m_harness.later("notes")->property("arrivals").value<ArrivalSheet*>();
    EXPECT_EQ(arrivals->cells()->text(0, "cellText"), "3 Ford");
    for (const char* wrong : {"0 Ford", "Ford", "3", "3 Atlantis", "100 Ford"})
        EXPECT_FALSE(arrivals->type(0, 0, wrong)) << wrong;
    EXPECT_EQ(arrivals->wrong().size(), 1);
    EXPECT_TRUE(arrivals->type(0, 0, "4 hi")) << "the first letters are enough";
    EXPECT_EQ(arrivals->cells()->text(0, "cellText"), "4 Hill");
    arrivals->takeOut(0, 0);
    EXPECT_EQ((*own_notes())->notes("skirmish")->size(), 0U);
    EXPECT_EQ(arrivals->cells()->text(0, "cellText"), "2 Mill");
}

// Of an arrival that the kit knows nothing of, and a note does.
TEST_F(DeckPages, AnArrivalThatAGameWasToldHasItsRow) {
    ASSERT_TRUE(
        (*own_notes())
            ->keep("1862-war-in-virginia",
                   {{{note_lists::arrivals, "lee"}, R"({"piece":"lee","place":"james-norfolk","turn":3})"}},
                   {}));
    open_part("1862-war-in-virginia", "arrivals", "SheetPage");
    auto* arrivals = m_harness.later("notes")->property("arrivals").value<ArrivalSheet*>();
    ASSERT_EQ(arrivals->frame().row_titles.size(), 1);
    EXPECT_EQ(arrivals->frame().row_titles.front(), "R. E. Lee");
    arrivals->takeOut(0, 0);
    EXPECT_EQ((*own_notes())->notes("1862-war-in-virginia")->size(), 0U);
    EXPECT_EQ(arrivals->cells()->count(), 0);
}

TEST_F(DeckPages, CountersAndPlacesAreTypedInTheSameManner) {
    open_part("skirmish", "ratings", "SheetPage");
    type("7");
    m_harness.press(Qt::Key_Return);
    auto* roster = m_harness.later("notes")->property("roster").value<RosterSheet*>();
    EXPECT_EQ(roster->cells()->text(0, "cellText"), "7");
    EXPECT_TRUE(seen().contains("Value: 0 to 99"));
    m_harness.press(Qt::Key_Escape);
    ASSERT_TRUE(m_harness.wait_for_page("NotebookPage"));
    QMetaObject::invokeMethod(m_harness.page(), "partWanted", Q_ARG(QString, "places"), Q_ARG(QString, ""));
    ASSERT_TRUE(m_harness.wait_for_page("SheetPage"));
    type("Camp Green");
    m_harness.press(Qt::Key_Tab);
    auto* places = m_harness.later("notes")->property("places").value<PlaceSheet*>();
    EXPECT_EQ(places->cells()->text(0, "cellText"), "Camp Green");
}

} // namespace fielddesk::test
