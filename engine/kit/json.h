#pragma once

#include <nlohmann/json.hpp>

// Parsing is kept to the files that read JSON: the values of a kit hold the text of what they pass on.
namespace fielddesk {

using Json = nlohmann::json;

} // namespace fielddesk
