#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

const std::string two_attacks = R"({"attacks": 2})";

TEST(VirginiaBans, AnyUnionArmyBesideRichmondForbidsTheFarPlaces_RichmondBan) {
    for (const auto& [army, place] :
         {std::pair("us-peninsula", "peninsula-seven-pines"), std::pair("us-james", "james-drewrys-bluff")}) {
        Table table({two_attacks});
        ASSERT_EQ(table.put(army, place), "");
        table.play(1);
        EXPECT_EQ(table.attack("valley"), "attack.richmond-first") << army;
        EXPECT_EQ(table.attack("overland"), "attack.richmond-first") << army;
        EXPECT_EQ(table.reserve("overland"), "attack.richmond-first") << army;
    }
}

TEST(VirginiaBans, TwoPlacesFromRichmondForbidNothing_RichmondBan) {
    Table table({two_attacks});
    ASSERT_EQ(table.put("us-peninsula", "peninsula-white-house"), "");
    table.play(1);
    EXPECT_THAT(table.offered("attack"), testing::ElementsAre("valley", "overland"));
}

TEST(VirginiaBans, WinchesterAndFalmouthThemselvesMayBeAttacked_RichmondBan) {
    Table table({two_attacks});
    table.face("valley", "valley-winchester");
    table.face("overland", "overland-falmouth");
    table.face("peninsula", "peninsula-seven-pines");
    table.play(1);
    EXPECT_THAT(table.offered("attack"), testing::ElementsAre("valley", "overland", "peninsula"));
}

TEST(VirginiaBans, OnePlaceBeyondThemMayNot_RichmondBan) {
    Table table({two_attacks});
    table.face("valley", "valley-harpers-ferry");
    table.face("overland", "overland-catletts-station");
    table.face("peninsula", "peninsula-seven-pines");
    table.play(1);
    EXPECT_THAT(table.offered("attack"), testing::ElementsAre("peninsula"));
}

TEST(VirginiaBans, WashingtonMayNotBeAttackedThen_RichmondBan) {
    Table table({two_attacks});
    table.face("valley", "valley-washington");
    table.face("james", "james-drewrys-bluff");
    table.play(1);
    EXPECT_EQ(table.attack("valley"), "attack.richmond-first");
}

TEST(VirginiaBans, PushingTheArmyAwayFromRichmondLiftsItAtOnce_RichmondBan) {
    Table table({two_attacks});
    table.face("james", "james-drewrys-bluff");
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "attack.richmond-first");
    ASSERT_EQ(table.attack("james"), "");
    ASSERT_EQ(table.die(6), "");
    EXPECT_EQ(table.attack("valley"), "");
}

TEST(VirginiaBans, OverlandArmyBesideRichmondBindsTheValleyAndMayBeAttackedItself_RichmondBan) {
    Table table({two_attacks});
    table.face("overland", "overland-hanover-junction");
    table.play(1);
    EXPECT_EQ(table.attack("valley"), "attack.richmond-first");
    EXPECT_EQ(table.attack("overland"), "");
}

} // namespace
} // namespace fielddesk::test
