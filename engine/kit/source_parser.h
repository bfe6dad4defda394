#pragma once

#include "engine/kit/json.h"
#include "engine/kit/source.h"

#include <tl/expected.hpp>

namespace fielddesk {

// The JSON of a source, or the first thing that keeps it from being read. A text that is too large, nested
// too deeply, or holds what no kit needs (fractions, huge numbers, control characters, a word twice in one
// object) is refused here, so that everything after works on small and tame JSON.
tl::expected<Json, KitErrors> parse_source(const KitSource& source);

} // namespace fielddesk
