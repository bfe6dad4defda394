#pragma once

#include "app/devices/device_link.h"

namespace fielddesk {

// What a player says of a device: which kind it is, how fast it talks (the kind's own speed where it is 0),
// and for a device of lines, what such a line looks like.
struct DeviceChoice {
    std::string driver;
    int baud = 0;
    hardware::LinePattern pattern;
};

// `DRIVER` or `DRIVER@BAUD`. Refuses with `device.baud`.
Result<DeviceChoice> read_choice(const std::string& words, const hardware::LinePattern& pattern);

// A link that is not started yet. Refuses with `driver.unknown`, or with what is wrong with the pattern.
Result<std::unique_ptr<DeviceLink>> make_link(const DeviceChoice& choice, SerialPort port, PortList ports,
                                              DeviceLink::Clock clock = DeviceLink::steady_clock());

// The same for a port that is only known by its path.
Result<std::unique_ptr<DeviceLink>> make_link(const DeviceChoice& choice, const QString& path);

} // namespace fielddesk
