#pragma once

#include "engine/core/code.h"
#include "engine/kit/json.h"
#include "engine/kit/provenance.h"

#include <optional>
#include <string>

// Members of a JSON object that has passed its schema. Where it has not, nlohmann's and Code's exceptions
// come out; the readers contain them.
namespace fielddesk::json_fields {

std::string text_of(const Json& entry, const char* member);
Code code_of(const Json& entry, const char* member);
// Nothing where the member is missing.
std::optional<int> number_of(const Json& entry, const char* member);
// An empty list where it is missing.
const Json& list_of(const Json& entry, const char* member);
Provenance provenance_of(const Json& entry);

} // namespace fielddesk::json_fields
