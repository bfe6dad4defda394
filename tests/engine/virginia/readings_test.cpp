#include "engine/games/virginia/board.h"
#include "tests/engine/virginia/table.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

TEST(VirginiaReadings, OverlandStartsBeyondManassasOrShortOfIt_Readings) {
    const Table beyond({});
    EXPECT_EQ(beyond.at("us-overland"), "overland-centreville");
    EXPECT_EQ(beyond.at("cs-overland"), "overland-manassas");
    const Table short_of({}, {{"overland-start", "confederate-nearer-richmond"}});
    EXPECT_EQ(short_of.at("us-overland"), "overland-manassas");
    EXPECT_EQ(short_of.at("cs-overland"), "overland-catletts-station");
    EXPECT_EQ(short_of.value("us-overland"), 3);
}

// The James army beside Richmond, the Merrimac in play, and the card that advances it.
Table james_beside_richmond(const Choices& choices) {
    Table table({R"({"advances": [{"army": "us-james"}]})"}, choices);
    table.face("james", "james-drewrys-bluff");
    table.play(1);
    return table;
}

TEST(VirginiaReadings, MerrimacBesideRichmondIsOneRoll_Readings) {
    Table table = james_beside_richmond({});
    ASSERT_EQ(table.asked(), "advance");
    ASSERT_EQ(table.die(2), "");
    EXPECT_EQ(table.outcome(), "victory.richmond");
}

TEST(VirginiaReadings, MerrimacBesideRichmondIsTwoRollsAndBothMustSucceed_Readings) {
    for (const int second : {2, 3}) {
        Table table = james_beside_richmond({{"merrimac-beside-richmond", "two-rolls"}});
        ASSERT_EQ(table.die(2), "");
        EXPECT_EQ(table.outcome(), "");
        ASSERT_EQ(table.asked(), "advance-again");
        EXPECT_EQ(table.favourable_faces(), 2);
        ASSERT_EQ(table.die(second), "");
        EXPECT_EQ(table.outcome(), second == 2 ? "victory.richmond" : "");
        if (second == 3) {
            EXPECT_EQ(table.phase(), "attacks");
        }
    }
}

TEST(VirginiaReadings, OfTwoRollsAFailedFirstIsTheLast_Readings) {
    Table table = james_beside_richmond({{"merrimac-beside-richmond", "two-rolls"}});
    ASSERT_EQ(table.die(3), "");
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaReadings, TwoRollsAreOnlyForTheTwoTogether_Readings) {
    Table table({R"({"advances": [{"army": "us-james"}]})"}, {{"merrimac-beside-richmond", "two-rolls"}});
    table.face("james", "james-petersburg");
    table.play(1);
    ASSERT_EQ(table.die(2), "");
    EXPECT_EQ(table.at("us-james"), "james-drewrys-bluff");
    EXPECT_EQ(table.phase(), "attacks");
}

Table confederates_retreat_from_richmond(const Choices& choices) {
    Table table({R"({"events": [{"retreat": {"army": "cs-overland", "places": 1}}]})"}, choices);
    table.face("overland", "overland-hanover-junction");
    table.play(1);
    return table;
}

TEST(VirginiaReadings, RetreatFromRichmondHasNoEffect_Readings) {
    Table table = confederates_retreat_from_richmond({});
    EXPECT_EQ(table.at("cs-overland"), "overland-richmond");
    EXPECT_EQ(table.at("us-overland"), "overland-hanover-junction");
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaReadings, RetreatFromRichmondLetsTheUnionRollToEnter_Readings) {
    for (const int face : {3, 4}) {
        Table table = confederates_retreat_from_richmond({{"retreat-at-end", "enemy-advances"}});
        ASSERT_EQ(table.asked(), "advance");
        ASSERT_EQ(table.die(face), "");
        EXPECT_EQ(table.outcome(), face == 3 ? "victory.richmond" : "");
        if (face == 4) {
            EXPECT_EQ(table.phase(), "attacks");
        }
    }
}

Table union_retreats_from_fort_monroe(const Choices& choices) {
    Table table({R"({"events": [{"retreat": {"army": "us-peninsula", "places": 1}}]})"}, choices);
    EXPECT_EQ(table.put("cs-peninsula", "peninsula-white-house"), "");
    table.play(1);
    return table;
}

TEST(VirginiaReadings, UnionRetreatAtTheEndHasNoEffect_Readings) {
    const Table table = union_retreats_from_fort_monroe({});
    EXPECT_EQ(table.at("us-peninsula"), "peninsula-fort-monroe");
    EXPECT_EQ(table.at("cs-peninsula"), "peninsula-white-house");
}

TEST(VirginiaReadings, UnionRetreatAtTheEndLetsTheConfederatesComeOn_Readings) {
    const Table table = union_retreats_from_fort_monroe({{"retreat-at-end", "enemy-advances"}});
    EXPECT_EQ(table.at("us-peninsula"), "peninsula-fort-monroe");
    EXPECT_EQ(table.at("cs-peninsula"), "peninsula-williamsburg");
}

TEST(VirginiaReadings, UnionRetreatAtTheEndOpensNoCapitalAndNoBase_Readings) {
    Table table(
        {R"({"events": [{"retreat": {"army": "us-valley", "places": 1}}, {"retreat": {"army": "us-james", "places": 1}}]})"},
        {{"retreat-at-end", "enemy-advances"}});
    table.face("valley", "valley-washington");
    table.play(1);
    EXPECT_EQ(table.outcome(), "");
    EXPECT_EQ(table.at("cs-valley"), "valley-south-mountain");
    EXPECT_EQ(table.at("cs-james"), "james-norfolk");
}

TEST(VirginiaReadings, WorksOfWashingtonAreInItsSixOrTakeOneMore_Readings) {
    for (const bool is_extra : {false, true}) {
        Table table({R"({"attacks": 1})"}, {{"washington-works", is_extra ? "extra" : "included"}});
        table.face("valley", "valley-washington");
        ASSERT_EQ(table.put("lee", "valley-south-mountain"), "");
        table.play(1);
        ASSERT_EQ(table.attack("valley"), "");
        EXPECT_EQ(table.drm(), is_extra ? 0 : 1);
        ASSERT_EQ(table.die(6), "");
        EXPECT_EQ(table.outcome(), is_extra ? "" : "victory.washington");
    }
}

TEST(VirginiaReadings, ExtraWorksOfWashingtonAreNotOfOtherPlaces_Readings) {
    Table table({R"({"attacks": 1})"}, {{"washington-works", "extra"}});
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    EXPECT_EQ(table.drm(), 0);
}

TEST(VirginiaReadings, ReserveMayAttackAfterAnotherMovedLeeOrNot_Readings) {
    for (const bool is_same_turn : {true, false}) {
        Table table({R"({"attacks": 1})", "{}"},
                    {{"lee-and-reserve", is_same_turn ? "same-turn" : "not-same-turn"}});
        ASSERT_EQ(table.put("lee", "james-norfolk"), "");
        table.play(1);
        ASSERT_EQ(table.lee("valley"), "");
        EXPECT_EQ(table.offers("reserve"), is_same_turn);
        EXPECT_EQ(table.reserve("overland"), is_same_turn ? "" : "reserve.moved-lee");
        if (is_same_turn) continue;
        EXPECT_EQ(table.attack("valley"), ""); // the card's own attack is not touched
        ASSERT_EQ(table.die(1), "");
        ASSERT_EQ(table.end(), "");
        table.play(2);
        EXPECT_EQ(table.reserve("overland"), "");
    }
}

TEST(VirginiaReadings, LeeMayMoveTwiceForTwoReserves_Readings) {
    Table table({"{}"}, {{"lee-and-reserve", "not-same-turn"}});
    ASSERT_EQ(table.put("lee", "james-norfolk"), "");
    table.play(1);
    ASSERT_EQ(table.lee("valley"), "");
    ASSERT_EQ(table.lee("overland"), "");
    EXPECT_EQ(table.at("lee"), "overland-manassas");
    EXPECT_EQ(table.reserves(), 0);
}

TEST(VirginiaReadings, AfterAUnionRetreatTheConfederatesStayOrFollow_Readings) {
    for (const bool follows : {false, true}) {
        Table table({R"({"events": [{"retreat": {"army": "us-valley", "places": 2}}], "attacks": 1})"},
                    {{"after-union-retreat", follows ? "confederate-follows" : "confederate-stays"}});
        ASSERT_EQ(table.put("lee", "valley-winchester"), "");
        table.play(1);
        EXPECT_EQ(table.at("us-valley"), "valley-washington");
        EXPECT_EQ(table.at("cs-valley"), follows ? "valley-south-mountain" : "valley-winchester");
        EXPECT_EQ(table.at("lee"), table.at("cs-valley"));
        EXPECT_EQ(table.value("us-overland"), follows ? 2 : 3);
        EXPECT_EQ(table.attack("valley"), follows ? "" : "attack.not-adjacent");
    }
}

TEST(VirginiaReadings, ChoicesAreFoundByNameInAnyOrder_Readings) {
    Kit kit = kit_with_cards({});
    for (OptionDefinition& option : kit.options)
        std::reverse(option.choices.begin(), option.choices.end());
    const auto board = virginia::read_board(kit);
    ASSERT_TRUE(board);
    for (const auto& reading :
         {board->deck_on_the_table, board->overland_nearer_richmond, board->merrimac_needs_two_rolls,
          board->enemy_advances_at_end, board->washington_works_extra, board->reserve_not_after_lee,
          board->confederate_follows})
        EXPECT_EQ(reading.choice, 0) << kit.options[reading.option].id.text();
}

TEST(VirginiaReadings, KitWithoutAChoiceIsRefusedByItsPath_Readings) {
    Kit kit = kit_with_cards({});
    const OptionId option = kit.option("washington-works").value();
    kit.options[option].choices[1].id = Code("more");
    const auto board = virginia::read_board(kit);
    ASSERT_FALSE(board);
    ASSERT_EQ(board.error().size(), 1u);
    EXPECT_EQ(board.error()[0].path, "/options/" + std::to_string(option.value) + "/choices");
    EXPECT_EQ(board.error()[0].message, "expected a choice named extra");
}

} // namespace
} // namespace fielddesk::test
