#include "hardware/hex.h"

#include <algorithm>
#include <charconv>

namespace fielddesk::hardware {

namespace {

constexpr std::string_view digits = "0123456789ABCDEF";
constexpr std::size_t longest_shown = 60;

char upper_letter(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

} // namespace

std::optional<int> hex_digit(char letter) {
    const auto found = digits.find(upper_letter(letter));
    if (found == std::string_view::npos) return std::nullopt;
    return static_cast<int>(found);
}

std::optional<std::uint8_t> hex_byte(char high, char low) {
    const auto first = hex_digit(high);
    const auto second = hex_digit(low);
    if (!first || !second) return std::nullopt;
    return static_cast<std::uint8_t>(*first * 16 + *second);
}

bool is_hex(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char letter) { return hex_digit(letter).has_value(); });
}

std::string upper(std::string_view text) {
    std::string upper(text);
    std::transform(upper.begin(), upper.end(), upper.begin(), upper_letter);
    return upper;
}

std::optional<int> number(std::string_view text, int lowest, int highest) {
    int value = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (trouble != std::errc() || end != text.data() + text.size()) return std::nullopt;
    if (value < lowest || value > highest) return std::nullopt;
    return value;
}

std::string hex_of(std::string_view bytes) {
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += digits[value >> 4];
        text += digits[value & 15];
    }
    return text;
}

std::string bytes_of_digits(std::string_view text) {
    std::string bytes;
    for (std::size_t at = 0; at + 1 < text.size(); at += 2)
        bytes += static_cast<char>(hex_byte(text[at], text[at + 1]).value_or(0));
    return bytes;
}

bool is_uid_size(std::size_t count) {
    return count == 8 || count == 14 || count == 20;
}

std::string shown(std::string_view bytes) {
    std::string text;
    for (const char byte : bytes.substr(0, longest_shown)) {
        if (byte >= ' ' && byte <= '~') {
            text += byte;
        } else {
            text += '<' + hex_of({&byte, 1}) + '>';
        }
    }
    if (bytes.size() > longest_shown) text += "...";
    return text;
}

bool is_all_zero(std::string_view text) {
    return text.find_first_not_of('0') == std::string_view::npos;
}

} // namespace fielddesk::hardware
