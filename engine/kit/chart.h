#pragma once

#include "engine/core/code.h"
#include "engine/core/result.h"
#include "engine/kit/provenance.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fielddesk {

// One row or column of a chart, and the numbers that fall into it, both included.
struct ChartStep {
    Code id;
    std::string title;
    int from = 0;
    int to = 0;

    friend bool operator==(const ChartStep&, const ChartStep&) = default;
};

// What is looked up along one edge of a chart: the net roll, the odds, a strength.
struct ChartAxis {
    std::string title;
    std::vector<ChartStep> steps;

    // The step that this number falls into; none where the chart does not reach so far.
    std::optional<std::uint8_t> step_of(int number) const;
    std::optional<std::uint8_t> step_named(std::string_view id) const;

    friend bool operator==(const ChartAxis&, const ChartAxis&) = default;
};

struct ChartWord {
    Code id;
    std::string title;

    friend bool operator==(const ChartWord&, const ChartWord&) = default;
};

// One of the outcomes that every cell of a chart tells: a number within limits, or one of some words, which
// then counts as its index.
struct ChartField {
    Code id;
    std::string title;
    int minimum = 0;
    int maximum = 0;
    std::vector<ChartWord> words;

    friend bool operator==(const ChartField&, const ChartField&) = default;
};

// What stands in a cell: a number for each field of its chart.
using CellValue = std::vector<int>;

struct ChartCell {
    std::optional<CellValue> value; // not known yet where there is none
    Provenance provenance = Provenance::Printed;

    friend bool operator==(const ChartCell&, const ChartCell&) = default;
};

// A spot of a chart.
struct CellSpot {
    std::uint8_t row = 0;
    std::uint8_t column = 0;

    friend auto operator<=>(const CellSpot&, const CellSpot&) = default;
};

// A printed look-up table.
struct Chart {
    Code id;
    std::string title;
    Code section; // of the rulebook, where it is used
    ChartAxis rows;
    ChartAxis columns;
    std::vector<ChartField> fields;
    std::vector<ChartCell> cells; // row by row

    const ChartCell& at(CellSpot spot) const { return cells[index_of(spot)]; }
    ChartCell& at(CellSpot spot) { return cells[index_of(spot)]; }
    bool contains(CellSpot spot) const {
        return spot.row < rows.steps.size() && spot.column < columns.steps.size();
    }
    // Whether this can stand in a cell.
    bool allows(const CellValue& value) const;

    friend bool operator==(const Chart&, const Chart&) = default;

private:
    std::size_t index_of(CellSpot spot) const { return spot.row * columns.steps.size() + spot.column; }
};

// A cell as it is typed and shown: its fields in their order, a blank between them, words by their ids.
std::string cell_text(const Chart& chart, const CellValue& value);

// What was typed for a cell: fields with blanks, commas or strokes between them, words by their ids or as
// much of them as tells them apart. Refuses with `cell.fields` (how many were expected, how many stood
// there) or `cell.field` (the field, and in the detail what stood there).
Result<CellValue> read_cell(const Chart& chart, std::string_view text);

} // namespace fielddesk
