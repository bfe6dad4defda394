#pragma once

#include "engine/core/code.h"

#include <optional>
#include <string_view>

namespace fielddesk {

// What is wrong with these words as a seat's phrase; nothing where they can be one. A phrase is one line of
// text in UTF-8, at most 200 bytes, that stands in everybody's record and reads there as it was written:
//   phrase-empty    there is nothing in it that can be seen
//   phrase-long     it has more bytes
//   phrase-signs    some sign in it ends the line, or controls how text is shown, or turns its direction
//   phrase-broken   it is not UTF-8
std::optional<Code> fault_of_phrase(std::string_view words);

} // namespace fielddesk
