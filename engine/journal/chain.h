#pragma once

#include "engine/journal/entry.h"

#include <optional>

namespace fielddesk {

// The chain begins with the hash of the header.
Hash hash_of(const GameHeader& header);

// The hash that an entry must have when it follows `previous`. The entry's own hash is not looked at.
Hash hash_of(const Entry& entry, const Hash& previous);

// The number of the first entry whose hash is not what it must be, or nothing.
std::optional<std::int64_t> first_broken(const GameHeader& header, const std::vector<Entry>& entries);

} // namespace fielddesk
