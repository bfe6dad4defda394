#include "tests/gates/combat_table.h"

// Sections 7 and 9: leaders who are lost, and Magruder before Richmond.
namespace fielddesk::gates::test {

namespace {

using GatesLeaders = GatesCombat;

TEST_F(GatesLeaders, LeaderWithoutUnitsLeavesTheGame_S7) {
    for (const std::string unit : {"cs-winder", "cs-ewell", "cs-whiting"})
        table.place(unit, "eliminated");
    EXPECT_EQ(table.at("cs-jackson"), "aside");
    EXPECT_EQ(table.at("cs-lee"), "chessman");
}

TEST_F(GatesLeaders, EachLeaderThatWasUsedRollsAndOneIsLost_S7_1) {
    table.attack();
    table.fight("0 0 check safe ends");
    ASSERT_EQ(table.asked(), "leader-loss");
    // Jackson, then Winder, who leads: the other division was not used.
    EXPECT_EQ(table.whole().question->dice, 2);
    table.dice({1, 2});
    EXPECT_TRUE(table.bears("cs-jackson", "replaced"));
    EXPECT_FALSE(table.bears("cs-winder", "replaced"));
}

TEST_F(GatesLeaders, ReplacementsDoNotRoll_S7_1) {
    table.play({"cs: correct mark cs-jackson replaced on", "correct rating cs-jackson 1 replacement 0"});
    table.attack();
    table.fight("0 0 check safe ends");
    EXPECT_EQ(table.whole().question->dice, 1);
}

// Lee is with Jackson when he is lost, and the die says who comes.
void lose_lee(CombatTable& table, int die) {
    table.place("cs-lee", "turkey-hill");
    table.attack();
    table.fight("0 0 check safe ends");
    ASSERT_EQ(table.whole().question->dice, 3);
    const auto& subjects = table.whole().question->subjects;
    std::vector<int> faces;
    for (std::size_t at = 1; at < subjects.size(); ++at)
        faces.push_back(std::get<PieceId>(subjects[at]) == table.kit().piece("cs-lee").value() ? 1 : 6);
    table.dice(faces);
    ASSERT_EQ(table.asked(), "lee-successor");
    table.dice({die});
    EXPECT_EQ(table.at("cs-lee"), "eliminated");
}

TEST_F(GatesLeaders, DavisComesForLeeOnATwo_S7_1) {
    lose_lee(table, 2);
    EXPECT_EQ(table.at("cs-davis"), "turkey-hill");
}

TEST_F(GatesLeaders, LongstreetTakesLeesPlaceOnAThree_S7_1) {
    lose_lee(table, 3);
    EXPECT_EQ(table.at("cs-longstreet"), "turkey-hill");
    EXPECT_EQ(table.at("cs-davis"), "aside");
}

TEST_F(GatesLeaders, JohnstonComesForLeeOnASix_S7_1) {
    lose_lee(table, 6);
    EXPECT_EQ(table.at("cs-johnston"), "turkey-hill");
}

TEST_F(GatesLeaders, LostMcClellanHasNoReplacementAndCorpsFightAlone_S7_1) {
    table.place("us-mcclellan", "grapevine-bridge");
    table.place("us-slocum", "grapevine-bridge");
    table.play({"correct rating us-mcclellan 1 leadership 1", "correct rating us-slocum 1 leadership 1"});
    table.attack();
    EXPECT_EQ(std::get<int>(table.desk("table").ruling->subjects[2]), 18);
    table.fight("0 0 safe check third-die");
    ASSERT_EQ(table.asked(), "leader-loss");
    const auto& subjects = table.whole().question->subjects;
    std::vector<int> faces;
    for (std::size_t at = 1; at < subjects.size(); ++at)
        faces.push_back(std::get<PieceId>(subjects[at]) == table.kit().piece("us-mcclellan").value() ? 1 : 6);
    table.dice(faces);
    EXPECT_EQ(table.at("us-mcclellan"), "eliminated");
    table.third_die("continues");
    table.play({"cs: press-on", "us: press-on", "us: lead us-mccall", "us: done", "cs: done"});
    table.tell("0");
    // McCall and Sykes of V Corps count, Slocum of VI Corps no more.
    EXPECT_EQ(std::get<int>(table.desk("table").ruling->subjects[2]), 12);
}

// Sumner's corps before Hughes Tavern.
class BeforeRichmond : public GatesCombat {
protected:
    BeforeRichmond() {
        table.play({"cs: end-phase"});
        for (const std::string piece : {"us-sumner", "us-richardson", "us-sedgwick", "us-couch"})
            table.place(piece, "fort-3");
        table.road("fort-3", "hughes-tavern");
        table.play({"us: take fort-3", "us: assault hughes-tavern"});
    }
};

TEST_F(BeforeRichmond, ThreeStopsTheAttackAndThePointCountsAsAttacked_S9) {
    ASSERT_EQ(table.asked(), "magruder");
    table.dice({3});
    EXPECT_FALSE(table.is_in_force("combat"));
    EXPECT_TRUE(table.is_marked("hughes-tavern", "attacked"));
    EXPECT_TRUE(table.bears("us-sedgwick", "moved"));
}

TEST_F(BeforeRichmond, FourIsOneMoreAgainstTheUnionBesidesTheWorks_S9) {
    table.dice({4});
    table.play({"cs: done", "us: done"});
    table.tell("1");
    EXPECT_EQ(table.modifiers()["drm.works"], -1);
    EXPECT_EQ(table.modifiers()["drm.magruder"], -1);
}

TEST_F(BeforeRichmond, FiveLeavesOneDivisionWithItsLeaders_S9) {
    table.dice({5});
    table.play({"cs: done"});
    EXPECT_EQ(table.give("us: commit us-couch"), "");
    EXPECT_EQ(table.give("us: done"), "gates.magruder-limit");
    EXPECT_EQ(table.give("us: hold-back us-couch"), "");
    EXPECT_EQ(table.give("us: done"), "");
}

TEST_F(BeforeRichmond, SixLeavesOneCorps_S9) {
    table.dice({6});
    table.play({"cs: done", "us: commit us-couch"});
    EXPECT_EQ(table.give("us: done"), "gates.magruder-limit");
    table.play({"us: hold-back us-couch"});
    for (const std::string unit : {"us-richardson", "us-sedgwick"})
        if (table.give("us: commit " + unit).empty()) continue;
    EXPECT_EQ(table.give("us: done"), "");
}

TEST_F(GatesLeaders, ConfederatesAreNotStoppedByMagruder_S9) {
    table.attack();
    EXPECT_EQ(table.asked(), "open-fight");
}

} // namespace

} // namespace fielddesk::gates::test
