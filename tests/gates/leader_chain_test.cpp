#include "tests/gates/combat_table.h"

namespace fielddesk::gates::test {

namespace {

TEST_F(GatesCombat, EachLeaderOfTheChainAddsHisRating_S7) {
    table.play({"correct rating cs-jackson 1 leadership 3"});
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: lead us-mccall", "us: done"});
    table.play({"cs: lead cs-winder", "cs: done"});
    EXPECT_EQ(table.modifiers()["drm.corps-leader"], 3);
    EXPECT_EQ(table.modifiers()["drm.division-leader"], 0);
}

TEST_F(GatesCombat, LeaderWhoIsNotInTheStackDoesNotCount_S7) {
    table.place("cs-jackson", "atlee-station");
    table.attack();
    EXPECT_EQ(table.modifiers().count("drm.corps-leader"), 0u);
}

// Porter may go to Morrell, wherever he stands; that is two points away.
TEST_F(GatesCombat, LeaderOfADestroyedStackGoesFreelyToAnotherOfHisCommand_S7) {
    table.place("us-porter", "grapevine-bridge");
    table.strength("us-sykes", 1);
    table.strength("us-mccall", 1);
    table.attack();
    table.fight("0 2 safe safe third-die");
    ASSERT_EQ(table.asked(), "displaced");
    EXPECT_EQ(table.candidates("us", "retreat"), std::vector<std::string>{"us-porter"});
    table.play({"us: retreat us-porter beaverdam-creek"});
    EXPECT_EQ(table.at("us-porter"), "beaverdam-creek");
    EXPECT_EQ(table.at("cs-winder"), "grapevine-bridge");
}

TEST_F(GatesCombat, LeaderWhoStillHasAUnitWithHimStays_S7) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: done"});
    table.play({"cs: hold-back cs-whiting", "cs: lead cs-winder", "cs: done"});
    table.fight("6 0 safe safe third-die");
    EXPECT_EQ(table.at("cs-winder"), "eliminated");
    EXPECT_EQ(table.at("cs-jackson"), "turkey-hill");
    EXPECT_EQ(table.asked(), "");
}

TEST_F(GatesCombat, LeaderWithoutUnitsLeavesAndReturnsWithTheFirstThatIsBuilt_S7) {
    for (const std::string unit : {"cs-winder", "cs-whiting", "cs-ewell"})
        table.place(unit, "eliminated");
    for (const std::string unit : {"cs-winder", "cs-whiting", "cs-ewell"})
        table.strength(unit, 0);
    EXPECT_EQ(table.at("cs-jackson"), "aside");
    table.play({"cs: play 16"});
    table.dice({3});
    table.tell("1 no");
    table.play({"cs: replace cs-ewell"});
    table.dice({4});
    EXPECT_EQ(table.at("cs-ewell"), "richmond");
    EXPECT_EQ(table.at("cs-jackson"), "richmond");
}

TEST_F(GatesCombat, ReplacementHasItsOwnRatingAndIsNotRolledFor_S7_1) {
    table.play({"correct rating cs-jackson 1 leadership 3", "correct rating cs-jackson 1 replacement 0"});
    table.play({"correct rating cs-winder 1 replacement 1"});
    for (const std::string piece : {"cs-jackson", "cs-winder"})
        table.play({"cs: correct mark " + piece + " replaced on"});
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: lead us-sykes", "us: done"});
    table.play({"cs: lead cs-winder", "cs: done"});
    EXPECT_EQ(table.modifiers().count("drm.corps-leader"), 0u);
    EXPECT_EQ(table.modifiers()["drm.division-leader"], 1 - 1);
    table.fight("0 0 check safe ends");
    EXPECT_EQ(table.asked(), "");
}

TEST_F(GatesCombat, SideWhoseLeadersAreSafeDoesNotRoll_S7_1) {
    table.attack();
    table.fight("0 0 safe check ends");
    ASSERT_EQ(table.asked(), "leader-loss");
    EXPECT_EQ(std::get<SideId>(table.whole().question->subjects.front()), *table.kit().side("us"));
    table.dice({2});
    EXPECT_EQ(table.asked(), "");
}

// Lee attacks with Winder, and falls; the die says who leads the army then.
class LeeFalls : public GatesCombat, public ::testing::WithParamInterface<std::pair<int, std::string>> {};

TEST_P(LeeFalls, DieFindsHisSuccessor_S7_1) {
    table.place("cs-lee", "turkey-hill");
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: done"});
    table.play({"cs: hold-back cs-jackson", "cs: lead cs-winder", "cs: done"});
    table.fight("0 0 check safe ends");
    const auto subjects = table.whole().question->subjects;
    ASSERT_EQ(table.whole().question->dice, 2);
    const bool lee_is_first = subjects[1] == Argument(*table.kit().piece("cs-lee"));
    table.dice(lee_is_first ? std::vector<int>{1, 2} : std::vector<int>{2, 1});
    ASSERT_EQ(table.asked(), "lee-successor");
    table.dice({GetParam().first});
    EXPECT_EQ(table.at("cs-lee"), "eliminated");
    EXPECT_EQ(table.at(GetParam().second), "turkey-hill");
}

INSTANTIATE_TEST_SUITE_P(GatesLeaders, LeeFalls,
                         ::testing::Values(std::pair(1, "cs-davis"), std::pair(2, "cs-davis"),
                                           std::pair(3, "cs-longstreet"), std::pair(4, "cs-longstreet"),
                                           std::pair(5, "cs-johnston"), std::pair(6, "cs-johnston")),
                         [](const auto& parameter) { return "Die" + std::to_string(parameter.param.first); });

TEST_F(GatesCombat, SuccessorCountsForEveryDivisionAsLeeDid_S7_1) {
    table.place("cs-davis", "turkey-hill");
    table.place("cs-lee", "eliminated");
    table.play({"correct rating cs-davis 1 leadership 2"});
    table.attack();
    EXPECT_EQ(table.modifiers()["drm.army-leader"], 2);
}

TEST_F(GatesCombat, LostMcClellanDoesNotReturnWithACard_S7_1) {
    table.place("us-mcclellan", "eliminated");
    table.play({"us: play 6"});
    EXPECT_EQ(table.at("us-mcclellan"), "eliminated");
}

TEST_F(GatesCombat, RebuiltUnitRollsForItsLeader_S7_1) {
    table.place("cs-ewell", "eliminated");
    table.strength("cs-ewell", 0);
    table.play({"cs: play 16"});
    table.dice({3});
    table.tell("1 no");
    table.play({"cs: replace cs-ewell"});
    ASSERT_EQ(table.asked(), "rebuild-leader");
    table.dice({1});
    EXPECT_TRUE(table.bears("cs-ewell", "replaced"));
    EXPECT_EQ(table.points("cs-ewell"), 1);
}

} // namespace

} // namespace fielddesk::gates::test
