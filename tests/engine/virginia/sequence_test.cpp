#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

const std::string full_card =
    R"({"events": [{"reserves": 1}], "advances": [{"army": "us-overland"}], "attacks": 2})";

TEST(VirginiaSequence, EventsThenAdvancesThenAttacksThenDiscard_Sequence) {
    Table table({full_card});
    EXPECT_EQ(table.phase(), "reveal");
    EXPECT_EQ(table.turn(1), "");
    EXPECT_EQ(table.phase(), "events");
    EXPECT_EQ(table.reserves(), 2);
    EXPECT_EQ(table.resolve(), "");
    EXPECT_EQ(table.reserves(), 3);
    EXPECT_EQ(table.phase(), "advances");
    EXPECT_EQ(table.at("us-overland"), "overland-centreville");
    EXPECT_EQ(table.resolve(), "");
    EXPECT_EQ(table.at("us-overland"), "overland-manassas");
    EXPECT_EQ(table.phase(), "attacks");
    EXPECT_EQ(table.track("attacks"), 2);
    EXPECT_EQ(table.end(), "");
    EXPECT_EQ(table.pile("play"), 0);
    EXPECT_EQ(table.pile("discard"), 1);
    EXPECT_EQ(table.phase(), "reveal");
}

TEST(VirginiaSequence, CardWithoutEventsBeginsWithItsAdvances_Sequence) {
    Table table({R"({"advances": [{"army": "us-valley"}]})"});
    ASSERT_EQ(table.turn(1), "");
    EXPECT_EQ(table.phase(), "advances");
}

TEST(VirginiaSequence, CardWithNothingOnItGoesStraightToTheAttacks_Sequence) {
    Table table({});
    ASSERT_EQ(table.turn(1), "");
    EXPECT_EQ(table.phase(), "attacks");
    EXPECT_EQ(table.track("attacks"), 0);
    EXPECT_EQ(table.resolve(), "resolve.nothing-left");
    EXPECT_EQ(table.end(), "");
}

TEST(VirginiaSequence, AttacksWaitForTheAdvances_Sequence) {
    Table table({full_card});
    EXPECT_EQ(table.attack("valley"), "attack.not-yet");
    ASSERT_EQ(table.turn(1), "");
    EXPECT_EQ(table.attack("valley"), "attack.not-yet");
    EXPECT_EQ(table.end(), "attack.not-yet");
    EXPECT_EQ(table.reserve("valley"), "attack.not-yet");
}

TEST(VirginiaSequence, NoSecondCardBeforeTheFirstIsDone_Sequence) {
    Table table({full_card});
    ASSERT_EQ(table.turn(1), "");
    EXPECT_EQ(table.turn(2), "turn.not-yet");
    table.finish_turn();
    EXPECT_EQ(table.turn(2), "");
    EXPECT_EQ(table.track("turn"), 2);
}

TEST(VirginiaSequence, ACardThatWasPlayedCannotBeTurnedAgain_Sequence) {
    Table table({full_card});
    ASSERT_EQ(table.turn(1), "");
    table.finish_turn();
    EXPECT_EQ(table.turn(1), "turn.already-seen");
    EXPECT_EQ(table.track("turn"), 1);
}

TEST(VirginiaSequence, DeckOnTheTableWantsTheCardNamed_Sequence) {
    Table table({});
    EXPECT_EQ(table.turn(), "turn.name-the-card");
}

TEST(VirginiaSequence, AppTurnsTheTopOfItsOwnDeck_Sequence) {
    Table table({}, {{"deck", "app"}});
    ASSERT_EQ(table.shuffle(), "");
    EXPECT_EQ(table.turn(1), "turn.app-turns");
    // Of ten cards the top four, 7 to 10, were set aside.
    ASSERT_EQ(table.turn(), "");
    EXPECT_EQ(table.position().piles[*table.kit().pile("play")].back(), table.kit().card_numbered(6));
    EXPECT_EQ(table.seen().piles[*table.kit().pile("play")].back(), table.kit().card_numbered(6));
}

TEST(VirginiaSequence, AttacksAreNotSavedForTheNextTurn_Attacks) {
    Table table({R"({"attacks": 3})", R"({"attacks": 1})"});
    table.play(1);
    ASSERT_EQ(table.end(), "");
    EXPECT_EQ(table.track("attacks"), 0);
    table.play(2);
    EXPECT_EQ(table.track("attacks"), 1);
}

TEST(VirginiaSequence, WhatACardLaidDownForItsTurnEndsWithIt_Cards) {
    Table table(
        {R"({"events": [{"attack-drm": {"value": -1}}, {"advance-drm": {"value": 1}}, {"no-attacks": {}}]})"});
    table.play(1);
    EXPECT_EQ(table.track("valley-attack-drm"), -1);
    EXPECT_EQ(table.track("james-advance-drm"), 1);
    EXPECT_EQ(table.track("overland-no-attack"), 1);
    ASSERT_EQ(table.end(), "");
    for (const std::string front : {"valley", "overland", "peninsula", "james"})
        for (const std::string kind : {"-attack-drm", "-advance-drm", "-no-attack"})
            EXPECT_EQ(table.track(front + kind), 0) << front << kind;
}

TEST(VirginiaSequence, UnionSeatMayNotGiveOrders_Sequence) {
    Table table({full_card});
    const Seat us = Seat::of(*table.kit().side("us"));
    EXPECT_TRUE(table.rules().offers(table.seen(), us).empty());
    EXPECT_EQ(table.give("turn", {*table.kit().card_numbered(1)}, us), "seat.not-yours");
}

TEST(VirginiaSequence, ConfederateSeatPlays_Sequence) {
    Table table({full_card});
    const Seat cs = Seat::of(*table.kit().side("cs"));
    EXPECT_EQ(table.give("turn", {*table.kit().card_numbered(1)}, cs), "");
}

TEST(VirginiaSequence, OrdersWithWordsTooManyAreRefused_Sequence) {
    Table table({full_card});
    ASSERT_EQ(table.turn(1), "");
    EXPECT_EQ(table.give("resolve", {Code("now")}), "order.arguments");
    ASSERT_EQ(table.resolve(), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.give("end", {Code("now")}), "order.arguments");
    EXPECT_EQ(table.give("attack", {}), "order.arguments");
    EXPECT_EQ(table.give("attack", {Code("west")}), "order.arguments");
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaSequence, UnknownVerbIsRefused_Sequence) {
    Table table({});
    EXPECT_EQ(table.give("retire", {}), "order.unknown-verb");
}

} // namespace
} // namespace fielddesk::test
