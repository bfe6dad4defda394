#include "tests/app/devices/workbench.h"

#include "app/devices/device_choice.h"

#include <QCoreApplication>
#include <QThread>
#include <algorithm>

namespace fielddesk::testing {

namespace {

std::unique_ptr<DeviceLink> link_to(const std::string& kind, const SerialPort& known, PortList ports) {
    return *make_link({kind, 0, {}}, known, std::move(ports));
}

} // namespace

int tags(const std::vector<hardware::Reading>& readings) {
    return static_cast<int>(std::count_if(readings.begin(), readings.end(), [](const auto& reading) {
        return std::holds_alternative<hardware::TagSeen>(reading);
    }));
}

SerialPort port_at(const std::filesystem::path& path) {
    return {QString::fromStdString(path.string()), {}, {}, {}, {}};
}

Workbench::Workbench(const std::string& kind) : m_device(*hardware::make_simulator(kind)) {
    const SerialPort port = port_at(m_port.path());
    m_link = link_to(kind, port, ports_with(port.path));
    connect();
}

Workbench::Workbench(const std::string& kind, const SerialPort& known, PortList ports)
    : m_device(*hardware::make_simulator(kind)), m_link(link_to(kind, known, std::move(ports))) {
    connect();
}

void Workbench::connect() {
    QObject::connect(m_link.get(), &DeviceLink::heard, [this](const hardware::Heard& heard) {
        readings.insert(readings.end(), heard.readings.begin(), heard.readings.end());
        for (const hardware::Complaint& complaint : heard.complaints)
            complaints.emplace_back(complaint.code.text());
    });
    QObject::connect(m_link.get(), &DeviceLink::stateChanged, [this] { states.push_back(m_link->state()); });
}

void Workbench::live() {
    QCoreApplication::processEvents();
    if (m_is_alive && m_port.is_open()) {
        carry(m_device->hear(m_port.read(0), now()));
        carry(m_device->tick(now()));
    }
    QThread::msleep(1);
}

void Workbench::carry(const std::string& bytes) {
    std::string arrived;
    for (const char byte : bytes)
        if (m_lost_one_in == 0 || ++m_carried % m_lost_one_in != 0) arrived += byte;
    m_port.write(arrived);
}

bool Workbench::until(const std::function<bool()>& holds, int milliseconds) {
    const hardware::Moment end = now() + hardware::Moment(milliseconds);
    while (!holds()) {
        if (now() >= end) return false;
        live();
    }
    return true;
}

bool Workbench::until_state(LinkState state, int milliseconds) {
    return until([&] { return m_link->state() == state; }, milliseconds);
}

void Workbench::pass(int milliseconds) {
    until([] { return false; }, milliseconds);
}

} // namespace fielddesk::testing
