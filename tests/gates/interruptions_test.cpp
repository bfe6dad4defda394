#include "tests/gates/combat_table.h"

// What a card, an order one by one, or a correction does in the middle of something.
namespace fielddesk::gates::test {

namespace {

class GatesInterruptions : public GatesCombat {
protected:
    // Stuart and two dummies defend beside an infantry division, and Stuart loses a point.
    void hit_cavalry() {
        table.play({"cs: end-phase"});
        for (const std::string piece :
             {"cs-stuart", "cs-dummy-cavalry-1", "cs-dummy-cavalry-2", "cs-dh-hill"})
            table.place(piece, "doggett");
        table.place("us-couch", "oldhams-farm");
        table.road("doggett", "orchard-station");
        table.play(
            {"us: take oldhams-farm", "us: assault doggett", "cs: lead cs-dh-hill", "cs: done", "us: done"});
        table.tell("0");
        table.fight("0 2 safe safe third-die");
        table.play({"cs: lose cs-stuart"});
    }
};

TEST_F(GatesInterruptions, AllCavalryGoesAlsoWhenItIsOrderedOneByOne_S6_7) {
    hit_cavalry();
    for (const std::string piece : {"cs-stuart", "cs-dummy-cavalry-1", "cs-dummy-cavalry-2"}) {
        ASSERT_EQ(table.asked(), "retreat") << piece;
        table.play({"cs: retreat " + piece + " orchard-station"});
    }
    EXPECT_EQ(table.asked(), "third-die");
    EXPECT_FALSE(table.is_in_force("goes-back"));
    EXPECT_EQ(table.at("cs-dh-hill"), "doggett");
}

TEST_F(GatesInterruptions, RetreatAfterwardsAsksNobodyTwice_S6_6) {
    hit_cavalry();
    table.play({"cs: fall-back orchard-station"});
    table.third_die("retreats");
    table.play({"cs: fall-back antioch-church"});
    EXPECT_EQ(table.at("cs-stuart"), "orchard-station");
    EXPECT_EQ(table.at("cs-dh-hill"), "antioch-church");
    EXPECT_EQ(table.asked(), "");
}

TEST_F(GatesInterruptions, LittleMacLeavesTheStackOnTheMove_S12) {
    table.play({"cs: end-phase", "us: take trent-house", "us: play 6", "us: go grapevine-bridge"});
    EXPECT_EQ(table.at("us-mcclellan"), "harrisons-landing");
    EXPECT_EQ(table.at("us-cooke"), "grapevine-bridge");
}

TEST_F(GatesInterruptions, LittleMacDoesNotComeToAnEnemy_S12) {
    table.place("cs-ap-hill", "harrisons-landing");
    table.play({"us: play 6"});
    EXPECT_EQ(table.at("us-mcclellan"), "trent-house");
}

TEST_F(GatesInterruptions, LossByACardIsNotLetGo_S12) {
    table.play({"cs: play 10", "dice 4"});
    ASSERT_EQ(table.asked(), "card-losses");
    EXPECT_FALSE(table.offers("us", "let-go"));
}

TEST_F(GatesInterruptions, DefenderKilledByACardLeavesThePoint_S6_4) {
    table.place("us-mccall", "fairfield");
    table.strength("us-sykes", 1);
    table.attack();
    table.play({"cs: play 10", "dice 4", "us: lose us-sykes", "us: lose us-smith", "us: lose us-smith",
                "us: lose us-smith"});
    EXPECT_EQ(table.at("us-dummy-3"), "eliminated");
    EXPECT_EQ(table.at("cs-winder"), "grapevine-bridge");
    EXPECT_EQ(table.asked(), "");
}

TEST_F(GatesInterruptions, AttackerAloneSaysThatTheDiceRoll_S6_4) {
    table.attack();
    EXPECT_FALSE(table.offers("us", "no-more-cards"));
    EXPECT_TRUE(table.offers("cs", "no-more-cards"));
    EXPECT_TRUE(table.offers("table", "no-more-cards"));
}

TEST_F(GatesInterruptions, UnitWithoutStrengthNeitherAttacksNorWins_S13) {
    table.strength("us-sykes", 0);
    table.place("us-sykes", "richmond");
    EXPECT_FALSE(table.whole().outcome);
    table.strength("cs-ap-hill", 0);
    table.play({"cs: take mechanicsville"});
    EXPECT_FALSE(table.offers("cs", "assault"));
}

TEST_F(GatesInterruptions, PieceThatACorrectionTakesAwayLeavesTheStack_S3) {
    table.road("turkey-hill", "old-cold-harbor");
    table.play({"cs: take turkey-hill", "cs: correct piece cs-whiting old-tavern", "cs: go old-cold-harbor"});
    EXPECT_EQ(table.at("cs-whiting"), "old-tavern");
    EXPECT_EQ(table.at("cs-winder"), "old-cold-harbor");
}

TEST_F(GatesInterruptions, InfantryHeldBackStillHasToLead_S6_2) {
    table.place("us-cooke", "grapevine-bridge");
    table.play({"cs: take turkey-hill", "cs: assault grapevine-bridge", "us: hold-back us-sykes",
                "us: hold-back us-mccall"});
    EXPECT_EQ(table.give("us: done"), "gates.no-lead");
}

TEST_F(GatesInterruptions, WagonIsUsedUpWhereSomebodyDrewOnItAlone_S8_1) {
    table.play({"cs: end-phase", "us: end-phase", "us: map-complete", "us: mode us-supply-1",
                "us: draw-on us-supply-1", "us: mode us-supply-1", "us: check-supply"});
    EXPECT_EQ(table.at("us-supply-1"), "fair-oaks-station");
}

TEST_F(GatesInterruptions, WorksAreAskedForAlsoWhereConfederatesAttack_S9) {
    table.place("us-sykes", "fort-3");
    table.road("turkey-hill", "fort-3");
    table.play({"cs: take turkey-hill", "cs: assault fort-3", "us: done", "cs: done"});
    ASSERT_EQ(table.asked(), "fight-box");
    while (table.asked() == "fight-box")
        table.play({table.whole().question->subjects.front() == Argument(Code("richmond-works")) ? "note yes"
                                                                                                 : "note 1"});
    EXPECT_EQ(table.modifiers()["drm.works"], -1);
}

TEST_F(GatesInterruptions, BridgeBlownByACorrectionAsksForTheBank_S10) {
    table.play({"correct place grapevine-bridge blown on"});
    ASSERT_EQ(table.asked(), "bank");
    table.play({"us: bank south"});
    EXPECT_TRUE(table.bears("us-sykes", "south"));
}

TEST_F(GatesInterruptions, CardThatACorrectionTakesAwayNoLongerHolds_S12) {
    table.play({"us: play 43"});
    ASSERT_TRUE(table.is_in_force("slow"));
    table.play({"correct card 43 discards"});
    EXPECT_FALSE(table.is_in_force("slow"));
}

TEST_F(GatesInterruptions, SurroundedSideSaysOnceThatThereIsNoOtherRoad_S6_6) {
    table.attack();
    table.fight("0 0 safe safe retreats");
    ASSERT_EQ(table.asked(), "retreat");
    table.place("cs-ap-hill", "trent-house");
    table.play({"us: no-more-roads grapevine-bridge"});
    EXPECT_EQ(table.asked(), "no-path");
}

} // namespace

} // namespace fielddesk::gates::test
