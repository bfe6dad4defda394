#include "engine/kit/chart_builder.h"

#include "engine/core/joined.h"
#include "engine/kit/json_fields.h"
#include "engine/kit/schema_check.h"

#include <algorithm>
#include <map>

namespace fielddesk {

namespace {

using namespace json_fields;

ChartAxis axis_of(const Json& entry) {
    ChartAxis axis{text_of(entry, "title"), {}};
    for (const Json& step : entry.at("steps"))
        axis.steps.push_back({code_of(step, "id"), text_of(step, "title"), step.at("from").get<int>(),
                              step.at("to").get<int>()});
    return axis;
}

ChartField field_of(const Json& entry) {
    ChartField field{code_of(entry, "id"), text_of(entry, "title"), 0, 0, {}};
    for (const Json& word : list_of(entry, "words"))
        field.words.push_back({code_of(word, "id"), text_of(word, "title")});
    field.minimum = entry.value("minimum", 0);
    field.maximum = entry.value("maximum", static_cast<int>(field.words.size()) - 1);
    return field;
}

int number_in(const ChartField& field, const Json& value) {
    if (field.words.empty()) return value.get<int>();
    const auto word = std::find_if(field.words.begin(), field.words.end(), [&](const ChartWord& each) {
        return each.id.text() == value.get_ref<const std::string&>();
    });
    return static_cast<int>(word - field.words.begin());
}

std::vector<std::string> ids_in(const Json& list) {
    std::vector<std::string> ids;
    for (const Json& entry : list)
        ids.push_back(text_of(entry, "id"));
    return ids;
}

bool contains(const std::vector<std::string>& ids, const Json& wanted) {
    return wanted.is_string() &&
           std::find(ids.begin(), ids.end(), wanted.get_ref<const std::string&>()) != ids.end();
}

void check_axis(const std::string& file, const std::string& path, const Json& axis, KitErrors& errors) {
    const Json& steps = axis.at("steps");
    for (std::size_t index = 0; index < steps.size(); ++index) {
        const std::string spot = path + "/steps/" + std::to_string(index) + "/from";
        const int from = steps[index].at("from").get<int>();
        const int to = steps[index].at("to").get<int>();
        if (from > to) errors.push_back({file, spot, expected_instead_of("at most its to", from)});
        for (std::size_t before = 0; before < index; ++before)
            if (from <= steps[before].at("to").get<int>() && steps[before].at("from").get<int>() <= to)
                errors.push_back({file, spot, expected_instead_of("numbers that no earlier step has", from)});
    }
}

// What a field expects, in words; empty where the value is that.
std::string expectation(const Json& field, const Json& value) {
    if (field.contains("words")) {
        const auto ids = ids_in(field.at("words"));
        return contains(ids, value) ? "" : "one of the words " + joined(ids);
    }
    const int minimum = field.at("minimum").get<int>();
    const int maximum = field.at("maximum").get<int>();
    if (value.is_number_integer() && value.get<int>() >= minimum && value.get<int>() <= maximum) return "";
    return "a whole number from " + std::to_string(minimum) + " to " + std::to_string(maximum);
}

} // namespace

void check_cell(const std::string& file, const std::string& path, const Json& cell, const Json& chart,
                KitErrors& errors) {
    for (const auto& [member, axis] : {std::pair{"row", "rows"}, std::pair{"column", "columns"}}) {
        const auto ids = ids_in(chart.at(axis).at("steps"));
        if (!contains(ids, cell.at(member)))
            errors.push_back({file, path + "/" + member,
                              expected_instead_of("one of the chart's " + joined(ids), cell.at(member))});
    }
    const Json& values = cell.at("cell");
    for (const Json& field : chart.at("fields")) {
        const std::string id = text_of(field, "id");
        if (!values.contains(id)) {
            errors.push_back({file, path + "/cell", expected_instead_of("the word " + id, values)});
            continue;
        }
        const std::string expected = expectation(field, values.at(id));
        if (!expected.empty())
            errors.push_back({file, path + "/cell/" + id, expected_instead_of(expected, values.at(id))});
    }
    const auto fields = ids_in(chart.at("fields"));
    for (const auto& [id, value] : values.items())
        if (!contains(fields, id))
            errors.push_back(
                {file, path + "/cell/" + id, expected_instead_of("one of the words " + joined(fields), id)});
}

void check_chart(const std::string& file, const std::string& path, const Json& chart, KitErrors& errors) {
    check_axis(file, path + "/rows", chart.at("rows"), errors);
    check_axis(file, path + "/columns", chart.at("columns"), errors);
    std::map<std::pair<std::string, std::string>, std::size_t> told;
    std::size_t index = 0;
    for (const Json& cell : list_of(chart, "cells")) {
        const std::string spot = path + "/cells/" + std::to_string(index);
        check_cell(file, spot, cell, chart, errors);
        const bool is_new =
            told.emplace(std::pair{text_of(cell, "row"), text_of(cell, "column")}, index).second;
        if (!is_new)
            errors.push_back({file, spot, expected_instead_of("a spot that no earlier cell has", cell)});
        ++index;
    }
}

Chart build_chart(const Json& entry) {
    Chart chart{code_of(entry, "id"),
                text_of(entry, "title"),
                code_of(entry, "section"),
                axis_of(entry.at("rows")),
                axis_of(entry.at("columns")),
                {},
                {}};
    for (const Json& field : entry.at("fields"))
        chart.fields.push_back(field_of(field));
    chart.cells.resize(chart.rows.steps.size() * chart.columns.steps.size());
    for (const Json& cell : list_of(entry, "cells")) {
        const CellSpot spot{chart.rows.step_named(text_of(cell, "row")).value(),
                            chart.columns.step_named(text_of(cell, "column")).value()};
        CellValue value;
        for (const ChartField& field : chart.fields)
            value.push_back(number_in(field, cell.at("cell").at(std::string(field.id.text()))));
        chart.at(spot) = {std::move(value), provenance_of(cell)};
    }
    return chart;
}

} // namespace fielddesk
