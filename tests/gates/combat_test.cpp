#include "tests/gates/combat_table.h"

#include <gmock/gmock.h>

namespace fielddesk::gates::test {

namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

TEST_F(GatesCombat, AttackGoesFromTheDefendersChoiceToTheAdvance_S6) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge"});
    EXPECT_EQ(table.asked(), "defence");
    table.play({"us: done"});
    EXPECT_EQ(table.asked(), "assault");
    table.play({"cs: done"});
    EXPECT_EQ(table.asked(), "open-fight");
    table.fight("0 1 safe safe retreats");
    EXPECT_EQ(table.asked(), "retreat");
    table.play({"us: fall-back trent-house"});
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.at("cs-winder"), "grapevine-bridge");
    EXPECT_TRUE(table.is_marked("grapevine-bridge", "attacked"));
}

TEST_F(GatesCombat, StackThatAttackedIsFinishedForTheTurn_S6) {
    table.attack();
    table.fight("0 0 safe safe ends");
    EXPECT_TRUE(table.bears("cs-winder", "moved"));
    EXPECT_EQ(table.give("cs: take turkey-hill"), "gates.not-now");
}

TEST_F(GatesCombat, PointIsAttackedOnceFromEachPointBesideIt_S6_1) {
    table.place("cs-ewell", "old-cold-harbor");
    table.road("old-cold-harbor", "grapevine-bridge", "north-bank");
    table.play({"cs: take-piece cs-whiting", "cs: assault grapevine-bridge"});
    table.agree();
    table.fight("0 0 safe safe ends");
    table.play({"cs: take-piece cs-winder"});
    EXPECT_EQ(table.give("cs: assault grapevine-bridge"), "gates.attacked-from");
    table.play({"cs: halt", "cs: take old-cold-harbor", "cs: assault grapevine-bridge"});
    EXPECT_EQ(table.asked(), "leader-check");
}

// Jackson's rating is 1; Winder's, who is not the senior there, is 2.
TEST_F(GatesCombat, PointThatWasAttackedNeedsAWordOfTheSeniorLeader_S6_1) {
    table.play({"correct place grapevine-bridge attacked on"});
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge"});
    EXPECT_EQ(table.asked(), "leader-check");
    table.dice({1});
    EXPECT_EQ(table.asked(), "defence");
}

TEST_F(GatesCombat, FailedLeaderCheckEndsTheTurnOfTheStack_S6_1) {
    table.play({"correct place grapevine-bridge attacked on"});
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge"});
    table.dice({2});
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.at("cs-winder"), "turkey-hill");
    EXPECT_TRUE(table.bears("cs-winder", "moved"));
}

// The senior leader of the point is asked, also where he stays behind.
TEST_F(GatesCombat, LeaderCheckIsOfTheWholePoint_S6_1) {
    table.place("cs-lee", "turkey-hill");
    table.play({"correct rating cs-lee 1 leadership 3", "correct place grapevine-bridge attacked on"});
    table.play({"cs: take-piece cs-whiting", "cs: assault grapevine-bridge"});
    table.dice({3});
    EXPECT_EQ(table.asked(), "defence");
}

// Of two corps leaders nobody knows who is the better one before both ratings are told.
TEST(GatesLeaderCheck, EachOfEqualLeadersIsAskedForItsRating_S6_1) {
    GatesTable fresh;
    fresh.go_to_move("cs");
    for (const std::string piece : {"cs-jackson", "cs-longstreet", "cs-winder"})
        fresh.place(piece, "turkey-hill");
    fresh.place("us-sykes", "grapevine-bridge");
    fresh.road("turkey-hill", "grapevine-bridge", "north-bank");
    fresh.play({"correct place grapevine-bridge attacked on", "cs: take turkey-hill",
                "cs: assault grapevine-bridge"});
    std::vector<int> told;
    for (int rating = 3; fresh.asked() == "fight-box"; --rating) {
        told.push_back(rating);
        fresh.play({"note " + std::to_string(rating)});
    }
    EXPECT_EQ(told.size(), 2u);
    ASSERT_EQ(fresh.asked(), "leader-check");
    fresh.dice({3});
    EXPECT_EQ(fresh.asked(), "defence");
}

// An equal whose rating is known to be lower has no part in it, and nobody is shown him.
TEST_F(GatesCombat, LeaderCheckShowsOnlyHimWhoseWordItIs_S6_1) {
    table.place("cs-longstreet", "turkey-hill");
    table.play({"correct rating cs-longstreet 1 leadership 3", "correct place grapevine-bridge attacked on",
                "cs: take turkey-hill", "cs: assault grapevine-bridge"});
    ASSERT_EQ(table.asked(), "leader-check");
    EXPECT_EQ(table.seen("us").pieces[*table.kit().piece("cs-longstreet")].place,
              table.kit().place("turkey-hill"));
    EXPECT_EQ(table.seen("us").pieces[*table.kit().piece("cs-jackson")].place, std::nullopt);
}

TEST_F(GatesCombat, LeadersAloneCannotAttack_S6_1) {
    table.play({"cs: take-piece cs-jackson"});
    EXPECT_FALSE(table.offers("cs", "assault"));
    EXPECT_EQ(table.refusal("cs", "assault", "grapevine-bridge"), "gates.needs-real-units");
}

TEST_F(GatesCombat, EachSideFightsWithAtLeastOneUnit_S6_1) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: hold-back us-sykes"});
    table.play({"us: hold-back us-mccall"});
    EXPECT_EQ(table.give("us: done"), "gates.needs-real-units");
    table.play({"us: commit us-mccall", "us: lead us-mccall", "us: done"});
    table.play({"cs: hold-back cs-winder", "cs: hold-back cs-whiting"});
    EXPECT_EQ(table.give("cs: done"), "gates.needs-real-units");
}

// Whiting's 6 against McCall's 6; Winder and Sykes neither count nor lose.
TEST_F(GatesCombat, PartOfAPointMayAttackAndDefend_S6_1) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: lead us-mccall"});
    table.play({"us: hold-back us-sykes", "us: done", "cs: lead cs-whiting", "cs: hold-back cs-winder"});
    table.play({"cs: done"});
    EXPECT_EQ(table.desk("table").ruling->subjects[1], Argument(6));
    EXPECT_EQ(table.desk("table").ruling->subjects[2], Argument(6));
    table.fight("2 2 safe safe ends");
    EXPECT_EQ(table.points("cs-winder"), 6);
    EXPECT_EQ(table.points("cs-whiting"), 4);
    EXPECT_EQ(table.points("us-sykes"), 6);
    EXPECT_EQ(table.points("us-mccall"), 4);
}

TEST_F(GatesCombat, InfantryLeadsWhereThereIsAny_S6_2) {
    table.place("cs-stuart", "turkey-hill");
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: done"});
    EXPECT_THAT(table.candidates("cs", "lead"), UnorderedElementsAre("cs-winder", "cs-whiting"));
    EXPECT_EQ(table.give("cs: lead cs-stuart"), "question.open");
}

TEST_F(GatesCombat, CavalryLeadsWhereItIsAlone_S6_2) {
    table.place("cs-stuart", "old-cold-harbor");
    table.road("old-cold-harbor", "grapevine-bridge", "north-bank");
    table.play({"cs: take old-cold-harbor", "cs: assault grapevine-bridge", "us: done"});
    EXPECT_THAT(table.candidates("cs", "lead"), ElementsAre("cs-stuart"));
}

TEST_F(GatesCombat, RatingOfTheLeadDivisionCounts_S6_2) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: lead us-sykes", "us: done"});
    table.play({"cs: lead cs-winder", "cs: done"});
    EXPECT_EQ(table.modifiers()["drm.division-leader"], 2 - 1);
}

// A. P. Hill leads and is nobody's: of the leaders there only Lee stands above him.
TEST_F(GatesCombat, OnlyLeadersAboveTheLeadDivisionCount_S6_3) {
    table.place("cs-ap-hill", "turkey-hill");
    table.place("cs-lee", "turkey-hill");
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: done"});
    table.play({"cs: lead cs-ap-hill", "cs: done"});
    EXPECT_EQ(table.modifiers().count("drm.corps-leader"), 0u);
    EXPECT_EQ(table.modifiers()["drm.army-leader"], 1);
}

TEST_F(GatesCombat, OnlyLeadersThatCountedRollForTheirLoss_S6_3) {
    table.place("us-keyes", "grapevine-bridge");
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: lead us-mccall", "us: done"});
    table.play({"cs: lead cs-winder", "cs: hold-back cs-jackson", "cs: done"});
    table.fight("0 0 check check ends");
    ASSERT_EQ(table.asked(), "leader-loss");
    EXPECT_EQ(table.whole().question->dice, 1); // Winder, without Jackson
    table.dice({2});
    ASSERT_EQ(table.asked(), "leader-loss");
    EXPECT_EQ(table.whole().question->dice, 1); // McCall, without Keyes
}

} // namespace

} // namespace fielddesk::gates::test
