#include "engine/games/gates/map.h"

#include <gmock/gmock.h>

// Points, connections and bridges of Gates of Richmond.
namespace fielddesk::gates {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

constexpr PlaceId north{0}, bridge{1}, south{2}, far_south{3};
constexpr Code road{"road"};

std::vector<Connection> across_the_river() {
    return {{north, bridge, north_bank, {}}, {bridge, south, south_bank, {}}, {south, far_south, road, {}}};
}

TEST(GatesMap, EachPointThatIsEnteredCountsOne_S3) {
    const Map map(across_the_river(), {});
    const auto way = map.way({{north}}, {{far_south}}, 9, {});
    ASSERT_TRUE(way);
    EXPECT_THAT(*way, ElementsAre(Spot{north}, Spot{bridge}, Spot{south}, Spot{far_south}));
    EXPECT_EQ(length_of(*way), 3);
    EXPECT_FALSE(map.way({{north}}, {{far_south}}, 2, {}));
    EXPECT_EQ(length_of(map.way({{south}}, {{south}}, 0, {}).value()), 0);
}

TEST(GatesMap, NoWayLeadsThroughABarredPoint_S3) {
    const Map map(across_the_river(), {});
    EXPECT_FALSE(map.way({{north}}, {{far_south}}, 9, {bridge}));
    EXPECT_FALSE(map.way({{north}}, {{far_south}}, 9, {far_south})) << "nor into one";
    EXPECT_FALSE(map.way({{north}}, {{far_south}}, 9, {north})) << "nor out of one";
}

TEST(GatesMap, BlownBridgeHasTwoBanksThatAreNotBesideEachOther_S10) {
    const Map map(across_the_river(), {bridge});
    EXPECT_THAT(map.spots_of(bridge), ElementsAre(Spot{bridge, Bank::North}, Spot{bridge, Bank::South}));
    EXPECT_THAT(map.beside({bridge, Bank::North}), ElementsAre(Spot{north}));
    EXPECT_THAT(map.beside({bridge, Bank::South}), ElementsAre(Spot{south}));
    EXPECT_FALSE(map.way({{north}}, {{south}}, 9, {}));
    EXPECT_TRUE(map.way({{north}}, map.spots_of(bridge), 1, {})) << "its own bank can be entered";
}

TEST(GatesMap, StandingBridgeIsOnePoint_S10) {
    const Map map(across_the_river(), {});
    EXPECT_THAT(map.spots_of(bridge), ElementsAre(Spot{bridge}));
    EXPECT_THAT(map.beside({bridge}), UnorderedElementsAre(Spot{north}, Spot{south}));
}

TEST(GatesMap, ConnectionThatSaysNoBankDoesNotLeadToABlownBridge_S10) {
    const std::vector<Connection> connections{{north, bridge, road, {}}};
    EXPECT_TRUE(Map(connections, {}).way({{north}}, {{bridge}}, 1, {}));
    const Map blown(connections, {bridge});
    EXPECT_FALSE(blown.way({{north}}, blown.spots_of(bridge), 9, {}));
}

TEST(GatesMap, PlacesThatAreKnownNotToBeConnectedAreNot_S3) {
    const Map map({{north, south, std::nullopt, {}}}, {});
    EXPECT_THAT(map.beside({north}), IsEmpty());
}

} // namespace
} // namespace fielddesk::gates
