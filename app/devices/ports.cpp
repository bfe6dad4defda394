#include "app/devices/ports.h"

#include <QDateTime>
#include <QFileInfo>
#include <QSerialPortInfo>
#include <algorithm>
#include <array>

namespace fielddesk {

namespace {

struct Bridge {
    quint16 vendor;
    quint16 product; // 0: every product of this vendor
    const char* name;
};

constexpr std::array bridges{Bridge{0x2341, 0, "Arduino"},
                             Bridge{0x2A03, 0, "Arduino"},
                             Bridge{0x1A86, 0x7523, "CH340 bridge"},
                             Bridge{0x1A86, 0x55D4, "CH343 bridge"},
                             Bridge{0x10C4, 0xEA60, "CP210x bridge"},
                             Bridge{0x0403, 0x6001, "FT232 bridge"},
                             Bridge{0x0403, 0x6015, "FT23x bridge"},
                             Bridge{0x303A, 0x1001, "ESP32"},
                             Bridge{0x2E8A, 0, "Raspberry Pi Pico"}};

bool is_same_kind(const SerialPort& one, const SerialPort& other) {
    return one.vendor && one.vendor == other.vendor && one.product == other.product;
}

// Some makers give every bridge the same number.
bool tells_apart(const QString& serial) {
    return !serial.isEmpty() && serial != QStringLiteral("0001");
}

} // namespace

namespace {

QList<SerialPort> read_ports() {
    QList<SerialPort> ports;
    for (const QSerialPortInfo& info : QSerialPortInfo::availablePorts()) {
        SerialPort port{info.systemLocation(), info.description(), {}, {}, info.serialNumber()};
        if (info.hasVendorIdentifier()) port.vendor = info.vendorIdentifier();
        if (info.hasProductIdentifier()) port.product = info.productIdentifier();
        ports.append(port);
    }
    return ports;
}

} // namespace

// Asking for every port takes milliseconds, and an absent device is looked for again and again: they are
// asked for anew where something has come or gone among the devices, and for a while after.
QList<SerialPort> ports_of_system() {
    constexpr int settling_seconds = 2;
    static QList<SerialPort> ports;
    static QDateTime read_at;
    const QDateTime changed = QFileInfo(QStringLiteral("/dev")).lastModified();
    if (!read_at.isValid() || read_at < changed.addSecs(settling_seconds)) {
        ports = read_ports();
        read_at = QDateTime::currentDateTime();
    }
    return ports;
}

PortList ports_with(const QString& path) {
    return [path] {
        QList<SerialPort> ports = ports_of_system();
        const bool is_listed = std::any_of(ports.begin(), ports.end(),
                                           [&](const SerialPort& port) { return port.path == path; });
        if (!is_listed && QFileInfo::exists(path)) ports.append({path, {}, {}, {}, {}});
        return ports;
    };
}

QString bridge_name(const SerialPort& port) {
    for (const Bridge& bridge : bridges)
        if (port.vendor == bridge.vendor && (bridge.product == 0 || port.product == bridge.product))
            return QString::fromLatin1(bridge.name);
    return {};
}

std::optional<SerialPort> find_again(const SerialPort& known, const QList<SerialPort>& ports) {
    const auto first = [&](auto fits) -> std::optional<SerialPort> {
        const auto found = std::find_if(ports.begin(), ports.end(), fits);
        if (found == ports.end()) return std::nullopt;
        return *found;
    };
    if (known.vendor && tells_apart(known.serial))
        return first(
            [&](const SerialPort& port) { return is_same_kind(port, known) && port.serial == known.serial; });
    // Two adapters that nothing tells apart stay where they are.
    auto there = first([&](const SerialPort& port) {
        return port.path == known.path && (!known.vendor || is_same_kind(port, known));
    });
    if (there || !known.vendor) return there;
    const auto alike = std::count_if(ports.begin(), ports.end(),
                                     [&](const SerialPort& port) { return is_same_kind(port, known); });
    if (alike != 1) return std::nullopt;
    return first([&](const SerialPort& port) { return is_same_kind(port, known); });
}

} // namespace fielddesk
