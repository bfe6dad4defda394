#include "tests/gates/gates_table.h"

#include <gmock/gmock.h>

// 1.0 to 2.0: what the game is about, what is asked before it begins, and the course of a turn.
namespace fielddesk::gates::test {

namespace {

using ::testing::ElementsAre;

// The piles that cards were dealt to by the last order, in that order.
std::vector<std::string> dealt_to(const GatesTable& table) {
    std::vector<std::string> piles;
    for (const Fact& fact : table.referee().chronicle().entries().back().facts)
        if (const auto* dealt = std::get_if<facts::CardsDealt>(&fact.what))
            piles.emplace_back(table.kit().piles[dealt->to].id.text());
    return piles;
}

// The strengths that the owner of the box was asked for, by the ids of their pieces.
std::map<std::string, int> strengths_told(const GatesTable& table) {
    std::map<std::string, int> told;
    for (const facts::RatingNoted& note : table.whole().box.ratings)
        if (note.rating == Code("strength"))
            told[std::string(table.kit().pieces[note.piece].id.text())] = note.value;
    return told;
}

TEST(Game, HasTwoSidesAndTwelveTurns_S1) {
    const GatesTable table;
    std::vector<std::string> sides;
    for (const Side& side : table.kit().sides)
        sides.emplace_back(side.id.text());
    EXPECT_THAT(sides, ElementsAre("cs", "us"));
    EXPECT_EQ(table.turn(), 1);
    EXPECT_EQ(table.desk("table").turns, 12);
}

TEST(Turn, SuppliesThenMovesOneSideAfterTheOther_S1_1) {
    GatesTable table;
    table.set_up();
    std::vector<std::string> phases{table.phase()};
    table.check_supply();
    phases.push_back(table.phase());
    for (const std::string side : {"cs", "us"}) {
        table.play({side + ": end-phase"});
        phases.push_back(table.phase());
    }
    EXPECT_THAT(phases, ElementsAre("supply", "cs-move", "us-move", "supply"));
}

TEST(Turn, BringsTwoCardsToAHandOfEight_S1_2) {
    GatesTable table;
    table.set_up();
    EXPECT_EQ(table.cards("cs-hand"), 8);
    EXPECT_EQ(table.cards("us-hand"), 8);
    table.check_supply();
    EXPECT_EQ(table.cards("cs-hand"), 10);
    EXPECT_EQ(table.cards("us-hand"), 10);
}

TEST(Turn, CallsAUnitMovedWhenItsMovementIsComplete_S1_2) {
    GatesTable table;
    table.go_to_move("cs");
    table.road("mechanicsville", "barker");
    table.play({"cs: take mechanicsville", "cs: go barker"});
    EXPECT_FALSE(table.bears("cs-ap-hill", "moved"));
    table.play({"cs: halt"});
    EXPECT_TRUE(table.bears("cs-ap-hill", "moved"));
}

TEST(Muster, AsksForTheStrengthsThatAreNotKnown_S1_3) {
    const GatesTable table;
    const auto told = strengths_told(table);
    EXPECT_EQ(told.size(), 20u);
    for (const std::string known : {"us-sedgwick", "cs-winder", "cs-huger", "cs-stuart"})
        EXPECT_FALSE(told.contains(known)) << known;
    EXPECT_EQ(told.at("us-couch"), 6);
    EXPECT_EQ(table.points("us-couch"), 6);
}

TEST(Muster, TakesThePrintedStrengthsThatAreKnown_S1_3) {
    const GatesTable table;
    EXPECT_EQ(table.points("us-sedgwick"), 6);
    EXPECT_EQ(table.points("cs-winder"), 6);
    EXPECT_EQ(table.points("cs-huger"), 7);
    EXPECT_EQ(table.points("cs-stuart"), 3);
}

TEST(Muster, LeavesALeadershipRatingUntilItCounts_S1_3) {
    GatesTable table;
    table.go_to_move("cs");
    table.place("cs-ap-hill", "barker");
    table.place("us-mccall", "tucker-town");
    table.road("barker", "tucker-town");
    table.play({"cs: take barker", "cs: assault tucker-town", "us: done"});
    EXPECT_EQ(table.asked(), "assault") << "nothing has been asked of the box yet";
    table.play({"cs: done"});
    ASSERT_EQ(table.asked(), "fight-box");
    EXPECT_EQ(table.whole().question->kind, Question::Kind::Rating);
    EXPECT_EQ(std::get<PieceId>(table.whole().question->subjects.front()), *table.kit().piece("cs-ap-hill"));
    table.play({"note 3"});
    ASSERT_TRUE(table.whole().question);
    EXPECT_EQ(table.whole().question->kind, Question::Kind::Cell) << "McCall's rating of 2 is known";
    table.tell("0");
    EXPECT_EQ(table.modifiers()["drm.division-leader"], 3 - 2);
}

TEST(Turn, DrawsForTheConfederatesFirst_S2) {
    GatesTable table;
    table.set_up();
    table.play({"us: check-supply", "cs: all-supplied", "us: all-supplied"});
    EXPECT_EQ(table.phase(), "events");
    table.play({"us: draw-cards"});
    EXPECT_THAT(dealt_to(table), ElementsAre("cs-hand", "us-hand"));
    EXPECT_EQ(table.phase(), "cs-move");
}

TEST(Turn, LetsNobodyHoldMoreThanTenCards_S2) {
    GatesTable table;
    table.go_to_move("us");
    table.play(
        {"us: end-phase", "us: check-supply", "cs: all-supplied", "us: all-supplied", "us: draw-cards"});
    EXPECT_EQ(table.asked(), "hand-full");
    EXPECT_EQ(table.cards("cs-hand"), 12);
    table.play({"cs: discard 1", "cs: discard 2", "us: discard 3"});
    EXPECT_EQ(table.phase(), "events");
    table.play({"us: discard 4"});
    EXPECT_EQ(table.cards("cs-hand"), 10);
    EXPECT_EQ(table.cards("us-hand"), 10);
    EXPECT_EQ(table.phase(), "cs-move");
}

TEST(Turn, LetsASideMoveInItsOwnPhaseOnly_S2) {
    GatesTable table;
    table.set_up();
    EXPECT_EQ(table.give("cs: take mechanicsville"), "gates.not-now");
    table.check_supply();
    EXPECT_EQ(table.give("us: take fairfield"), "gates.not-now");
    table.play({"cs: take mechanicsville", "cs: halt", "cs: end-phase"});
    EXPECT_EQ(table.give("cs: take chessman"), "gates.not-now");
    EXPECT_EQ(table.give("us: take fairfield"), "");
}

TEST(Turn, AdvancesItsMarkerWhenTheUnionHasMoved_S2) {
    GatesTable table;
    table.go_to_move("us");
    EXPECT_EQ(table.turn(), 1);
    table.play({"us: end-phase"});
    EXPECT_EQ(table.turn(), 2);
    EXPECT_EQ(table.phase(), "supply");
}

TEST(Turn, BeginsWithoutTheMarksOfTheOneBefore_S2) {
    GatesTable table;
    table.go_to_move("us");
    table.place("us-sedgwick", "fort-3");
    table.road("fort-3", "hughes-tavern");
    // Magruder stops the attack (9), which counts all the same.
    table.play({"us: take fort-3", "us: assault hughes-tavern", "dice 2"});
    EXPECT_TRUE(table.is_marked("hughes-tavern", "attacked"));
    EXPECT_TRUE(table.bears("us-sedgwick", "moved"));
    table.play({"us: end-phase"});
    EXPECT_FALSE(table.is_marked("hughes-tavern", "attacked"));
    EXPECT_FALSE(table.bears("us-sedgwick", "moved"));
}

} // namespace

} // namespace fielddesk::gates::test
