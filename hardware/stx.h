#pragma once

#include "hardware/driver.h"
#include "hardware/tag_filter.h"

namespace fielddesk::hardware {

// The 125 kHz readers that put a tag between a start and an end mark.
enum class StxProfile : std::uint8_t {
    Rdm6300,     // 14 bytes; repeats while the tag lies there
    Id12,        // 16 bytes, with CR LF; says a tag once
    RawChecksum, // 13 bytes, the checksum as one byte; repeats
    Parallax     // 12 bytes without a checksum; repeats
};

class StxDriver : public Driver {
public:
    explicit StxDriver(StxProfile profile);

    Heard feed(std::string_view bytes, Moment now) override;
    Health health() const override { return m_has_read ? Health::Working : Health::Waiting; }

private:
    bool take_frame(Heard& heard, Moment now);
    void take_tag(Heard& heard, Moment now);

    StxProfile m_profile;
    TagFilter m_filter;
    std::string m_bytes;
    bool m_has_read = false;
    bool m_is_in_noise = false;
};

} // namespace fielddesk::hardware
