#pragma once

#include "hardware/reading.h"

namespace fielddesk::hardware::tablelink {

// Which messages were applied since the device began. Numbers go from 1 to 65535 and then on at 1. A message
// is applied once, however often it is sent; one that is missing may still come within two seconds, for the
// device sends it five times. A message is sent again unchanged, so that a number with another content tells
// that the device began anew without being heard.
class Sequence {
public:
    enum class Verdict : std::uint8_t { Fresh, Repeated };

    // `content` is the checksum of the message.
    Verdict take(int number, std::uint16_t content, Moment now);
    // The device began anew: the next number may be any.
    void reset();
    // The numbers that were missed and will not come any more; each is told once.
    std::vector<int> lost(Moment now);

private:
    struct Applied {
        int number = 0;
        std::uint16_t content = 0;
    };
    struct Missing {
        int number = 0;
        Moment until{};
    };

    int m_last = 0; // 0 where none came yet
    std::vector<Applied> m_recent;
    std::vector<Missing> m_missing;
};

} // namespace fielddesk::hardware::tablelink
