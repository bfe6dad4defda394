#include "hardware/tablelink/frame.h"

#include "hardware/hex.h"

namespace fielddesk::hardware::tablelink {

namespace {

std::string line_of(char start, std::string_view body) {
    const std::uint16_t crc = crc16(body);
    const char bytes[2] = {static_cast<char>(crc >> 8), static_cast<char>(crc & 0xFF)};
    return start + std::string(body) + '*' + hex_of({bytes, 2}) + '\n';
}

std::vector<std::string_view> split(std::string_view body) {
    std::vector<std::string_view> fields;
    for (;;) {
        const auto comma = body.find(',');
        fields.push_back(body.substr(0, comma));
        if (comma == std::string_view::npos) return fields;
        body.remove_prefix(comma + 1);
    }
}

} // namespace

std::uint16_t crc16(std::string_view bytes) {
    unsigned crc = 0xFFFF;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned>(static_cast<unsigned char>(byte)) << 8;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc & 0x8000) != 0 ? (crc << 1) ^ 0x1021 : crc << 1;
        crc &= 0xFFFF;
    }
    return static_cast<std::uint16_t>(crc);
}

std::string host_line(std::string_view body) {
    return line_of('!', body);
}
std::string device_line(std::string_view body) {
    return line_of('$', body);
}

Line read_line(std::string_view line, char start) {
    // Bytes of another baud rate may stand before the mark: the last one counts.
    const auto mark = line.rfind(start);
    if (mark == std::string_view::npos) return {{}, 0, LineFault::NoStart};
    const std::string_view rest = line.substr(mark + 1);
    const auto star = rest.rfind('*');
    if (star == std::string_view::npos) return {split(rest), 0, LineFault::NoChecksum};
    Line read{split(rest.substr(0, star)), crc16(rest.substr(0, star)), std::nullopt};
    const std::string_view digits = rest.substr(star + 1);
    if (digits.size() != 4 || !is_hex(digits)) {
        read.fault = LineFault::NoChecksum;
    } else {
        const int crc = *hex_byte(digits[0], digits[1]) * 256 + *hex_byte(digits[2], digits[3]);
        if (crc != read.crc) read.fault = LineFault::WrongChecksum;
    }
    return read;
}

} // namespace fielddesk::hardware::tablelink
