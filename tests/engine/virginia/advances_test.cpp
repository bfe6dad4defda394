#include "engine/kit/json.h"
#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

std::string advance(const std::string& army, int places = 1, bool rolls = false) {
    return Json{{"advances", {{{"army", army}, {"places", places}, {"roll", rolls}}}}}.dump();
}

TEST(VirginiaAdvances, AutomaticAdvanceMovesOnePlaceAndPushesTheDefender_Advances) {
    Table table({advance("us-valley")});
    table.play(1);
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.at("us-valley"), "valley-winchester");
    EXPECT_EQ(table.at("cs-valley"), "valley-strasburg");
}

TEST(VirginiaAdvances, AdvanceOutOfTheBaseIsAutomatic_Advances) {
    Table table({advance("us-peninsula")});
    table.play(1);
    EXPECT_EQ(table.at("us-peninsula"), "peninsula-yorktown");
    EXPECT_EQ(table.at("mcclellan"), "peninsula-yorktown");
    EXPECT_EQ(table.at("cs-peninsula"), "peninsula-williamsburg");
}

TEST(VirginiaAdvances, McClellanDoesNotTouchAnAutomaticAdvance_McClellan) {
    Table table({advance("us-peninsula")});
    table.play(1);
    EXPECT_TRUE(table.noted("advance.automatic"));
    EXPECT_FALSE(table.ruled());
}

TEST(VirginiaAdvances, LastPlaceBeforeRichmondIsStillAutomatic_Advances) {
    Table table({advance("us-overland")});
    table.face("overland", "overland-spotsylvania");
    table.play(1);
    EXPECT_EQ(table.at("us-overland"), "overland-hanover-junction");
    EXPECT_EQ(table.at("cs-overland"), "overland-richmond");
    EXPECT_EQ(table.outcome(), "");
}

TEST(VirginiaAdvances, ThreeWithMcClellanEntersRichmondOnFourAndWins_Advances_V1) {
    for (int face = 1; face <= 6; ++face) {
        Table table({advance("us-peninsula")});
        table.face("peninsula", "peninsula-seven-pines");
        table.play(1);
        ASSERT_EQ(table.asked(), "advance");
        EXPECT_EQ(table.favourable_faces(), 4);
        ASSERT_EQ(table.die(face), "");
        EXPECT_EQ(table.outcome(), face <= 4 ? "victory.richmond" : "") << face;
        EXPECT_EQ(table.at("us-peninsula"), face <= 4 ? "peninsula-richmond" : "peninsula-seven-pines");
    }
}

TEST(VirginiaAdvances, RolledAdvanceOfTwoWithMcClellanNeedsThreeOrLess_McClellan_V2) {
    for (int face = 1; face <= 6; ++face) {
        Table table({advance("us-peninsula", 1, true)});
        ASSERT_EQ(table.give(verbs::correct_face, {table.piece("us-peninsula"), 2}), "");
        table.play(1);
        ASSERT_EQ(table.die(face), "");
        EXPECT_EQ(table.at("us-peninsula"), face <= 3 ? "peninsula-yorktown" : "peninsula-fort-monroe")
            << face;
        EXPECT_EQ(table.at("cs-peninsula"), face <= 3 ? "peninsula-williamsburg" : "peninsula-yorktown")
            << face;
        EXPECT_EQ(table.at("mcclellan"), table.at("us-peninsula"));
    }
}

TEST(VirginiaAdvances, FailedAdvanceMovesNobodyAndTheTurnGoesOn_Advances) {
    Table table({advance("us-valley", 1, true)});
    table.play(1);
    ASSERT_EQ(table.die(3), "");
    EXPECT_EQ(table.at("us-valley"), "valley-harpers-ferry");
    EXPECT_EQ(table.at("cs-valley"), "valley-winchester");
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaAdvances, CardsModifierIsAddedToTheAdvanceRoll_Advances) {
    Table table({R"({"events": [{"advance-drm": {"value": -1, "front": "overland"}}],
                     "advances": [{"army": "us-overland", "roll": true}, {"army": "us-valley", "roll": true}]})"});
    table.play(1);
    EXPECT_EQ(table.favourable_faces(), 4); // 4 - 1 <= 3
    ASSERT_EQ(table.die(4), "");
    EXPECT_EQ(table.at("us-overland"), "overland-manassas");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.drm(), 0);
    EXPECT_EQ(table.favourable_faces(), 2);
}

TEST(VirginiaAdvances, TwoPlacesPushTheDefenderTwice_Cards) {
    Table table({advance("us-valley", 2)});
    table.play(1);
    EXPECT_EQ(table.at("us-valley"), "valley-strasburg");
    EXPECT_EQ(table.at("cs-valley"), "valley-harrisonburg");
}

TEST(VirginiaAdvances, WhereTheFirstOfTwoPlacesFailsTheSecondIsNotTried_Advances) {
    Table table({advance("us-valley", 2, true)});
    table.play(1);
    ASSERT_EQ(table.die(6), "");
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.phase(), "attacks");
    EXPECT_EQ(table.at("us-valley"), "valley-harpers-ferry");
}

TEST(VirginiaAdvances, EachOfTwoRolledPlacesHasItsRoll_Advances) {
    Table table({advance("us-valley", 2, true)});
    table.play(1);
    ASSERT_EQ(table.die(1), "");
    ASSERT_EQ(table.resolve(), "");
    ASSERT_EQ(table.asked(), "advance");
    ASSERT_EQ(table.die(6), "");
    EXPECT_EQ(table.at("us-valley"), "valley-winchester");
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaAdvances, SecondPlaceIntoRichmondIsRolledFor_Advances) {
    Table table({advance("us-overland", 2)});
    table.face("overland", "overland-spotsylvania");
    table.play(1);
    EXPECT_EQ(table.at("us-overland"), "overland-hanover-junction");
    EXPECT_EQ(table.asked(), "advance");
    ASSERT_EQ(table.die(3), "");
    EXPECT_EQ(table.outcome(), "victory.richmond");
}

TEST(VirginiaAdvances, AfterAFailureTheNextAdvanceOfTheCardIsMade_Advances) {
    Table table(
        {R"({"advances": [{"army": "us-valley", "places": 3, "roll": true}, {"army": "us-overland"}]})"});
    table.play(1);
    ASSERT_EQ(table.die(5), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.at("us-overland"), "overland-manassas");
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaAdvances, AcrossAGapNobodyIsPushed_Advances) {
    Table table({advance("us-valley")});
    ASSERT_EQ(table.put("cs-valley", "valley-staunton"), "");
    table.play(1);
    EXPECT_EQ(table.at("us-valley"), "valley-winchester");
    EXPECT_EQ(table.at("cs-valley"), "valley-staunton");
}

TEST(VirginiaAdvances, ConditionalAdvanceIsSkippedWhereItDoesNotHold_Advances) {
    Table table(
        {R"({"advances": [{"army": "us-valley", "places": 2, "if": {"lee-in-play": true}}, {"army": "us-overland"}]})"});
    table.play(1);
    EXPECT_EQ(table.at("us-valley"), "valley-harpers-ferry");
    EXPECT_EQ(table.at("us-overland"), "overland-manassas");
}

} // namespace
} // namespace fielddesk::test
