#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fielddesk::hardware {

std::optional<int> hex_digit(char letter);
// The two digits as a byte; nothing where one is no hex digit.
std::optional<std::uint8_t> hex_byte(char high, char low);
bool is_hex(std::string_view text);
std::string upper(std::string_view text);
// A whole number from `lowest` to `highest`; nothing where there stands anything else.
std::optional<int> number(std::string_view text, int lowest, int highest);
// Upper-case digits, without spaces between the bytes.
std::string hex_of(std::string_view bytes);
// The bytes that pairs of digits stand for; what is no digit counts as 0, and a last digit alone as nothing.
std::string bytes_of_digits(std::string_view digits);
// Whether the number of a 13.56 MHz tag can have so many digits: it has four, seven or ten bytes.
bool is_uid_size(std::size_t digits);
// For messages: printable letters as they are, all others as <0D>, and no more than a line's worth.
std::string shown(std::string_view bytes);
// Whether it is a tag that no maker gives: nothing but zeros.
bool is_all_zero(std::string_view digits);

} // namespace fielddesk::hardware
