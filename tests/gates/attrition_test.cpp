#include "tests/gates/supply_fixture.h"

// 8.2: what becomes of units that are out of supply.
namespace fielddesk::gates::test {

namespace {

class Attrition : public SupplyTest {};

TEST_F(Attrition, FirstMarkIsOutOfSupplyAndTheSecondAttrition_S8_2) {
    at_union_point("us-mccall", 5);
    check();
    EXPECT_TRUE(is_cut_off("us-mccall"));
    EXPECT_EQ(table.asked(), "") << "no attrition yet";
    go_to_next_turn();
    check();
    EXPECT_FALSE(is_cut_off("us-mccall"));
    EXPECT_TRUE(is_in_attrition("us-mccall"));
    EXPECT_EQ(table.asked(), "attrition");
    EXPECT_EQ(table.whole().question->dice, 1);
}

TEST_F(Attrition, DiceOfAttritionTakeTwoPointsOrOne_S8_2) {
    const std::vector<std::string> units{"us-morrell", "us-sykes", "us-mccall", "us-slocum"};
    for (const std::string& unit : units)
        at_union_point(unit, 5);
    check();
    go_to_next_turn();
    check();
    table.dice({1, 3, 4, 6});
    EXPECT_EQ(table.points("us-morrell"), 4);
    EXPECT_EQ(table.points("us-sykes"), 4);
    EXPECT_EQ(table.points("us-mccall"), 5);
    EXPECT_EQ(table.points("us-slocum"), 5);
    EXPECT_EQ(table.phase(), "events");
}

TEST_F(Attrition, AttritionIsRolledForInEveryFurtherTurn_S8_2) {
    at_union_point("us-mccall", 5);
    check();
    for (const int points : {5, 4}) {
        go_to_next_turn();
        check();
        table.dice({5});
        EXPECT_EQ(table.points("us-mccall"), points);
        EXPECT_TRUE(is_in_attrition("us-mccall"));
    }
}

TEST_F(Attrition, AttritionDestroysAUnitThatHasNoMoreToLose_S8_2) {
    at_union_point("us-mccall", 5);
    table.strength("us-mccall", 1);
    check();
    go_to_next_turn();
    check();
    table.dice({2});
    EXPECT_EQ(table.at("us-mccall"), "eliminated");
}

TEST_F(Attrition, UnitFoundInSupplyLosesItsMarkAndDoesNotRoll_S8_2) {
    at_union_point("us-mccall", 5);
    at_union_point("us-sykes", 5);
    check();
    table.play({"us: correct mark us-sykes out-of-supply off", "us: correct mark us-sykes attrition on"});
    go_to_next_turn();
    at_union_point("us-mccall", 4);
    at_union_point("us-sykes", 4);
    check();
    for (const std::string unit : {"us-mccall", "us-sykes"}) {
        EXPECT_FALSE(is_cut_off(unit)) << unit;
        EXPECT_FALSE(is_in_attrition(unit)) << unit;
        EXPECT_EQ(table.points(unit), 6) << unit;
    }
    EXPECT_EQ(table.phase(), "events");
}

TEST_F(Attrition, DummyInAttritionIsEliminatedWithoutADie_S8_2) {
    at_union_point("us-dummy-1", 5);
    check();
    EXPECT_EQ(table.at("us-dummy-1"), union_road[5]);
    go_to_next_turn();
    check();
    EXPECT_EQ(table.at("us-dummy-1"), "eliminated");
    EXPECT_EQ(table.phase(), "events");
}

} // namespace

} // namespace fielddesk::gates::test
