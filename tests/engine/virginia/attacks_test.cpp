#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

const std::string three_attacks = R"({"attacks": 3})";

TEST(VirginiaAttacks, RollAboveTheValuePushesBackAndFollows_Attacks) {
    for (int face = 1; face <= 6; ++face) {
        Table table({three_attacks});
        table.play(1);
        ASSERT_EQ(table.attack("valley"), "");
        EXPECT_EQ(table.favourable_faces(), 4); // more than 2
        ASSERT_EQ(table.die(face), "");
        EXPECT_EQ(table.at("us-valley"), face > 2 ? "valley-south-mountain" : "valley-harpers-ferry") << face;
        EXPECT_EQ(table.at("cs-valley"), face > 2 ? "valley-harpers-ferry" : "valley-winchester") << face;
    }
}

TEST(VirginiaAttacks, TwoWithMcClellanIsPushedBackByFour_McClellan_V2) {
    for (int face = 1; face <= 6; ++face) {
        Table table({three_attacks});
        ASSERT_EQ(table.give(verbs::correct_face, {table.piece("us-peninsula"), 2}), "");
        table.face("peninsula", "peninsula-williamsburg");
        EXPECT_EQ(table.value("us-peninsula"), 3);
        table.play(1);
        ASSERT_EQ(table.attack("peninsula"), "");
        ASSERT_EQ(table.die(face), "");
        EXPECT_EQ(table.at("us-peninsula"), face >= 4 ? "peninsula-yorktown" : "peninsula-williamsburg")
            << face;
        EXPECT_EQ(table.at("mcclellan"), table.at("us-peninsula"));
    }
}

TEST(VirginiaAttacks, FortifiedFalmouthIsMinusOne_Fortified) {
    Table table({three_attacks});
    table.face("overland", "overland-falmouth");
    table.play(1);
    ASSERT_EQ(table.attack("overland"), "");
    EXPECT_EQ(table.drm(), -1);
    EXPECT_EQ(table.favourable_faces(), 2); // 5 and 6: less 1, more than 3
}

TEST(VirginiaAttacks, FalmouthAndTheCardTogetherAreMinusTwo_Fortified_V3) {
    Table table({R"({"events": [{"attack-drm": {"value": -1}}], "attacks": 1})"});
    table.face("overland", "overland-falmouth");
    table.play(1);
    ASSERT_EQ(table.attack("overland"), "");
    EXPECT_EQ(table.drm(), -2);
    ASSERT_EQ(table.die(5), "");
    EXPECT_EQ(table.at("us-overland"), "overland-falmouth");
}

TEST(VirginiaAttacks, OwnWorksDoNotHinderTheAttackOutOfThem_Fortified) {
    Table table({three_attacks});
    table.face("overland", "overland-catletts-station"); // the Confederates are in Falmouth
    table.play(1);
    ASSERT_EQ(table.attack("overland"), "");
    EXPECT_EQ(table.drm(), 0);
}

TEST(VirginiaAttacks, CardsModifierOnOneFrontIsForThatFrontAlone_Cards) {
    Table table({R"({"events": [{"attack-drm": {"value": 1, "front": "valley"}}], "attacks": 2})"});
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    EXPECT_EQ(table.drm(), 1);
    ASSERT_EQ(table.die(1), "");
    ASSERT_EQ(table.attack("overland"), "");
    EXPECT_EQ(table.drm(), -1); // Centreville's works alone
}

TEST(VirginiaAttacks, EachAttackIsPaidForAndNoMoreAreMade_Attacks) {
    Table table({R"({"attacks": 1})"});
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    EXPECT_EQ(table.track("attacks"), 0);
    ASSERT_EQ(table.die(1), "");
    EXPECT_EQ(table.attack("valley"), "attack.none-left");
    EXPECT_FALSE(table.offers("attack"));
    EXPECT_TRUE(table.offers("end"));
}

TEST(VirginiaAttacks, SameArmyMayBeAttackedAgain_Attacks) {
    Table table({three_attacks});
    table.play(1);
    for (const int times : {1, 2, 3}) {
        ASSERT_EQ(table.attack("valley"), "") << times;
        ASSERT_EQ(table.die(2), "") << times;
    }
    EXPECT_EQ(table.at("us-valley"), "valley-harpers-ferry");
}

TEST(VirginiaAttacks, FortMonroeAndRoanokeIslandMayNotBeAttacked_Bases) {
    Table table({three_attacks});
    table.play(1);
    EXPECT_EQ(table.attack("peninsula"), "attack.base");
    EXPECT_EQ(table.attack("james"), "attack.base");
    EXPECT_EQ(table.reserve("james"), "attack.base");
    EXPECT_THAT(table.offered("attack"), testing::ElementsAre("valley", "overland"));
    EXPECT_EQ(table.track("attacks"), 3);
    EXPECT_EQ(table.reserves(), 2);
}

TEST(VirginiaAttacks, ArmyPushedIntoItsBaseMayNotBeAttackedThere_Bases) {
    Table table({three_attacks});
    table.face("james", "james-norfolk");
    table.play(1);
    ASSERT_EQ(table.attack("james"), "");
    ASSERT_EQ(table.die(6), "");
    EXPECT_EQ(table.at("us-james"), "james-roanoke-island");
    EXPECT_EQ(table.at("cs-james"), "james-norfolk");
    EXPECT_EQ(table.attack("james"), "attack.base");
}

TEST(VirginiaAttacks, OnlyAdjacentArmiesAreAttacked_KeyConcepts) {
    Table table({three_attacks});
    ASSERT_EQ(table.put("cs-valley", "valley-strasburg"), "");
    table.play(1);
    EXPECT_EQ(table.attack("valley"), "attack.not-adjacent");
    EXPECT_EQ(table.reserve("valley"), "attack.not-adjacent");
}

TEST(VirginiaAttacks, CardMayForbidAttacksOnOneFront_Cards) {
    Table table({R"({"events": [{"no-attacks": {"front": "valley"}}], "attacks": 2})"});
    table.play(1);
    EXPECT_EQ(table.attack("valley"), "attack.card-forbids");
    EXPECT_EQ(table.reserve("valley"), "attack.card-forbids");
    EXPECT_THAT(table.offered("attack"), testing::ElementsAre("overland"));
}

TEST(VirginiaAttacks, CardMayForbidAllAttacksAndTheTurnCanStillEnd_Cards) {
    Table table({R"({"events": [{"no-attacks": {}}], "attacks": 2})"});
    table.play(1);
    EXPECT_FALSE(table.offers("attack"));
    EXPECT_FALSE(table.offers("reserve"));
    EXPECT_EQ(table.end(), "");
}

TEST(VirginiaAttacks, WhileADieIsOwedNothingElseIsDone_Attacks) {
    Table table({three_attacks});
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    EXPECT_EQ(table.attack("overland"), "question.open");
    EXPECT_EQ(table.end(), "question.open");
    EXPECT_EQ(table.die(0), "dice.face");
    EXPECT_EQ(table.die(7), "dice.face");
    EXPECT_EQ(table.give(verbs::dice, {3, 3}), "dice.count");
    EXPECT_EQ(table.die(6), "");
    EXPECT_EQ(table.die(6), "dice.not-asked");
}

} // namespace
} // namespace fielddesk::test
