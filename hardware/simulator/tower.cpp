#include "hardware/simulator/tower.h"

#include "hardware/hex.h"

#include <utility>

namespace fielddesk::hardware {

namespace {

constexpr tablelink_device::Identity identity{"tower", "SIM-0001", "0.3", 5};

void write(void* text, const char* bytes, std::uint8_t count) {
    static_cast<std::string*>(text)->append(bytes, count);
}

std::uint32_t milliseconds(Moment now) {
    return static_cast<std::uint32_t>(now.count());
}

std::vector<std::uint8_t> bytes_of(const Tag& tag) {
    const std::string bytes = bytes_of_digits(tag.digits);
    return {bytes.begin(), bytes.end()};
}

} // namespace

TowerSimulator::TowerSimulator() : m_device(identity, write, &m_written) {}

Result<std::string> TowerSimulator::take(bool fitted) {
    if (!fitted) return refuse("simulator.too-long");
    return std::exchange(m_written, {});
}

std::string TowerSimulator::begin(Moment now) {
    m_device.begin("POR", milliseconds(now));
    return std::exchange(m_written, {});
}

Result<std::string> TowerSimulator::roll(const std::vector<Die>& dice, Moment now) {
    std::vector<tablelink_device::Die> said;
    for (const Die& die : dice)
        said.push_back({static_cast<std::uint8_t>(die.sides), static_cast<std::uint8_t>(die.face.value_or(0)),
                        static_cast<std::uint8_t>(die.confidence)});
    return take(m_device.say_roll(said.data(), static_cast<std::uint8_t>(said.size()), milliseconds(now)));
}

Result<std::string> TowerSimulator::show(const Tag& tag, Moment now) {
    const auto bytes = bytes_of(tag);
    return take(
        m_device.say_card(0, bytes.data(), static_cast<std::uint8_t>(bytes.size()), milliseconds(now)));
}

Result<std::string> TowerSimulator::take_away(const Tag& tag, Moment now) {
    const auto bytes = bytes_of(tag);
    return take(
        m_device.say_gone(0, bytes.data(), static_cast<std::uint8_t>(bytes.size()), milliseconds(now)));
}

std::string TowerSimulator::hear(std::string_view bytes, Moment now) {
    for (const char byte : bytes)
        m_device.hear(byte, milliseconds(now));
    return std::exchange(m_written, {});
}

std::string TowerSimulator::tick(Moment now) {
    m_device.tick(milliseconds(now));
    return std::exchange(m_written, {});
}

} // namespace fielddesk::hardware
