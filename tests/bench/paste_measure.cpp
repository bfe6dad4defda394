#include "app/library.h"
#include "app/window/chart_sheet.h"
#include "app/window/shelf.h"
#include "engine/kit/json.h"
#include "tests/bench/stopwatch.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <iostream>

// A whole chart of 12 rows and 11 columns pasted into the box notes, beside one cell typed into it: both are
// one step, durable and shown. The bar is 50 ms for the paste.
namespace fielddesk {

namespace {

constexpr int row_count = 12;
constexpr int column_count = 11;

Json steps(const char* letter, int count) {
    Json steps = Json::array();
    for (int step = 0; step < count; ++step)
        steps.push_back({{"id", letter + std::to_string(step)},
                         {"title", std::to_string(step)},
                         {"from", step},
                         {"to", step}});
    return steps;
}

// The shipped kit, and a chart in it of which nothing is printed.
ShippedKit with_chart() {
    ShippedKit kit = embedded_kit("1862-war-in-virginia");
    Json json = Json::parse(kit.sources.kit.text);
    json["charts"].push_back({{"id", "battle"},
                              {"title", "Battle"},
                              {"section", json.at("sections").at(0).at("id")},
                              {"rows", {{"title", "Net roll"}, {"steps", steps("r", row_count)}}},
                              {"columns", {{"title", "Odds"}, {"steps", steps("c", column_count)}}},
                              {"fields",
                               {{{"id", "attacker"}, {"title", "Attacker"}, {"minimum", 0}, {"maximum", 9}},
                                {{"id", "defender"}, {"title", "Defender"}, {"minimum", 0}, {"maximum", 9}}}},
                              {"cells", Json::array()}});
    kit.sources.kit.text = json.dump();
    return kit;
}

// Cells that are others each time.
QString whole_chart(int round) {
    QString text;
    for (int row = 0; row < row_count; ++row)
        for (int column = 0; column < column_count; ++column)
            text += QStringLiteral("%1/%2").arg((row + round) % 10).arg(column % 10) +
                    (column + 1 < column_count ? QLatin1Char('\t') : QLatin1Char('\n'));
    return text;
}

} // namespace

const std::vector<ShippedKit>& shipped_kits() {
    static const std::vector<ShippedKit> kits{with_chart()};
    return kits;
}

int measure() {
    const QTemporaryDir folder;
    set_games_folder(folder.path());
    Notebook notebook;
    if (!notebook.open(QStringLiteral("1862-war-in-virginia"))) {
        std::cerr << notebook.problem().toStdString() << '\n';
        return 1;
    }
    ChartSheet sheet;
    sheet.set_notebook(&notebook);
    sheet.set_chart(QStringLiteral("battle"));
    std::vector<double> pasted;
    std::vector<double> typed;
    for (int round = 0; round < 21; ++round) {
        pasted.push_back(testing::microseconds([&] { sheet.paste(0, 0, whole_chart(round)); }));
        typed.push_back(
            testing::microseconds([&] { sheet.type(0, 0, QStringLiteral("%1 9").arg(round % 9)); }));
    }
    const double paste = testing::median(pasted) / 1000;
    const double cell = testing::median(typed) / 1000;
    std::cout << "cells kept: " << notebook.count() << "\npaste of 132 cells: " << paste
              << " ms (bar: 50 ms)\none cell: " << cell << " ms\nratio: " << paste / cell << std::endl;
    return notebook.count() == row_count * column_count ? 0 : 1;
}

} // namespace fielddesk

int main(int count, char** words) {
    const QCoreApplication program(count, words);
    return fielddesk::measure();
}
