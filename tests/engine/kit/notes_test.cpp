#include "engine/kit/coverage.h"
#include "engine/kit/notes.h"
#include "tests/engine/kit/kit_files.h"
#include "tests/support/box_notes.h"

#include <fstream>
#include <gmock/gmock.h>
#include <sstream>

namespace fielddesk::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::string text_of_file(const std::string& path) {
    const std::ifstream file(std::string(FIELDDESK_SOURCE_DIR) + path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// The shipped kit with a chart, ratings, connections and arrivals, of which it has none itself.
Json kit_with_box() {
    Json kit = Json::parse(shipped_sources().kit.text);
    const Json steps{{{"id", "low"}, {"title", "1 to 3"}, {"from", 1}, {"to", 3}},
                     {{"id", "high"}, {"title", "4 to 6"}, {"from", 4}, {"to", 6}}};
    kit["charts"] = {
        {{"id", "losses"},
         {"title", "Losses"},
         {"section", "attacks"},
         {"rows", {{"title", "Roll"}, {"steps", steps}}},
         {"columns", {{"title", "Again"}, {"steps", steps}}},
         {"fields",
          {{{"id", "lost"}, {"title", "Lost"}, {"minimum", 0}, {"maximum", 3}},
           {{"id", "after"},
            {"title", "After"},
            {"words", {{{"id", "hold"}, {"title", "Hold"}}, {{"id", "back"}, {"title", "Back"}}}}}}},
         {"cells",
          {{{"row", "low"},
            {"column", "low"},
            {"cell", {{"lost", 0}, {"after", "hold"}}},
            {"provenance", "printed"}}}}}};
    kit["ratings"] = {{{"id", "leadership"}, {"title", "Leadership"}, {"minimum", -2}, {"maximum", 4}}};
    kit["pieces"][0]["faces"][0]["ratings"] = {{{"rating", "leadership"}, {"provenance", "printed"}}};
    kit["connection_kinds"] = {{{"id", "road"}, {"title", "Road"}}, {{"id", "rail"}, {"title", "Railroad"}}};
    return kit;
}

NotesGround ground() {
    KitSources kit = shipped_sources();
    kit.kit.text = kit_with_box().dump();
    return {{"notes.schema.json", text_of_file("/data/schema/notes.schema.json")}, kit};
}

Json every_note() {
    Json notes = testing::boxed_deck(shipped_sources());
    notes["cells"] = {{{"chart", "losses"},
                       {"row", "high"},
                       {"column", "low"},
                       {"cell", {{"lost", 2}, {"after", "back"}}}}};
    notes["ratings"] = {{{"piece", "us-valley"}, {"face", 1}, {"rating", "value"}, {"value", 5}},
                        {{"piece", "us-valley"}, {"face", 1}, {"rating", "leadership"}, {"value", -1}}};
    notes["places"] = {{{"place", "valley-staunton"}, {"title", "Waynesboro"}, {"kind", "fortified"}}};
    notes["connections"] = {{{"from", "valley-staunton"}, {"to", "valley-harrisonburg"}, {"kind", "road"}},
                            {{"from", "valley-staunton"}, {"to", "valley-richmond"}}};
    notes["arrivals"] = {{{"piece", "lee"}, {"turn", 9}, {"place", "valley-staunton"}}};
    return notes;
}

auto read(const Json& notes) {
    return read_notes({"friend.json", notes.dump()}, ground());
}

// The path of the first thing that is wrong.
std::string path_of(const Json& notes) {
    const auto notes_read = read(notes);
    return notes_read ? "nothing is wrong" : notes_read.error().front().path;
}

TEST(BoxNotes, AreLaidOverTheKit) {
    const Kit kit = read_kit_with(ground().kit, read(every_note()).value()).value();
    const Chart& chart = kit.charts[ChartId{0}];
    EXPECT_EQ(chart.at({1, 0}), (ChartCell{CellValue{2, 1}, Provenance::Box}));
    EXPECT_EQ(chart.at({0, 0}), (ChartCell{CellValue{0, 0}, Provenance::Printed})) << "the kit's own stays";
    EXPECT_EQ(chart.at({1, 1}).value, std::nullopt);
    const Face& face = kit.pieces[*kit.piece("us-valley")].faces.front();
    EXPECT_EQ(face.value, 5);
    EXPECT_EQ(face.provenance, Provenance::Box);
    EXPECT_THAT(face.ratings, ElementsAre(Rating{"leadership", -1, Provenance::Box}));
    const Place& place = kit.places[*kit.place("valley-staunton")];
    EXPECT_EQ(place.title, "Waynesboro");
    EXPECT_EQ(place.kind, Code("fortified"));
    ASSERT_EQ(kit.connections.size(), 2U);
    EXPECT_EQ(kit.connections[0].kind, Code("road"));
    EXPECT_EQ(kit.connections[1].kind, std::nullopt) << "known not to be there";
    EXPECT_EQ(kit.arrivals,
              (std::vector<Arrival>{{*kit.piece("lee"), 9, *kit.place("valley-staunton"), Provenance::Box}}));
    for (const Card& card : kit.cards) {
        EXPECT_EQ(card.provenance, Provenance::Box);
        EXPECT_EQ(card.title, "Box card " + std::to_string(card.number));
        EXPECT_THAT(card.wording, HasSubstr("printed on card"));
    }
}

TEST(BoxNotes, SameNotesMakeTheSameFile) {
    const Notes notes = read(every_note()).value();
    const std::string written = write_notes("1862-war-in-virginia", notes);
    EXPECT_EQ(read_notes({"again", written}, ground()).value(), notes);
    EXPECT_EQ(write_notes("1862-war-in-virginia", read_notes({"again", written}, ground()).value()), written);
    Notes fewer = notes;
    fewer.erase(fewer.begin());
    EXPECT_NE(hash_of("1862-war-in-virginia", fewer), hash_of("1862-war-in-virginia", notes));
}

TEST(BoxNotes, ConnectionIsTheSameFromBothEnds) {
    Json turned = every_note();
    std::swap(turned["connections"][0]["from"], turned["connections"][0]["to"]);
    const Notes one = read(every_note()).value();
    const Notes other = read(turned).value();
    EXPECT_TRUE(std::equal(one.begin(), one.end(), other.begin(), other.end(),
                           [](const auto& a, const auto& b) { return a.first == b.first; }));
}

// Each line: what is changed in notes that are right, and the path that has to be named for it.
TEST(BoxNotes, WhatIsWrongIsNamedByItsPath) {
    const std::vector<std::tuple<const char*, Json, const char*>> faults{
        {"/fielddesk_notes", 2, "/fielddesk_notes"},
        {"/kit", "chess", "/kit"},
        {"/spells", Json::array(), "/spells"},
        {"/cells/0/chart", "../../etc/passwd", "/cells/0/chart"},
        {"/cells/0/row", "middle", "/cells/0/row"},
        {"/cells/0/cell", Json::object(), "/cells/0/cell"},
        {"/cells/0/cell/lost", 4, "/cells/0/cell/lost"},
        {"/cells/0/cell/lost", "two", "/cells/0/cell/lost"},
        {"/cells/0/cell/after", "flee", "/cells/0/cell/after"},
        {"/cells/0/cell/horses", 1, "/cells/0/cell/horses"},
        {"/ratings/0/piece", "napoleon", "/ratings/0/piece"},
        {"/ratings/0/face", 3, "/ratings/0/face"},
        {"/ratings/0/value", 100, "/ratings/0/value"},
        {"/ratings/1/value", 5, "/ratings/1/value"},
        {"/ratings/1/rating", "beard", "/ratings/1/rating"},
        {"/places/0/place", "atlantis", "/places/0/place"},
        {"/places/0/title", std::string(121, 'x'), "/places/0/title"},
        {"/connections/0/to", "valley-staunton", "/connections/0/to"},
        {"/connections/0/kind", "tunnel", "/connections/0/kind"},
        {"/arrivals/0/turn", 0, "/arrivals/0/turn"},
        {"/cards/3/number", 2, "/cards/3/number"},
        {"/cards/3/number", 29, "/cards/3/number"},
        {"/cards/3/attacks", 99, "/cards/3/attacks"},
        {"/cards/3/run", "rm -rf /", "/cards/3/run"},
    };
    for (const auto& [where, value, path] : faults) {
        Json notes = every_note();
        notes[Json::json_pointer(where)] = value;
        EXPECT_EQ(path_of(notes), path) << where << ' ' << value;
    }
}

TEST(BoxNotes, TheSameThingIsToldOnce) {
    Json notes = every_note();
    notes["cells"].push_back(notes["cells"][0]);
    EXPECT_EQ(path_of(notes), "/cells/1");
}

TEST(BoxNotes, GarbageIsRefused) {
    for (const std::string text :
         {"", "null", "[]", "{", "{}", "\xff\xfe", "{\"fielddesk_notes\":1}", "{\"kit\":{\"kit\":{}}}"}) {
        EXPECT_FALSE(read_notes({"friend.json", text}, ground())) << text;
    }
    EXPECT_FALSE(read_notes({"friend.json", std::string(40, '[') + std::string(40, ']')}, ground()))
        << "depth";
    EXPECT_FALSE(read_notes({"friend.json", "\"" + std::string(2'000'000, 'x') + "\""}, ground())) << "size";
    const std::string whole = every_note().dump();
    for (std::size_t length = 0; length < whole.size(); length += 97)
        EXPECT_FALSE(read_notes({"friend.json", whole.substr(0, length)}, ground())) << length;
}

TEST(BoxNotes, OneNoteIsCheckedLikeAFile) {
    EXPECT_TRUE(read_note("places", R"({"place":"valley-staunton","title":"Waynesboro"})", ground()));
    EXPECT_FALSE(read_note("places", R"({"place":"atlantis","title":"Waynesboro"})", ground()));
    EXPECT_FALSE(read_note("planets", R"({"place":"valley-staunton","title":"Waynesboro"})", ground()));
}

TEST(BoxNotes, ComparisonTellsFreshEqualAndDifferent) {
    const Notes mine{{{"places", "a"}, "1"}, {{"places", "b"}, "2"}};
    const Notes theirs{{{"places", "b"}, "2"}, {{"places", "a"}, "3"}, {{"places", "c"}, "4"}};
    const NotesComparison comparison = compare(mine, theirs);
    EXPECT_THAT(comparison.fresh, ElementsAre(NoteAddress{"places", "c"}));
    EXPECT_THAT(comparison.equal, ElementsAre(NoteAddress{"places", "b"}));
    EXPECT_THAT(comparison.different, ElementsAre(NoteAddress{"places", "a"}));
}

TEST(BoxNotes, CoverageCountsWhatIsKnown) {
    const auto part = [](const Kit& kit, Code wanted) {
        for (const Coverage& each : coverage_of(kit))
            if (each.part == wanted) return each;
        return Coverage{};
    };
    const Kit before = read_kit_with(ground().kit, {}).value();
    const Kit after = read_kit_with(ground().kit, read(every_note()).value()).value();
    EXPECT_EQ(part(before, "cards").known, 0);
    EXPECT_EQ(part(after, "cards").known, 28);
    EXPECT_THAT(part(after, "cards").missing, IsEmpty());
    EXPECT_EQ(part(before, "cells").known, 1);
    EXPECT_EQ(part(after, "cells").known, 2);
    EXPECT_THAT(part(after, "cells").missing, ElementsAre("losses/low/high", "losses/high/high"));
    EXPECT_EQ(part(after, "ratings").known, part(before, "ratings").known + 2);
    EXPECT_EQ(part(after, "places").known, part(before, "places").known + 1);
}

} // namespace
} // namespace fielddesk::test
