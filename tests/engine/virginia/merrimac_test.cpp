#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

const std::string james_advances = R"({"advances": [{"army": "us-james"}]})";

TEST(VirginiaMerrimac, MakesJamesAdvancesRoll_Merrimac) {
    for (int face = 1; face <= 6; ++face) {
        Table table({james_advances});
        table.play(1);
        ASSERT_EQ(table.asked(), "advance");
        ASSERT_EQ(table.die(face), "");
        EXPECT_EQ(table.at("us-james"), face <= 2 ? "james-norfolk" : "james-roanoke-island") << face;
    }
}

TEST(VirginiaMerrimac, McClellanAddsToTheJamesRoll_McClellan) {
    Table table({james_advances});
    ASSERT_EQ(table.put("mcclellan", "james-roanoke-island"), "");
    table.play(1);
    EXPECT_EQ(table.favourable_faces(), 3);
}

TEST(VirginiaMerrimac, OnceSheIsGoneTheJamesAdvancesByItself_Merrimac) {
    Table table({R"({"events": [{"merrimac": "leaves"}], "advances": [{"army": "us-james"}]})"});
    table.play(1);
    EXPECT_EQ(table.at("merrimac"), "beside-board");
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.at("us-james"), "james-norfolk");
}

TEST(VirginiaMerrimac, ReturnsByACard_Merrimac) {
    Table table({R"({"events": [{"merrimac": "leaves"}]})", R"({"events": [{"merrimac": "returns"}]})"});
    table.play(1);
    table.finish_turn();
    table.play(2);
    EXPECT_EQ(table.at("merrimac"), "hampton-roads");
}

TEST(VirginiaMerrimac, DoesNotTouchTheOtherFronts_Merrimac) {
    Table table(
        {R"({"advances": [{"army": "us-valley"}, {"army": "us-overland"}, {"army": "us-peninsula"}]})"});
    table.play(1);
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.phase(), "attacks");
}

TEST(VirginiaMerrimac, BesideRichmondTheJamesRollsEvenWithoutHer_Advances) {
    Table table({james_advances});
    table.face("james", "james-drewrys-bluff");
    ASSERT_EQ(table.put("merrimac", "beside-board"), "");
    table.play(1);
    EXPECT_EQ(table.asked(), "advance");
    ASSERT_EQ(table.die(2), "");
    EXPECT_EQ(table.outcome(), "victory.richmond");
}

TEST(VirginiaMerrimac, CardThatSaysRollAndTheMerrimacAskForOneRoll_Merrimac) {
    Table table({R"({"advances": [{"army": "us-james", "roll": true}]})"});
    table.play(1);
    ASSERT_EQ(table.die(2), "");
    EXPECT_EQ(table.asked(), "");
    EXPECT_EQ(table.at("us-james"), "james-norfolk");
}

} // namespace
} // namespace fielddesk::test
