#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

TEST(Corrections, PieceIsPutWhereTheBoardShowsIt) {
    Table table({});
    EXPECT_EQ(table.put("reserve-3", "reserve-box"), "");
    EXPECT_EQ(table.reserves(), 3);
}

TEST(Corrections, FaceIsOneThatThePieceHas) {
    Table table({});
    const PieceId army = table.piece("us-james");
    EXPECT_EQ(table.give(verbs::correct_face, {army, 2}), "");
    EXPECT_EQ(table.position().pieces[army].face, 1);
    EXPECT_EQ(table.give(verbs::correct_face, {army, 0}), "correction.no-such-face");
    EXPECT_EQ(table.give(verbs::correct_face, {army, 3}), "correction.no-such-face");
    EXPECT_EQ(table.give(verbs::correct_face, {table.piece("lee"), 2}), "correction.no-such-face");
}

TEST(Corrections, TrackStaysWithinItsLimitsAndIsOneOfTheBoard) {
    Table table({});
    const TrackId attacks = *table.kit().track("attacks");
    EXPECT_EQ(table.give(verbs::correct_track, {attacks, 20}), "");
    EXPECT_EQ(table.track("attacks"), 20);
    EXPECT_EQ(table.give(verbs::correct_track, {attacks, 21}), "correction.out-of-range");
    EXPECT_EQ(table.give(verbs::correct_track, {attacks, -1}), "correction.out-of-range");
    EXPECT_EQ(table.give(verbs::correct_track, {*table.kit().track("step"), 1}), "correction.not-on-board");
}

TEST(Corrections, MarkMustBeOneOfTheKit) {
    Table table({});
    EXPECT_EQ(table.give(verbs::correct_mark, {table.piece("lee"), Code("tired"), Code("on")}),
              "correction.no-such-mark");
    EXPECT_EQ(table.give(verbs::correct_place, {table.place("valley-staunton"), Code("burnt"), Code("on")}),
              "correction.no-such-mark");
}

TEST(Corrections, PileGivesAtMostWhatItHolds) {
    Table table({});
    const PileId draw = *table.kit().pile("draw");
    const PileId discard = *table.kit().pile("discard");
    EXPECT_EQ(table.give(verbs::correct_pile, {draw, discard, 7}), "correction.pile-count");
    EXPECT_EQ(table.give(verbs::correct_pile, {draw, discard, 0}), "correction.pile-count");
    EXPECT_EQ(table.give(verbs::correct_pile, {draw, draw, 1}), "correction.pile-count");
    EXPECT_EQ(table.give(verbs::correct_pile, {draw, discard, 5}), "");
    EXPECT_EQ(table.pile("draw"), 1);
    EXPECT_EQ(table.pile("discard"), 5);
}

TEST(Corrections, CardThatNobodyHasSeenIsTakenFromThePileThatIsNamed) {
    Table table({});
    const PileId aside = *table.kit().pile("aside");
    EXPECT_EQ(
        table.give(verbs::correct_card, {*table.kit().card_numbered(3), *table.kit().pile("discard"), aside}),
        "");
    EXPECT_EQ(table.pile("aside"), 3);
    EXPECT_EQ(table.pile("draw"), 6);
}

TEST(Corrections, CardThatTheProgramKeepsFaceDownIsNotTakenOut) {
    Table table({}, {{"deck", "app"}});
    ASSERT_EQ(table.shuffle(), "");
    EXPECT_EQ(table.give(verbs::correct_card, {*table.kit().card_numbered(3), *table.kit().pile("discard")}),
              "correction.card-face-down");
}

TEST(Corrections, WordsThatDoNotFitAreRefused) {
    Table table({});
    for (const Code verb :
         {verbs::correct_piece, verbs::correct_face, verbs::correct_mark, verbs::correct_place,
          verbs::correct_card, verbs::correct_pile, verbs::correct_track}) {
        EXPECT_EQ(table.give(verb, {}), "order.arguments") << verb.text();
        EXPECT_EQ(table.give(verb, {1, 2, 3, 4}), "order.arguments") << verb.text();
    }
}

TEST(Corrections, AnySeatMayCorrectAndItIsRecorded) {
    Table table({});
    const SideId us = *table.kit().side("us");
    EXPECT_EQ(table.give(verbs::correct_piece, {table.piece("lee"), table.place("valley-winchester")},
                         Seat::of(us)),
              "");
    EXPECT_EQ(std::get<facts::OrderGiven>(table.facts().front().what).verb, verbs::correct_piece);
}

} // namespace
} // namespace fielddesk::test
