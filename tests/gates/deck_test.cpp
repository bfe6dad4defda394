#include "tests/gates/combat_table.h"

namespace fielddesk::gates::test {

namespace {

TEST(GatesHands, EmptyDrawPileIsMadeAnewOfTheDiscards_S12) {
    CombatTable table;
    const int drawn_from = table.cards("draw");
    table.play({"correct pile draw discards " + std::to_string(drawn_from - 1)});
    EXPECT_EQ(table.cards("draw"), 1);
    table.check_supply();
    EXPECT_EQ(table.cards("cs-hand"), 10);
    EXPECT_EQ(table.cards("us-hand"), 10);
    EXPECT_EQ(table.cards("draw"), drawn_from - 4);
    EXPECT_EQ(table.cards("discards"), 0);
}

TEST_F(GatesCombat, PlayedCardLiesInTheDiscardsWhenItIsDone_S12) {
    table.play({"us: play 6"});
    EXPECT_EQ(table.cards("us-hand"), 9);
    EXPECT_EQ(table.cards("in-force"), 0);
    EXPECT_EQ(table.cards("discards"), 1);
}

TEST_F(GatesCombat, CardForOneUseLeavesTheGame_S12) {
    table.play({R"(correct entry 2 {"title": "Asleep", "one_use": true, "effects": [{"say": "Nothing."}]})"});
    table.play({"us: play 2"});
    EXPECT_EQ(table.cards("removed"), 1);
    EXPECT_EQ(table.cards("discards"), 0);
}

TEST_F(GatesCombat, DieOfFourAndMoreLeavesTheDeckAlone_S12) {
    const int in_deck = table.cards("draw");
    table.play({"us: discard 20", "us: discard 21", "us: play 54", "us: take-card 20"});
    table.dice({4});
    EXPECT_EQ(table.cards("draw"), in_deck);
    EXPECT_EQ(table.cards("discards"), 2);
    EXPECT_EQ(table.cards("us-hand"), 8); // of 10: two discarded, one played, one taken
}

// 42 leaves one stack, the other card two. The one that was played last holds.
TEST_F(GatesCombat, OfCardsThatContradictTheLastOneHolds_S12) {
    table.play({R"(correct entry 40 {"title": "Two", "lasts": "turn",
                    "effects": [{"stack-limit": {"side": "cs", "stacks": 2}}]})"});
    table.play({"us: play 42", "us: play 40", "cs: take turkey-hill", "cs: halt"});
    EXPECT_TRUE(table.offers("cs", "take"));
    table.play({"cs: take mechanicsville", "cs: halt"});
    EXPECT_FALSE(table.offers("cs", "take"));
}

TEST_F(GatesCombat, ModifierOfACardWithoutADurationEndsWithItsCombatToo_S12) {
    table.play({R"(correct entry 39 {"title": "Three", "effects": [{"combat-drm": 3}]})"});
    table.attack();
    table.play({"cs: play 39"});
    EXPECT_EQ(table.modifiers()["drm.card"], 3);
    table.fight("0 0 safe safe ends");
    EXPECT_FALSE(table.is_in_force("combat-drm"));
    EXPECT_EQ(table.cards("discards"), 1);
}

TEST_F(GatesCombat, CardForATurnEndsWithTheTurn_S12) {
    table.play({"us: play 43", "us: play 38", "cs: end-phase"});
    EXPECT_EQ(table.cards("in-force"), 2);
    table.play({"us: end-phase"});
    EXPECT_EQ(table.cards("in-force"), 0);
    EXPECT_EQ(table.cards("discards"), 2);
    EXPECT_FALSE(table.is_in_force("slow"));
    EXPECT_FALSE(table.is_in_force("command-drm"));
}

TEST_F(GatesCombat, StuartsRideTakesTwoDummiesOfTheUnion_S12) {
    for (const std::string card : {"4", "7"}) {
        table.play({"cs: play " + card});
        ASSERT_EQ(table.asked(), "card-dummies");
        const auto dummies = table.candidates("us", "dismiss");
        table.play({"us: dismiss " + dummies[0], "us: dismiss " + dummies[1]});
        EXPECT_EQ(table.at(dummies[0]), "eliminated");
        EXPECT_EQ(table.at(dummies[1]), "eliminated");
        EXPECT_EQ(table.asked(), "");
    }
}

} // namespace

} // namespace fielddesk::gates::test
