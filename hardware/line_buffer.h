#pragma once

#include "hardware/reading.h"

#include <functional>
#include <string>
#include <string_view>

namespace fielddesk::hardware {

// Cuts a stream of bytes into lines. CR, LF and CR LF end one; empty lines are left out. A line that is
// longer than `longest` is thrown away up to its end.
class LineBuffer {
public:
    explicit LineBuffer(std::size_t longest) : m_longest(longest) {}

    // Calls `take` for each line that is whole, and `drop` once for each line that is too long, with its
    // beginning.
    void feed(std::string_view bytes, const std::function<void(std::string_view)>& take,
              const std::function<void(std::string_view)>& drop);

private:
    std::size_t m_longest;
    std::string m_line;
    bool m_is_too_long = false;
};

// Hears the lines of a device of text. A line that is too long is complained of once the device is known.
Heard hear_lines(LineBuffer& lines, std::string_view bytes, const bool& is_known,
                 const std::function<void(std::string_view line, Heard& heard)>& take);

} // namespace fielddesk::hardware
