#pragma once

#include "app/devices/device_link.h"
#include "app/devices/simulated_port.h"
#include "hardware/simulator/simulator.h"

namespace fielddesk::testing {

// A device on a pty and the real link to it, both kept alive by one loop.
class Workbench {
public:
    // The link knows the port by its path alone, unless it is given another list.
    explicit Workbench(const std::string& kind);
    Workbench(const std::string& kind, const SerialPort& known, PortList ports);

    SimulatedPort& port() { return m_port; }
    hardware::Simulator& device() { return *m_device; }
    DeviceLink& link() { return *m_link; }
    hardware::Moment now() const { return m_clock(); }

    // Lets time pass until this holds; false where it did not within so many milliseconds.
    bool until(const std::function<bool()>& holds, int milliseconds = 3000);
    bool until_state(LinkState state, int milliseconds = 3000);
    void pass(int milliseconds);
    // The device is not alive any more: it neither answers nor beats.
    void silence() { m_is_alive = false; }
    // What the device says, on its way to the link.
    void carry(const std::string& bytes);
    // Of what the device says, one byte in so many is lost on the way.
    void lose_one_byte_in(int count) { m_lost_one_in = count; }
    // The program ends.
    void end_link() { m_link.reset(); }

    std::vector<hardware::Reading> readings;
    std::vector<std::string> complaints;
    std::vector<LinkState> states;

private:
    void connect();
    void live();

    DeviceLink::Clock m_clock = DeviceLink::steady_clock();
    SimulatedPort m_port;
    std::unique_ptr<hardware::Simulator> m_device;
    std::unique_ptr<DeviceLink> m_link;
    bool m_is_alive = true;
    int m_lost_one_in = 0;
    int m_carried = 0;
};

// How many of these are tags that were seen.
int tags(const std::vector<hardware::Reading>& readings);

SerialPort port_at(const std::filesystem::path& path);

} // namespace fielddesk::testing
