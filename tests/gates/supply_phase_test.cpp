#include "tests/gates/supply_fixture.h"

#include <gmock/gmock.h>

// 8.0 and 8.1: the Supply Phase, and what a supply unit does.
namespace fielddesk::gates::test {

namespace {

using ::testing::Contains;
using ::testing::Not;

class SupplyPhase : public SupplyTest {};

TEST_F(SupplyPhase, ChecksTheUnitsOfBothSides_S8) {
    at_union_point("us-mccall", 5);
    at_confederate_point("cs-winder", 13);
    check();
    EXPECT_TRUE(is_cut_off("us-mccall"));
    EXPECT_TRUE(is_cut_off("cs-winder"));
    EXPECT_FALSE(is_cut_off("us-sykes"));
    EXPECT_FALSE(is_cut_off("cs-ewell"));
}

TEST_F(SupplyPhase, ChecksOnceATurn_S8) {
    check();
    EXPECT_EQ(table.phase(), "events");
    EXPECT_EQ(table.give("us: check-supply"), "gates.not-now");
    go_to_next_turn();
    EXPECT_EQ(table.give("us: check-supply"), "");
}

TEST_F(SupplyPhase, ConfederatesTraceTwelvePointsToRichmond_S8_1) {
    at_confederate_point("cs-winder", 12);
    at_confederate_point("cs-ewell", 13);
    check();
    EXPECT_FALSE(is_cut_off("cs-winder"));
    EXPECT_TRUE(is_cut_off("cs-ewell"));
}

TEST_F(SupplyPhase, UnionUnitIsFourPointsFromTheTerminusAtMost_S8_1) {
    at_union_point("us-mccall", 4);
    at_union_point("us-sykes", 5);
    check();
    EXPECT_FALSE(is_cut_off("us-mccall"));
    EXPECT_TRUE(is_cut_off("us-sykes"));
}

TEST_F(SupplyPhase, DumpsThreePointsApartMakeAChain_S8_1) {
    at_union_point("us-supply-1", 3);
    at_union_point("us-supply-2", 6);
    at_union_point("us-mccall", 10);
    at_union_point("us-sykes", 11);
    check();
    EXPECT_FALSE(is_cut_off("us-mccall"));
    EXPECT_TRUE(is_cut_off("us-sykes"));
}

TEST_F(SupplyPhase, ChainEndsBeforeADumpFourPointsOn_S8_1) {
    at_union_point("us-supply-1", 3);
    at_union_point("us-supply-2", 7);
    at_union_point("us-mccall", 7);
    at_union_point("us-sykes", 8);
    check();
    EXPECT_FALSE(is_cut_off("us-mccall")) << "four points from the first dump";
    EXPECT_TRUE(is_cut_off("us-sykes")) << "beside a dump that is no part of the chain";
}

TEST_F(SupplyPhase, EnemyDummyCutsATrace_S8_1) {
    at_union_point("us-mccall", 4);
    at_union_point("cs-dummy-1", 2);
    at_confederate_point("cs-winder", 4);
    at_confederate_point("us-dummy-1", 2);
    check();
    EXPECT_TRUE(is_cut_off("us-mccall"));
    EXPECT_TRUE(is_cut_off("cs-winder"));
}

TEST_F(SupplyPhase, EnemyDummyCutsTheChainBetweenDumps_S8_1) {
    at_union_point("us-supply-1", 3);
    at_union_point("us-mccall", 6);
    at_union_point("cs-dummy-1", 1);
    check();
    EXPECT_TRUE(is_cut_off("us-mccall"));
}

TEST_F(SupplyPhase, CavalryAndItsDummiesNeedNoTrace_S8_1) {
    at_union_point("us-cooke", 12);
    at_union_point("us-dummy-cavalry-1", 12);
    at_confederate_point("cs-stuart", 13);
    check();
    for (const std::string piece : {"us-cooke", "us-dummy-cavalry-1", "cs-stuart"})
        EXPECT_FALSE(is_cut_off(piece)) << piece;
}

TEST_F(SupplyPhase, InfantryDummyTracesLikeInfantry_S8_1) {
    at_union_point("us-dummy-1", 5);
    at_union_point("us-dummy-2", 4);
    check();
    EXPECT_TRUE(is_cut_off("us-dummy-1"));
    EXPECT_FALSE(is_cut_off("us-dummy-2"));
}

TEST_F(SupplyPhase, ChainBeginsAtTheBaseThatTheUnionChose_S8_1) {
    table.road("harrisons-landing", union_road.back());
    at_union_point("us-mccall", 10);
    at_union_point("us-sykes", 3);
    table.play({"us: base harrisons-landing"});
    EXPECT_EQ(table.at("us-terminus"), "harrisons-landing");
    check();
    EXPECT_FALSE(is_cut_off("us-mccall"));
    EXPECT_TRUE(is_cut_off("us-sykes"));
    EXPECT_EQ(table.at("us-supply-1"), "white-house") << "only the terminus has moved";
}

TEST_F(SupplyPhase, WagonIsNoLinkOfTheChain_S8_1) {
    at_union_point("us-supply-1", 3);
    at_union_point("us-mccall", 6);
    table.play({"us: mode us-supply-1"});
    check();
    EXPECT_TRUE(is_cut_off("us-mccall"));
    EXPECT_EQ(table.at("us-supply-1"), union_road[3]) << "nobody drew on it";
}

TEST_F(SupplyPhase, WagonThatSeveralDrawOnIsUsedUp_S8_1) {
    at_union_point("us-supply-1", 8);
    at_union_point("us-mccall", 7);
    at_union_point("us-sykes", 12);
    table.play({"us: mode us-supply-1", "us: draw-on us-supply-1"});
    check();
    EXPECT_FALSE(is_cut_off("us-mccall"));
    EXPECT_FALSE(is_cut_off("us-sykes"));
    EXPECT_EQ(table.at("us-supply-1"), "eliminated");
    EXPECT_TRUE(table.noted("gates.wagon-expended"));
}

TEST_F(SupplyPhase, DumpIsNeverUsedUp_S8_1) {
    at_union_point("us-supply-1", 3);
    at_union_point("us-mccall", 7);
    EXPECT_EQ(table.give("us: draw-on us-supply-1"), "gates.not-now");
    for (int turn = 1; turn <= 3; ++turn) {
        check();
        EXPECT_FALSE(is_cut_off("us-mccall")) << turn;
        EXPECT_EQ(table.at("us-supply-1"), union_road[3]) << turn;
        go_to_next_turn();
    }
}

TEST_F(SupplyPhase, SupplyUnitChangesItsModeInTheSupplyPhaseOnly_S8_1) {
    check();
    table.play({"us: draw-cards", "cs: end-phase"});
    EXPECT_EQ(table.give("us: mode us-supply-1"), "gates.not-now");
}

TEST_F(SupplyPhase, WagonEntersTwoPointsAndADumpNone_S8_1) {
    at_union_point("us-supply-1", 2);
    at_union_point("us-supply-2", 6);
    table.play({"us: mode us-supply-1"});
    check();
    table.play({"us: draw-cards", "cs: end-phase"});
    EXPECT_THAT(table.candidates("us", "take-piece"), Not(Contains("us-supply-2")));
    table.play({"us: take-piece us-supply-1", "us: go " + union_road[3], "us: go " + union_road[4]});
    EXPECT_EQ(table.refusal("us", "go", union_road[5]), "gates.no-points");
}

TEST_F(SupplyPhase, WagonIsAloneBeforeTheUnionsMovementEnds_S8_1) {
    at_union_point("us-supply-1", 2);
    at_union_point("us-mccall", 2);
    table.play({"us: mode us-supply-1"});
    check();
    table.play({"us: draw-cards", "cs: end-phase"});
    EXPECT_EQ(table.give("us: end-phase"), "gates.wagon-not-alone");
    table.play({"us: take-piece us-supply-1", "us: go " + union_road[3], "us: halt"});
    EXPECT_EQ(table.give("us: end-phase"), "");
}

TEST_F(SupplyPhase, WagonGoesNowhereWithOthers_S8_1) {
    at_union_point("us-supply-1", 2);
    at_union_point("us-mccall", 2);
    table.play({"us: mode us-supply-1"});
    check();
    table.play({"us: draw-cards", "cs: end-phase", "us: take " + union_road[2]});
    EXPECT_EQ(table.refusal("us", "go", union_road[3]), "gates.wagon-alone");
    table.play({"us: leave us-supply-1", "us: go " + union_road[3]});
    EXPECT_EQ(table.at("us-mccall"), union_road[3]);
    EXPECT_EQ(table.at("us-supply-1"), union_road[2]);
}

TEST_F(SupplyPhase, NoDummyIsPutToAWagon_S8_1) {
    at_union_point("us-supply-1", 2);
    EXPECT_THAT(table.candidates("us", "dummy"), Contains("us-dummy-1"));
    table.play({"us: mode us-supply-1"});
    EXPECT_EQ(table.give("us: dummy us-dummy-1 " + union_road[2]), "gates.not-now");
    table.play({"us: mode us-supply-1"});
    EXPECT_EQ(table.give("us: dummy us-dummy-1 " + union_road[2]), "");
}

TEST_F(SupplyPhase, GuardedSupplyUnitIsNotTakenWithoutACombat_S8_1) {
    at_union_point("us-supply-1", 7);
    at_union_point("us-mccall", 7);
    at_union_point("cs-stuart", 8);
    check();
    table.play({"us: draw-cards", "cs: take " + union_road[8], "cs: assault " + union_road[7]});
    EXPECT_EQ(table.asked(), "defence");
    EXPECT_EQ(table.at("us-supply-1"), union_road[7]);
}

TEST_F(SupplyPhase, UnguardedSupplyUnitIsLootedForTwoTurns_S8_1) {
    at_union_point("us-supply-1", 7);
    at_union_point("cs-stuart", 8);
    check();
    table.play({"us: draw-cards", "cs: take " + union_road[8], "cs: assault " + union_road[7]});
    EXPECT_EQ(table.at("us-supply-1"), "eliminated");
    EXPECT_EQ(table.at("cs-stuart"), union_road[7]);
    EXPECT_EQ(table.give("cs: take " + union_road[7]), "gates.not-now");
    table.play({"cs: end-phase", "us: end-phase"});
    check();
    table.play({"us: draw-cards"});
    EXPECT_EQ(table.give("cs: take " + union_road[7]), "gates.not-now") << "nor in the following turn";
    table.play({"cs: end-phase", "us: end-phase"});
    check();
    table.play({"us: draw-cards"});
    EXPECT_EQ(table.give("cs: take " + union_road[7]), "") << "the turn after that";
}

} // namespace

} // namespace fielddesk::gates::test
