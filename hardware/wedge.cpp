#include "hardware/wedge.h"

#include "hardware/hex.h"

#include <algorithm>
#include <charconv>

namespace fielddesk::hardware {

Result<Tag> read_wedge(std::string_view typed) {
    const bool is_ten_digits = typed.size() == 10 && std::all_of(typed.begin(), typed.end(), [](char letter) {
                                   return letter >= '0' && letter <= '9';
                               });
    if (!is_ten_digits) return refuse_with("wedge.not-ten-digits", shown(typed));
    std::uint64_t number = 0;
    std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (number > 0xFFFFFFFF) return refuse_with("wedge.too-large", std::string(typed));
    if (number == 0) return refuse("tag.zero");
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(number >> shift & 0xFF);
    return Tag{hex_of(bytes)};
}

} // namespace fielddesk::hardware
