#include "tests/gates/combat_table.h"

namespace fielddesk::gates::test {

namespace {

TEST_F(GatesCombat, RiverPointHelpsTheDefender_S6_4) {
    table.attack();
    EXPECT_EQ(table.modifiers()["drm.river"], -1);
}

TEST_F(GatesCombat, OpenPointWithoutWorksChangesNothing_S6_4) {
    for (const std::string piece : {"us-sykes", "us-mccall"})
        table.place(piece, "old-cold-harbor");
    table.road("turkey-hill", "old-cold-harbor");
    table.attack("turkey-hill", "old-cold-harbor");
    EXPECT_EQ(table.modifiers().count("drm.river"), 0u);
    EXPECT_EQ(table.modifiers().count("drm.works"), 0u);
}

TEST_F(GatesCombat, DivisionCorpsAndArmyLeaderCountOnBothSides_S6_4) {
    table.place("cs-lee", "turkey-hill");
    table.play({"correct rating cs-lee 1 leadership 3", "correct rating us-porter 1 leadership 2"});
    table.place("us-porter", "grapevine-bridge");
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: lead us-sykes", "us: done"});
    table.play({"cs: lead cs-winder", "cs: done"});
    EXPECT_EQ(table.modifiers()["drm.division-leader"], 2 - 1); // Winder, Sykes
    EXPECT_EQ(table.modifiers()["drm.corps-leader"], 1 - 2);    // Jackson, Porter
    EXPECT_EQ(table.modifiers()["drm.army-leader"], 3);         // Lee
}

TEST_F(GatesCombat, OddsCountAsTheirChartSays_S6_4) {
    table.strength("us-sykes", 2); // 12 to 8
    table.play({"correct cell odds r-180 drm 2"});
    table.attack();
    EXPECT_EQ(table.modifiers()["drm.odds"], 2);
}

TEST_F(GatesCombat, OddsThatNobodyToldAreAskedFor_S6_4) {
    GatesTable fresh;
    fresh.go_to_move("cs");
    fresh.place("cs-winder", "turkey-hill");
    fresh.place("us-mccall", "trent-house"); // 6 to 12, with Cooke
    fresh.road("turkey-hill", "trent-house");
    fresh.play({"cs: take turkey-hill", "cs: assault trent-house", "us: done", "cs: done"});
    while (fresh.asked() == "fight-box" && fresh.whole().question->kind == Question::Kind::Rating)
        fresh.play({"note 1"});
    ASSERT_EQ(fresh.asked(), "fight-box");
    fresh.play({"note 3"});
    EXPECT_EQ(fresh.modifiers()["drm.odds"], 3);
}

TEST_F(GatesCombat, SideOutOfSupplyFightsWorse_S6_4) {
    table.play({"us: correct mark us-mccall out-of-supply on"});
    table.attack();
    EXPECT_EQ(table.modifiers()["drm.defender-supply"], 1);
    EXPECT_EQ(table.modifiers().count("drm.attacker-supply"), 0u);
}

TEST_F(GatesCombat, AttackerInAttritionFightsWorseOnce_S6_4) {
    table.play({"cs: correct mark cs-winder attrition on", "cs: correct mark cs-whiting out-of-supply on"});
    table.attack();
    EXPECT_EQ(table.modifiers()["drm.attacker-supply"], -1);
}

TEST_F(GatesCombat, RollIsTheDiceAndTheModifiers_S6_4) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: lead us-mccall", "us: done"});
    table.play({"cs: lead cs-winder", "cs: done"});
    EXPECT_EQ(table.drm(), 0); // Winder 2, McCall 2, Jackson 1, the river -1
    table.play({"us: play 25", "correct cell crt net-5 result 1 0 safe safe ends"});
    table.play({"correct cell crt net-7 result 0 1 safe safe ends", "no-more-cards"});
    table.dice({2, 5});
    EXPECT_EQ(table.points("cs-winder"), 5);
    EXPECT_EQ(table.points("us-mccall"), 6);
}

TEST_F(GatesCombat, BothSidesPlayCardsBeforeTheDice_S6_4) {
    table.attack();
    const int before = table.drm();
    table.play({"us: play 25"});
    EXPECT_EQ(table.drm(), before - 2);
    table.play({"cs: play 50"});
    EXPECT_EQ(table.drm(), before - 2 - 2);
    EXPECT_EQ(table.modifiers()["drm.card"], -4);
}

TEST_F(GatesCombat, ContinuedCombatKeepsItsCardsAndTakesNoMore_S6_4) {
    table.attack();
    const int without_cards = table.drm();
    table.play({"us: play 25"});
    table.fight("0 0 safe safe third-die");
    table.third_die("continues");
    EXPECT_FALSE(table.offers("us", "play"));
    table.play({"cs: press-on", "us: press-on"});
    EXPECT_FALSE(table.offers("us", "play"));
    table.agree();
    EXPECT_EQ(table.modifiers()["drm.card"], -2);
    EXPECT_FALSE(table.offers("us", "play"));
    EXPECT_FALSE(table.offers("cs", "play"));
    EXPECT_EQ(table.give("us: play 51"), "question.open");
    EXPECT_EQ(table.drm(), table.modifiers()["drm.card"] + without_cards);
    table.fight("0 0 safe safe ends");
    EXPECT_EQ(table.cards("discards"), 1);
}

TEST_F(GatesCombat, LeadMayChangeInTheNextRound_S6_4) {
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: lead us-mccall", "us: done"});
    table.play({"cs: lead cs-winder", "cs: done"});
    EXPECT_EQ(table.modifiers()["drm.division-leader"], 0); // 2 against 2
    table.fight("0 0 safe safe third-die");
    table.third_die("continues");
    table.play({"cs: press-on", "us: press-on", "us: lead us-sykes", "us: done", "cs: lead cs-winder"});
    table.play({"cs: done"});
    EXPECT_EQ(table.modifiers()["drm.division-leader"], 2 - 1);
}

TEST_F(GatesCombat, AttackerWhoBreaksOffStaysWhereHeCameFrom_S6_4) {
    table.attack();
    table.fight("0 0 safe safe third-die");
    table.third_die("continues");
    table.play({"cs: break-off cs-winder"});
    table.dice({2});
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.at("cs-winder"), "turkey-hill");
    EXPECT_EQ(table.at("us-sykes"), "grapevine-bridge");
}

TEST_F(GatesCombat, DefenderWhoBreaksOffRetreats_S6_4) {
    table.attack();
    table.fight("0 0 safe safe third-die");
    table.third_die("continues");
    table.play({"cs: press-on", "us: break-off us-mccall"});
    table.dice({2});
    ASSERT_EQ(table.asked(), "retreat");
    table.play({"us: fall-back trent-house"});
    EXPECT_EQ(table.at("us-mccall"), "trent-house");
    EXPECT_EQ(table.at("cs-winder"), "grapevine-bridge");
}

TEST_F(GatesCombat, RatingThatFailedToBreakOffDoesNotCountInTheNextRoundOnly_S6_4) {
    table.attack();
    EXPECT_EQ(table.modifiers()["drm.corps-leader"], 1);
    table.fight("0 0 safe safe third-die");
    table.third_die("continues");
    table.play({"cs: break-off cs-jackson"});
    table.dice({6});
    table.play({"us: press-on"});
    table.agree();
    EXPECT_EQ(table.modifiers().count("drm.corps-leader"), 0u);
    table.fight("0 0 safe safe third-die");
    table.third_die("continues");
    table.play({"cs: press-on", "us: press-on"});
    table.agree();
    EXPECT_EQ(table.modifiers()["drm.corps-leader"], 1);
}

TEST_F(GatesCombat, CavalryWithdrawsBeforeInfantryAttacks_S6_4) {
    table.place("us-cooke", "grapevine-bridge");
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge"});
    table.play({"us: withdraw us-cooke trent-house", "us: done", "cs: done"});
    EXPECT_EQ(table.at("us-cooke"), "trent-house");
    EXPECT_EQ(table.desk("table").ruling->subjects[2], Argument(12)); // Sykes and McCall stay behind
}

TEST_F(GatesCombat, CavalryWithdrawsAlsoBeforeAContinuedCombat_S6_4) {
    table.place("us-cooke", "grapevine-bridge");
    table.attack();
    table.fight("0 0 safe safe third-die");
    table.third_die("continues");
    table.play({"cs: press-on", "us: press-on", "us: withdraw us-cooke trent-house"});
    EXPECT_EQ(table.at("us-cooke"), "trent-house");
}

TEST_F(GatesCombat, NobodyWithdrawsBeforeCavalryAlone_S6_4) {
    table.place("cs-stuart", "old-cold-harbor");
    table.place("us-cooke", "grapevine-bridge");
    table.road("old-cold-harbor", "grapevine-bridge", "north-bank");
    table.play({"cs: take old-cold-harbor", "cs: assault grapevine-bridge"});
    EXPECT_FALSE(table.offers("us", "withdraw"));
    EXPECT_EQ(table.give("us: withdraw us-cooke trent-house"), "question.open");
}

TEST_F(GatesCombat, AttackerEntersAPointThatCavalryVacated_S6_4) {
    table.place("us-cooke", "tucker-town");
    table.road("turkey-hill", "tucker-town");
    table.road("tucker-town", "barker");
    table.play({"cs: take turkey-hill", "cs: assault tucker-town", "us: withdraw us-cooke barker"});
    if (table.asked() == "defence") table.play({"us: done"});
    EXPECT_EQ(table.at("cs-winder"), "tucker-town");
    EXPECT_TRUE(table.bears("cs-winder", "moved"));
    EXPECT_TRUE(table.is_marked("tucker-town", "attacked"));
}

} // namespace

} // namespace fielddesk::gates::test
