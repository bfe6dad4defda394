#pragma once

#include "engine/kit/json.h"
#include "engine/kit/kit.h"

namespace fielddesk {

// The kit of two documents that have passed every check. Where one has not, nlohmann's and Code's
// exceptions come out; the reader contains them.
Kit build_kit(const Json& kit, const Json& cards);

} // namespace fielddesk
