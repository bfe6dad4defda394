#include "app/window/corrections.h"
#include "app/window/hand_over.h"
#include "tests/skirmish/skirmish_file.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace fielddesk {

namespace {

using skirmish::Beginning;

// Everything that a table holds for the screen, as text.
QStringList held(Table& table) {
    QStringList all{table.headline(),
                    table.happened(),
                    table.came_of_it(),
                    table.open_desk().title,
                    table.undo_view().what,
                    table.asked_back().what,
                    table.problem(),
                    table.card().title,
                    table.offer_names().join('|'),
                    table.dice().source,
                    table.question().purpose,
                    table.explanation()->heading(),
                    table.explanation()->result()};
    for (const Rows* rows : {table.stages(), table.lanes(), table.boxes(), table.card_lines(), table.piles(),
                             table.actions(), table.options(), table.explanation()->lines()})
        for (int row = 0; row < rows->count(); ++row)
            for (const int role : rows->roleNames().keys())
                all.append(QDebug::toString(rows->data(rows->index(row), role)));
    for (int row = 0; row < table.record()->count(); ++row)
        all.append(table.record()->text(row, "headline") + table.record()->text(row, "sentences"));
    return all;
}

class TableAtASeat : public ::testing::Test {
protected:
    QString begin(const Beginning& beginning = {}) {
        const QString path = m_folder.filePath("game.fielddesk");
        skirmish::begin_in_file(path.toStdString(), beginning).reset();
        return path;
    }
    QList<int> strengths(const char* box) {
        for (int row = 0; row < m_table.boxes()->count(); ++row)
            if (m_table.boxes()->text(row, "title") == box)
                return value(*m_table.boxes(), row, "values").value<QList<int>>();
        return {};
    }
    QStringList hand(const char* pile) {
        for (int row = 0; row < m_table.piles()->count(); ++row)
            if (m_table.piles()->text(row, "title") == pile)
                return value(*m_table.piles(), row, "cards").toStringList();
        return {};
    }
    static QVariant value(const Rows& rows, int row, const QByteArray& role) {
        return rows.data(rows.index(row), rows.roleNames().key(role));
    }
    Seat seat(const char* name) { return skirmish::seat_of(*m_table.session(), name); }

    QTemporaryDir m_folder;
    Table m_table;
};

} // namespace

TEST_F(TableAtASeat, ShowsWhatThatSeatMayReadAndNothingElse) {
    Beginning beginning;
    beginning.blue = {3, 1, 2, 1, 3};
    ASSERT_TRUE(m_table.open(begin(beginning)));
    EXPECT_EQ(strengths("Blue camp"), (QList<int>{-1, -1, -1, -1, -1, 1}));
    m_table.sit(seat("blue"));
    EXPECT_EQ(strengths("Blue camp"), (QList<int>{3, 1, 2, 1, 3, 1}));
    EXPECT_EQ(strengths("Red camp"), (QList<int>{-1, -1, -1, -1, -1, 1}));
    EXPECT_EQ(hand("Blue's hand").size(), 3);
    EXPECT_TRUE(hand("Red's hand").isEmpty());
    EXPECT_GT(m_table.actions()->count(), 0);
    EXPECT_EQ(m_table.open_desk().letters, "US");
    m_table.sit(seat("red"));
    EXPECT_EQ(strengths("Blue camp"), (QList<int>{-1, -1, -1, -1, -1, 1}));
    EXPECT_EQ(strengths("Red camp"), (QList<int>{1, 1, 1, 1, 1, 1}));
    EXPECT_TRUE(hand("Blue's hand").isEmpty());
    EXPECT_EQ(hand("Red's hand").size(), 3);
    EXPECT_EQ(m_table.actions()->count(), 0) << "blue is on move";
}

TEST_F(TableAtASeat, HoldsNothingOfADeskThatWasClosed) {
    const QString path = begin();
    Table fresh;
    ASSERT_TRUE(fresh.open(path));
    const QStringList public_things = held(fresh);
    fresh.close();
    ASSERT_TRUE(m_table.open(path));
    m_table.sit(seat("blue"));
    m_table.explainNumber("blue-1");
    m_table.explainRecord(2);
    EXPECT_NE(held(m_table), public_things);
    m_table.closeDesk();
    EXPECT_TRUE(held(m_table) == public_things) << held(m_table).join('\n').toStdString();
    m_table.sit(seat("blue"));
    m_table.close();
    EXPECT_FALSE(m_table.open_desk().is_there);
    EXPECT_TRUE(m_table.seat().is_table());
    for (const QString& thing : held(m_table))
        EXPECT_FALSE(thing.contains("Blue 1 shows")) << thing.toStdString();
}

TEST_F(TableAtASeat, GivesItsOrdersAsThatSeat) {
    ASSERT_TRUE(m_table.open(begin()));
    m_table.submit(Order{seat("blue"), "pass", {}, Source::Typed});
    EXPECT_EQ(m_table.record()->count(), 13) << "the table gives no order of blue's";
    m_table.sit(seat("blue"));
    m_table.submit(Order{seat("blue"), "pass", {}, Source::Typed});
    EXPECT_EQ(m_table.record()->count(), 14);
    EXPECT_EQ(m_table.problem(), QString());
    EXPECT_EQ(m_table.headline(), "Red is on move");
}

TEST_F(TableAtASeat, SetsTheDeskRightFromWhatItKnows) {
    ASSERT_TRUE(m_table.open(begin()));
    Corrections corrections;
    corrections.set_table(&m_table);
    const auto faces = [&] {
        QStringList all;
        for (int row = 0; row < corrections.pieces()->count(); ++row)
            all.append(QDebug::toString(QVariantList{value(
                *corrections.pieces(), row, corrections.pieces()->roleNames().value(Qt::UserRole + 4))}));
        return all;
    };
    const QStringList at_the_table = faces();
    m_table.sit(seat("blue"));
    EXPECT_NE(faces(), at_the_table);
    m_table.closeDesk();
    EXPECT_EQ(faces(), at_the_table);
}

TEST_F(TableAtASeat, IsNotSatAtASeatThatCannotBeRead) {
    Beginning beginning;
    beginning.pins = {{"blue", "1861"}, {"red", "1865"}};
    const QString path = begin(beginning);
    EXPECT_FALSE(m_table.open(path));
    EXPECT_TRUE(m_table.is_sealed());
    ASSERT_TRUE(m_table.open(path, Journal::Mode::Look, {{"red", "1865"}}));
    EXPECT_FALSE(m_table.is_sealed());
    m_table.sit(seat("blue"));
    EXPECT_TRUE(m_table.seat().is_table());
    m_table.sit(seat("red"));
    EXPECT_EQ(m_table.seat(), seat("red"));
    EXPECT_EQ(strengths("Red camp"), (QList<int>{1, 1, 1, 1, 1, 1}));
    EXPECT_EQ(strengths("Blue camp"), (QList<int>{-1, -1, -1, -1, -1, 1}));
}

using HandingOver = TableAtASeat;

TEST_F(HandingOver, ListsTheSeatsThatArePlayed) {
    HandOver hand_over;
    hand_over.set_table(&m_table);
    EXPECT_EQ(hand_over.seats()->count(), 0);
    Beginning beginning;
    beginning.pins = {{"red", "1865"}};
    ASSERT_TRUE(m_table.open(begin(beginning), Journal::Mode::Play, beginning.pins));
    ASSERT_EQ(hand_over.seats()->count(), 2);
    EXPECT_EQ(hand_over.seats()->text(0, "seatTitle"), "Blue");
    EXPECT_EQ(hand_over.seats()->text(0, "hasPin"), "false");
    EXPECT_EQ(hand_over.seats()->text(1, "letters"), "CS");
    EXPECT_EQ(hand_over.seats()->text(1, "hasPin"), "true");
    m_table.close();
    EXPECT_EQ(hand_over.seats()->count(), 0);
}

TEST_F(HandingOver, LeavesNothingOnTheTableMeanwhile) {
    HandOver hand_over;
    hand_over.set_table(&m_table);
    ASSERT_TRUE(m_table.open(begin()));
    const QStringList public_things = held(m_table);
    ASSERT_TRUE(hand_over.ask("blue"));
    ASSERT_TRUE(hand_over.open({}));
    EXPECT_EQ(m_table.seat(), seat("blue"));
    EXPECT_FALSE(hand_over.to().is_there);
    ASSERT_TRUE(hand_over.ask("red"));
    EXPECT_EQ(hand_over.to().title, "Red");
    EXPECT_TRUE(m_table.seat().is_table());
    EXPECT_TRUE(held(m_table) == public_things) << held(m_table).join('\n').toStdString();
    hand_over.close();
    EXPECT_FALSE(hand_over.to().is_there);
    EXPECT_FALSE(hand_over.open({})) << "nobody was asked for";
    EXPECT_FALSE(hand_over.ask("green"));
}

TEST_F(HandingOver, AWrongPinSaysHowLongToWait) {
    HandOver hand_over;
    hand_over.set_table(&m_table);
    Beginning beginning;
    beginning.pins = {{"red", "1865"}};
    ASSERT_TRUE(m_table.open(begin(beginning), Journal::Mode::Play, beginning.pins));
    ASSERT_TRUE(hand_over.ask("red"));
    EXPECT_TRUE(hand_over.asks_pin());
    EXPECT_FALSE(hand_over.open("1864"));
    EXPECT_EQ(hand_over.trial()->waits(), 1);
    EXPECT_TRUE(hand_over.trial()->problem().contains("not the PIN"));
    EXPECT_FALSE(hand_over.open("1865")) << "not heard yet";
    EXPECT_TRUE(m_table.seat().is_table());
    QSignalSpy over(hand_over.trial(), &PinTrial::changed);
    while (hand_over.trial()->waits() > 0)
        ASSERT_TRUE(over.wait(3000));
    EXPECT_TRUE(hand_over.open("1865"));
    EXPECT_EQ(m_table.seat(), seat("red"));
}

TEST_F(HandingOver, NamesTheOrderThatASeatIsAskedAboutAsEveryoneMayReadIt) {
    HandOver hand_over;
    hand_over.set_table(&m_table);
    Beginning beginning;
    beginning.is_ready = false;
    ASSERT_TRUE(m_table.open(begin(beginning)));
    m_table.sit(seat("blue"));
    m_table.undo(true); // red's last block
    ASSERT_TRUE(m_table.asked_back().is_asked);
    EXPECT_EQ(m_table.asked_back().waits_for, "Red");
    EXPECT_EQ(hand_over.seats()->text(0, "isAsked"), "false");
    EXPECT_EQ(hand_over.seats()->text(1, "isAsked"), "true");
    ASSERT_TRUE(hand_over.ask("red"));
    EXPECT_EQ(hand_over.asked_back(), "A block is mustered in secret");
    ASSERT_TRUE(hand_over.open({}));
    EXPECT_TRUE(m_table.actions()->text(0, "title").startsWith("Agree"));
    m_table.take(0);
    EXPECT_FALSE(m_table.asked_back().is_asked);
    EXPECT_EQ(hand_over.seats()->text(1, "isAsked"), "false");
}

} // namespace fielddesk
