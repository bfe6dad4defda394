#pragma once

#include "hardware/drivers.h"

#include <ostream>

namespace fielddesk::hardware {

// How a failed test shows what was heard.
void PrintTo(const Reading& reading, std::ostream* stream);

} // namespace fielddesk::hardware

namespace fielddesk::test {

// A driver with a clock of the test, and everything that came out of it.
class Listener {
public:
    explicit Listener(std::string_view kind, const hardware::LinePattern& pattern = {});

    void hear(std::string_view bytes);
    // Time passes, and the driver is told of it ten times a second.
    void wait(hardware::Moment time);
    // What was heard since this was last asked.
    std::vector<hardware::Reading> take_readings();
    std::vector<std::string> take_complaints();
    std::string take_sent();
    hardware::Health health() const { return m_driver->health(); }

private:
    void keep(hardware::Heard heard);

    std::unique_ptr<hardware::Driver> m_driver;
    hardware::Moment m_now{10'000};
    hardware::Heard m_heard;
};

// Readings as they are compared: a tag by its digits, dice by their faces.
hardware::Reading tag(std::string digits, int antenna = 0);
hardware::Reading gone(std::string digits, int antenna = 0);
hardware::Reading dice(std::initializer_list<int> faces);

} // namespace fielddesk::test
