#include "app/window/device_play.h"

#include "app/device_orders.h"
#include "app/phrases.h"
#include "app/window/words.h"

namespace fielddesk {

void DevicePlay::set_table(Table* table) {
    if (m_table == table) return;
    if (m_table) m_table->disconnect(this);
    m_table = table;
    if (m_table) {
        connect(m_table, &Table::changed, this, &DevicePlay::on_table_changed);
        connect(m_table, &Table::gameChanged, this, &DevicePlay::on_table_changed);
    }
    Q_EMIT bound();
}

void DevicePlay::set_devices(Devices* devices) {
    if (m_devices == devices) return;
    if (m_devices) m_devices->disconnect(this);
    m_devices = devices;
    if (m_devices) {
        connect(m_devices, &Devices::heard, this, qOverload<const hardware::Reading&>(&DevicePlay::take));
        connect(m_devices, &Devices::lost, this, &DevicePlay::on_lost);
        connect(m_devices, &Devices::statesChanged, this, &DevicePlay::on_states_changed);
    }
    Q_EMIT bound();
}

std::optional<Question> DevicePlay::question() const {
    if (!m_table || !m_table->session()) return std::nullopt;
    return m_table->session()->position(m_table->seat()).question;
}

bool DevicePlay::asks_dice() const {
    const auto asked = question();
    return asked && asked->kind == Question::Kind::Dice;
}

bool DevicePlay::is_armed() const {
    return m_devices && asks_dice() && m_devices->has_working_tower();
}

void DevicePlay::take(const hardware::Reading& reading) {
    if (!m_table || !m_table->is_open() || m_table->is_look_only()) return;
    if (const auto* thrown = std::get_if<hardware::DiceThrown>(&reading)) take(*thrown);
}

void DevicePlay::take(const hardware::DiceThrown& thrown) {
    m_doubt.reset();
    m_is_stopped = false;
    const auto order = order_of(thrown, question(), m_table->seat());
    if (order) {
        say({});
        m_table->submit(*order);
        return;
    }
    if (order.error().code == Code("reading.doubtful")) m_doubt = thrown;
    say(words(m_table->phrasebook()->say(order.error())));
}

void DevicePlay::on_lost(const QString& device) {
    if (!asks_dice() || m_devices->has_working_tower()) return;
    m_is_stopped = true;
    say(words(filled("tower.lost", {device.toStdString()})));
}

// A tower that is back is armed again.
void DevicePlay::on_states_changed() {
    if (m_is_stopped && m_devices->has_working_tower()) {
        m_is_stopped = false;
        m_remark.clear();
    }
    Q_EMIT changed();
}

// What was said about a throw is over with what it was about.
void DevicePlay::on_table_changed() {
    if (m_doubt || m_is_stopped || !m_remark.isEmpty()) {
        m_doubt.reset();
        m_is_stopped = false;
        m_remark.clear();
    }
    Q_EMIT changed();
}

void DevicePlay::say(const QString& remark) {
    m_remark = remark;
    Q_EMIT changed();
}

QList<int> DevicePlay::doubted_faces() const {
    QList<int> faces;
    if (m_doubt)
        for (const hardware::Die& die : m_doubt->dice)
            faces.append(die.face.value_or(0));
    return faces;
}

QList<int> DevicePlay::doubted_dice() const {
    QList<int> dice;
    for (std::size_t die = 0; m_doubt && die < m_doubt->dice.size(); ++die)
        if (m_doubt->dice[die].is_doubtful()) dice.append(static_cast<int>(die));
    return dice;
}

// Where the player reads what the tower read, the tower's throw stands; else it is typed.
void DevicePlay::settle(const QList<int>& faces) {
    if (!m_doubt) return;
    const Source source = faces == doubted_faces() ? Source::Device : Source::Typed;
    Order order{m_table->seat(), verbs::dice, {}, source};
    for (const int face : faces)
        order.arguments.emplace_back(face);
    m_doubt.reset();
    say({});
    m_table->submit(order);
}

void DevicePlay::dropDoubt() {
    m_doubt.reset();
    say({});
}

} // namespace fielddesk
