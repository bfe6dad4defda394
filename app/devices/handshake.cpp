#include "app/devices/handshake.h"

namespace fielddesk {

namespace {

// Opening its port resets many an Arduino, which is then silent for two or three seconds.
constexpr int patience_milliseconds = 4500;

} // namespace

Handshake::Handshake(SerialPort port, PortList ports, QObject* parent)
    : QObject(parent), m_port(std::move(port)), m_ports(std::move(ports)) {
    for (const hardware::DriverKind& kind : hardware::driver_kinds())
        if (kind.answers) m_left.push_back({std::string(kind.id.text()), 0, {}});
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience_milliseconds);
    connect(&m_patience, &QTimer::timeout, this, &Handshake::ask_next);
}

void Handshake::start() {
    ask_next();
}

void Handshake::ask_next() {
    m_link.reset();
    if (m_left.empty()) return end();
    m_asked = m_left.front();
    m_left.erase(m_left.begin());
    auto link = make_link(m_asked, m_port, m_ports);
    if (!link) return end();
    m_link = *std::move(link);
    connect(m_link.get(), &DeviceLink::stateChanged, this, &Handshake::look, Qt::QueuedConnection);
    m_patience.start();
    m_link->start();
}

void Handshake::look() {
    if (!m_link) return;
    if (m_link->state() == LinkState::Working) {
        m_found = m_asked;
        return end();
    }
    // Nobody can be spoken to through a port that is gone or may not be opened.
    if (m_link->state() == LinkState::Gone || m_link->state() == LinkState::Refused) end();
}

void Handshake::end() {
    m_patience.stop();
    m_left.clear();
    m_link.reset();
    Q_EMIT over();
}

} // namespace fielddesk
