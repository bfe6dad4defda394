#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

// Whether this condition holds at the start of a game, after these pieces were put elsewhere.
bool holds(const std::string& condition, const std::vector<std::pair<std::string, std::string>>& put = {}) {
    Table table({R"({"events": [{"if": )" + condition +
                 R"(, "then": [{"reserves": 2}], "else": [{"reserves": -2}]}]})"});
    for (const auto& [piece, place] : put)
        EXPECT_EQ(table.put(piece, place), "");
    table.play(1);
    EXPECT_EQ(table.phase(), "attacks");
    EXPECT_EQ(table.reserves() % 4, 0);
    return table.reserves() == 4;
}

TEST(VirginiaConditions, At_Events) {
    EXPECT_TRUE(holds(R"({"at": {"piece": "cs-valley", "place": "valley-winchester"}})"));
    EXPECT_FALSE(holds(R"({"at": {"piece": "cs-valley", "place": "valley-strasburg"}})"));
    EXPECT_TRUE(holds(R"({"at": {"piece": "lee", "place": "beside-board"}})"));
}

TEST(VirginiaConditions, BeyondIsNearerWashingtonThanThePlaceAndNotInIt_Events) {
    EXPECT_TRUE(holds(R"({"beyond": {"piece": "cs-valley", "place": "valley-strasburg"}})"));
    EXPECT_FALSE(holds(R"({"beyond": {"piece": "cs-valley", "place": "valley-winchester"}})"));
    EXPECT_FALSE(holds(R"({"beyond": {"piece": "cs-valley", "place": "valley-harpers-ferry"}})"));
}

TEST(VirginiaConditions, BeyondDoesNotHoldBesideTheBoardOrOnAnotherTrack_Events) {
    EXPECT_FALSE(holds(R"({"beyond": {"piece": "lee", "place": "valley-staunton"}})"));
    EXPECT_FALSE(holds(R"({"beyond": {"piece": "mcclellan", "place": "valley-staunton"}})"));
    EXPECT_TRUE(holds(R"({"beyond": {"piece": "mcclellan", "place": "peninsula-yorktown"}})"));
}

TEST(VirginiaConditions, AdjacentToRichmond_Events) {
    const std::string condition = R"({"adjacent-to-richmond": "us-james"})";
    EXPECT_FALSE(holds(condition));
    EXPECT_TRUE(holds(condition, {{"us-james", "james-drewrys-bluff"}}));
    EXPECT_FALSE(holds(condition, {{"us-james", "james-petersburg"}}));
}

TEST(VirginiaConditions, LeeInPlay_Events) {
    EXPECT_FALSE(holds(R"({"lee-in-play": true})"));
    EXPECT_TRUE(holds(R"({"lee-in-play": true})", {{"lee", "valley-winchester"}}));
}

TEST(VirginiaConditions, MerrimacInPlay_Events) {
    EXPECT_TRUE(holds(R"({"merrimac-in-play": true})"));
    EXPECT_FALSE(holds(R"({"merrimac-in-play": true})", {{"merrimac", "beside-board"}}));
}

TEST(VirginiaConditions, McClellanWith_Events) {
    EXPECT_TRUE(holds(R"({"mcclellan-with": "us-peninsula"})"));
    EXPECT_FALSE(holds(R"({"mcclellan-with": "us-overland"})"));
    EXPECT_FALSE(holds(R"({"mcclellan-with": "us-peninsula"})", {{"us-peninsula", "peninsula-yorktown"}}));
}

TEST(VirginiaConditions, ReservesAtLeast_Events) {
    EXPECT_TRUE(holds(R"({"reserves-at-least": 2})"));
    EXPECT_FALSE(holds(R"({"reserves-at-least": 3})"));
}

TEST(VirginiaConditions, NotAllAndAny_Events) {
    const std::string yes = R"({"merrimac-in-play": true})";
    const std::string no = R"({"lee-in-play": true})";
    EXPECT_FALSE(holds(R"({"not": )" + yes + "}"));
    EXPECT_TRUE(holds(R"({"not": )" + no + "}"));
    EXPECT_TRUE(holds(R"({"all": [)" + yes + "," + yes + "]}"));
    EXPECT_FALSE(holds(R"({"all": [)" + yes + "," + no + "]}"));
    EXPECT_TRUE(holds(R"({"any": [)" + no + "," + yes + "]}"));
    EXPECT_FALSE(holds(R"({"any": [)" + no + "," + no + "]}"));
    EXPECT_TRUE(holds(R"({"not": {"all": [)" + yes + R"(, {"not": )" + yes + "}]}}"));
}

TEST(VirginiaConditions, WithoutElseNothingHappensAndTheCardGoesOn_Events) {
    Table table(
        {R"({"events": [{"if": {"lee-in-play": true}, "then": [{"reserves": 2}]}, {"merrimac": "leaves"}]})"});
    table.play(1);
    EXPECT_EQ(table.reserves(), 2);
    EXPECT_EQ(table.at("merrimac"), "beside-board");
}

TEST(VirginiaConditions, AreLookedAtWhenTheirTurnComes_Events) {
    Table table({R"({"events": [{"merrimac": "leaves"},
        {"if": {"merrimac-in-play": true}, "then": [{"reserves": 2}], "else": [{"reserves": -2}]}]})"});
    table.play(1);
    EXPECT_EQ(table.reserves(), 0);
}

TEST(VirginiaConditions, BranchesInsideBranches_Events) {
    Table table({R"({"events": [{"if": {"merrimac-in-play": true},
        "then": [{"if": {"lee-in-play": true}, "then": [{"reserves": 2}], "else": [{"reserves": 1}]}],
        "else": [{"reserves": -2}]}, {"merrimac": "leaves"}]})"});
    table.play(1);
    EXPECT_EQ(table.reserves(), 3);
    EXPECT_EQ(table.at("merrimac"), "beside-board");
}

} // namespace
} // namespace fielddesk::test
