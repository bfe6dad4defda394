#pragma once

#include "engine/core/result.h"
#include "hardware/reading.h"

namespace fielddesk::hardware {

// What a keyboard wedge typed before its Enter: ten digits, the low 32 bits of a 125 kHz tag in decimal.
// Refuses with `wedge.not-ten-digits`, `wedge.too-large` or `tag.zero`.
Result<Tag> read_wedge(std::string_view typed);

} // namespace fielddesk::hardware
