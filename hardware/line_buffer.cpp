#include "hardware/line_buffer.h"

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

} // namespace fielddesk::hardware
