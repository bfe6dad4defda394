#include "engine/kit/json.h"
#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

std::string retreat(const std::string& army, int places = 1) {
    return Json{{"events", {{{"retreat", {{"army", army}, {"places", places}}}}}}}.dump();
}
std::string advance(const std::string& army, int places = 1) {
    return Json{{"events", {{{"advance", {{"army", army}, {"places", places}}}}}}}.dump();
}

TEST(VirginiaEvents, ConfederateRetreatPullsTheUnionForward_KeyConcepts) {
    Table table({retreat("cs-valley")});
    table.play(1);
    EXPECT_EQ(table.at("cs-valley"), "valley-strasburg");
    EXPECT_EQ(table.at("us-valley"), "valley-winchester");
}

TEST(VirginiaEvents, RetreatOfTwoPlacesPullsTheUnionTwice_KeyConcepts) {
    Table table({retreat("cs-overland", 2)});
    table.play(1);
    EXPECT_EQ(table.at("cs-overland"), "overland-falmouth");
    EXPECT_EQ(table.at("us-overland"), "overland-catletts-station");
}

TEST(VirginiaEvents, ConfederateRetreatIntoRichmondIsNoUnionVictory_Victory) {
    Table table({retreat("cs-valley")});
    table.face("valley", "valley-harrisonburg");
    table.play(1);
    EXPECT_EQ(table.at("cs-valley"), "valley-richmond");
    EXPECT_EQ(table.at("us-valley"), "valley-staunton");
    EXPECT_EQ(table.outcome(), "");
}

TEST(VirginiaEvents, UnionRetreatsTowardWashingtonFortMonroeAndRoanokeIsland_Advances) {
    for (const auto& [front, from, to] :
         {std::tuple("valley", "valley-strasburg", "valley-winchester"),
          std::tuple("overland", "overland-falmouth", "overland-catletts-station"),
          std::tuple("peninsula", "peninsula-yorktown", "peninsula-fort-monroe"),
          std::tuple("james", "james-norfolk", "james-roanoke-island")}) {
        Table table({retreat(std::string("us-") + front)});
        table.face(front, from);
        table.play(1);
        EXPECT_EQ(table.at(std::string("us-") + front), to);
    }
}

TEST(VirginiaEvents, UnionRetreatOfTwoStopsAtTheEndOfTheTrack_Readings) {
    Table table({retreat("us-james", 2)});
    table.face("james", "james-norfolk");
    table.play(1);
    EXPECT_EQ(table.at("us-james"), "james-roanoke-island");
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaEvents, ConfederateAdvanceByACardPushesTheUnionBack_Events) {
    Table table({advance("cs-valley", 2)});
    table.play(1);
    EXPECT_EQ(table.at("cs-valley"), "valley-south-mountain");
    EXPECT_EQ(table.at("us-valley"), "valley-washington");
}

TEST(VirginiaEvents, ConfederateAdvanceDoesNotPushTheUnionOutOfItsBase_Bases) {
    Table table({advance("cs-james")});
    table.play(1);
    EXPECT_EQ(table.at("cs-james"), "james-norfolk");
    EXPECT_EQ(table.at("us-james"), "james-roanoke-island");
}

TEST(VirginiaEvents, ConfederateAdvanceUpToABaseClosesTheGap_Bases) {
    Table table({advance("cs-james", 2)});
    ASSERT_EQ(table.put("cs-james", "james-suffolk"), "");
    table.play(1);
    EXPECT_EQ(table.at("cs-james"), "james-norfolk");
    EXPECT_EQ(table.at("us-james"), "james-roanoke-island");
}

TEST(VirginiaEvents, UnionAdvanceByAnEventGoesByTheRulesOfAdvances_Advances) {
    Table table({advance("us-james")});
    table.play(1);
    EXPECT_EQ(table.asked(), "advance"); // the Merrimac
    ASSERT_EQ(table.die(6), "");
    EXPECT_EQ(table.at("us-james"), "james-roanoke-island");
}

TEST(VirginiaEvents, BattleBranchesByItsDieAndGoesOnAfterIt_Events) {
    const std::string battle = R"({"events": [{"battle": {"results": [
        {"from": 1, "to": 1, "events": [{"retreat": {"army": "cs-valley", "places": 1}}]},
        {"from": 2, "to": 4, "events": []},
        {"from": 5, "to": 6, "events": [{"retreat": {"army": "us-valley", "places": 1}}, {"reserves": 1}]}]}},
        {"merrimac": "leaves"}]})";
    for (int face = 1; face <= 6; ++face) {
        Table table({battle});
        table.play(1);
        ASSERT_EQ(table.die(face), "");
        while (table.offers("resolve"))
            ASSERT_EQ(table.resolve(), "");
        const std::string union_at = face == 1   ? "valley-winchester"
                                     : face <= 4 ? "valley-harpers-ferry"
                                                 : "valley-south-mountain";
        EXPECT_EQ(table.at("us-valley"), union_at) << face;
        EXPECT_EQ(table.at("cs-valley"), face == 1 ? "valley-strasburg" : "valley-winchester") << face;
        EXPECT_EQ(table.reserves(), face >= 5 ? 3 : 2) << face;
        EXPECT_EQ(table.at("merrimac"), "beside-board") << face;
        EXPECT_EQ(table.phase(), "attacks") << face;
    }
}

TEST(VirginiaEvents, BattleInsideABattleReturnsToTheOuterOne_Events) {
    Table table({R"({"events": [{"battle": {"results": [
        {"from": 1, "to": 3, "events": [{"battle": {"results": [
            {"from": 1, "to": 3, "events": [{"reserves": 1}]},
            {"from": 4, "to": 6, "events": [{"reserves": 2}]}]}}, {"merrimac": "leaves"}]},
        {"from": 4, "to": 6, "events": [{"reserves": -1}]}]}}]})"});
    table.play(1);
    ASSERT_EQ(table.die(2), "");
    ASSERT_EQ(table.resolve(), "");
    ASSERT_EQ(table.asked(), "battle");
    ASSERT_EQ(table.die(5), "");
    ASSERT_EQ(table.resolve(), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_EQ(table.reserves(), 4);
    EXPECT_EQ(table.at("merrimac"), "beside-board");
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaEvents, FlipShowsTheFaceAndTheValueOfIt_GameComponents) {
    Table table({R"({"events": [{"flip": {"army": "us-peninsula", "face": "reduced"}}]})",
                 R"({"events": [{"flip": {"army": "us-peninsula", "face": "full"}}]})"});
    table.play(1);
    EXPECT_EQ(table.value("us-peninsula"), 3); // 2 and McClellan
    table.finish_turn();
    table.play(2);
    EXPECT_EQ(table.value("us-peninsula"), 4);
}

TEST(VirginiaEvents, FlipToTheFaceThatIsUpChangesNothing_Cards) {
    Table table({R"({"events": [{"flip": {"army": "us-james", "face": "full"}}]})"});
    ASSERT_EQ(table.turn(1), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_TRUE(table.noted("flip.already"));
    EXPECT_EQ(table.value("us-james"), 2);
}

TEST(VirginiaEvents, RemindersAreNotedOneByOne_Cards) {
    Table table({R"({"events": [{"reminder": "First."}, {"reminder": "Second."}]})"});
    ASSERT_EQ(table.turn(1), "");
    for (const int index : {0, 1}) {
        ASSERT_EQ(table.resolve(), "");
        const auto& note = std::get<facts::Noted>(table.facts()[1].what);
        EXPECT_EQ(note.text, (Text{"card.reminder", {*table.kit().card_numbered(1), index}}));
    }
}

TEST(VirginiaEvents, ModifiersOfOneCardAddUp_Attacks) {
    Table table(
        {R"({"events": [{"attack-drm": {"value": 1}}, {"attack-drm": {"value": 1, "front": "valley"}}], "attacks": 1})"});
    table.play(1);
    EXPECT_EQ(table.track("valley-attack-drm"), 2);
    EXPECT_EQ(table.track("overland-attack-drm"), 1);
}

} // namespace
} // namespace fielddesk::test
