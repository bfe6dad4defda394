#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fielddesk {

// The sentence of this code from data/phrases, or the code itself where there is none.
const std::string& phrase(std::string_view code);
bool has_phrase(std::string_view code);

// Puts values into a sentence, each as it is: {0} is the first one, {0:+} the first one with its sign, and
// {detail} are foreign words, made to fit on a line.
std::string filled(std::string_view code, const std::vector<std::string>& values,
                   std::string_view detail = {});

} // namespace fielddesk
