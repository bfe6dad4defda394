#include "engine/kit/source_parser.h"

#include <algorithm>
#include <set>

namespace fielddesk {

namespace {

constexpr std::size_t largest_text = 1024 * 1024;
constexpr std::size_t deepest_nesting = 32;
constexpr std::size_t longest_string = 1000;           // std::regex recurses once for each character
constexpr std::int64_t largest_number = (1 << 30) - 1; // the sum of two is still an int

// An object or an array that is being read, with its member or element that is being read.
struct Level {
    bool is_array = false;
    std::size_t next_index = 0;
    std::string key;
    std::set<std::string> keys;
};

// The parser quotes the text as it found it; only plain characters may reach a message.
std::string plain(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char letter) { return letter < ' ' || letter > '~'; }, '?');
    return text;
}

// "[its number] parse error at line 1, column 2: the reason" is what the parser says, or just
// "[its number] the reason".
std::string reason_in(const std::string& message) {
    std::size_t start = message.find("] ");
    start = start == std::string::npos ? 0 : start + 2;
    if (message.compare(start, 11, "parse error") == 0) {
        const std::size_t colon = message.find(": ", start);
        if (colon != std::string::npos) start = colon + 2;
    }
    return plain(message.substr(start));
}

bool has_control_character(const std::string& text) {
    return std::any_of(text.begin(), text.end(),
                       [](unsigned char letter) { return letter < ' ' || letter == 127; });
}

// Walks through a text without building anything and stops at the first fault.
class TextCheck : public nlohmann::json_sax<Json> {
public:
    explicit TextCheck(const KitSource& source) : m_source(source) {}

    const KitErrors& errors() const { return m_errors; }

    bool null() override { return begin_value(); }
    bool boolean(bool) override { return begin_value(); }
    bool number_integer(number_integer_t number) override {
        return begin_value() && (number >= -largest_number || fail_number());
    }
    bool number_unsigned(number_unsigned_t number) override {
        return begin_value() && (number <= static_cast<number_unsigned_t>(largest_number) || fail_number());
    }
    bool number_float(number_float_t, const string_t&) override { return begin_value() && fail_number(); }
    bool string(string_t& text) override { return begin_value() && check_string(text); }
    bool binary(binary_t&) override {
        return begin_value() && fail("expected: JSON; there stood binary data");
    }
    bool start_object(std::size_t) override { return begin_value() && descend(Level{}); }
    bool start_array(std::size_t) override { return begin_value() && descend(Level{true, 0, {}, {}}); }
    bool end_object() override { return ascend(); }
    bool end_array() override { return ascend(); }

    bool key(string_t& name) override {
        Level& level = m_levels.back();
        level.key = name;
        if (!level.keys.insert(name).second)
            return fail("expected: each word once; this one stands here twice");
        return check_string(name);
    }

    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& error) override {
        return fail("expected: JSON; line " + line_and_column(position) + ": " + reason_in(error.what()));
    }

private:
    bool begin_value() {
        if (!m_levels.empty() && m_levels.back().is_array) ++m_levels.back().next_index;
        return true;
    }

    bool descend(Level level) {
        if (m_levels.size() >= deepest_nesting)
            return fail("expected: at most " + std::to_string(deepest_nesting) + " levels; there are more");
        m_levels.push_back(std::move(level));
        return true;
    }

    bool ascend() {
        m_levels.pop_back();
        return true;
    }

    bool check_string(const std::string& text) {
        if (text.size() > longest_string)
            return fail("expected: a text of at most " + std::to_string(longest_string) +
                        " bytes; there stood " + std::to_string(text.size()));
        if (has_control_character(text))
            return fail("expected: a text on one line; there stood a control character");
        return true;
    }

    bool fail_number() {
        return fail("expected: a whole number from -" + std::to_string(largest_number) + " to " +
                    std::to_string(largest_number) + "; there stood another");
    }

    bool fail(std::string message) {
        m_errors.push_back({m_source.name, path(), std::move(message)});
        return false;
    }

    std::string path() const {
        Json::json_pointer pointer;
        for (const Level& level : m_levels) {
            if (!level.is_array)
                pointer /= level.key;
            else if (level.next_index > 0)
                pointer /= level.next_index - 1;
        }
        return plain(pointer.to_string());
    }

    std::string line_and_column(std::size_t position) const {
        const std::string_view read =
            std::string_view(m_source.text).substr(0, position == 0 ? 0 : position - 1);
        const auto line = 1 + std::count(read.begin(), read.end(), '\n');
        const std::size_t line_start = read.rfind('\n') + 1; // npos + 1 is the start of the text
        return std::to_string(line) + ", column " + std::to_string(read.size() - line_start + 1);
    }

    const KitSource& m_source;
    std::vector<Level> m_levels;
    KitErrors m_errors;
};

} // namespace

tl::expected<Json, KitErrors> parse_source(const KitSource& source) {
    if (source.text.size() > largest_text)
        return tl::unexpected(KitErrors{{source.name, "",
                                         "expected: at most " + std::to_string(largest_text) +
                                             " bytes; there stood " + std::to_string(source.text.size())}});
    TextCheck check(source);
    // The library's own words for it differ between its releases.
    if (source.text.find_first_not_of(" \t\r\n") == std::string::npos)
        return tl::unexpected(KitErrors{{source.name, "", "expected: JSON; the file is empty"}});
    if (!Json::sax_parse(source.text, &check)) return tl::unexpected(check.errors());
    return Json::parse(source.text);
}

} // namespace fielddesk
