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
