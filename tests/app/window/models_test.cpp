#include "app/library.h"
#include "app/window/corrections.h"
#include "app/window/desk_rows.h"
#include "app/window/shelf.h"
#include "app/window/standing.h"
#include "app/window/story.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

namespace fielddesk {

namespace {

QString new_game(const QTemporaryDir& folder, const std::string& deck = "app") {
    const QString path = folder.filePath("game.fielddesk");
    auto kit = read_shipped_kit("1862-war-in-virginia");
    const auto session = Session::create(path.toStdString(), **std::move(kit), {{{"deck", deck}}, 7});
    return session ? path : QString();
}

void play(Table& table, int orders) {
    for (int order = 0; order < orders && !table.ending().is_over; ++order)
        table.question().is_asked ? table.roll() : table.take(0);
}

// A list as text, a line for each row.
QStringList written(const Rows& rows) {
    QStringList lines;
    for (int row = 0; row < rows.count(); ++row) {
        QStringList columns;
        for (const QByteArray& role : rows.roleNames())
            columns.append(rows.text(row, role));
        lines.append(columns.join('|'));
    }
    return lines;
}

struct Row {
    QString key;
    int value = 0;

    static std::vector<Role<Row>> roles() { return {role<&Row::value>("value")}; }
    friend bool operator==(const Row&, const Row&) = default;
};

} // namespace

TEST(RowModel, AnUpdateTouchesOnlyTheRowsThatDiffer) {
    RowModel<Row> model(nullptr);
    model.update({{"a", 1}, {"b", 2}, {"c", 3}});
    const QSignalSpy inserted(&model, &Rows::rowsInserted);
    const QSignalSpy removed(&model, &Rows::rowsRemoved);
    const QSignalSpy changed(&model, &Rows::dataChanged);
    const QSignalSpy reset(&model, &Rows::modelReset);
    model.update({{"a", 1}, {"c", 4}, {"d", 5}});
    EXPECT_EQ(written(model), QStringList({"1", "4", "5"}));
    EXPECT_EQ(removed.count(), 1);
    EXPECT_EQ(inserted.count(), 1);
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(reset.count(), 0);
}

TEST(RowModel, AnyUpdateLeadsToExactlyTheFreshRows) {
    RowModel<Row> model(nullptr);
    const std::vector<std::vector<Row>> states{
        {{"a", 1}, {"b", 2}}, {{"b", 2}, {"a", 1}}, {}, {{"c", 3}, {"a", 9}, {"b", 2}}, {{"b", 7}}};
    for (const auto& state : states) {
        model.update(state);
        EXPECT_EQ(model.rows(), state);
    }
}

TEST(Table, WhatIsShownAfterEachOrderIsWhatAFreshTableShows) {
    const QTemporaryDir folder;
    Table played;
    ASSERT_TRUE(played.open(new_game(folder)));
    play(played, 40);
    played.undo(true);
    played.undo(true);
    played.redo();
    Table fresh;
    const QString path = played.path();
    const auto lists = [](Table& table) {
        QStringList all{table.headline(), QString::number(table.turn()), table.card().title};
        for (const Rows* rows : {table.stages(), table.boxes(), table.card_lines(), table.piles(),
                                 table.actions(), table.record(), table.options()})
            all.append(written(*rows));
        return all;
    };
    const QStringList shown = lists(played);
    played.close();
    ASSERT_TRUE(fresh.open(path));
    EXPECT_EQ(lists(fresh), shown);
}

TEST(Table, ACardIsOnlyTakenBackWhereThePlayersAgreed) {
    const QTemporaryDir folder;
    Table table;
    table.open(new_game(folder));
    table.take(0);
    EXPECT_TRUE(table.undo_view().needs_confirmation);
    table.undo(false);
    EXPECT_EQ(table.turn(), 1);
    EXPECT_FALSE(table.problem().isEmpty());
    table.undo(true);
    EXPECT_EQ(table.turn(), 0);
    EXPECT_TRUE(table.undo_view().can_redo);
}

TEST(Table, ADeckOnTheTableIsAskedForByNumber) {
    const QTemporaryDir folder;
    Table table;
    table.open(new_game(folder, "table"));
    ASSERT_TRUE(table.asks_card());
    table.turnCard(99);
    EXPECT_EQ(table.turn(), 0);
    EXPECT_TRUE(table.problem().contains("99"));
    table.turnCard(13);
    EXPECT_EQ(table.card().number, 13);
    EXPECT_TRUE(table.problem().isEmpty());
}

TEST(Table, EveryNumberOfTheDeskIsExplainedByItsParts) {
    const QTemporaryDir folder;
    Table table;
    table.open(new_game(folder));
    const auto explained = [&](const QString& what) {
        table.explainNumber(what);
        const Explanation& sum = *table.explanation();
        return QStringLiteral("%1: %2 (%3)")
            .arg(sum.heading(), sum.result())
            .arg(table.explanation()->lines()->count());
    };
    EXPECT_EQ(explained("us-peninsula"), "Union Peninsula army: Value 4 (2)");
    EXPECT_EQ(explained("turn"), "Turns: Turn 0 of 24 (2)");
    EXPECT_EQ(explained("draw"), "Draw pile: Cards: 24 (2)");
}

TEST(Table, ALeaderWithoutAnArmyIsNoArmy) {
    const QTemporaryDir folder;
    auto session = *Session::open(new_game(folder).toStdString(), Journal::Mode::Play);
    const Kit& kit = session->kit();
    const FrontStanding before = standing_of(kit, session->desk(Seat::table()));
    const PlaceId empty = *kit.place("valley-south-mountain");
    for (const char* leader : {"mcclellan", "lee"})
        ASSERT_TRUE(session->submit({Seat::table(), verbs::correct_piece, {*kit.piece(leader), empty}}));
    const Desk desk = session->desk(Seat::table());
    EXPECT_EQ(standing_of(kit, desk), before);
    const Phrasebook phrasebook(session->rules());
    const auto rows = DeskRows(*session, phrasebook, desk, Seat::table()).places(desk.lanes.front());
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [](const PlaceRow& each) { return each.name == "South Mountain"; });
    ASSERT_NE(row, rows.end());
    EXPECT_FALSE(row->has_union || row->has_confederate);
    EXPECT_EQ(row->union_extra, "McClellan");
    EXPECT_EQ(row->confederate_extra, "Lee");
    EXPECT_EQ(row->union_value, -1);
}

TEST(Table, AGameThatIsLookedAtTakesNoOrder) {
    const QTemporaryDir folder;
    Table table;
    ASSERT_TRUE(table.look(new_game(folder)));
    EXPECT_EQ(table.actions()->count(), 0);
    table.take(0);
    EXPECT_EQ(table.turn(), 0);
}

TEST(Corrections, APieceIsSetToWhereTheBoardHasItAndBack) {
    const QTemporaryDir folder;
    Table table;
    table.open(new_game(folder));
    Corrections corrections;
    corrections.set_table(&table);
    const Kit& kit = table.session()->kit();
    const int lee = kit.piece("lee")->value;
    const int valley = kit.place("valley-winchester")->value;
    const QString before = corrections.pieces()->text(lee, "placeIndex");
    corrections.movePiece(lee, valley);
    EXPECT_EQ(corrections.pieces()->text(lee, "placeIndex"), QString::number(valley));
    table.undo(false);
    EXPECT_EQ(corrections.pieces()->text(lee, "placeIndex"), before);
    EXPECT_TRUE(corrections.place_names().contains("Richmond (valley)"));
}

TEST(Corrections, ATrackOutsideItsLimitsIsRefusedWithASentence) {
    const QTemporaryDir folder;
    Table table;
    table.open(new_game(folder));
    Corrections corrections;
    corrections.set_table(&table);
    const QString before = corrections.tracks()->text(0, "value");
    corrections.setTrack(0, 4000);
    EXPECT_FALSE(table.problem().isEmpty());
    EXPECT_EQ(corrections.tracks()->text(0, "value"), before);
}

TEST(Story, TheFrontsAreToldForEveryTurnThatBegan) {
    const QTemporaryDir folder;
    Table table;
    table.open(new_game(folder));
    play(table, 60);
    Story story;
    story.set_table(&table);
    EXPECT_EQ(story.fronts().size(), 4);
    EXPECT_EQ(story.distances().size(), 4 * (table.turn() + 1)); // the set-up is told as turn 0
    EXPECT_GT(story.lines()->count(), table.turn());
}

TEST(Shelf, ADamagedFileSaysSoAndCanBeCopiedAndIsLeftAlone) {
    const QTemporaryDir folder;
    set_games_folder(folder.path());
    new_game(folder);
    QFile file(folder.filePath("broken.fielddesk"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("SQLite format 3 and then nothing");
    file.close();
    Shelf shelf;
    shelf.refresh();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !shelf.is_reading() && shelf.games()->count() == 2; }, 5000));
    const int broken = shelf.games()->text(0, "problem").isEmpty() ? 1 : 0;
    EXPECT_FALSE(shelf.games()->text(broken, "problem").isEmpty());
    EXPECT_EQ(shelf.games()->text(1 - broken, "title"), "1862 War in Virginia");
    const QUrl copy = QUrl::fromLocalFile(folder.filePath("copy.fielddesk"));
    EXPECT_TRUE(shelf.copy(file.fileName(), copy));
    EXPECT_FALSE(shelf.copy(file.fileName(), copy)) << "a file that is there is never written over";
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), "SQLite format 3 and then nothing");
}

TEST(Shelf, ACopyOfAGameThatWasCutOffHasItsLastOrders) {
    const QTemporaryDir folder;
    const QString path = new_game(folder);
    const auto session = Session::open(path.toStdString(), Journal::Mode::Play);
    ASSERT_TRUE((*session)->submit({Seat::table(), "turn", {}}));
    // As it lies on the disk when the program dies now.
    const QString cut = folder.filePath("cut.fielddesk");
    ASSERT_TRUE(QFile::copy(path, cut));
    ASSERT_TRUE(QFile::copy(path + "-wal", cut + "-wal"));
    Shelf shelf;
    const QString copy = folder.filePath("copy.fielddesk");
    ASSERT_TRUE(shelf.copy(cut, QUrl::fromLocalFile(copy))) << shelf.problem().toStdString();
    EXPECT_EQ(shelf.copied(), "The copy is saved: " + copy);
    EXPECT_FALSE(QFile::exists(copy + "-wal"));
    const auto copied = Session::open(copy.toStdString(), Journal::Mode::Look);
    ASSERT_TRUE(copied);
    EXPECT_EQ((*copied)->record(Seat::table()), (*session)->record(Seat::table()));
}

TEST(Shelf, AGameThatIsPlayedElsewhereIsNotCopiedAndSaysSo) {
    const QTemporaryDir folder;
    const QString path = new_game(folder);
    const auto session = Session::open(path.toStdString(), Journal::Mode::Play);
    ASSERT_TRUE((*session)->submit({Seat::table(), "turn", {}}));
    Shelf shelf;
    const QString copy = folder.filePath("copy.fielddesk");
    EXPECT_FALSE(shelf.copy(path, QUrl::fromLocalFile(copy)));
    EXPECT_TRUE(shelf.problem().contains("open in another Field Desk")) << shelf.problem().toStdString();
    EXPECT_EQ(shelf.copied(), "");
    EXPECT_FALSE(QFile::exists(copy));
}

TEST(Shelf, ReadAgainBeforeItHasReadItKeepsEveryGame) {
    const QTemporaryDir folder;
    set_games_folder(folder.path());
    new_game(folder);
    Shelf shelf;
    for (int times = 0; times < 3; ++times) {
        shelf.refresh();
        QCoreApplication::processEvents();
    }
    QTest::qWait(200);
    EXPECT_FALSE(shelf.is_reading());
    EXPECT_EQ(shelf.games()->count(), 1);
}

} // namespace fielddesk
