#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// TableLink 1: the lines of both ways. A device writes $body*CRC, a host !body*CRC, at most 120 bytes.
namespace fielddesk::hardware::tablelink {

inline constexpr std::size_t longest_line = 120;

// CRC-16/CCITT-FALSE: of "123456789" it is 0x29B1.
std::uint16_t crc16(std::string_view bytes);

// A line of the host, with its line feed.
std::string host_line(std::string_view body);
// A line of a device, with its line feed: what a simulator says.
std::string device_line(std::string_view body);

enum class LineFault : std::uint8_t { NoStart, NoChecksum, WrongChecksum };

struct Line {
    std::vector<std::string_view> fields; // the verb first; views into the line that was read
    std::uint16_t crc = 0;                // of the body
    std::optional<LineFault> fault;       // the fields may be nonsense then
};

// The body of a line that begins with this mark, without its line feed.
Line read_line(std::string_view line, char start);

} // namespace fielddesk::hardware::tablelink
