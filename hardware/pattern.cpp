#include "hardware/pattern.h"

#include "hardware/hex.h"

#include <algorithm>

namespace fielddesk::hardware {

namespace {

constexpr std::size_t longest_line = 200;
constexpr std::size_t most_dice = 20;

enum class Piece : std::uint8_t { Text, Dice, Tag, Any };

// A pattern in its pieces: texts, and what may stand between them.
struct Part {
    Piece piece = Piece::Text;
    std::string text;
};

// In one case, and with every run of spaces as one; the spaces at both ends go.
std::string plain(std::string_view text) {
    std::string plain;
    for (const char letter : upper(text)) {
        const bool is_space = letter == ' ' || letter == '\t';
        if (is_space && (plain.empty() || plain.back() == ' ')) continue;
        plain += is_space ? ' ' : letter;
    }
    if (!plain.empty() && plain.back() == ' ') plain.pop_back();
    return plain;
}

Result<std::vector<Part>> parts_of(std::string_view pattern) {
    std::vector<Part> parts;
    const std::string text = plain(pattern);
    for (std::size_t at = 0; at < text.size();) {
        const auto brace = text.find('{', at);
        if (brace != at) parts.push_back({Piece::Text, text.substr(at, brace - at)});
        if (brace == std::string::npos) break;
        const auto end = text.find('}', brace);
        const std::string word = text.substr(brace, end == std::string::npos ? end : end - brace + 1);
        if (word != "{DICE}" && word != "{TAG}" && word != "{ANY}")
            return refuse_with("pattern.word", std::string(pattern));
        parts.push_back({word == "{DICE}" ? Piece::Dice : word == "{TAG}" ? Piece::Tag : Piece::Any, {}});
        at = end + 1;
    }
    const auto wanted = std::count_if(parts.begin(), parts.end(), [](const Part& part) {
        return part.piece == Piece::Dice || part.piece == Piece::Tag;
    });
    if (wanted == 0) return refuse_with("pattern.nothing-to-read", std::string(pattern));
    if (wanted > 1) return refuse_with("pattern.two-things-to-read", std::string(pattern));
    return parts;
}

bool may_stand(Piece piece, char letter) {
    switch (piece) {
    case Piece::Dice:
        return (letter >= '0' && letter <= '9') || letter == ',' || letter == ' ';
    case Piece::Tag:
        return hex_digit(letter) || letter == ' ' || letter == ':';
    case Piece::Text:
    case Piece::Any:
        return true;
    }
    return false;
}

// What stands where the pattern has {dice} or {tag}, tried with the longest piece first. Patterns and lines
// are short, and a pattern of many {any} costs at most the line's length for each.
std::optional<std::string_view> match(const std::vector<Part>& parts, std::size_t index,
                                      std::string_view rest, int& tries) {
    if (--tries < 0) return std::nullopt;
    if (index == parts.size()) return rest.empty() ? std::optional(rest) : std::nullopt;
    const Part& part = parts[index];
    if (part.piece == Piece::Text) {
        if (!rest.starts_with(part.text)) return std::nullopt;
        return match(parts, index + 1, rest.substr(part.text.size()), tries);
    }
    std::size_t longest = 0;
    while (longest < rest.size() && may_stand(part.piece, rest[longest]))
        ++longest;
    const std::size_t shortest = part.piece == Piece::Any ? 0 : 1;
    for (std::size_t length = longest + 1; length-- > shortest;) {
        const auto found = match(parts, index + 1, rest.substr(length), tries);
        if (found) return part.piece == Piece::Any ? found : rest.substr(0, length);
    }
    return std::nullopt;
}

Result<std::optional<Reading>> dice_in(std::string_view text, int sides) {
    DiceThrown thrown;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find_first_of(", ", at), text.size());
        if (end > at) {
            const auto face = number(text.substr(at, end - at), 1, sides);
            if (!face || thrown.dice.size() == most_dice)
                return refuse_with("dice.impossible", std::string(text));
            thrown.dice.push_back({sides, *face, 100});
        }
        at = end + 1;
    }
    if (thrown.dice.empty()) return std::nullopt;
    return Reading(std::move(thrown));
}

Result<std::optional<Reading>> tag_in(std::string_view text) {
    std::string digits(text);
    std::erase_if(digits, [](char letter) { return letter == ' ' || letter == ':'; });
    if (digits.size() < 8 || digits.size() > 20 || digits.size() % 2 != 0)
        return refuse_with("tag.impossible", std::string(text));
    if (is_all_zero(digits)) return refuse("tag.zero");
    return Reading(TagSeen{{digits}, 0});
}

} // namespace

Result<std::optional<Reading>> read_line(const LinePattern& pattern, std::string_view line) {
    const auto parts = parts_of(pattern.line);
    if (!parts) return tl::unexpected<Refusal>(parts.error());
    const std::string text = plain(line);
    int tries = 10'000;
    const auto found = match(*parts, 0, text, tries);
    if (!found) return std::nullopt;
    const bool is_dice =
        std::any_of(parts->begin(), parts->end(), [](const Part& part) { return part.piece == Piece::Dice; });
    return is_dice ? dice_in(*found, pattern.sides) : tag_in(*found);
}

PatternDriver::PatternDriver(LinePattern pattern)
    : m_pattern(std::move(pattern)), m_lines(longest_line), m_counts(m_pattern.counts_after.empty()) {}

Result<std::unique_ptr<PatternDriver>> PatternDriver::make(LinePattern pattern) {
    if (auto parts = parts_of(pattern.line); !parts) return tl::unexpected<Refusal>(parts.error());
    return std::unique_ptr<PatternDriver>(new PatternDriver(std::move(pattern)));
}

Heard PatternDriver::feed(std::string_view bytes, Moment now) {
    return hear_lines(m_lines, bytes, m_has_read,
                      [&](std::string_view line, Heard& heard) { take_line(line, heard, now); });
}

void PatternDriver::take_line(std::string_view line, Heard& heard, Moment now) {
    const bool is_gated = !m_pattern.counts_after.empty();
    if (is_gated && plain(line) == plain(m_pattern.counts_after)) {
        m_counts = true;
        return;
    }
    auto read = read_line(m_pattern, line);
    if (!read) return heard.complain(read.error().code, shown(line));
    if (!*read || !m_counts) return;
    m_has_read = true;
    m_counts = !is_gated;
    const auto* seen = std::get_if<TagSeen>(&**read);
    if (!seen || m_filter.is_new(seen->tag, seen->antenna, now)) heard.readings.push_back(**std::move(read));
}

} // namespace fielddesk::hardware
