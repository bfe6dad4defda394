#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

const std::string one_attack = R"({"attacks": 1})";

TEST(VirginiaWashington, SixWithLeeWins_Washington_V4) {
    for (int face = 1; face <= 6; ++face) {
        Table table({one_attack});
        table.face("valley", "valley-washington");
        ASSERT_EQ(table.put("lee", "valley-south-mountain"), "");
        table.play(1);
        ASSERT_EQ(table.attack("valley"), "");
        EXPECT_EQ(table.favourable_faces(), 1);
        ASSERT_EQ(table.die(face), "");
        EXPECT_EQ(table.outcome(), face == 6 ? "victory.washington" : "") << face;
        EXPECT_EQ(table.at("cs-valley"), face == 6 ? "valley-washington" : "valley-south-mountain") << face;
        EXPECT_EQ(table.at("lee"), table.at("cs-valley")) << face;
    }
}

TEST(VirginiaWashington, WithoutAPlusNoFaceEnters_Washington_V4) {
    Table table({one_attack});
    table.face("overland", "overland-washington");
    table.play(1);
    ASSERT_EQ(table.attack("overland"), "");
    EXPECT_EQ(table.favourable_faces(), 0);
    ASSERT_EQ(table.die(6), "");
    EXPECT_EQ(table.outcome(), "");
    EXPECT_EQ(table.at("cs-overland"), "overland-centreville");
}

TEST(VirginiaWashington, CardsPlusMakesTheSixASeven_Washington) {
    Table table({R"({"events": [{"attack-drm": {"value": 1}}], "attacks": 1})"});
    table.face("valley", "valley-washington");
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    ASSERT_EQ(table.die(6), "");
    EXPECT_EQ(table.outcome(), "victory.washington");
}

TEST(VirginiaWashington, ArmyAndMcClellanInItDoNotCount_Washington) {
    Table table({one_attack});
    table.face("valley", "valley-washington");
    ASSERT_EQ(table.put("mcclellan", "valley-washington"), "");
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    EXPECT_EQ(total(table.desk().ruling->target), 6);
}

TEST(VirginiaWashington, ReserveMayAttackItToo_Reserves) {
    Table table({"{}"});
    table.face("valley", "valley-washington");
    ASSERT_EQ(table.put("lee", "valley-south-mountain"), "");
    table.play(1);
    ASSERT_EQ(table.reserve("valley"), "");
    ASSERT_EQ(table.die(6), "");
    EXPECT_EQ(table.outcome(), "victory.washington");
}

TEST(VirginiaWashington, CardsOwnAdvanceCannotEnterIt_Washington) {
    Table table({R"({"events": [{"advance": {"army": "cs-valley", "places": 1}}]})"});
    table.face("valley", "valley-washington");
    table.play(1);
    EXPECT_EQ(table.outcome(), "");
    EXPECT_EQ(table.at("cs-valley"), "valley-south-mountain");
}

TEST(VirginiaWashington, UnionArmyMarchesOutAndPushesTheBesiegersBack_Advances) {
    Table table({R"({"advances": [{"army": "us-valley"}]})"});
    table.face("valley", "valley-washington");
    table.play(1);
    EXPECT_EQ(table.at("us-valley"), "valley-south-mountain");
    EXPECT_EQ(table.at("cs-valley"), "valley-harpers-ferry");
}

} // namespace
} // namespace fielddesk::test
