#include "engine/position/phrase.h"

#include <algorithm>
#include <iterator>

namespace fielddesk {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Controls, the ends of lines and paragraphs, what turns the direction of writing or marks it, tags, and what
// is no letter at all.
constexpr Range controls[] = {{0x0, 0x1F},      {0x7F, 0x9F},     {0x61C, 0x61C},
                              {0x200E, 0x200F}, {0x2028, 0x202E}, {0x2066, 0x206F},
                              {0xFFF9, 0xFFFB}, {0xFFFE, 0xFFFF}, {0xE0000, 0xE007F}};

// Spaces, and letters that leave no mark.
constexpr Range blanks[] = {{0x20, 0x20},     {0xA0, 0xA0},      {0xAD, 0xAD},     {0x34F, 0x34F},
                            {0x115F, 0x1160}, {0x1680, 0x1680},  {0x17B4, 0x17B5}, {0x180B, 0x180F},
                            {0x2000, 0x200D}, {0x202F, 0x202F},  {0x205F, 0x2065}, {0x2800, 0x2800},
                            {0x3000, 0x3000}, {0x3164, 0x3164},  {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF},
                            {0xFFA0, 0xFFA0}, {0xE0100, 0xE01EF}};

template <std::size_t Count>
bool is_in(const Range (&ranges)[Count], char32_t letter) {
    return std::any_of(std::begin(ranges), std::end(ranges),
                       [letter](Range range) { return letter >= range.first && letter <= range.last; });
}

// The first letter, which is taken off; nothing where it is none in its shortest form.
std::optional<char32_t> take_letter(std::string_view& words) {
    const auto byte = [&words](std::size_t at) { return static_cast<unsigned char>(words[at]); };
    const unsigned char lead = byte(0);
    const std::size_t size = lead < 0x80         ? 1
                             : lead >> 5 == 0x6  ? 2
                             : lead >> 4 == 0xE  ? 3
                             : lead >> 3 == 0x1E ? 4
                                                 : 0;
    if (size == 0 || words.size() < size) return std::nullopt;
    char32_t letter = size == 1 ? lead : lead & (0x7Fu >> size);
    for (std::size_t at = 1; at < size; ++at) {
        if (byte(at) >> 6 != 0x2) return std::nullopt;
        letter = letter << 6 | (byte(at) & 0x3Fu);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool is_surrogate = letter >= 0xD800 && letter <= 0xDFFF;
    if (letter < least[size] || letter > 0x10FFFF || is_surrogate) return std::nullopt;
    words.remove_prefix(size);
    return letter;
}

} // namespace

std::optional<Code> fault_of_phrase(std::string_view words) {
    constexpr std::size_t longest = 200;
    if (words.size() > longest) return "phrase-long";
    bool is_seen = false;
    while (!words.empty()) {
        const auto letter = take_letter(words);
        if (!letter) return "phrase-broken";
        if (is_in(controls, *letter)) return "phrase-signs";
        is_seen = is_seen || !is_in(blanks, *letter);
    }
    return is_seen ? std::nullopt : std::optional<Code>("phrase-empty");
}

} // namespace fielddesk
