#include "tests/gates/gates_table.h"

#include <gmock/gmock.h>

// 14: how the game begins.
namespace fielddesk::gates::test {

namespace {

TEST(SetUp, PlacesBothArmiesAsTheChartSays_S14) {
    const GatesTable table;
    const std::map<std::string, std::string> places{{"us-mcclellan", "trent-house"},
                                                    {"us-cooke", "trent-house"},
                                                    {"us-dummy-cavalry-1", "trent-house"},
                                                    {"us-franklin", "fair-oaks-station"},
                                                    {"us-slocum", "fair-oaks-station"},
                                                    {"us-smith", "fair-oaks-station"},
                                                    {"us-sumner", "seven-pines"},
                                                    {"us-richardson", "seven-pines"},
                                                    {"us-sedgwick", "seven-pines"},
                                                    {"us-keyes", "portugue"},
                                                    {"us-couch", "portugue"},
                                                    {"us-peck", "portugue"},
                                                    {"us-heintzelman", "savage-station"},
                                                    {"us-hooker", "savage-station"},
                                                    {"us-kearney", "savage-station"},
                                                    {"us-supply-1", "fair-oaks-station"},
                                                    {"us-supply-2", "savage-station"},
                                                    {"us-supply-3", "dispatch-station"},
                                                    {"us-terminus", "white-house"},
                                                    {"us-morrell", "beaverdam-creek"},
                                                    {"us-sykes", "new-bridge"},
                                                    {"us-mccall", "fairfield"},
                                                    {"cs-jackson", "atlee-station"},
                                                    {"cs-winder", "atlee-station"},
                                                    {"cs-ewell", "atlee-station"},
                                                    {"cs-whiting", "atlee-station"},
                                                    {"cs-ap-hill", "mechanicsville"},
                                                    {"cs-dh-hill", "old-tavern"},
                                                    {"cs-lee", "chessman"},
                                                    {"cs-stuart", "chessman"},
                                                    {"cs-longstreet", "chessman"},
                                                    {"cs-longstreet-division", "chessman"},
                                                    {"cs-dummy-cavalry-1", "chessman"},
                                                    {"cs-dummy-cavalry-2", "chessman"},
                                                    {"cs-johnston", "aside"},
                                                    {"cs-davis", "aside"}};
    for (const auto& [piece, place] : places)
        EXPECT_EQ(table.at(piece), place) << piece;
}

TEST(SetUp, BeginsWithTheUnion_S14) {
    GatesTable table;
    EXPECT_EQ(table.phase(), "set-up");
    EXPECT_EQ(table.give("cs: deploy cs-huger fort-2"), "gates.not-now");
    EXPECT_EQ(table.give("cs: done"), "gates.not-now");
    table.play({"us: deploy us-dummy-1 fairfield", "us: done"});
    EXPECT_EQ(table.give("us: deploy us-dummy-1 new-bridge"), "gates.not-now");
    table.play({"cs: deploy cs-huger fort-2", "cs: done"});
    EXPECT_EQ(table.phase(), "supply");
    EXPECT_EQ(table.at("us-dummy-1"), "fairfield");
    EXPECT_EQ(table.at("cs-huger"), "fort-2");
}

TEST(SetUp, WantsAUnitOfTheFifthCorpsAtEachOfItsPoints_S14) {
    GatesTable table;
    table.play({"us: deploy us-mccall new-bridge"});
    EXPECT_EQ(table.give("us: done"), "gates.unit-at-each") << "a dummy alone is at Fairfield";
    table.play({"us: deploy us-sykes fairfield"});
    EXPECT_EQ(table.give("us: done"), "");
}

TEST(SetUp, KeepsTheFifthCorpsToItsPoints_S14) {
    GatesTable table;
    EXPECT_EQ(table.give("us: deploy us-mccall old-cold-harbor"), "gates.not-now");
    EXPECT_EQ(table.give("us: deploy us-sedgwick fairfield"), "gates.not-now") << "of another corps";
}

TEST(SetUp, LeavesMagrudersCommandAnyOfTheWorks_S14) {
    GatesTable table;
    table.play({"us: done", "cs: deploy cs-magruder fort-1", "cs: deploy cs-magruder-division fort-1",
                "cs: deploy cs-mclaws fort-9", "cs: deploy cs-dummy-1 fort-6"});
    EXPECT_EQ(table.give("cs: deploy cs-holmes richmond"), "gates.not-now");
    EXPECT_EQ(table.give("cs: deploy cs-dh-hill fort-1"), "gates.not-now") << "of no command";
    table.play({"cs: done"});
    EXPECT_EQ(table.at("cs-magruder"), "fort-1");
    EXPECT_EQ(table.at("cs-mclaws"), "fort-9");
    EXPECT_EQ(table.at("cs-dummy-1"), "fort-6");
    EXPECT_EQ(table.at("cs-holmes"), "hughes-tavern");
}

TEST(SetUp, DealsEightCardsToEachSide_S14) {
    GatesTable table;
    const int all = static_cast<int>(table.kit().cards.size());
    table.play({"us: done"});
    EXPECT_EQ(table.cards("cs-hand"), 0);
    table.play({"cs: done"});
    EXPECT_EQ(table.cards("cs-hand"), 8);
    EXPECT_EQ(table.cards("us-hand"), 8);
    EXPECT_EQ(table.cards("draw"), all - 16);
}

TEST(SetUp, GivesEachSideTenMarkers_S14) {
    const GatesTable table;
    for (const std::string side : {"us", "cs"}) {
        int markers = 0;
        for (const PieceDefinition& piece : table.kit().pieces)
            if (piece.kind == Code("marker") && piece.side == *table.kit().side(side)) ++markers;
        EXPECT_EQ(markers, 10) << side;
    }
}

TEST(SetUp, BeginsEveryDivisionAtItsPrintedStrength_S14) {
    const GatesTable table;
    int divisions = 0;
    for (const PieceDefinition& piece : table.kit().pieces) {
        if (piece.kind != Code("infantry") && piece.kind != Code("cavalry")) continue;
        const std::string id(piece.id.text());
        const int printed = id == "cs-huger" ? 7 : id == "cs-stuart" ? 3 : 6;
        EXPECT_EQ(table.points(id), printed) << id;
        ++divisions;
    }
    EXPECT_EQ(divisions, 12 + 12);
}

} // namespace

} // namespace fielddesk::gates::test
