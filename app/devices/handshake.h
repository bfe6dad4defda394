#pragma once

#include "app/devices/device_choice.h"

namespace fielddesk {

// Speaks to whatever hangs on a port in the languages of the devices that answer, one after the other. What
// says nothing that is understood is none of them; nothing is ever guessed from what it says by itself.
class Handshake : public QObject {
    Q_OBJECT

public:
    Handshake(SerialPort port, PortList ports, QObject* parent = nullptr);

    void start();
    const SerialPort& port() const { return m_port; }
    // The driver of what answered, once it is over; nothing where nobody did.
    const std::optional<DeviceChoice>& found() const { return m_found; }

Q_SIGNALS:
    void over();

private:
    void ask_next();
    void look();
    void end();

    SerialPort m_port;
    PortList m_ports;
    std::vector<DeviceChoice> m_left;
    DeviceChoice m_asked;
    std::unique_ptr<DeviceLink> m_link;
    QTimer m_patience;
    std::optional<DeviceChoice> m_found;
};

} // namespace fielddesk
