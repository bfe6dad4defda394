#pragma once

#include "engine/core/result.h"
#include "hardware/pattern.h"

#include <memory>

// Devices that are not there, so that everything can be tried without one.
namespace fielddesk::hardware {

// Says what a device of one kind would say. What it writes is returned; it owns no port and has no clock.
class Simulator {
public:
    virtual ~Simulator() = default;

    // It was plugged in, or began anew.
    virtual std::string begin(Moment) { return {}; }
    // Refuses with `simulator.cannot` what a device of this kind does not do.
    virtual Result<std::string> roll(const std::vector<Die>&, Moment) { return refuse("simulator.cannot"); }
    virtual Result<std::string> show(const Tag&, Moment) { return refuse("simulator.cannot"); }
    virtual Result<std::string> take_away(const Tag&, Moment) { return std::string(); }
    // Bytes that the program sent.
    virtual std::string hear(std::string_view, Moment) { return {}; }
    // To be called every few milliseconds.
    virtual std::string tick(Moment) { return {}; }
};

// Refuses with `driver.unknown`.
Result<std::unique_ptr<Simulator>> make_simulator(std::string_view kind, const LinePattern& pattern = {});

} // namespace fielddesk::hardware
