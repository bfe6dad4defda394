#include "tests/engine/kit/kit_files.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <map>
#include <set>

namespace fielddesk::test {
namespace {

using testing::ElementsAre;

const PieceDefinition& piece(const char* id) {
    return shipped_kit().pieces[shipped_kit().piece(id).value()];
}

std::string_view start_of(const char* id) {
    return shipped_kit().places[piece(id).start].id.text();
}

std::vector<int> values_of(const char* id) {
    std::vector<int> values;
    for (const Face& face : piece(id).faces)
        values.push_back(face.value.value_or(-1));
    return values;
}

std::vector<std::string> track_of(const char* front) {
    for (const Json& entry : shipped_game().at("fronts")) {
        if (entry.at("id") == front) return entry.at("places").get<std::vector<std::string>>();
    }
    return {};
}

TEST(VirginiaKit, ConfederateArmiesStartAsTheSetUpSays) {
    EXPECT_EQ(start_of("cs-valley"), "valley-winchester");
    EXPECT_EQ(start_of("cs-overland"), "overland-manassas");
    EXPECT_EQ(start_of("cs-peninsula"), "peninsula-yorktown");
    EXPECT_EQ(start_of("cs-james"), "james-norfolk");
}

TEST(VirginiaKit, UnionArmiesStartAsTheSetUpSays) {
    EXPECT_EQ(start_of("us-valley"), "valley-harpers-ferry");
    EXPECT_EQ(start_of("us-peninsula"), "peninsula-fort-monroe");
    EXPECT_EQ(start_of("us-james"), "james-roanoke-island");
    EXPECT_EQ(start_of("mcclellan"), start_of("us-peninsula"));
}

TEST(VirginiaKit, UnionOverlandArmyStartsOnePlaceBeyondManassasAndShortOfWashington) {
    const auto track = track_of("overland");
    const auto manassas = std::find(track.begin(), track.end(), "overland-manassas");
    ASSERT_GE(track.end() - manassas, 3);
    EXPECT_EQ(start_of("us-overland"), manassas[1]);
    EXPECT_NE(manassas[1], "overland-washington");
}

TEST(VirginiaKit, ArmiesOfAFrontStandSideBySideWithTheUnionBeyond) {
    for (const Json& front : shipped_game().at("fronts")) {
        const auto places = front.at("places").get<std::vector<std::string>>();
        const auto index_of = [&](const std::string& army) {
            const auto found = std::find(places.begin(), places.end(), start_of(army.c_str()));
            return found - places.begin();
        };
        EXPECT_EQ(index_of(front.at("union")), index_of(front.at("confederate")) + 1) << front.at("id");
    }
}

TEST(VirginiaKit, PrintedValuesAreThoseOfTheRulebook) {
    EXPECT_THAT(values_of("us-overland"), ElementsAre(3, 2));
    EXPECT_EQ(piece("us-overland").faces[1].provenance, Provenance::Printed);
    EXPECT_EQ(piece("us-peninsula").faces[0], (Face{3, Provenance::Printed}));
    EXPECT_EQ(piece("us-peninsula").faces[1].provenance, Provenance::Practice);
    EXPECT_EQ(shipped_game().at("washington_value"), 6);
    EXPECT_EQ(shipped_game().at("leaders").at("mcclellan").at("bonus"), 1);
    EXPECT_EQ(shipped_game().at("leaders").at("lee").at("bonus"), 1);
}

TEST(VirginiaKit, ValuesThatAreNotPrintedAreMarkedAsPractice) {
    for (const char* id : {"us-valley", "us-james"}) {
        for (const Face& face : piece(id).faces)
            EXPECT_EQ(face.provenance, Provenance::Practice) << id;
    }
}

TEST(VirginiaKit, ConfederateArmiesHaveNoValue) {
    for (const char* id : {"cs-valley", "cs-overland", "cs-peninsula", "cs-james"})
        EXPECT_THAT(values_of(id), ElementsAre(-1)) << id;
}

TEST(VirginiaKit, MerrimacTwoReservesAndLeeStartWhereTheSetUpSays) {
    EXPECT_EQ(start_of("merrimac"), "hampton-roads");
    EXPECT_EQ(start_of("lee"), "beside-board");
    std::map<std::string_view, int> reserves;
    for (const PieceDefinition& definition : shipped_kit().pieces) {
        if (definition.kind == Code("reserve")) ++reserves[shipped_kit().places[definition.start].id.text()];
    }
    EXPECT_EQ(reserves["reserve-box"], 2);
    EXPECT_EQ(reserves["beside-board"], 2);
}

TEST(VirginiaKit, TracksKeepThePrintedOrder) {
    const auto valley = track_of("valley");
    EXPECT_EQ(valley.front(), "valley-richmond");
    EXPECT_THAT(std::vector(valley.end() - 4, valley.end()),
                ElementsAre("valley-winchester", "valley-harpers-ferry", "valley-south-mountain",
                            "valley-washington"));
    EXPECT_EQ(track_of("overland").front(), "overland-richmond");
    EXPECT_EQ(track_of("overland").back(), "overland-washington");
    EXPECT_EQ(track_of("peninsula").back(), "peninsula-fort-monroe");
    EXPECT_EQ(track_of("james").back(), "james-roanoke-island");
}

TEST(VirginiaKit, EveryTrackHasItsOwnPlacesOfWhichTheEndsAreCapitalsOrBases) {
    std::set<std::string> seen;
    for (const Json& front : shipped_game().at("fronts")) {
        const auto places = front.at("places").get<std::vector<std::string>>();
        const auto kind = [](const std::string& id) {
            return shipped_kit().places[shipped_kit().place(id).value()].kind.text();
        };
        EXPECT_EQ(kind(places.front()), "capital");
        EXPECT_TRUE(kind(places.back()) == "capital" || kind(places.back()) == "base") << places.back();
        for (const std::string& place : places)
            EXPECT_TRUE(seen.insert(place).second) << place;
    }
}

TEST(VirginiaKit, FalmouthIsFortifiedInPrint) {
    const Place& falmouth = shipped_kit().places[shipped_kit().place("overland-falmouth").value()];
    EXPECT_EQ(falmouth.kind, Code("fortified"));
    EXPECT_EQ(falmouth.provenance, Provenance::Printed);
}

TEST(VirginiaKit, ReadingsAreExplainedAndHaveTheirDefault) {
    const Kit& kit = shipped_kit();
    const std::set<std::string_view> practical{"deck", "unknown-cards"};
    std::map<std::string_view, std::string_view> defaults;
    for (const OptionDefinition& option : kit.options) {
        EXPECT_EQ(option.is_reading, !practical.contains(option.id.text()));
        defaults[option.id.text()] = option.choices[option.default_choice].id.text();
    }
    const std::map<std::string_view, std::string_view> expected{{"deck", "app"},
                                                                {"overland-start", "union-nearer-washington"},
                                                                {"merrimac-beside-richmond", "one-roll"},
                                                                {"retreat-at-end", "no-effect"},
                                                                {"washington-works", "included"},
                                                                {"lee-and-reserve", "same-turn"},
                                                                {"after-union-retreat", "confederate-stays"},
                                                                {"unknown-cards", "practice"}};
    EXPECT_EQ(defaults, expected);
}

TEST(VirginiaKit, OnlyTheConfederatesArePlayed) {
    const Kit& kit = shipped_kit();
    EXPECT_TRUE(kit.sides[kit.side("cs").value()].is_played);
    EXPECT_FALSE(kit.sides[kit.side("us").value()].is_played);
    EXPECT_NE(kit.sides[SideId{0}].shape, kit.sides[SideId{1}].shape);
}

} // namespace
} // namespace fielddesk::test
