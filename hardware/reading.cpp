#include "hardware/reading.h"

namespace fielddesk::hardware {

std::string_view Tag::low_32_bits() const {
    const std::string_view all = digits;
    return all.size() <= 8 ? all : all.substr(all.size() - 8);
}

} // namespace fielddesk::hardware
