#pragma once

#include "engine/kit/json.h"

#include <string>
#include <vector>

namespace fielddesk {

// A value of a document and one of the schemas that apply to it. A value stands in as many points as there
// are schemas for it: its own, the one that it refers to, the branch of an if that it fulfils.
struct SchemaPoint {
    std::string path;
    const Json* value = nullptr;
    const Json* schema = nullptr;
};

// Every point of the document, outer ones first. Document and schema must outlive it.
std::vector<SchemaPoint> walk_schema(const Json& document, const Json& schema);

} // namespace fielddesk
