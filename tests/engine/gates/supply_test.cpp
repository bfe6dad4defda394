#include "engine/games/gates/supply.h"

#include <gmock/gmock.h>

// Supply of Gates of Richmond.
namespace fielddesk::gates {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr Code road{"road"};

PlaceId place(int number) {
    return PlaceId{static_cast<std::uint16_t>(number)};
}
PieceId piece(int number) {
    return PieceId{static_cast<std::uint16_t>(number)};
}
SupplyUnit dump(int number, int where) {
    return {piece(number), {place(where)}, false};
}
SupplyUnit wagon(int number, int where) {
    return {piece(number), {place(where)}, true};
}

// A road of this many points in a line.
Map road_of(int points) {
    std::vector<Connection> connections;
    for (int number = 1; number < points; ++number)
        connections.push_back({place(number - 1), place(number), road, {}});
    return {connections, {}};
}

TEST(GatesSupply, ConfederatesAreInSupplyWithinTwelvePointsOfRichmond_S8_1) {
    const Map map = road_of(20);
    const SupplyTrace trace(map, {});
    const auto way = trace.to_richmond({place(12)}, place(0));
    ASSERT_TRUE(way);
    EXPECT_EQ(length_of(*way), 12);
    EXPECT_FALSE(trace.to_richmond({place(13)}, place(0)));
}

TEST(GatesSupply, NoLineIsTracedThroughTheEnemy_S8_1) {
    const Map map = road_of(20);
    EXPECT_FALSE(SupplyTrace(map, {place(3)}).to_richmond({place(5)}, place(0)));
    EXPECT_THAT(SupplyTrace(map, {place(2)}).chain(place(0), {dump(1, 3)}), IsEmpty());
    EXPECT_FALSE(SupplyTrace(map, {place(2)}).from_chain({place(3)}, place(0), {}));
    EXPECT_FALSE(SupplyTrace(map, {place(0)}).from_chain({place(1)}, place(0), {}))
        << "nor from its terminus";
}

TEST(GatesSupply, ChainLinksUnitsThatAreThreePointsApart_S8_1) {
    const Map map = road_of(20);
    const auto links = SupplyTrace(map, {}).chain(place(0), {dump(1, 6), dump(2, 3), dump(3, 10)});
    ASSERT_THAT(links, SizeIs(2)) << "the third is four points from the next";
    EXPECT_EQ(links[0].piece, piece(2));
    EXPECT_EQ(links[0].before, std::nullopt);
    EXPECT_EQ(links[1].piece, piece(1));
    EXPECT_EQ(links[1].before, piece(2));
    EXPECT_EQ(length_of(links[1].way), 3);
}

TEST(GatesSupply, UnionUnitIsInSupplyWithinFourPointsOfTheChain_S8_1) {
    const Map map = road_of(20);
    const SupplyTrace trace(map, {});
    const std::vector<SupplyUnit> units{dump(1, 3), dump(2, 6)};
    EXPECT_TRUE(trace.from_chain({place(10)}, place(0), units));
    EXPECT_FALSE(trace.from_chain({place(11)}, place(0), units));
    EXPECT_TRUE(trace.from_chain({place(4)}, place(0), {})) << "the terminus alone reaches as far";
    EXPECT_FALSE(trace.from_chain({place(5)}, place(0), {}));
}

TEST(GatesSupply, WagonIsNoLinkButCanBeDrawnOnFromFourPoints_S8_1) {
    const Map map = road_of(20);
    const SupplyTrace trace(map, {});
    const std::vector<SupplyUnit> units{wagon(1, 3), dump(2, 6), wagon(3, 9)};
    EXPECT_THAT(trace.chain(place(0), units), IsEmpty());
    EXPECT_FALSE(trace.from_chain({place(7)}, place(0), units));
    const auto near = trace.wagons_near({place(7)}, units);
    ASSERT_THAT(near, SizeIs(2));
    EXPECT_EQ(near[0].first, piece(3)) << "the nearest first";
    EXPECT_EQ(near[1].first, piece(1));
    EXPECT_THAT(trace.wagons_near({place(14)}, units), IsEmpty());
}

TEST(GatesSupply, BlownBridgeCutsTheChain_S8_1) {
    const std::vector<Connection> connections{{place(0), place(1), north_bank, {}},
                                              {place(1), place(2), south_bank, {}}};
    const std::vector<SupplyUnit> units{dump(1, 2)};
    const Map whole(connections, {});
    EXPECT_THAT(SupplyTrace(whole, {}).chain(place(0), units), SizeIs(1));
    const Map cut(connections, {place(1)});
    EXPECT_THAT(SupplyTrace(cut, {}).chain(place(0), units), IsEmpty());
    EXPECT_TRUE(SupplyTrace(cut, {}).from_chain({place(1), Bank::North}, place(0), {}));
    EXPECT_FALSE(SupplyTrace(cut, {}).from_chain({place(1), Bank::South}, place(0), {}));
}

TEST(GatesSupply, UnitIsMarkedThenRollsAndComesFreeInSupply_S8_2) {
    EXPECT_EQ(mark_after(SupplyMark::None, false), SupplyMark::OutOfSupply);
    EXPECT_EQ(mark_after(SupplyMark::OutOfSupply, false), SupplyMark::Attrition);
    EXPECT_EQ(mark_after(SupplyMark::Attrition, false), SupplyMark::Attrition);
    for (const SupplyMark mark : {SupplyMark::None, SupplyMark::OutOfSupply, SupplyMark::Attrition})
        EXPECT_EQ(mark_after(mark, true), SupplyMark::None);
}

TEST(GatesSupply, AttritionTakesTwoOnTheLowerHalfOfTheDieAndOneOnTheUpper_S8_2) {
    std::vector<int> losses;
    for (int die = 1; die <= 6; ++die)
        losses.push_back(attrition_loss(die));
    EXPECT_THAT(losses, ElementsAre(2, 2, 2, 1, 1, 1));
}

} // namespace
} // namespace fielddesk::gates
