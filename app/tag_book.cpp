#include "app/tag_book.h"

#include "engine/kit/json.h"

#include <algorithm>

namespace fielddesk {

namespace {

constexpr std::size_t low_digits = 8;   // of the 32 bits that a wedge types
constexpr std::size_t long_digits = 10; // of a 125 kHz tag

bool is_alias(const hardware::Tag& low, const hardware::Tag& whole) {
    return low.digits.size() == low_digits && whole.digits.size() == long_digits &&
           whole.low_32_bits() == low.digits;
}

bool are_one(const hardware::Tag& a, const hardware::Tag& b) {
    return a == b || is_alias(a, b) || is_alias(b, a);
}

bool is_tag(const std::string& digits) {
    constexpr std::size_t most_digits = 20;
    return digits.size() >= low_digits && digits.size() <= most_digits && digits.size() % 2 == 0 &&
           digits.find_first_not_of("0123456789ABCDEF") == std::string::npos;
}

} // namespace

std::optional<int> TagBook::card_of(const hardware::Tag& tag) const {
    const auto found = std::find_if(m_tags.begin(), m_tags.end(),
                                    [&](const auto& known) { return are_one(known.second, tag); });
    if (found == m_tags.end()) return std::nullopt;
    return found->first;
}

std::optional<int> TagBook::learn(const hardware::Tag& tag, int card) {
    if (const auto known = card_of(tag); known && *known != card) return known;
    m_tags[card] = tag;
    return std::nullopt;
}

std::string TagBook::text() const {
    Json json{{"format", 1}, {"tags", Json::object()}};
    for (const auto& [card, tag] : m_tags)
        json["tags"][tag.digits] = card;
    return json.dump(4) + "\n";
}

Result<TagBook> TagBook::read(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded() || !json.is_object()) return refuse_with("tags.damaged", "it is no JSON object");
    if (json.value("format", Json()) != 1) return refuse_with("tags.damaged", "its format is not 1");
    if (!json.contains("tags") || !json["tags"].is_object())
        return refuse_with("tags.damaged", "it holds no tags");
    TagBook book;
    for (const auto& [digits, card] : json["tags"].items()) {
        if (!is_tag(digits) || !card.is_number_integer()) return refuse_with("tags.damaged", digits);
        const auto number = card.get<std::int64_t>();
        constexpr std::int64_t most = 1'000'000;
        if (number < 0 || number > most) return refuse_with("tags.damaged", digits);
        const int value = static_cast<int>(number);
        if (book.has(value) || book.learn({digits}, value)) return refuse_with("tags.damaged", digits);
    }
    return book;
}

} // namespace fielddesk
