#pragma once

#include "engine/kit/chart.h"
#include "engine/kit/json.h"
#include "engine/kit/source.h"

namespace fielddesk {

// The chart of an entry that has passed the schema and `check_chart`.
Chart build_chart(const Json& entry);

// What no schema can say: the steps of an axis share no number and no id, each spot is told once, and what
// stands in a cell is what the chart's fields allow.
void check_chart(const std::string& file, const std::string& path, const Json& chart, KitErrors& errors);

// The same for one cell that names its row and its column, in the kit or in box notes.
void check_cell(const std::string& file, const std::string& path, const Json& cell, const Json& chart,
                KitErrors& errors);

} // namespace fielddesk
