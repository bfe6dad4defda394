#pragma once

#include <QList>
#include <QString>
#include <functional>
#include <optional>

namespace fielddesk {

// A serial port as the system tells of it. A bridge may have no serial number, and a pty has no numbers at
// all.
struct SerialPort {
    QString path;        // "/dev/ttyUSB0"
    QString description; // as the maker names it
    std::optional<quint16> vendor;
    std::optional<quint16> product;
    QString serial;

    friend bool operator==(const SerialPort&, const SerialPort&) = default;
};

// The ports that are there now. It is handed in, so that tests and simulators have ports of their own.
using PortList = std::function<QList<SerialPort>()>;

QList<SerialPort> ports_of_system();
// Those of the system, and one at this path that the system does not list, as a pty.
PortList ports_with(const QString& path);

// What a bridge with these numbers is sold on, for the player to choose by; empty where it is not known. It
// says nothing about what is connected to it.
QString bridge_name(const SerialPort& port);

// The port that a device was last seen at, among those that are there now: by its serial number and kind,
// else by its kind where no other port is of that kind, else by its path.
std::optional<SerialPort> find_again(const SerialPort& known, const QList<SerialPort>& ports);

} // namespace fielddesk
