#pragma once

#include <string_view>

namespace fielddesk {

// The text of a file below data/ that is built into the program; empty where there is none of that path.
std::string_view embedded_file(std::string_view path);

} // namespace fielddesk
