#pragma once

#include "engine/kit/schema_walk.h"
#include "engine/kit/source.h"

namespace fielddesk {

// What a schema cannot say by itself, asked for by the schema's words that begin with "fielddesk-": ids that
// fit a Code, that are unique, that name something of `kit`, that the rules need; ranges without a gap. The
// points must be those of a document that its schema allows.
KitErrors check_references(const std::string& file, const std::vector<SchemaPoint>& points, const Json& kit);

// What no schema word asks for: a track's limits, an option's default.
KitErrors check_kit_values(const std::string& file, const Json& kit);

} // namespace fielddesk
