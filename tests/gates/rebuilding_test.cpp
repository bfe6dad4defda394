#include "tests/gates/combat_table.h"

namespace fielddesk::gates::test {

namespace {

// The chart gives a point for 1 to 3, one and a half for 4, and two for 5 and 6.
class GatesRebuilding : public GatesCombat {
protected:
    GatesRebuilding() {
        for (const int die : {1, 2, 3})
            tell(die, "1 no");
        tell(4, "1 half");
        for (const int die : {5, 6})
            tell(die, "2 no");
    }
    void tell(int die, const std::string& points) {
        table.play({"correct cell replacements die-" + std::to_string(die) + " points " + points});
    }
    void kill(const std::string& unit) {
        table.strength(unit, 0);
        table.place(unit, "eliminated");
    }
};

TEST_F(GatesRebuilding, DieOfTheCardGivesThePointsOfItsChart_S11) {
    table.strength("cs-winder", 3);
    table.play({"cs: play 16"});
    EXPECT_EQ(table.asked(), "card-die");
    table.dice({5});
    table.play({"cs: replace cs-winder", "cs: replace cs-winder"});
    EXPECT_EQ(table.points("cs-winder"), 5);
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.cards("discards"), 1);
}

TEST_F(GatesRebuilding, ChartThatNobodyToldIsAskedFor_S11) {
    GatesTable fresh;
    fresh.go_to_move("cs");
    fresh.strength("cs-winder", 3);
    fresh.play({"cs: play 16"});
    fresh.dice({6});
    EXPECT_EQ(fresh.asked(), "card-box");
    fresh.play({"note 2 no"});
    EXPECT_EQ(fresh.asked(), "replacements");
}

// 4.0: a point never holds units of both sides.
TEST_F(GatesRebuilding, NobodyIsRebuiltWhereAWagonIsAlone_S8_1) {
    kill("us-couch");
    table.strength("us-sykes", 5);
    table.place("us-supply-1", "white-house");
    table.play({"us: correct face us-supply-1 2", "us: play 20"});
    table.dice({5});
    EXPECT_EQ(table.give("us: replace us-couch"), "gates.wagon-there");
}

TEST_F(GatesRebuilding, NobodyIsRebuiltWhereTheEnemyStands_S11) {
    kill("us-hooker");
    table.strength("us-sykes", 5);
    table.place("cs-stuart", "white-house");
    table.place("us-supply-4", "eliminated");
    table.play({"us: play 16"});
    table.dice({1});
    EXPECT_EQ(table.give("us: replace us-hooker"), "gates.enemy-there");
    EXPECT_EQ(table.at("us-hooker"), "eliminated");
}

} // namespace

} // namespace fielddesk::gates::test
