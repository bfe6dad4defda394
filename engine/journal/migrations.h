#pragma once

#include <span>
#include <string_view>

namespace fielddesk {

// The files of data/sql as they were when the program was built. Migration number 1 is the first of them.
std::span<const std::string_view> migrations();

// The same for data/sql/notes, the library of box notes.
std::span<const std::string_view> notes_migrations();

} // namespace fielddesk
