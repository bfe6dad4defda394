#pragma once

#include "hardware/driver.h"
#include "hardware/line_buffer.h"
#include "hardware/tablelink/frame.h"
#include "hardware/tablelink/sequence.h"

namespace fielddesk::hardware::tablelink {

// The host's side of TableLink 1: towers and readers that are built for Field Desk.
class TableLinkDriver : public Driver {
public:
    TableLinkDriver();

    Heard begin(Moment now) override;
    Heard feed(std::string_view bytes, Moment now) override;
    Heard tick(Moment now) override;
    Health health() const override { return m_health; }

private:
    void take_line(std::string_view line, Heard& heard, Moment now);
    void take_message(const Line& line, Heard& heard, Moment now);
    void take_content(const std::vector<std::string_view>& fields, Heard& heard);
    void take_roll(const std::vector<std::string_view>& fields, Heard& heard);
    void take_tag(const std::vector<std::string_view>& fields, Heard& heard);
    void ask_who(Heard& heard, Moment now);

    LineBuffer m_lines;
    Sequence m_sequence;
    Health m_health = Health::Waiting;
    Moment m_last_heard{};
    Moment m_last_asked{};
    int m_ping = 0;
};

} // namespace fielddesk::hardware::tablelink
