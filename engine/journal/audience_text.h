#pragma once

#include "engine/core/seat.h"

#include <optional>
#include <string>
#include <string_view>

namespace fielddesk {

// An audience as the file spells it: "everyone", "vault" or "side:N".
std::string text_of(Audience audience);

// Nothing for any other spelling, "side:01" among them: one audience has one text, because the text is
// hashed.
std::optional<Audience> audience_of(std::string_view text);

} // namespace fielddesk
