#include "app/window/devices.h"

#include "app/devices/device_words.h"
#include "app/phrases.h"
#include "app/window/words.h"

#include <algorithm>

namespace fielddesk {

namespace {

constexpr std::size_t most_monitor_lines = 200;

QString said(const Refusal& refusal) {
    return words(filled(refusal.code.text(), {}, refusal.detail));
}

QString name_of(const KnownDevice& device) {
    return title_of(*hardware::driver_kind(device.choice.driver));
}

bool is_of_tower(const hardware::Reading& reading) {
    const auto* greeting = std::get_if<hardware::Greeting>(&reading);
    return std::holds_alternative<hardware::DiceThrown>(reading) || (greeting && greeting->kind == "tower");
}

} // namespace

Devices::Devices(QObject* parent)
    : QObject(parent), m_port_list(ports_of_system), m_devices(this), m_ports(this), m_kinds(this),
      m_monitor(this) {
    m_kinds.update(kind_rows());
}

Devices::~Devices() = default;

void Devices::use_ports(PortList ports) {
    m_port_list = std::move(ports);
}

void Devices::start() {
    if (m_is_started) return;
    m_is_started = true;
    for (KnownDevice& device : remembered_devices())
        open(std::move(device));
    refreshPorts();
}

// Those of the system, and the paths of devices that the system does not list.
QList<SerialPort> Devices::ports_now() const {
    QList<SerialPort> ports = m_port_list();
    for (const auto& entry : m_entries) {
        const SerialPort& own = entry->link->port();
        const bool is_listed = std::any_of(ports.begin(), ports.end(),
                                           [&](const SerialPort& port) { return port.path == own.path; });
        if (!is_listed && entry->link->state() != LinkState::Gone &&
            entry->link->state() != LinkState::Looking)
            ports.append(own);
    }
    return ports;
}

bool Devices::is_used(const QString& path) const {
    return std::any_of(m_entries.begin(), m_entries.end(),
                       [&](const auto& entry) { return entry->link->port().path == path; });
}

void Devices::refreshPorts() {
    std::vector<PortRow> rows;
    for (const SerialPort& port : ports_now()) {
        PortRow row{port.path, words(say(port)), {}};
        for (const auto& entry : m_entries)
            if (entry->link->port().path == port.path) row.use = name_of(entry->known);
        rows.push_back(std::move(row));
    }
    m_ports.update(std::move(rows));
}

bool Devices::add(const QString& driver, const QString& path, int baud, const QString& line,
                  const QString& after) {
    if (path.isEmpty()) {
        set_problem(words(phrase("device.choose-port")));
        return false;
    }
    if (is_used(path)) {
        set_problem(words(filled("device.used-already", {path.toStdString()})));
        return false;
    }
    KnownDevice device{{driver.toStdString(), baud, {line.toStdString(), after.toStdString(), 6}},
                       {path, {}, {}, {}, {}}};
    if (const auto made = hardware::make_driver(device.choice.driver, device.choice.pattern); !made) {
        set_problem(said(made.error()));
        return false;
    }
    for (const SerialPort& port : m_port_list())
        if (port.path == path) device.port = port;
    set_problem({});
    open(std::move(device));
    keep();
    return true;
}

void Devices::open(KnownDevice known) {
    const PortList ports = [list = m_port_list, path = known.port.path] {
        QList<SerialPort> all = list();
        const auto system = ports_with(path)();
        for (const SerialPort& port : system)
            if (port.path == path && std::find(all.begin(), all.end(), port) == all.end()) all.append(port);
        return all;
    };
    auto link = make_link(known.choice, known.port, ports);
    if (!link) return set_problem(said(link.error()));
    const bool says_dice = known.choice.pattern.line.find("{dice}") != std::string::npos;
    m_entries.push_back(std::make_unique<Entry>(
        Entry{std::move(known), *std::move(link), ++m_opened, says_dice, LinkState::Looking}));
    Entry& entry = *m_entries.back();
    connect(entry.link.get(), &DeviceLink::heard, this,
            [this, &entry](const hardware::Heard& heard) { take(entry, heard); });
    connect(entry.link.get(), &DeviceLink::bytesCame, this, [this, &entry](const QByteArray& bytes) {
        if (m_watched == &entry) show_in_monitor(entry, shown_bytes(bytes), QStringLiteral("bytes"));
    });
    connect(entry.link.get(), &DeviceLink::stateChanged, this, [this, &entry] { on_state(entry); });
    if (!m_watched) m_watched = &entry;
    entry.link->start();
    show_devices();
}

void Devices::forget(int device) {
    if (device < 0 || device >= static_cast<int>(m_entries.size())) return;
    const auto at = m_entries.begin() + device;
    if (m_watched == at->get()) m_watched = nullptr;
    m_entries.erase(at);
    keep();
    show_devices();
    Q_EMIT statesChanged();
}

void Devices::watch(int device) {
    if (device < 0 || device >= static_cast<int>(m_entries.size())) return;
    m_watched = m_entries[static_cast<std::size_t>(device)].get();
    m_monitor.update({});
    show_devices();
}

void Devices::keep() {
    QList<KnownDevice> devices;
    for (const auto& entry : m_entries)
        devices.append({entry->known.choice, entry->link->port()});
    remember_devices(devices);
    refreshPorts();
}

void Devices::on_state(Entry& entry) {
    const LinkState state = entry.link->state();
    const bool is_lost = entry.was == LinkState::Working && state != LinkState::Working;
    entry.was = state;
    show_in_monitor(entry, words(say_state(*entry.link)), QStringLiteral("state"));
    show_devices();
    refreshPorts();
    Q_EMIT statesChanged();
    if (is_lost) Q_EMIT lost(name_of(entry.known));
}

void Devices::take(Entry& entry, const hardware::Heard& heard_now) {
    for (const hardware::Complaint& complaint : heard_now.complaints)
        show_in_monitor(entry, words(say(complaint)), QStringLiteral("complaint"));
    for (const hardware::Reading& reading : heard_now.readings) {
        const QString text = words(say(reading));
        show_in_monitor(entry, text, QStringLiteral("reading"));
        m_last_words = text;
        if (is_of_tower(reading)) entry.is_tower = true;
        m_last_dice.clear();
        if (const auto* thrown = std::get_if<hardware::DiceThrown>(&reading))
            for (const hardware::Die& die : thrown->dice)
                m_last_dice.append(die.face.value_or(0));
        Q_EMIT readingCame();
        if (!m_is_rehearsing) Q_EMIT heard(reading);
    }
}

void Devices::show_in_monitor(const Entry& entry, const QString& text, const QString& what) {
    if (m_watched != &entry) return;
    m_monitor.insert_first({QString::number(++m_lines), text, what});
    if (m_monitor.rows().size() > most_monitor_lines) m_monitor.remove_last();
}

void Devices::show_devices() {
    std::vector<DeviceRow> rows;
    for (const auto& entry : m_entries)
        rows.push_back({QString::number(entry->number), name_of(entry->known), entry->link->port().path,
                        words(word_of(entry->link->state())), words(say_state(*entry->link)),
                        m_watched == entry.get()});
    m_devices.update(std::move(rows));
}

bool Devices::has_working_tower() const {
    return std::any_of(m_entries.begin(), m_entries.end(), [](const auto& entry) {
        return entry->is_tower && entry->link->state() == LinkState::Working;
    });
}

void Devices::set_rehearsing(bool is_rehearsing) {
    if (m_is_rehearsing == is_rehearsing) return;
    m_is_rehearsing = is_rehearsing;
    m_last_words.clear();
    m_last_dice.clear();
    Q_EMIT rehearsingChanged();
    Q_EMIT readingCame();
}

void Devices::search() {
    if (is_searching()) return;
    refreshPorts();
    m_found = 0;
    for (const SerialPort& port : m_port_list()) {
        if (is_used(port.path)) continue;
        m_handshakes.push_back(std::make_unique<Handshake>(port, m_port_list));
        Handshake* handshake = m_handshakes.back().get();
        connect(
            handshake, &Handshake::over, this, [this, handshake] { on_handshake_over(handshake); },
            Qt::QueuedConnection);
    }
    m_search_words = words(phrase(m_handshakes.empty() ? "device.no-port" : "device.searching"));
    Q_EMIT searchingChanged();
    for (const auto& handshake : m_handshakes)
        handshake->start();
}

void Devices::on_handshake_over(Handshake* handshake) {
    const auto at = std::find_if(m_handshakes.begin(), m_handshakes.end(),
                                 [handshake](const auto& each) { return each.get() == handshake; });
    if (at == m_handshakes.end()) return;
    const auto done = std::move(*at);
    m_handshakes.erase(at);
    if (done->found()) {
        ++m_found;
        open({*done->found(), done->port()});
        keep();
    }
    if (m_handshakes.empty())
        m_search_words = words(m_found == 0 ? phrase("device.nobody-answered")
                                            : filled("device.found", {std::to_string(m_found)}));
    Q_EMIT searchingChanged();
}

QString Devices::tryLine(const QString& line, const QString& sample) const {
    const auto read = hardware::read_line({line.toStdString(), {}, 6}, sample.toStdString());
    if (!read) return said(read.error());
    return words(*read ? say(**read) : phrase("pattern.no-match"));
}

void Devices::set_problem(const QString& problem) {
    if (m_problem == problem) return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

} // namespace fielddesk
