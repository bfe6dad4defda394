#pragma once

#include "tests/gates/gates_table.h"

#include <gtest/gtest.h>

// 8: supply on a map that is known as a whole.
namespace fielddesk::gates::test {

// From White House on, each beside the one before.
inline const std::vector<std::string> union_road{
    "white-house",         "old-cold-harbor", "barker",         "tucker-town",   "turkey-hill",
    "boatswains-swamp",    "chessman",        "mechanicsville", "atlee-station", "beaverdam-creek",
    "riddells-blacksmith", "fraysers-farm",   "baptist-church"};
// From Richmond on.
inline const std::vector<std::string> confederate_road{"richmond",
                                                       "fort-1",
                                                       "fort-2",
                                                       "fort-3",
                                                       "fort-6",
                                                       "fort-9",
                                                       "hughes-tavern",
                                                       "old-tavern",
                                                       "orchard-station",
                                                       "seven-pines",
                                                       "fair-oaks-station",
                                                       "portugue",
                                                       "mrs-jordans",
                                                       "savage-station"};

// Everybody is at home and in supply; what a test is about is put on one of the two roads.
class SupplyTest : public ::testing::Test {
protected:
    SupplyTest() {
        table.set_up();
        // Without cards, so that no hand grows too full.
        table.play(
            {"us: map-complete", "cs: correct pile cs-hand draw 8", "us: correct pile us-hand draw 8"});
        for (const PieceDefinition& piece : table.kit().pieces) {
            if (piece.kind == Code("marker") || piece.kind == Code("terminus")) continue;
            if (piece.start == table.kit().place("aside")) continue;
            const bool is_union = piece.side == *table.kit().side("us");
            table.place(std::string(piece.id.text()), is_union ? "white-house" : "richmond");
        }
        for (const auto& road : {union_road, confederate_road})
            for (std::size_t next = 1; next < road.size(); ++next)
                table.road(road[next - 1], road[next]);
    }

    void at_union_point(const std::string& piece, int point) {
        table.place(piece, union_road.at(static_cast<std::size_t>(point)));
    }
    void at_confederate_point(const std::string& piece, int point) {
        table.place(piece, confederate_road.at(static_cast<std::size_t>(point)));
    }
    void check() { table.play({"us: check-supply"}); }
    // On to the next Supply Phase, where nobody moves.
    void go_to_next_turn() { table.play({"us: draw-cards", "cs: end-phase", "us: end-phase"}); }
    bool is_cut_off(const std::string& piece) const { return table.bears(piece, "out-of-supply"); }
    bool is_in_attrition(const std::string& piece) const { return table.bears(piece, "attrition"); }

    GatesTable table;
};

} // namespace fielddesk::gates::test
