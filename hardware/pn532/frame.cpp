#include "hardware/pn532/frame.h"

namespace fielddesk::hardware::pn532 {

namespace {

using namespace std::string_literals;

constexpr std::size_t most_bytes = 1024;
// The longest frame that a reader of cards has to do with; a greater length is noise.
constexpr std::size_t longest_data = 265;
constexpr char to_chip = '\xD4';
constexpr char from_chip = '\xD5';

std::uint8_t byte_at(std::string_view bytes, std::size_t at) {
    return static_cast<std::uint8_t>(bytes[at]);
}

std::uint8_t sum_of(std::string_view bytes) {
    unsigned sum = 0;
    for (const char byte : bytes)
        sum += static_cast<unsigned char>(byte);
    return static_cast<std::uint8_t>(sum);
}

std::string framed(const std::string& data) {
    const auto length = static_cast<std::uint8_t>(data.size());
    std::string frame = "\0\0\xFF"s;
    frame += static_cast<char>(length);
    frame += static_cast<char>(-length);
    frame += data;
    frame += static_cast<char>(-sum_of(data));
    frame += '\0';
    return frame;
}

} // namespace

void FrameReader::add(std::string_view bytes) {
    m_bytes += bytes;
    if (m_bytes.size() > most_bytes) m_bytes.erase(0, m_bytes.size() - most_bytes);
}

std::optional<Frame> FrameReader::fail(Frame::Kind kind, std::size_t start) {
    m_bytes.erase(0, start + 1);
    return Frame{kind, {}};
}

std::optional<Frame> FrameReader::next() {
    const std::size_t start = m_bytes.find("\0\xFF"s);
    if (start == std::string::npos) {
        // A last zero may be the first half of a start code.
        m_bytes.erase(0, m_bytes.ends_with('\0') ? m_bytes.size() - 1 : m_bytes.size());
        return std::nullopt;
    }
    const std::string_view rest = std::string_view(m_bytes).substr(start + 2);
    if (rest.size() < 2) return std::nullopt;
    const std::uint8_t length = byte_at(rest, 0);
    const std::uint8_t check = byte_at(rest, 1);
    if ((length == 0 && check == 0xFF) || (length == 0xFF && check == 0)) {
        m_bytes.erase(0, start + 4);
        return Frame{length == 0 ? Frame::Kind::Ack : Frame::Kind::Nack, {}};
    }
    const bool is_extended = length == 0xFF && check == 0xFF;
    if (is_extended && rest.size() < 5) return std::nullopt;
    const std::size_t header = is_extended ? 5 : 2;
    const std::size_t size =
        is_extended ? byte_at(rest, 2) * std::size_t{256} + byte_at(rest, 3) : std::size_t{length};
    const bool is_length_right =
        is_extended ? sum_of(rest.substr(2, 3)) == 0 : sum_of(rest.substr(0, 2)) == 0;
    if (!is_length_right || size == 0 || size > longest_data) return fail(Frame::Kind::BadLength, start);
    if (rest.size() < header + size + 1) return std::nullopt;
    if (sum_of(rest.substr(header, size + 1)) != 0) return fail(Frame::Kind::BadChecksum, start);
    const std::string data(rest.substr(header, size));
    m_bytes.erase(0, start + 2 + header + size + 1);
    if (data == "\x7F") return Frame{Frame::Kind::Error, {}};
    switch (data.front()) {
    case from_chip:
        return Frame{Frame::Kind::Reply, data.substr(1)};
    case to_chip:
        return Frame{Frame::Kind::Command, data.substr(1)};
    default:
        return Frame{Frame::Kind::WrongDirection, {}};
    }
}

std::string command(std::string_view data) {
    return framed(to_chip + std::string(data));
}
std::string reply(std::string_view data) {
    return framed(from_chip + std::string(data));
}
std::string ack() {
    return "\0\0\xFF\0\xFF\0"s;
}
std::string wake() {
    return "\x55\x55\0\0\0"s;
}

} // namespace fielddesk::hardware::pn532
