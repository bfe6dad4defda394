#pragma once

#include "app/devices/ports.h"
#include "hardware/drivers.h"

#include <QObject>
#include <QSerialPort>
#include <QTimer>
#include <functional>

namespace fielddesk {

// How it stands with a device.
enum class LinkState : std::uint8_t {
    Looking, // its port was not there yet
    Waiting, // the port is open, and nothing that is understood has come
    Working,
    Silent, // it worked, and does not say what it ought to
    Gone,   // it was unplugged; it is looked for
    Refused // the port cannot be opened, for a reason; it is tried again
};

// Owns the port of one device and nothing else: bytes go to the driver, and what the driver makes of them
// comes out. A device that was unplugged is found again by itself, under another name too.
class DeviceLink : public QObject {
    Q_OBJECT

public:
    // The moment now, counted from any fixed one.
    using Clock = std::function<hardware::Moment()>;

    DeviceLink(std::unique_ptr<hardware::Driver> driver, int baud, SerialPort port, PortList ports,
               Clock clock = steady_clock(), QObject* parent = nullptr);
    ~DeviceLink() override;

    void start();
    LinkState state() const { return m_state; }
    // Why it is refused: `device.in-use`, `device.forbidden` or `device.cannot-open`.
    const std::optional<Refusal>& refusal() const { return m_refusal; }
    const SerialPort& port() const { return m_port; }
    // It waits, and bytes come that its driver makes nothing of: boot text, the wrong speed, another device.
    bool is_babbling() const { return m_state == LinkState::Waiting && m_unknown_bytes > most_boot_text; }
    // How many errors the port has told of since it was opened.
    int errors() const { return m_errors; }

    static Clock steady_clock();

Q_SIGNALS:
    void bytesCame(const QByteArray& bytes);
    void heard(const fielddesk::hardware::Heard& heard);
    void stateChanged();

private:
    // A board that starts may say so much that is nobody's language.
    static constexpr qint64 most_boot_text = 64;

    void on_tick();
    void look();
    void open(const SerialPort& port);
    void read();
    void on_error(QSerialPort::SerialPortError error);
    void lose();
    bool is_hung_up() const;
    void use(const hardware::Heard& heard);
    void refuse(Refusal refusal);
    void set_state(LinkState state);
    void follow_health();

    std::unique_ptr<hardware::Driver> m_driver;
    int m_baud;
    SerialPort m_port;
    PortList m_ports;
    Clock m_clock;
    std::unique_ptr<QSerialPort> m_serial;
    QTimer m_timer;
    LinkState m_state = LinkState::Looking;
    std::optional<Refusal> m_refusal;
    int m_ticks = 0;
    qint64 m_unknown_bytes = 0; // since it was opened or last understood
    int m_errors = 0;
    bool m_is_losing = false;
};

} // namespace fielddesk
