#include "tests/gates/combat_table.h"

// Section 12: hands, and what the cards that the rulebook tells do.
namespace fielddesk::gates::test {

namespace {

using GatesCards = GatesCombat;

TEST_F(GatesCards, UnionRemovesTwoDummies_S12) {
    table.play({"cs: play 7", "us: dismiss us-dummy-1", "us: dismiss us-dummy-2"});
    EXPECT_EQ(table.at("us-dummy-1"), "eliminated");
    EXPECT_EQ(table.at("us-dummy-2"), "eliminated");
    EXPECT_EQ(table.asked(), "");
}

TEST_F(GatesCards, TwoDummiesComeBackWhereTheSideStands_S12) {
    table.place("cs-dummy-1", "eliminated");
    table.place("cs-dummy-2", "eliminated");
    table.play({"cs: play 12", "cs: dummy cs-dummy-1 richmond", "cs: dummy cs-dummy-2 old-tavern"});
    EXPECT_EQ(table.at("cs-dummy-1"), "richmond");
    EXPECT_EQ(table.at("cs-dummy-2"), "old-tavern");
}

TEST_F(GatesCards, FeverTakesWhatTheChartSaysForItsDie_S12) {
    table.play({"cs: play 10", "dice 4", "us: lose us-smith", "us: lose us-smith", "us: lose us-slocum",
                "us: lose us-slocum"});
    EXPECT_EQ(table.points("us-smith"), 4);
    EXPECT_EQ(table.points("us-slocum"), 4);
    EXPECT_EQ(table.asked(), "");
}

TEST_F(GatesCards, StackLimitHoldsForTheTurnAndEndsByItself_S12) {
    table.play({"us: play 42", "cs: take mechanicsville", "cs: halt"});
    EXPECT_FALSE(table.offers("cs", "take"));
    table.play({"cs: end-phase", "us: end-phase"});
    EXPECT_FALSE(table.is_in_force("stack-limit"));
    EXPECT_EQ(table.cards("in-force"), 0);
    EXPECT_EQ(table.cards("discards"), 1);
}

TEST_F(GatesCards, PoorMapsSlowTheEnemyByOnePoint_S12) {
    table.play({"us: play 43", "cs: take-piece cs-ap-hill"});
    table.road("mechanicsville", "meadow-bridge");
    table.road("meadow-bridge", "orchard-station");
    table.road("orchard-station", "seven-pines");
    table.road("orchard-station", "baptist-church");
    table.road("baptist-church", "doggett");
    table.play({"cs: go meadow-bridge", "cs: go orchard-station", "cs: go baptist-church"});
    EXPECT_EQ(table.refusal("cs", "go", "doggett"), "gates.no-points");
}

TEST_F(GatesCards, BarredPointIsNotAttackedByEitherSide_S12) {
    table.play({"us: play 29", "us: bar grapevine-bridge", "cs: take turkey-hill"});
    EXPECT_EQ(table.refusal("cs", "assault", "grapevine-bridge"), "gates.no-more-attacks");
}

TEST_F(GatesCards, CombatModifierLastsThroughFurtherRoundsAndThenGoes_S12) {
    table.attack();
    const int before = table.drm();
    table.play({"us: play 25"});
    EXPECT_EQ(table.drm(), before - 2);
    table.fight("0 0 safe safe third-die");
    table.third_die("continues");
    table.play({"cs: press-on", "us: press-on"});
    table.agree();
    EXPECT_EQ(table.drm(), before - 2);
    EXPECT_FALSE(table.offers("us", "play"));
    table.fight("0 0 safe safe ends");
    EXPECT_FALSE(table.is_in_force("combat-drm"));
    EXPECT_EQ(table.cards("discards"), 1);
}

TEST_F(GatesCards, PorterShinesForFifthCorpsAlone_S12) {
    table.attack();
    const int before = table.drm();
    table.play({"us: play 38"});
    EXPECT_EQ(table.drm(), before - 2);
}

TEST_F(GatesCards, GuideMakesTheDefenderGoWithoutAFight_S12) {
    table.attack();
    table.play({"us: play 32"});
    ASSERT_EQ(table.asked(), "retreat");
    table.play({"us: fall-back trent-house"});
    EXPECT_EQ(table.at("us-mccall"), "trent-house");
    EXPECT_EQ(table.at("cs-winder"), "grapevine-bridge");
    EXPECT_EQ(table.points("us-mccall"), 6);
}

TEST_F(GatesCards, CardForACombatIsNotPlayedOutsideOne_S12) {
    EXPECT_EQ(table.give("us: play 25"), "gates.card-needs-combat");
}

TEST_F(GatesCards, CardOfTheOtherSideIsRefused_S12) {
    EXPECT_EQ(table.give("us: play 10"), "gates.others-card");
}

TEST_F(GatesCards, NewspaperTakesADiscardAndMayReshuffle_S12) {
    table.play({"cs: discard 42", "us: play 54", "us: take-card 42"});
    EXPECT_EQ(table.cards("us-hand"), 10);
    ASSERT_EQ(table.asked(), "card-reshuffle");
    table.dice({4});
    EXPECT_EQ(table.cards("discards"), 1);
}

TEST_F(GatesCards, ReshuffleTakesTheDiscardsIn_S12) {
    table.play({"cs: discard 1", "cs: discard 2", "us: play 54", "us: take-card 1"});
    const int before = table.cards("draw");
    table.dice({3});
    EXPECT_EQ(table.cards("draw"), before + 1);
    EXPECT_EQ(table.cards("discards"), 1);
}

TEST_F(GatesCards, LittleMacFleesToHarrisonsLandingAndMayMove_S12) {
    table.play({"us: correct mark us-mcclellan moved on", "us: play 6"});
    EXPECT_EQ(table.at("us-mcclellan"), "harrisons-landing");
    EXPECT_FALSE(table.bears("us-mcclellan", "moved"));
}

TEST_F(GatesCards, HandOfMoreThanTenIsDiscardedDown_S12) {
    // Ten cards after the first draw, twelve after the next.
    table.play({"cs: end-phase", "us: end-phase", "us: check-supply"});
    while (table.asked() == "supply-word")
        table.play({(std::get<SideId>(table.whole().question->subjects.front()) == *table.kit().side("us")
                         ? "us: all-supplied"
                         : "cs: all-supplied")});
    table.play({"us: draw-cards"});
    ASSERT_EQ(table.asked(), "hand-full");
    EXPECT_EQ(table.cards("cs-hand"), 12);
    table.play({"cs: discard 1", "cs: discard 2", "us: discard 3", "us: discard 4"});
    EXPECT_EQ(table.cards("cs-hand"), 10);
    EXPECT_EQ(table.phase(), "cs-move");
}

TEST_F(GatesCards, CardThatIsNotKnownIsAskedForAndPlayedAsItIsTold_S12) {
    table.play({"us: play 1"});
    ASSERT_EQ(table.asked(), "card-box");
    const CardId card = table.kit().card_numbered(1).value();
    Order order{
        Seat::table(),
        fielddesk::verbs::note,
        {},
        Source::Typed,
        R"({"title": "As the box has it", "effects": [{"dummies-lost": {"side": "cs", "count": 1}}]})"};
    EXPECT_EQ(table.give(order), "");
    ASSERT_EQ(table.asked(), "card-dummies");
    table.play({"cs: dismiss cs-dummy-1"});
    EXPECT_EQ(table.at("cs-dummy-1"), "eliminated");
    EXPECT_EQ(table.whole().piles[*table.kit().pile("discards")].back(), card);
}

} // namespace

} // namespace fielddesk::gates::test
