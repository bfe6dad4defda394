#pragma once

#include "hardware/driver.h"
#include "hardware/line_buffer.h"
#include "hardware/tag_filter.h"

namespace fielddesk::hardware {

// The text that the example sketches of the usual Arduino library print for an RC522 reader. Lines that name
// no tag (memory dumps, remarks) are passed over.
class Mfrc522Driver : public Driver {
public:
    Mfrc522Driver();

    Heard feed(std::string_view bytes, Moment now) override;
    Health health() const override { return m_has_read ? Health::Working : Health::Waiting; }

private:
    void take_line(std::string_view line, Heard& heard, Moment now);

    LineBuffer m_lines;
    TagFilter m_filter{false};
    bool m_has_read = false;
};

} // namespace fielddesk::hardware
