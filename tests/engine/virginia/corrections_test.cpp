#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

const std::string two_attacks = R"({"attacks": 2})";
const std::string james_advances = R"({"advances": [{"army": "us-james"}], "attacks": 2})";

TEST(VirginiaCorrections, AttackOnAnArmyThatIsMovedAwayLapses_Corrections) {
    Table table({two_attacks});
    ASSERT_EQ(table.put("lee", "valley-winchester"), "");
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    ASSERT_EQ(table.put("us-valley", "valley-washington"), "");
    EXPECT_EQ(table.asked(), "");
    EXPECT_TRUE(table.noted("question.lapsed"));
    EXPECT_EQ(table.die(6), "dice.not-asked");
    EXPECT_EQ(table.outcome(), "");
    EXPECT_EQ(table.at("cs-valley"), "valley-winchester");
    EXPECT_EQ(table.end(), "");
}

TEST(VirginiaCorrections, AttackOnAnArmyThatIsPutIntoItsBaseLapses_Corrections) {
    Table table({two_attacks});
    table.face("james", "james-norfolk");
    table.play(1);
    ASSERT_EQ(table.attack("james"), "");
    ASSERT_EQ(table.put("us-james", "james-roanoke-island"), "");
    EXPECT_EQ(table.asked(), "");
}

TEST(VirginiaCorrections, AttackThatIsStillPossibleKeepsItsDieAndSeesTheCorrection_Corrections) {
    Table table({two_attacks});
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    ASSERT_EQ(table.put("lee", "valley-winchester"), "");
    EXPECT_EQ(table.asked(), "attack");
    EXPECT_EQ(table.drm(), 1);
    ASSERT_EQ(table.die(2), "");
    EXPECT_EQ(table.at("us-valley"), "valley-south-mountain");
}

TEST(VirginiaCorrections, AdvanceThatBecameAutomaticIsNotRolledFor_Corrections) {
    Table table({james_advances});
    table.play(1);
    ASSERT_EQ(table.asked(), "advance");
    ASSERT_EQ(table.put("merrimac", "beside-board"), "");
    EXPECT_EQ(table.asked(), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.at("us-james"), "james-norfolk");
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaCorrections, LeePutOnTheBoardAnswersWhereHeEnters_Corrections) {
    Table table({R"({"events": [{"lee": "enters"}]})"});
    table.play(1);
    ASSERT_EQ(table.asked(), "lee-enters");
    ASSERT_EQ(table.put("lee", "james-norfolk"), "");
    EXPECT_EQ(table.asked(), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.at("lee"), "james-norfolk");
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaCorrections, CardPutOutOfPlayEndsTheTurnAndItsQuestion_Corrections) {
    Table table({james_advances});
    table.play(1);
    ASSERT_EQ(table.asked(), "advance");
    ASSERT_EQ(table.give(verbs::correct_card, {*table.kit().card_numbered(1), *table.kit().pile("discard")}),
              "");
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.phase(), "reveal");
    EXPECT_EQ(table.turn(2), "");
}

TEST(VirginiaCorrections, CardPutIntoPlayBetweenTurnsBegins_Corrections) {
    Table table({R"({"events": [{"reserves": 1}]})"});
    ASSERT_EQ(table.give(verbs::correct_card, {*table.kit().card_numbered(1), *table.kit().pile("play")}),
              "");
    EXPECT_EQ(table.phase(), "events");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.reserves(), 3);
}

TEST(VirginiaCorrections, AnotherCardInPlayBeginsAtItsOwnTop_Corrections) {
    Table table(
        {R"({"events": [{"reserves": 1}, {"reserves": 1}, {"attack-drm": {"value": 1}}, {"battle": {"results": [{"from": 1, "to": 6, "events": []}]}}]})",
         R"({"attacks": 1})"});
    table.play(1);
    ASSERT_EQ(table.asked(), "battle");
    ASSERT_EQ(table.give(verbs::correct_card, {*table.kit().card_numbered(2), *table.kit().pile("play")}),
              "");
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.pile("play"), 1);
    EXPECT_EQ(table.pile("discard"), 1);
    EXPECT_EQ(table.position().piles[*table.kit().pile("play")].back(), table.kit().card_numbered(2));
    EXPECT_EQ(table.phase(), "attacks");
    EXPECT_EQ(table.track("attacks"), 1);
    EXPECT_EQ(table.track("valley-attack-drm"), 0);
    EXPECT_EQ(table.end(), "");
}

TEST(VirginiaCorrections, AnotherCardDuringTheAttacksBeginsWithItsEvents_Corrections) {
    Table table({two_attacks, R"({"events": [{"reserves": 1}], "attacks": 3})"});
    table.play(1);
    ASSERT_EQ(table.give(verbs::correct_card, {*table.kit().card_numbered(2), *table.kit().pile("play")}),
              "");
    EXPECT_EQ(table.phase(), "events");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.track("attacks"), 3);
}

TEST(VirginiaCorrections, UnseenCardOnTheCardInPlayEndsTheTurn_Corrections) {
    Table table({R"({"events": [{"reserves": 1}]})"});
    ASSERT_EQ(table.turn(1), "");
    ASSERT_EQ(table.give(verbs::correct_pile, {*table.kit().pile("draw"), *table.kit().pile("play"), 1}), "");
    EXPECT_EQ(table.pile("play"), 0);
    EXPECT_EQ(table.phase(), "reveal");
    EXPECT_EQ(table.turn(2), "");
}

TEST(VirginiaCorrections, UnseenCardPutIntoPlayBetweenTurnsGoesToTheDiscards_Corrections) {
    Table table({}, {}, 5);
    ASSERT_EQ(table.give(verbs::correct_pile, {*table.kit().pile("draw"), *table.kit().pile("play"), 1}), "");
    EXPECT_EQ(table.pile("play"), 0);
    EXPECT_EQ(table.pile("discard"), 1);
    EXPECT_EQ(table.outcome(), "victory.draw");
}

TEST(VirginiaCorrections, CardThatTheAppDealtIntoPlayIsShown_Corrections) {
    Table table({}, {{"deck", "app"}});
    ASSERT_EQ(table.shuffle(), "");
    ASSERT_EQ(table.give(verbs::correct_pile, {*table.kit().pile("draw"), *table.kit().pile("play"), 1}), "");
    EXPECT_EQ(table.seen().piles[*table.kit().pile("play")].back(), table.kit().card_numbered(6));
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaCorrections, ArmyTakenBackOutOfRichmondGoesOnWithTheGame_Corrections) {
    Table table({R"({"advances": [{"army": "us-overland"}], "attacks": 2})"});
    table.face("overland", "overland-hanover-junction");
    table.play(1);
    ASSERT_EQ(table.die(1), "");
    ASSERT_EQ(table.outcome(), "victory.richmond");
    ASSERT_EQ(table.put("us-overland", "overland-hanover-junction"), "");
    EXPECT_EQ(table.outcome(), "");
    EXPECT_EQ(table.phase(), "attacks");
    EXPECT_EQ(table.track("attacks"), 2);
    EXPECT_EQ(table.resolve(), "resolve.nothing-left");
    EXPECT_EQ(table.attack("overland"), "");
}

TEST(VirginiaCorrections, ArmyTakenBackOutOfRichmondLeavesTheRestOfTheCardToDo_Corrections) {
    Table table({R"({"advances": [{"army": "us-overland"}, {"army": "us-valley"}]})"});
    table.face("overland", "overland-hanover-junction");
    table.play(1);
    ASSERT_EQ(table.die(1), "");
    ASSERT_EQ(table.put("us-overland", "overland-spotsylvania"), "");
    EXPECT_EQ(table.phase(), "advances");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.at("us-valley"), "valley-winchester");
}

TEST(VirginiaCorrections, ArmyPutIntoACapitalEndsTheGameAndItsQuestion_Corrections) {
    Table table({two_attacks});
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    ASSERT_EQ(table.put("us-james", "james-richmond"), "");
    EXPECT_EQ(table.outcome(), "victory.richmond");
    EXPECT_EQ(table.asked(), "");
    ASSERT_EQ(table.put("us-james", "james-roanoke-island"), "");
    EXPECT_EQ(table.outcome(), "");
    EXPECT_EQ(table.attack("valley"), "");
}

TEST(VirginiaCorrections, CardOutOfPlayAfterTheEndLeavesNoDeadTurn_Corrections) {
    Table table({R"({"advances": [{"army": "us-overland"}, {"army": "us-valley"}]})"});
    table.face("overland", "overland-hanover-junction");
    table.play(1);
    ASSERT_EQ(table.die(1), "");
    ASSERT_EQ(table.give(verbs::correct_card, {*table.kit().card_numbered(1), *table.kit().pile("discard")}),
              "");
    ASSERT_EQ(table.put("us-overland", "overland-hanover-junction"), "");
    EXPECT_EQ(table.outcome(), "");
    EXPECT_TRUE(table.offers("turn"));
    EXPECT_EQ(table.turn(2), "");
}

TEST(VirginiaCorrections, CardBackIntoPlayAfterADrawIsPlayedAgain_Corrections) {
    Table table({R"({"events": [{"reserves": 1}]})"}, {}, 5);
    table.play(1);
    ASSERT_EQ(table.end(), "");
    ASSERT_EQ(table.outcome(), "victory.draw");
    ASSERT_EQ(table.give(verbs::correct_card, {*table.kit().card_numbered(1), *table.kit().pile("play")}),
              "");
    EXPECT_EQ(table.outcome(), "");
    EXPECT_EQ(table.phase(), "events");
    table.finish_turn();
    EXPECT_EQ(table.outcome(), "victory.draw");
}

TEST(VirginiaCorrections, ArmyOnAForeignTrackOrBesideTheBoardBreaksNothing_Corrections) {
    for (const std::string place :
         {"valley-washington", "overland-richmond", "beside-board", "reserve-box"}) {
        Table table(
            {R"({"events": [{"retreat": {"army": "us-james", "places": 1}}], "advances": [{"army": "us-peninsula"}], "attacks": 2})"});
        ASSERT_EQ(table.put("us-james", place), "");
        ASSERT_EQ(table.put("cs-peninsula", place), "");
        EXPECT_EQ(table.outcome(), "") << place;
        table.play(1);
        EXPECT_EQ(table.phase(), "attacks") << place;
        EXPECT_EQ(table.at("us-peninsula"), "peninsula-yorktown");
        EXPECT_FALSE(table.desk().actions.empty());
        EXPECT_EQ(table.end(), "") << place;
    }
}

TEST(VirginiaCorrections, LeaderIsMovedByItselfAndThenLeadsWhereItStands_Corrections) {
    Table table({});
    ASSERT_EQ(table.put("mcclellan", "valley-harpers-ferry"), "");
    EXPECT_EQ(table.value("us-valley"), 3);
    EXPECT_EQ(table.value("us-peninsula"), 3);
}

TEST(VirginiaCorrections, CorrectedAttacksMayBeMade_Corrections) {
    Table table({});
    table.play(1);
    EXPECT_EQ(table.attack("valley"), "attack.none-left");
    ASSERT_EQ(table.give(verbs::correct_track, {*table.kit().track("attacks"), 1}), "");
    EXPECT_EQ(table.attack("valley"), "");
}

} // namespace
} // namespace fielddesk::test
