#include "hardware/line_buffer.h"

#include "hardware/hex.h"

namespace fielddesk::hardware {

void LineBuffer::feed(std::string_view bytes, const std::function<void(std::string_view)>& take,
                      const std::function<void(std::string_view)>& drop) {
    for (const char byte : bytes) {
        if (byte == '\r' || byte == '\n') {
            if (!m_is_too_long && !m_line.empty()) take(m_line);
            m_line.clear();
            m_is_too_long = false;
        } else if (!m_is_too_long && m_line.size() == m_longest) {
            drop(m_line);
            m_is_too_long = true;
        } else if (!m_is_too_long) {
            m_line += byte;
        }
    }
}

Heard hear_lines(LineBuffer& lines, std::string_view bytes, const bool& is_known,
                 const std::function<void(std::string_view line, Heard& heard)>& take) {
    Heard heard;
    lines.feed(
        bytes, [&](std::string_view line) { take(line, heard); },
        [&](std::string_view line) {
            if (is_known) heard.complain("line.too-long", shown(line));
        });
    return heard;
}

} // namespace fielddesk::hardware
