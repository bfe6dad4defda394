#pragma once

#include "engine/kit/json.h"

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace fielddesk {

// A spot of a document that its schema does not allow, in the words of the validator.
struct Violation {
    std::string path;
    std::string description;
};

// Every violation; or, where the schema itself cannot be used, the reason.
tl::expected<std::vector<Violation>, std::string> validate(const Json& document, const Json& schema);

// Whether the value is as the schema says. A schema that cannot be used allows nothing.
bool conforms(const Json& value, const Json& schema);

} // namespace fielddesk
