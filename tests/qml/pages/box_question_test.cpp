#include "app/window/note_form.h"
#include "app/window/own_notes.h"
#include "tests/qml/pages/two_sides.h"

// A game that needs something of its box asks for it, and goes on.
namespace fielddesk::test {

namespace {

class BoxQuestions : public TwoSides {
protected:
    void give(const char* name, Code verb, Arguments arguments) {
        const Seat seat = skirmish::seat_of(*table().session(), name);
        table().sit(seat);
        table().submit({seat, verb, std::move(arguments), Source::Typed});
        ASSERT_EQ(table().problem(), "");
    }
    // Red loses a fight by a margin that no printed cell is for.
    void lose_by_far() {
        begin();
        const Kit& kit = table().session()->kit();
        give("blue", "march", {*kit.piece("blue-1"), *kit.place("hill")});
        give("red", "march", {*kit.piece("red-1"), *kit.place("hill")});
        give("blue", "attack", {*kit.place("hill")});
        give("blue", verbs::dice, {6});
        table().sit(Seat::table());
        m_harness.wait(50);
    }
    void answer(int lost, int rest) {
        auto* question = m_harness.part("now")
                             ->property("ask")
                             .value<QObject*>()
                             ->property("question")
                             .value<NoteQuestion*>();
        ASSERT_TRUE(question && question->is_there());
        question->choose(0, lost - 1);
        question->choose(1, rest);
        ASSERT_TRUE(question->is_complete());
    }
    std::string noted() { return (*own_notes())->notes("skirmish")->begin()->second; }
};

} // namespace

TEST_F(BoxQuestions, TheChartIsShownAndTheOneCellAskedFor) {
    lose_by_far();
    EXPECT_TRUE(seen().contains("Losses: 4 or more, 1"));
    EXPECT_TRUE(seen().contains("Pieces of the loser"));
    EXPECT_TRUE(seen().contains("goes back"));
    answer(1, 1);
    m_harness.wait(400);
    m_harness.press(Qt::Key_Space);
    m_harness.wait(50);
    EXPECT_FALSE(seen().contains("So it is printed"));
    EXPECT_TRUE(table().problem().isEmpty());
    EXPECT_TRUE(QString::fromStdString(noted()).contains(R"("after":"back","lost":1)"));
}

TEST_F(BoxQuestions, NothingIsAnsweredBeforeEveryValueIsFilledIn) {
    lose_by_far();
    m_harness.wait(400);
    m_harness.press(Qt::Key_Space);
    EXPECT_TRUE(seen().contains("Fill in every value first."));
}

TEST_F(BoxQuestions, AWrongNoteIsMendedFromItsRulingAndThePastStays) {
    lose_by_far();
    answer(1, 1);
    m_harness.wait(400);
    m_harness.press(Qt::Key_Space);
    m_harness.wait(50);
    const int entry = table().record()->data(table().record()->index(0), Qt::UserRole).toInt();
    QMetaObject::invokeMethod(m_harness.part("drawer"), "whyAsked", Q_ARG(int, entry));
    m_harness.wait(50);
    EXPECT_EQ(table().explanation()->notes()->count(), 1);
    QMetaObject::invokeMethod(m_harness.part("ruling"), "close");
    QMetaObject::invokeMethod(m_harness.part("ruling"), "mendWanted", Q_ARG(int, 0));
    m_harness.wait(50);
    auto* sheet = m_harness.part("mend");
    ASSERT_TRUE(sheet->property("opened").toBool());
    auto* mending = sheet->property("mending").value<NoteMending*>();
    EXPECT_EQ(mending->printed(), "Pieces lost 1, The rest goes back");
    mending->choose(0, 1);
    mending->choose(1, 0);
    mending->mend();
    QMetaObject::invokeMethod(sheet, "close");
    m_harness.window().resize(360, 640);
    m_harness.wait(50);
    EXPECT_TRUE(table().problem().isEmpty()) << table().problem().toStdString();
    EXPECT_TRUE(QString::fromStdString(noted()).contains(R"("after":"hold","lost":2)"));
    EXPECT_TRUE(table().record()->text(1, "sentences").contains("1 back (from the box)"))
        << table().record()->text(1, "sentences").toStdString();
}

} // namespace fielddesk::test
