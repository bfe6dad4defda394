#include "tests/gates/combat_table.h"

namespace fielddesk::gates::test {

namespace {

// Keyes with Couch and Peck, and Hooker of another corps, at Portugue before Huger in the Works of Fort 2.
class GatesMagruder : public ::testing::Test {
protected:
    GatesMagruder() {
        table.check_supply();
        table.place("cs-huger", "fort-2");
        table.place("us-hooker", "portugue");
        table.road("portugue", "fort-2");
        table.play({"cs: end-phase"});
    }
    void declare(int die) {
        table.play({"us: take portugue", "us: assault fort-2"});
        EXPECT_EQ(table.asked(), "magruder");
        table.dice({die});
    }

    CombatTable table;
};

TEST_F(GatesMagruder, OneToThreeStopTheAttackAndThePointCountsAsAttacked_S9) {
    for (const int die : {1, 2, 3}) {
        CombatTable each;
        each.check_supply();
        each.place("cs-huger", "fort-2");
        each.road("portugue", "fort-2");
        each.play({"cs: end-phase", "us: take portugue", "us: assault fort-2"});
        each.dice({die});
        EXPECT_EQ(each.asked(), "") << die;
        EXPECT_EQ(each.at("us-couch"), "portugue") << die;
        EXPECT_TRUE(each.bears("us-couch", "moved")) << die;
        EXPECT_TRUE(each.is_marked("fort-2", "attacked")) << die;
    }
}

TEST_F(GatesMagruder, NextAttackOnThePointNeedsALeaderCheck_S9) {
    declare(2);
    table.place("us-kearney", "seven-pines");
    table.road("seven-pines", "fort-2");
    table.play({"us: take-piece us-kearney", "us: assault fort-2"});
    EXPECT_EQ(table.asked(), "leader-check");
    table.dice({1});
    EXPECT_EQ(table.asked(), "magruder");
}

TEST_F(GatesMagruder, ContinuedCombatRollsNoMore_S9) {
    declare(4);
    table.play({"cs: done", "us: done"});
    table.fight("0 0 safe safe third-die");
    table.third_die("continues");
    table.play({"us: press-on", "cs: press-on"});
    EXPECT_EQ(table.asked(), "defence");
    table.play({"cs: done", "us: done"});
    EXPECT_EQ(table.modifiers()["drm.magruder"], -1);
}

TEST_F(GatesMagruder, PointWithoutWorksIsAttackedWithoutARoll_S9) {
    table.place("cs-huger", "mrs-jordans");
    table.road("portugue", "mrs-jordans");
    table.play({"us: take portugue", "us: assault mrs-jordans"});
    EXPECT_EQ(table.asked(), "defence");
}

TEST_F(GatesMagruder, FortThatNobodyToldOfIsAskedAbout_S9) {
    table.place("cs-huger", "fort-1");
    table.road("portugue", "fort-1");
    table.play({"us: take portugue", "us: assault fort-1"});
    ASSERT_EQ(table.asked(), "fight-box");
    table.play({"note no"});
    EXPECT_EQ(table.asked(), "defence");
    table.play({"cs: done", "us: done"});
    EXPECT_EQ(table.modifiers().count("drm.works"), 0u);
}

// Magruder's show is for the Union; works help whoever holds them.
TEST_F(GatesCombat, ConfederateAttackOnWorksIsNotStopped_S9) {
    table.place("us-mccall", "fort-2");
    table.road("turkey-hill", "fort-2");
    table.play({"cs: take turkey-hill", "cs: assault fort-2"});
    EXPECT_EQ(table.asked(), "defence");
    table.agree();
    EXPECT_EQ(table.modifiers()["drm.works"], -1);
}

} // namespace

} // namespace fielddesk::gates::test
