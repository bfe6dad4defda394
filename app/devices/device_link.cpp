#include "app/devices/device_link.h"

#include <QElapsedTimer>
#include <poll.h>

namespace fielddesk {

namespace {

constexpr int tick_milliseconds = 100;
constexpr int ticks_between_looks = 5; // an absent device is looked for twice a second
constexpr int ticks_between_checks =
    10; // Qt 6.8 tells nothing of an unplugged port: it is asked once a second
constexpr qint64 most_buffered = 4096;
constexpr int most_errors = 20; // of a port that still seems to be there

Refusal refusal_of(const QSerialPort& serial, const QString& path) {
    const std::string detail = (path + QStringLiteral(": ") + serial.errorString()).toStdString();
    if (serial.error() != QSerialPort::PermissionError) return {"device.cannot-open", {}, {}, detail};
    // Only the words tell a port that another program holds from one that this user may not open.
    const bool is_held = serial.errorString().contains(QStringLiteral("lock"), Qt::CaseInsensitive);
    return {is_held ? Code("device.in-use") : Code("device.forbidden"), {}, {}, detail};
}

} // namespace

DeviceLink::Clock DeviceLink::steady_clock() {
    QElapsedTimer timer;
    timer.start();
    return [timer] { return hardware::Moment(timer.elapsed()); };
}

DeviceLink::DeviceLink(std::unique_ptr<hardware::Driver> driver, int baud, SerialPort port, PortList ports,
                       Clock clock, QObject* parent)
    : QObject(parent), m_driver(std::move(driver)), m_baud(baud), m_port(std::move(port)),
      m_ports(std::move(ports)), m_clock(std::move(clock)) {
    m_timer.setInterval(tick_milliseconds);
    connect(&m_timer, &QTimer::timeout, this, &DeviceLink::on_tick);
}

DeviceLink::~DeviceLink() {
    if (m_serial) m_serial->disconnect(this);
}

void DeviceLink::start() {
    m_timer.start();
    look();
}

void DeviceLink::on_tick() {
    ++m_ticks;
    if (!m_serial) {
        if (m_ticks % ticks_between_looks == 0) look();
        return;
    }
    if (m_ticks % ticks_between_checks == 0 && is_hung_up()) return lose();
    use(m_driver->tick(m_clock()));
}

void DeviceLink::look() {
    if (const auto found = find_again(m_port, m_ports())) return open(*found);
    if (m_state == LinkState::Refused) set_state(LinkState::Looking);
}

// Signals are connected once everything is set: setters tell of errors that mean nothing, and so does a pty.
void DeviceLink::open(const SerialPort& port) {
    auto serial = std::make_unique<QSerialPort>();
    serial->setPortName(port.path);
    serial->setBaudRate(m_baud);
    serial->setReadBufferSize(most_buffered);
    if (!serial->open(QIODevice::ReadWrite)) return refuse(refusal_of(*serial, port.path));
    m_port = port;
    m_serial = std::move(serial);
    m_errors = 0;
    m_unknown_bytes = 0;
    m_is_losing = false;
    m_refusal.reset();
    connect(m_serial.get(), &QSerialPort::readyRead, this, &DeviceLink::read);
    connect(m_serial.get(), &QSerialPort::errorOccurred, this, &DeviceLink::on_error);
    set_state(LinkState::Waiting);
    use(m_driver->begin(m_clock()));
}

void DeviceLink::read() {
    const QByteArray bytes = m_serial->readAll();
    if (bytes.isEmpty()) return;
    Q_EMIT bytesCame(bytes);
    const bool was_babbling = is_babbling();
    m_unknown_bytes += bytes.size();
    if (is_babbling() != was_babbling) Q_EMIT stateChanged();
    use(m_driver->feed({bytes.constData(), static_cast<std::size_t>(bytes.size())}, m_clock()));
}

// The port may not be closed in its own slot, and it tells of an unplugged device again and again: it is
// closed once, later.
void DeviceLink::on_error(QSerialPort::SerialPortError error) {
    if (error == QSerialPort::NoError || error == QSerialPort::UnsupportedOperationError ||
        error == QSerialPort::TimeoutError)
        return;
    ++m_errors;
    if (m_is_losing || (!is_hung_up() && m_errors < most_errors)) return;
    m_is_losing = true;
    m_serial->disconnect(this);
    QMetaObject::invokeMethod(this, &DeviceLink::lose, Qt::QueuedConnection);
}

void DeviceLink::lose() {
    if (!m_serial) return;
    m_serial->disconnect(this);
    m_serial.reset();
    set_state(LinkState::Gone);
}

bool DeviceLink::is_hung_up() const {
    pollfd port{m_serial->handle(), 0, 0};
    return poll(&port, 1, 0) > 0 && (port.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

void DeviceLink::use(const hardware::Heard& heard) {
    if (!heard.to_send.empty() && m_serial)
        m_serial->write(heard.to_send.data(), static_cast<qint64>(heard.to_send.size()));
    if (!heard.readings.empty()) m_unknown_bytes = 0;
    if (!heard.readings.empty() || !heard.complaints.empty()) Q_EMIT this->heard(heard);
    follow_health();
}

void DeviceLink::follow_health() {
    if (!m_serial) return;
    switch (m_driver->health()) {
    case hardware::Health::Waiting:
        return set_state(LinkState::Waiting);
    case hardware::Health::Working:
        return set_state(LinkState::Working);
    case hardware::Health::Silent:
        return set_state(LinkState::Silent);
    }
}

void DeviceLink::refuse(Refusal refusal) {
    if (m_refusal && m_refusal->code == refusal.code) return;
    m_refusal = std::move(refusal);
    m_state = LinkState::Refused;
    Q_EMIT stateChanged();
}

void DeviceLink::set_state(LinkState state) {
    if (m_state == state) return;
    m_state = state;
    if (state != LinkState::Refused) m_refusal.reset();
    Q_EMIT stateChanged();
}

} // namespace fielddesk
