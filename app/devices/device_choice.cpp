#include "app/devices/device_choice.h"

#include <charconv>

namespace fielddesk {

Result<DeviceChoice> read_choice(const std::string& words, const hardware::LinePattern& pattern) {
    const auto at = words.find('@');
    DeviceChoice choice{words.substr(0, at), 0, pattern};
    if (at == std::string::npos) return choice;
    const std::string baud = words.substr(at + 1);
    const auto [end, error] = std::from_chars(baud.data(), baud.data() + baud.size(), choice.baud);
    constexpr int slowest = 300;
    constexpr int fastest = 4'000'000;
    const bool is_speed = error == std::errc() && end == baud.data() + baud.size() &&
                          choice.baud >= slowest && choice.baud <= fastest;
    if (!is_speed) return refuse_with("device.baud", baud);
    return choice;
}

Result<std::unique_ptr<DeviceLink>> make_link(const DeviceChoice& choice, SerialPort port, PortList ports,
                                              DeviceLink::Clock clock) {
    auto driver = hardware::make_driver(choice.driver, choice.pattern);
    if (!driver) return tl::unexpected<Refusal>(driver.error());
    const int baud = choice.baud != 0 ? choice.baud : hardware::driver_kind(choice.driver)->baud;
    return std::make_unique<DeviceLink>(*std::move(driver), baud, std::move(port), std::move(ports),
                                        std::move(clock));
}

Result<std::unique_ptr<DeviceLink>> make_link(const DeviceChoice& choice, const QString& path) {
    return make_link(choice, SerialPort{path, {}, {}, {}, {}}, ports_with(path));
}

} // namespace fielddesk
