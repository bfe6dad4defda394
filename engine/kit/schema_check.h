#pragma once

#include "engine/kit/schema_walk.h"
#include "engine/kit/source.h"

namespace fielddesk {

// "expected: <what>; there stood <value>", the shape of every message about a value.
std::string expected_instead_of(const std::string& what, const Json& value);

// What the schema says is expected here, as its description puts it.
std::string expectation_of(const Json& schema);

// Every violation of the schema, told in the schema's own descriptions. `points` is the document's walk.
KitErrors check_schema(const std::string& file, const Json& document, const KitSource& schema_source,
                       const Json& schema, const std::vector<SchemaPoint>& points);

} // namespace fielddesk
