#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fielddesk {

// The sentence of this code from data/phrases, or the code itself where there is none.
const std::string& phrase(std::string_view code);
bool has_phrase(std::string_view code);

// Puts values into a sentence: {0} is the first one, {0:+} the first one with its sign.
std::string filled(std::string_view code, const std::vector<std::string>& values);

// Puts a text in the place of a name in braces.
std::string with_named(std::string sentence, std::string_view name, std::string_view value);

} // namespace fielddesk
