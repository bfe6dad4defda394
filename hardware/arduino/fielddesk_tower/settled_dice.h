#pragma once

#include "tablelink_device.h"

// Whether the dice lie still: the same faces three times, 400 milliseconds apart. A throw is told once, and
// the next one only after the dice were seen otherwise.
namespace tablelink_device {

template <uint8_t Count>
class SettledDice {
public:
    // The faces as they are seen now, as often as one likes; 0 where a die has no face. True once for each
    // throw.
    bool see(const uint8_t (&faces)[Count], uint32_t now) {
        bool is_same = m_seen > 0;
        for (uint8_t at = 0; at < Count; ++at)
            is_same = is_same && m_faces[at] == faces[at];
        if (!is_same) {
            for (uint8_t at = 0; at < Count; ++at)
                m_faces[at] = faces[at];
            m_seen = 1;
            m_last = now;
            return false;
        }
        if (m_seen >= wanted || now - m_last < apart) return false;
        m_last = now;
        return ++m_seen == wanted;
    }

private:
    static constexpr uint8_t wanted = 3;
    static constexpr uint32_t apart = 400;

    uint8_t m_faces[Count] = {};
    uint8_t m_seen = 0;
    uint32_t m_last = 0;
};

} // namespace tablelink_device
