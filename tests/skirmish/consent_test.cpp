#include "tests/skirmish/skirmish_table.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace fielddesk::skirmish {
namespace {

// Two sit at the table: what gave one of them a look, or was the other's, is not taken back without the
// other.
class Consent : public ::testing::Test {
protected:
    Consent() { table.deploy(); }

    std::vector<std::string> offered(const std::string& seat) const {
        std::vector<std::string> verbs;
        for (const Offer& offer : offers(table.rules(), table.seen(seat), table.seat(seat)))
            verbs.emplace_back(offer.verb.text());
        return verbs;
    }
    bool is_asked(const std::string& seat) const {
        const auto verbs = offered(seat);
        return verbs.size() >= 2 && verbs[0] == "agree" && verbs[1] == "disagree";
    }
    std::size_t hand(const std::string& side) const { return table.pile("table", side + "-hand").size(); }
    // Whether the last order opened what the program had committed to.
    bool opens_something() const {
        const Facts& facts = table.referee().chronicle().entries().back().facts;
        return std::any_of(facts.begin(), facts.end(), [](const Fact& fact) {
            return std::holds_alternative<facts::ShuffleOpened>(fact.what) ||
                   std::holds_alternative<facts::DiceOpened>(fact.what);
        });
    }
    std::size_t entries() const { return table.referee().chronicle().entries().size(); }

    SkirmishTable table;
};

TEST_F(Consent, OwnOrderWithoutALookIsTakenBackAtOnce) {
    ASSERT_EQ(table.give("blue", "march blue-1 hill"), "");
    ASSERT_EQ(table.ask_undo("blue"), "");
    EXPECT_EQ(table.seen("table").undo_request, std::nullopt);
    EXPECT_EQ(table.seen("table").pieces[*table.kit().piece("blue-1")].place,
              *table.kit().place("blue-camp"));
}

TEST_F(Consent, DrawIsTakenBackOnlyWhenTheOtherAgrees) {
    ASSERT_EQ(table.give("blue", "draw"), "");
    ASSERT_EQ(hand("blue"), 4U);
    ASSERT_EQ(table.ask_undo("blue"), "");
    EXPECT_EQ(hand("blue"), 4U) << "nothing is taken back yet";
    EXPECT_TRUE(is_asked("red"));
    EXPECT_FALSE(is_asked("blue"));
    EXPECT_FALSE(is_asked("table"));
    EXPECT_EQ(table.give("blue", "agree"), "undo.not-asked");
    EXPECT_EQ(table.give("table", "agree"), "undo.not-asked");
    EXPECT_EQ(table.ask_undo("blue"), "undo.asked-already");
    ASSERT_EQ(table.give("red", "agree"), "");
    EXPECT_EQ(hand("blue"), 3U);
    EXPECT_FALSE(is_asked("red"));
    const auto& told = table.referee().chronicle().entries().back().facts;
    EXPECT_TRUE(std::any_of(told.begin(), told.end(), [](const Fact& fact) {
        const auto* undone = std::get_if<facts::OrderUndone>(&fact.what);
        return undone && undone->is_confirmed && fact.audience == Audience::everyone();
    }));
}

TEST_F(Consent, OrderStandsWhereTheOtherDoesNotAgree) {
    ASSERT_EQ(table.give("blue", "draw"), "");
    ASSERT_EQ(table.ask_undo("blue"), "");
    ASSERT_EQ(table.give("red", "disagree"), "");
    EXPECT_EQ(hand("blue"), 4U);
    EXPECT_FALSE(is_asked("red"));
    EXPECT_EQ(table.give("red", "agree"), "undo.not-asked");
    EXPECT_EQ(table.ask_undo("blue"), "") << "it may be asked again";
}

TEST_F(Consent, RequestStandsUntilTheNextOrder) {
    ASSERT_EQ(table.give("blue", "draw"), "");
    ASSERT_EQ(table.ask_undo("blue"), "");
    ASSERT_EQ(table.give("red", "march red-1 hill"), "");
    EXPECT_FALSE(is_asked("red"));
    EXPECT_EQ(table.give("red", "agree"), "undo.not-asked");
}

TEST_F(Consent, OrderOfTheOtherSideIsNotTakenBackWithoutIt) {
    ASSERT_EQ(table.give("blue", "march blue-1 hill"), "");
    ASSERT_EQ(table.ask_undo("red"), "");
    EXPECT_TRUE(is_asked("blue"));
    ASSERT_EQ(table.give("blue", "agree"), "");
    EXPECT_EQ(table.seen("table").pieces[*table.kit().piece("blue-1")].place,
              *table.kit().place("blue-camp"));
}

TEST_F(Consent, BothAgreeToWhatTheTableAsks) {
    ASSERT_EQ(table.give("blue", "draw"), "");
    ASSERT_EQ(table.ask_undo("table"), "");
    EXPECT_TRUE(is_asked("blue"));
    EXPECT_TRUE(is_asked("red"));
    ASSERT_EQ(table.give("red", "agree"), "");
    EXPECT_EQ(table.give("red", "agree"), "undo.not-asked");
    EXPECT_EQ(hand("blue"), 4U);
    ASSERT_EQ(table.give("blue", "agree"), "");
    EXPECT_EQ(hand("blue"), 3U);
}

TEST_F(Consent, WhatIsSaidOfItIsNoOrderThatCouldBeTakenBack) {
    ASSERT_EQ(table.give("blue", "draw"), "");
    const auto undoable = table.referee().undo_state().undoable;
    ASSERT_EQ(table.ask_undo("blue"), "");
    ASSERT_EQ(table.give("red", "disagree"), "");
    EXPECT_EQ(table.referee().undo_state().undoable, undoable);
}

// The end opens every promise: the order of the deck, and what lies in every hand.
TEST_F(Consent, OrderThatEndedTheGameIsTakenBackOnlyWhenTheOtherAgrees) {
    table.pass_to_the_end();
    ASSERT_EQ(table.ask_undo("red"), "");
    EXPECT_TRUE(table.whole().outcome) << "nothing is taken back yet";
    ASSERT_TRUE(is_asked("blue"));
    ASSERT_EQ(table.give("blue", "agree"), "");
    EXPECT_FALSE(table.whole().outcome);
    // An agreement takes back, and does nothing else: what it did otherwise could not be read again.
    ASSERT_EQ(table.ask_undo("red"), "");
    ASSERT_EQ(table.give("blue", "agree"), "");
    EXPECT_EQ(table.referee().chronicle().entries().back().facts.size(), 3U);
}

TEST_F(Consent, EndThatACorrectionMakesOpensNothing) {
    for (int block = 1; block <= 5; ++block)
        ASSERT_EQ(table.give("blue", "correct piece red-" + std::to_string(block) + " lost"), "");
    ASSERT_TRUE(table.whole().outcome);
    EXPECT_FALSE(opens_something());
    ASSERT_EQ(table.give("red", "correct piece red-1 hill"), "");
    EXPECT_FALSE(table.whole().outcome);
    table.pass_to_the_end();
    EXPECT_TRUE(opens_something());
}

TEST_F(Consent, ThrowThatNobodyAskedForLeavesTheQuestionStanding) {
    ASSERT_EQ(table.give("blue", "draw"), "");
    ASSERT_EQ(table.ask_undo("blue"), "");
    ASSERT_EQ(table.give(Order{Seat::table(), verbs::unasked, {6, 3}, Source::Device, {}}), "");
    EXPECT_TRUE(is_asked("red"));
    ASSERT_EQ(table.give("red", "agree"), "");
    EXPECT_EQ(hand("blue"), 3U);
}

TEST_F(Consent, OwnOrderWithoutALookIsBroughtAgainByItsSideAlone) {
    ASSERT_EQ(table.give("blue", "march blue-1 hill"), "");
    ASSERT_EQ(table.ask_undo("blue"), "");
    EXPECT_EQ(table.redo("red"), "redo.not-alone");
    EXPECT_EQ(table.redo("table"), "redo.not-alone");
    ASSERT_EQ(table.redo("blue"), "");
    EXPECT_EQ(table.seen("table").pieces[*table.kit().piece("blue-1")].place, *table.kit().place("hill"));
}

TEST_F(Consent, WhatWasAgreedToIsNotAnnulledByOneSide) {
    ASSERT_EQ(table.give("blue", "march blue-1 hill"), "");
    ASSERT_EQ(table.ask_undo("red"), "");
    ASSERT_EQ(table.give("blue", "agree"), "");
    for (const char* seat : {"blue", "red", "table"})
        EXPECT_EQ(table.redo(seat), "redo.not-alone") << seat;
    // An older agreement does not bind what was taken back anew.
    ASSERT_EQ(table.give("blue", "march blue-1 hill"), "");
    ASSERT_EQ(table.ask_undo("blue"), "");
    EXPECT_EQ(table.redo("blue"), "");
}

TEST_F(Consent, WhatGivesALookIsNotBroughtAgainByOneSide) {
    ASSERT_EQ(table.give("blue", "draw"), "");
    ASSERT_EQ(table.ask_undo("blue"), "");
    ASSERT_EQ(table.give("red", "agree"), "");
    for (const char* seat : {"blue", "red", "table"})
        EXPECT_EQ(table.redo(seat), "redo.not-alone") << seat;
    EXPECT_EQ(hand("blue"), 3U);
}

// Whoever reads the record of the other side learns that it was taken back, and no more than before.
TEST_F(Consent, OtherSideReadsOnlyThatItHappened) {
    ASSERT_EQ(table.give("blue", "draw"), "");
    ASSERT_EQ(table.undo(), "");
    for (const ChronicleEntry& entry : table.referee().chronicle().entries())
        for (const Fact& fact : entry.facts) {
            const auto* ordered = std::get_if<facts::PileOrdered>(&fact.what);
            if (!ordered || !fact.audience.includes(table.seat("red"))) continue;
            EXPECT_EQ(ordered->pile, *table.kit().pile("red-hand"));
        }
    EXPECT_EQ(table.cards("red", "blue-hand"), std::vector<int>{});
}

TEST_F(Consent, WhatWasAskedSurvivesReadingTheGameAgain) {
    ASSERT_EQ(table.give("blue", "draw"), "");
    ASSERT_EQ(table.ask_undo("blue"), "");
    Referee again(table.rules());
    for (ChronicleEntry entry : table.referee().chronicle().entries()) {
        entry.is_live = true;
        ASSERT_TRUE(again.take(std::move(entry)));
    }
    EXPECT_EQ(again.whole().undo_request, table.whole().undo_request);
    EXPECT_TRUE(again.whole().undo_request);
}

} // namespace
} // namespace fielddesk::skirmish
