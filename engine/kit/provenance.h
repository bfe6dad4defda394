#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace fielddesk {

// Where a value of the kit comes from. A practice value is this project's own and is shown as such
// wherever it stands; a box value was copied by the owner from the own box.
enum class Provenance : std::uint8_t { Printed, Inferred, Practice, Box };

// Their words in every file, in the order of the enumeration.
inline constexpr std::array<std::string_view, 4> provenance_words{"printed", "inferred", "practice", "box"};

} // namespace fielddesk
