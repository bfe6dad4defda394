#include "tests/gates/combat_table.h"

namespace fielddesk::gates::test {

namespace {

class NoMoreAttacks : public GatesCombat, public ::testing::WithParamInterface<std::string> {};

TEST_P(NoMoreAttacks, NeitherSideAttacksThePointUntilTheTurnEnds_S12) {
    table.play({"us: play " + GetParam(), "us: bar grapevine-bridge"});
    EXPECT_TRUE(table.is_marked("grapevine-bridge", "barred"));
    table.play({"cs: take turkey-hill"});
    EXPECT_EQ(table.give("cs: assault grapevine-bridge"), "gates.no-more-attacks");
    table.play({"cs: halt", "cs: end-phase", "us: end-phase"});
    EXPECT_FALSE(table.is_marked("grapevine-bridge", "barred"));
}

INSTANTIATE_TEST_SUITE_P(GatesCards, NoMoreAttacks, ::testing::Values("27", "28", "29", "30"),
                         [](const auto& card) { return "Card" + card.param; });

class Guide : public GatesCombat, public ::testing::WithParamInterface<std::string> {};

TEST_P(Guide, DefenderGoesWithoutACombatAndTheAttackerTakesThePoint_S12) {
    for (const std::string side : {"cs: play ", "us: play "}) {
        CombatTable each;
        each.check_supply();
        each.attack();
        each.play({side + GetParam()});
        ASSERT_EQ(each.asked(), "retreat");
        each.play({"us: fall-back trent-house"});
        EXPECT_EQ(each.at("us-mccall"), "trent-house");
        EXPECT_EQ(each.at("cs-winder"), "grapevine-bridge");
        EXPECT_EQ(each.points("us-sykes") + each.points("us-mccall"), 12);
        EXPECT_EQ(each.cards("discards"), 1);
    }
}

INSTANTIATE_TEST_SUITE_P(GatesCards, Guide, ::testing::Values("32", "33", "34"),
                         [](const auto& card) { return "Card" + card.param; });

TEST_F(GatesCombat, McClellanReturnsAddsTwoToTheRoll_S12) {
    table.place("cs-ap-hill", "trent-house");
    table.place("us-mcclellan", "orchard-station");
    table.place("us-couch", "orchard-station");
    for (const std::string piece : {"us-cooke", "us-dummy-cavalry-1"})
        table.place(piece, "savage-station");
    table.play({"cs: end-phase", "us: take orchard-station", "us: assault trent-house"});
    table.play({"cs: done", "us: done", "us: play 36"});
    EXPECT_EQ(table.modifiers()["drm.card"], 2);
}

TEST_F(GatesCombat, PorterShinesHelpsTheFifthCorpsInAttack_S12) {
    table.play({"us: play 38", "cs: end-phase", "us: take grapevine-bridge", "us: assault turkey-hill"});
    table.play({"cs: done", "us: done"});
    EXPECT_EQ(table.modifiers()["drm.card"], 2);
}

class PoorMaps : public GatesCombat, public ::testing::WithParamInterface<std::string> {};

// Infantry has 4 points, and one less for each such card of the enemy.
TEST_P(PoorMaps, EachPieceOfTheEnemyHasOnePointLess_S12) {
    table.play({"cs: play " + GetParam(), "cs: end-phase", "us: take-piece us-hooker"});
    table.play({"us: go morrells-ordinary", "us: go jordans-ford", "us: go oldhams-farm"});
    EXPECT_FALSE(table.offers("us", "go"));
    EXPECT_EQ(table.at("us-hooker"), "oldhams-farm");
}

INSTANTIATE_TEST_SUITE_P(GatesCards, PoorMaps, ::testing::Values("43", "44"),
                         [](const auto& card) { return "Card" + card.param; });

TEST_F(GatesCombat, PoorMapsOfTwoCardsAreAddedUp_S12) {
    table.play({"cs: play 43", "cs: play 44", "cs: end-phase", "us: take-piece us-hooker"});
    table.play({"us: go morrells-ordinary", "us: go jordans-ford"});
    EXPECT_FALSE(table.offers("us", "go"));
}

// One die for each bridge that stands, in the order of the map: Jordan's Ford, Brackett's Ford, White Oak,
// Bottom's, Trestle, Lower Grapevine, Grapevine, Duane's, New and Turnpike.
TEST_F(GatesCombat, HeavyRainsDestroyBridgesOnOneAndTwo_S12) {
    table.play({"us: play 53"});
    ASSERT_EQ(table.asked(), "card-bridges");
    table.dice({3, 4, 1, 3, 6, 6, 2, 3, 5, 5});
    ASSERT_EQ(table.asked(), "bank");
    table.play({"us: bank south"});
    EXPECT_EQ(table.asked(), "card-reshuffle");
    table.dice({4});
    EXPECT_TRUE(table.is_marked("white-oak-bridge", "blown"));
    EXPECT_TRUE(table.is_marked("grapevine-bridge", "blown"));
    EXPECT_TRUE(table.bears("us-mccall", "south"));
    for (const std::string bridge : {"jordans-ford", "bracketts-ford", "duanes-bridge", "new-bridge"})
        EXPECT_FALSE(table.is_marked(bridge, "blown")) << bridge;
}

TEST_F(GatesCombat, HeavyRainsSpareABridgeThatIsDown_S12) {
    table.play({"correct place trestle-bridge blown on", "us: play 53"});
    EXPECT_EQ(table.whole().question->dice, 9);
}

} // namespace

} // namespace fielddesk::gates::test
