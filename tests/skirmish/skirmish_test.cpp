#include "tests/skirmish/skirmish_table.h"

#include "app/library.h"
#include "app/phrasebook.h"
#include "app/session.h"
#include "tests/support/files.h"

#include <gmock/gmock.h>

namespace fielddesk::skirmish {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

TEST(Skirmish, MusteredFaceIsKnownToItsSideAlone) {
    SkirmishTable table;
    EXPECT_EQ(table.face("blue", "blue-1"), 0) << "a block that is not mustered is a dummy";
    ASSERT_EQ(table.give("blue", "muster blue-1 3"), "");
    EXPECT_EQ(table.face("blue", "blue-1"), 3);
    EXPECT_EQ(table.face("red", "blue-1"), std::nullopt);
    EXPECT_EQ(table.face("table", "blue-1"), std::nullopt);
    EXPECT_FALSE(broken_conservation(table.kit(), table.whole()));
}

TEST(Skirmish, EveryoneLearnsThatASideMusteredAndOnlyItsSideWhat) {
    SkirmishTable table;
    ASSERT_EQ(table.give("blue", "muster blue-2 1"), "");
    const SideId blue = table.kit().side("blue").value();
    EXPECT_THAT(table.told("red"), ElementsAre(Fact{facts::OrderGiven{blue, "muster", {}}}));
    EXPECT_EQ(table.told("table"), table.told("red"));
    ASSERT_THAT(table.told("blue"), SizeIs(3));
    const PieceId block = table.kit().piece("blue-2").value();
    EXPECT_EQ(table.told("blue")[1],
              (Fact{facts::OrderGiven{blue, "muster", {block, 1}}, Audience::only(blue)}));
}

TEST(Skirmish, DealtCardsAreCountedByEveryoneAndReadByTheirSide) {
    SkirmishTable table;
    table.deploy();
    for (const char* seat : {"table", "blue", "red"}) {
        EXPECT_THAT(table.pile(seat, "blue-hand"), SizeIs(3)) << seat;
        EXPECT_THAT(table.pile(seat, "red-hand"), SizeIs(3)) << seat;
        EXPECT_THAT(table.pile(seat, "draw"), SizeIs(6)) << seat;
        EXPECT_THAT(table.cards(seat, "draw"), IsEmpty()) << seat;
    }
    EXPECT_THAT(table.cards("blue", "blue-hand"), SizeIs(3));
    EXPECT_THAT(table.cards("red", "blue-hand"), IsEmpty());
    EXPECT_THAT(table.cards("table", "blue-hand"), IsEmpty());
    EXPECT_THAT(table.cards("red", "red-hand"), SizeIs(3));
}

TEST(Skirmish, DrawnCardIsKnownToItsSideAlone) {
    SkirmishTable table;
    table.deploy();
    ASSERT_EQ(table.give("blue", "draw"), "");
    EXPECT_THAT(table.cards("blue", "blue-hand"), SizeIs(4));
    EXPECT_THAT(table.pile("red", "blue-hand"), SizeIs(4));
    EXPECT_THAT(table.cards("red", "blue-hand"), IsEmpty());
    EXPECT_THAT(table.cards("table", "blue-hand"), IsEmpty());
    EXPECT_TRUE(table.referee().undo_state().needs_confirmation);
}

TEST(Skirmish, PlayedCardIsOpenToAll) {
    SkirmishTable table;
    table.deploy();
    const int card = table.cards("blue", "blue-hand").front();
    ASSERT_EQ(table.give("blue", "play " + std::to_string(card)), "");
    for (const char* seat : {"table", "blue", "red"}) {
        EXPECT_THAT(table.cards(seat, "discards"), ElementsAre(card)) << seat;
        EXPECT_THAT(table.pile(seat, "blue-hand"), SizeIs(2)) << seat;
        EXPECT_EQ(table.seen(seat).tracks[table.kit().track("blue-points").value()], card) << seat;
    }
}

TEST(Skirmish, DiscardsAreShuffledAgainWhenTheDrawPileIsEmpty) {
    SkirmishTable table;
    table.deploy();
    const std::string played = std::to_string(table.cards("blue", "blue-hand").front());
    ASSERT_EQ(table.give("blue", "play " + played), "");
    for (const char* seat : {"red", "blue", "red", "blue", "red", "blue"})
        ASSERT_EQ(table.give(seat, "draw"), "");
    ASSERT_THAT(table.pile("table", "draw"), IsEmpty());
    ASSERT_EQ(table.give("red", "draw"), "");
    EXPECT_THAT(table.cards("red", "red-hand"), SizeIs(7));
    EXPECT_THAT(table.pile("blue", "discards"), IsEmpty());
    EXPECT_THAT(table.cards("blue", "red-hand"), IsEmpty());
    EXPECT_EQ(table.give("blue", "draw"), "skirmish.not-now") << "there is no card left to draw";
}

TEST(Skirmish, AttackShowsBothSidesAndADieDecides) {
    SkirmishTable table;
    table.deploy();
    table.meet_on_the_hill();
    EXPECT_EQ(table.face("red", "blue-1"), std::nullopt) << "a block that marches stays hidden";
    ASSERT_EQ(table.give("blue", "attack hill"), "");
    for (const char* seat : {"table", "blue", "red"}) {
        EXPECT_EQ(table.face(seat, "blue-1"), 3) << seat;
        EXPECT_EQ(table.face(seat, "red-1"), 1) << seat;
    }
    EXPECT_EQ(table.face("red", "blue-2"), std::nullopt) << "it was not there";
    EXPECT_TRUE(table.referee().undo_state().needs_confirmation);
    // 3 for the attackers beside the die, against 1 and the cover of 3.
    EXPECT_EQ(table.desk("red").ruling->chance, (Fraction{5, 6}));
    ASSERT_EQ(table.give("red", "dice 2"), "");
    EXPECT_EQ(table.seen("table").pieces[table.kit().piece("red-1").value()].place,
              table.kit().place("lost"));
}

TEST(Skirmish, PeekTellsThePeekerAlone) {
    SkirmishTable table;
    table.deploy();
    table.meet_on_the_hill();
    ASSERT_EQ(table.give("blue", "peek red-1"), "");
    EXPECT_EQ(table.face("blue", "red-1"), 1);
    EXPECT_EQ(table.face("table", "red-1"), std::nullopt);
    EXPECT_EQ(table.face("red", "blue-1"), std::nullopt);
    EXPECT_TRUE(table.referee().undo_state().needs_confirmation);
}

TEST(Skirmish, WhatWasPeekedAtIsForgottenWhenItIsTakenBack) {
    SkirmishTable table;
    table.deploy();
    table.meet_on_the_hill();
    ASSERT_EQ(table.give("blue", "peek red-1"), "");
    ASSERT_EQ(table.undo(), "");
    EXPECT_EQ(table.face("blue", "red-1"), std::nullopt);
}

TEST(Skirmish, OrdersOfTheWrongSeatAreRefused) {
    SkirmishTable table;
    EXPECT_EQ(table.give("table", "ready"), "skirmish.not-your-turn");
    EXPECT_EQ(table.give("red", "muster blue-1 3"), "skirmish.not-now");
    table.deploy();
    EXPECT_EQ(table.give("red", "draw"), "skirmish.not-your-turn");
    EXPECT_EQ(table.give("table", "draw"), "skirmish.not-your-turn");
    EXPECT_EQ(table.give("blue", "march red-1 hill"), "skirmish.not-now");
    EXPECT_EQ(table.give("blue", "play " + std::to_string(table.cards("red", "red-hand").front())),
              "skirmish.not-now");
}

TEST(Skirmish, TableIsOfferedDiceAndNothingPrivate) {
    SkirmishTable table;
    EXPECT_THAT(table.rules().offers(table.seen("table"), Seat::table()), IsEmpty());
    table.deploy();
    EXPECT_THAT(table.desk("table").actions, IsEmpty());
    table.meet_on_the_hill();
    ASSERT_EQ(table.give("blue", "attack hill"), "");
    EXPECT_THAT(table.rules().offers(table.seen("table"), Seat::table()), SizeIs(1));
    EXPECT_EQ(table.give("table", "dice 6"), "");
}

TEST(Skirmish, DeskShowsAHandToItsOwner) {
    SkirmishTable table;
    table.deploy();
    const auto hand_of_blue = [&](const std::string& seat) {
        for (const DeskPile& pile : table.desk(seat).piles)
            if (pile.pile == table.kit().pile("blue-hand")) return pile;
        return DeskPile{};
    };
    EXPECT_THAT(hand_of_blue("blue").cards, SizeIs(3));
    for (const char* seat : {"red", "table"}) {
        EXPECT_EQ(hand_of_blue(seat).count, 3) << seat;
        EXPECT_THAT(hand_of_blue(seat).cards, IsEmpty()) << seat;
    }
}

TEST(Skirmish, DeskShowsNoValueThatTheSeatDoesNotKnow) {
    SkirmishTable table;
    table.deploy();
    const PlaceId camp = table.kit().place("blue-camp").value();
    for (const DeskBox& box : table.desk("red").boxes) {
        if (box.place != camp) continue;
        ASSERT_THAT(box.counters, SizeIs(6));
        for (const DeskCounter& counter : box.counters)
            EXPECT_EQ(counter.value.has_value(), counter.kind == Code("leader"));
    }
}

TEST(Skirmish, SideThatLostItsBlocksLosesTheGame) {
    SkirmishTable table;
    table.deploy();
    for (int block = 1; block <= 5; ++block)
        ASSERT_EQ(table.give("table", "correct piece red-" + std::to_string(block) + " lost"), "");
    ASSERT_TRUE(table.whole().outcome);
    EXPECT_EQ(table.whole().outcome->winner, table.kit().side("blue"));
    ASSERT_EQ(table.give("red", "correct piece red-3 mill"), "");
    EXPECT_FALSE(table.whole().outcome);
}

// The order's own text in the file is for everyone.
TEST(Skirmish, FileTellsNobodyWhatWasMustered) {
    const TemporaryFolder folder;
    auto kit = read_shipped_kit("skirmish");
    auto session = Session::create(folder / "game", **std::move(kit), {});
    ASSERT_TRUE(session);
    const Kit& read = (*session)->kit();
    const Seat blue = Seat::of(read.side("blue").value());
    const auto entry = (*session)->submit({blue, "muster", {read.piece("blue-3").value(), 2}});
    ASSERT_TRUE(entry);
    const auto entries = (*session)->journal().entries();
    EXPECT_THAT(entries->back().order, Not(::testing::HasSubstr("blue-3")));
    for (const Seat seat : {Seat::table(), Seat::of(read.side("red").value())}) {
        const RecordEntry record = (*session)->record(seat).back();
        const Phrasebook book((*session)->rules());
        EXPECT_EQ(book.headline(record), "A block is mustered in secret");
        EXPECT_THAT(book.sentences(record), IsEmpty());
    }
    EXPECT_THAT(Phrasebook((*session)->rules()).sentences(*entry), ElementsAre("Blue 3 shows its face 2."));
}

} // namespace
} // namespace fielddesk::skirmish
