#include "engine/position/chronicle.h"

#include "engine/core/order.h"

#include "tests/engine/position/every_fact.h"

#include <gtest/gtest.h>

namespace fielddesk::test {
namespace {

// A chronicle of which each order sets the first track to its own number.
class ChronicleTest : public testing::Test {
protected:
    ChronicleTest() {
        add({Fact{facts::GameBegun{std::vector<std::uint8_t>(marked_kit().options.size()), false}}});
    }

    Result<void> append(Facts facts) {
        return chronicle.append(
            {static_cast<std::int64_t>(chronicle.entries().size()) + 1, "now", std::move(facts), true});
    }
    void add(Facts facts) { ASSERT_TRUE(append(std::move(facts))); }
    void order(int value) { add({Fact{facts::TrackSet{TrackId{0}, value}}}); }
    void undo(std::int64_t entry) { add({Fact{facts::OrderUndone{entry, false}}}); }
    void redo(std::int64_t entry) { add({Fact{facts::OrderRedone{entry}}}); }
    int track() const { return chronicle.whole_position(marked_kit()).tracks[TrackId{0}]; }

    Chronicle chronicle;
};

TEST_F(ChronicleTest, BeginningOfTheGameIsNotTakenBack) {
    EXPECT_EQ(chronicle.undoable(), std::nullopt);
    EXPECT_EQ(chronicle.redoable(), std::nullopt);
    EXPECT_FALSE(append({Fact{facts::OrderUndone{1, false}}}));
    EXPECT_TRUE(chronicle.entry(1).is_live);
}

TEST_F(ChronicleTest, UndoTakesTheLastOrderBackAndRedoBringsItAgain) {
    order(5);
    order(7);
    EXPECT_EQ(chronicle.undoable(), 3);
    undo(3);
    EXPECT_EQ(track(), 5);
    EXPECT_FALSE(chronicle.entry(3).is_live);
    EXPECT_EQ(chronicle.undoable(), 2);
    EXPECT_EQ(chronicle.redoable(), 3);
    redo(3);
    EXPECT_EQ(track(), 7);
    EXPECT_EQ(chronicle.undoable(), 3);
    EXPECT_EQ(chronicle.redoable(), std::nullopt);
}

TEST_F(ChronicleTest, SeveralAreTakenBackAndBroughtAgainInTurn) {
    for (const int value : {5, 6, 7})
        order(value);
    for (const int entry : {4, 3, 2})
        undo(entry);
    EXPECT_EQ(track(), 0);
    EXPECT_EQ(chronicle.undoable(), std::nullopt);
    redo(2);
    EXPECT_EQ(track(), 5);
    redo(3);
    undo(3);
    EXPECT_EQ(chronicle.redoable(), 3);
    EXPECT_EQ(track(), 5);
}

TEST_F(ChronicleTest, NewOrderEndsWhatCouldBeBroughtAgain) {
    order(5);
    undo(2);
    order(9);
    EXPECT_EQ(chronicle.redoable(), std::nullopt);
    EXPECT_EQ(chronicle.undoable(), 4);
    EXPECT_EQ(track(), 9);
    EXPECT_FALSE(append({Fact{facts::OrderRedone{2}}}));
    EXPECT_EQ(track(), 9);
}

TEST_F(ChronicleTest, EntriesOutOfTurnAreRefusedAndChangeNothing) {
    order(5);
    order(7);
    const auto before = chronicle.entries();
    for (const std::int64_t entry : {2, 1, 0, -1, 99}) {
        const auto undone = append({Fact{facts::OrderUndone{entry, true}}});
        ASSERT_FALSE(undone) << entry;
        EXPECT_EQ(undone.error().code, Code("journal.damaged"));
        EXPECT_FALSE(append({Fact{facts::OrderRedone{entry}}})) << entry;
    }
    EXPECT_EQ(chronicle.entries(), before);
}

TEST_F(ChronicleTest, EntryThatDoesNotFollowTheLastIsRefused) {
    for (const std::int64_t number : {1, 3, 0, 100}) {
        const auto appended = chronicle.append({number, "now", {}, true});
        ASSERT_FALSE(appended) << number;
        EXPECT_EQ(appended.error().code, Code("journal.damaged"));
    }
    EXPECT_EQ(chronicle.entries().size(), 1u);
}

TEST_F(ChronicleTest, SeatFoldsOnlyWhatItMayRead) {
    const Happening secret = facts::PieceMoved{PieceId{0}, PlaceId{1}};
    add({Fact{secret, Audience::only(SideId{0})},
         Fact{facts::PieceMoved{PieceId{1}, PlaceId{2}}, Audience::vault()}});
    EXPECT_EQ(chronicle.position_for(marked_kit(), Seat::of(SideId{0})).pieces[PieceId{0}].place, PlaceId{1});
    EXPECT_EQ(chronicle.position_for(marked_kit(), Seat::of(SideId{1})).pieces[PieceId{0}].place,
              std::nullopt);
    EXPECT_EQ(chronicle.position_for(marked_kit(), Seat::of(SideId{0})).pieces[PieceId{1}].place,
              std::nullopt);
    EXPECT_EQ(chronicle.whole_position(marked_kit()).pieces[PieceId{1}].place, PlaceId{2});
}

TEST_F(ChronicleTest, UndoOverAShuffleRestoresThePileCardForCard) {
    add({Fact{facts::PileFilled{PileId{0}, 3}},
         Fact{facts::PileOrdered{PileId{0}, {CardId{2}, CardId{0}, CardId{1}}}, Audience::vault()}});
    const Position before = chronicle.whole_position(marked_kit());
    add({Fact{facts::PileShuffled{PileId{0}}},
         Fact{facts::PileOrdered{PileId{0}, {CardId{1}, CardId{0}, CardId{2}}}, Audience::vault()}});
    EXPECT_NE(chronicle.whole_position(marked_kit()), before);
    undo(3);
    EXPECT_EQ(chronicle.whole_position(marked_kit()), before);
}

TEST_F(ChronicleTest, WhatOnlyTellsIsNeverTakenBack) {
    add({Fact{facts::PieceMoved{PieceId{1}, PlaceId{2}}}});
    undo(2);
    const auto redoable = chronicle.redoable();
    add({Fact{facts::OrderGiven{std::nullopt, verbs::unasked, {6, 3}}},
         Fact{facts::DiceRolled{verbs::unasked, {6, {3}, Source::Device}}}});
    EXPECT_EQ(chronicle.redoable(), redoable);
    EXPECT_EQ(chronicle.undoable(), std::nullopt);
}

TEST(ChronicleFacts, DiceCardsAndShufflesGiveALook) {
    const Kit& kit = marked_kit();
    EXPECT_TRUE(gives_a_look(kit, {Fact{facts::DiceRolled{}}}));
    EXPECT_TRUE(gives_a_look(kit, {Fact{facts::CardShown{}}}));
    EXPECT_TRUE(gives_a_look(kit, {Fact{facts::PileShuffled{}}}));
    EXPECT_FALSE(gives_a_look(kit, {Fact{facts::PieceMoved{}}, Fact{facts::CardsDealt{}}}));
}

// The last order of a game opens every promise; so does the renewal of a pile.
TEST(ChronicleFacts, WhatIsOpenedGivesALook) {
    const Kit& kit = marked_kit();
    EXPECT_TRUE(gives_a_look(kit, {Fact{facts::CardOpened{}}}));
    EXPECT_TRUE(gives_a_look(kit, {Fact{facts::ShuffleOpened{}}}));
    EXPECT_TRUE(gives_a_look(kit, {Fact{facts::DiceOpened{}}}));
    EXPECT_FALSE(gives_a_look(kit, {Fact{facts::DiceCommitted{}}, Fact{facts::ShuffleCommitted{}},
                                    Fact{facts::DiceSecret{}, Audience::vault()}}));
}

TEST(ChronicleFacts, HandThatIsLookedAtGivesALook) {
    const Kit& kit = marked_kit();
    EXPECT_TRUE(gives_a_look(kit, {Fact{facts::PileOrdered{}, Audience::only(SideId{0})}}));
    EXPECT_FALSE(gives_a_look(kit, {Fact{facts::PileOrdered{}, Audience::vault()}}));
}

TEST(ChronicleFacts, HiddenFaceThatIsShownToMoreThanItsSideGivesALook) {
    Kit kit = marked_kit();
    const PieceId piece{0};
    const SideId own = kit.pieces[piece].side;
    const SideId other{static_cast<std::uint16_t>(1 - own.value)};
    EXPECT_FALSE(gives_a_look(kit, {Fact{facts::PieceFlipped{piece, 0}}}));
    kit.pieces[piece].is_hidden = true;
    EXPECT_TRUE(gives_a_look(kit, {Fact{facts::PieceFlipped{piece, 0}}}));
    EXPECT_TRUE(gives_a_look(kit, {Fact{facts::PieceFlipped{piece, 0}, Audience::only(other)}}));
    EXPECT_FALSE(gives_a_look(kit, {Fact{facts::PieceFlipped{piece, 0}, Audience::only(own)}}));
}

TEST(ChronicleFacts, UndoAndRedoChangeWhatCounts) {
    EXPECT_TRUE(moves_on({Fact{facts::PieceMoved{}}}));
    EXPECT_FALSE(moves_on({Fact{facts::OrderUndone{}}}));
    EXPECT_FALSE(moves_on({Fact{facts::OrderRedone{}}}));
}

} // namespace
} // namespace fielddesk::test
