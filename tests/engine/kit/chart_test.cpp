#include "engine/kit/chart.h"

#include <gmock/gmock.h>

namespace fielddesk {
namespace {

using ::testing::ElementsAre;

Chart losses() {
    Chart chart{"losses", "Losses", "combat", {}, {}, {}, {}};
    chart.rows = {"Net roll", {{"low", "3 or less", -99, 3}, {"high", "4 or more", 4, 99}}};
    chart.columns = {"Odds", {{"1-1", "1 to 1", 1, 1}, {"2-1", "2 to 1", 2, 2}}};
    chart.fields = {
        {"attacker", "Attacker", 0, 4, {}},
        {"after", "After", 0, 2, {{"hold", "Holds"}, {"retreat", "Retreats"}, {"rout", "Routs"}}}};
    chart.cells.resize(4);
    return chart;
}

std::string refused(std::string_view text) {
    const auto cell = read_cell(losses(), text);
    return cell ? "read" : std::string(cell.error().code.text());
}

TEST(Charts, NumbersFallIntoTheirStep) {
    const Chart chart = losses();
    EXPECT_EQ(chart.rows.step_of(-7), 0);
    EXPECT_EQ(chart.rows.step_of(4), 1);
    EXPECT_EQ(chart.columns.step_of(3), std::nullopt);
    EXPECT_EQ(chart.columns.step_named("2-1"), 1);
    EXPECT_EQ(chart.columns.step_named("3-1"), std::nullopt);
}

TEST(Charts, CellIsReadAsItIsTyped) {
    for (const char* text : {"2 retreat", "2,Ret", " 2 / RETREAT ", "2\tret"})
        EXPECT_THAT(read_cell(losses(), text).value(), ElementsAre(2, 1)) << text;
    EXPECT_EQ(cell_text(losses(), {2, 1}), "2 retreat");
}

TEST(Charts, WhatNoCellCanBeIsNamed) {
    EXPECT_EQ(refused(""), "cell.fields");
    EXPECT_EQ(refused("2"), "cell.fields");
    EXPECT_EQ(refused("2 hold 1"), "cell.fields");
    for (const char* text :
         {"5 hold", "-1 hold", "2 r", "2 h0ld", "two hold", "2.5 hold", "99999999999 hold"})
        EXPECT_EQ(refused(text), "cell.field") << text;
    EXPECT_THAT(read_cell(losses(), "2 r").error().detail, "After: r");
}

} // namespace
} // namespace fielddesk
