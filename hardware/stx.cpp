#include "hardware/stx.h"

#include "hardware/hex.h"

namespace fielddesk::hardware {

namespace {

constexpr std::size_t tag_digits = 10;

struct Shape {
    char start;
    std::size_t checksum_digits; // after the tag, in hex
    bool has_raw_checksum;
    std::string_view end;

    std::size_t length() const {
        return 1 + tag_digits + checksum_digits + (has_raw_checksum ? 1 : 0) + end.size();
    }
};

constexpr Shape shape_of(StxProfile profile) {
    switch (profile) {
    case StxProfile::Rdm6300:
        return {'\x02', 2, false, "\x03"};
    case StxProfile::Id12:
        return {'\x02', 2, false, "\r\n\x03"};
    case StxProfile::RawChecksum:
        return {'\x02', 0, true, "\x03"};
    case StxProfile::Parallax:
        return {'\n', 0, false, "\r"};
    }
    return {'\x02', 2, false, "\x03"};
}

bool repeats(StxProfile profile) {
    return profile != StxProfile::Id12;
}

// The XOR of the five bytes that the ten digits stand for.
std::uint8_t checksum_of(std::string_view digits) {
    unsigned sum = 0;
    for (const char byte : bytes_of_digits(digits))
        sum ^= static_cast<unsigned char>(byte);
    return static_cast<std::uint8_t>(sum);
}

// What keeps these bytes, as many as have come, from being a frame; an empty code where nothing does.
Code fault_in(const Shape& shape, std::string_view bytes) {
    const std::string_view digits = bytes.substr(1, tag_digits + shape.checksum_digits);
    if (!is_hex(digits)) return "stx.not-hex";
    const std::size_t end_at = shape.length() - shape.end.size();
    if (bytes.size() <= end_at) return {};
    const std::string_view end = bytes.substr(end_at);
    if (shape.end.starts_with(end)) return {};
    // Another reader of the family puts CR LF here, or leaves them out.
    const bool other = end.front() == '\r' || end.front() == '\x03';
    return other ? "stx.other-profile" : "stx.no-end";
}

} // namespace

StxDriver::StxDriver(StxProfile profile) : m_profile(profile), m_filter(repeats(profile)) {}

Heard StxDriver::feed(std::string_view bytes, Moment now) {
    Heard heard;
    for (const char byte : bytes) {
        m_bytes += byte;
        while (take_frame(heard, now)) {
        }
    }
    return heard;
}

// Does what can be done with the bytes that have come; true where there may be more to do.
bool StxDriver::take_frame(Heard& heard, Moment now) {
    const Shape shape = shape_of(m_profile);
    const std::size_t start = m_bytes.find(shape.start);
    if (start != 0 && !m_bytes.empty()) {
        // What lies between two frames is complained of once. Parallax readers may send CR LF pairs.
        const std::string_view noise = std::string_view(m_bytes).substr(0, start);
        if (!m_is_in_noise && noise.find_first_not_of("\r\n") != std::string_view::npos) {
            heard.complain("stx.noise", shown(noise));
            m_is_in_noise = true;
        }
        m_bytes.erase(0, start);
    }
    if (m_bytes.empty()) return false;
    if (const Code fault = fault_in(shape, m_bytes); !fault.empty()) {
        if (!m_is_in_noise) heard.complain(fault, shown(m_bytes));
        m_is_in_noise = true;
        m_bytes.erase(0, 1);
        return true;
    }
    if (m_bytes.size() < shape.length()) return false;
    take_tag(heard, now);
    return true;
}

// A frame of the right shape lies in the buffer.
void StxDriver::take_tag(Heard& heard, Moment now) {
    const Shape shape = shape_of(m_profile);
    const std::string digits = upper(std::string_view(m_bytes).substr(1, tag_digits));
    const std::uint8_t wanted = checksum_of(digits);
    bool is_right = true;
    if (shape.checksum_digits > 0) is_right = hex_byte(m_bytes[11], m_bytes[12]) == wanted;
    if (shape.has_raw_checksum) is_right = static_cast<std::uint8_t>(m_bytes[11]) == wanted;
    if (!is_right) {
        heard.complain("stx.checksum", shown(m_bytes));
        m_is_in_noise = true;
        m_bytes.erase(0, 1);
        return;
    }
    m_bytes.erase(0, shape.length());
    m_is_in_noise = false;
    if (is_all_zero(digits)) {
        heard.complain("tag.zero");
        return;
    }
    m_has_read = true;
    if (m_filter.is_new({digits}, 0, now)) heard.readings.emplace_back(TagSeen{{digits}, 0});
}

} // namespace fielddesk::hardware
