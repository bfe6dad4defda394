#include "hardware/simulator/chip.h"

#include "hardware/hex.h"

namespace fielddesk::hardware {

using namespace std::string_literals;

std::string ChipSimulator::begin(Moment) {
    m_frames.clear();
    return {};
}

Result<std::string> ChipSimulator::show(const Tag& tag, Moment) {
    if (!is_uid_size(tag.digits.size())) return refuse_with("tag.impossible", tag.digits);
    m_card = tag;
    return std::string();
}

Result<std::string> ChipSimulator::take_away(const Tag&, Moment) {
    m_card.reset();
    return std::string();
}

std::string ChipSimulator::hear(std::string_view bytes, Moment) {
    std::string said;
    m_frames.add(bytes);
    while (const auto frame = m_frames.next())
        if (frame->kind == pn532::Frame::Kind::Command && !frame->data.empty())
            said += pn532::ack() + pn532::reply(answer(frame->data));
    return said;
}

std::string ChipSimulator::answer(std::string_view command) const {
    switch (command.front()) {
    case '\x02':
        return "\x03\x32\x01\x06\x07"s;
    case '\x4A': {
        if (!m_card) return "\x4B\0"s;
        const std::string uid = bytes_of_digits(m_card->digits);
        return "\x4B\x01\x01\0\x04\x08"s + static_cast<char>(uid.size()) + uid;
    }
    default:
        return std::string(1, static_cast<char>(command.front() + 1));
    }
}

} // namespace fielddesk::hardware
