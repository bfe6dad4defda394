#include "hardware/mfrc522.h"

#include "hardware/hex.h"

namespace fielddesk::hardware {

namespace {

constexpr std::size_t longest_line = 200;

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// Takes the words off the front of the text, in any case; false where it begins with others.
bool take_words(std::string_view& text, std::string_view words) {
    if (upper(text.substr(0, words.size())) != upper(words)) return false;
    text.remove_prefix(words.size());
    return true;
}

// "Reader 1: " before a line says which antenna it is.
int take_antenna(std::string_view& text) {
    std::string_view rest = text;
    if (!take_words(rest, "Reader ")) return 0;
    const auto colon = rest.find(':');
    const auto antenna = number(rest.substr(0, colon), 0, 255);
    if (colon == std::string_view::npos || !antenna) return 0;
    text = trimmed(rest.substr(colon + 1));
    return *antenna;
}

// The digits of bytes that stand apart, "DE AD BE EF"; nothing where there stands something else.
std::optional<std::string> digits_of(std::string_view text) {
    std::string digits;
    for (std::string_view rest = trimmed(text); !rest.empty();) {
        const std::string_view byte = rest.substr(0, rest.find(' '));
        if (byte.size() != 2 || !is_hex(byte)) return std::nullopt;
        digits += upper(byte);
        rest = trimmed(rest.substr(byte.size()));
    }
    return digits;
}

} // namespace

Mfrc522Driver::Mfrc522Driver() : m_lines(longest_line) {}

Heard Mfrc522Driver::feed(std::string_view bytes, Moment now) {
    return hear_lines(m_lines, bytes, m_has_read,
                      [&](std::string_view line, Heard& heard) { take_line(line, heard, now); });
}

void Mfrc522Driver::take_line(std::string_view line, Heard& heard, Moment now) {
    std::string_view text = trimmed(line);
    const int antenna = take_antenna(text);
    if (!take_words(text, "Card UID:") && !take_words(text, "In hex:")) return;
    const auto digits = digits_of(text);
    if (!digits) return heard.complain("tag.not-hex", shown(line));
    if (!is_uid_size(digits->size())) return heard.complain("tag.impossible", shown(line));
    if (is_all_zero(*digits)) return heard.complain("tag.zero");
    m_has_read = true;
    if (m_filter.is_new({*digits}, antenna, now)) heard.readings.emplace_back(TagSeen{{*digits}, antenna});
}

} // namespace fielddesk::hardware
