#include "app/phrases.h"

#include "app/embedded.h"
#include "app/library.h"
#include "engine/kit/json.h"

#include <charconv>
#include <map>

namespace fielddesk {

namespace {

using Phrases = std::map<std::string, std::string, std::less<>>;

Phrases read_phrases() {
    auto all = Json::parse(embedded_file("phrases/en.json"), nullptr, false).get<Phrases>();
    for (const ShippedKit& kit : shipped_kits())
        if (!kit.phrases.empty()) all.merge(Json::parse(kit.phrases, nullptr, false).get<Phrases>());
    return all;
}

const Phrases& phrases() {
    static const Phrases read = read_phrases();
    return read;
}

std::string with_sign(const std::string& number) {
    const bool is_bare = !number.empty() && number.front() != '-';
    return is_bare ? "+" + number : number;
}

// Foreign words can have several lines, as SQLite's complaints do; a sentence has one.
std::string on_one_line(std::string_view words) {
    std::string line;
    for (const char each : words) {
        const bool is_gap = static_cast<unsigned char>(each) <= ' ';
        if (!is_gap) line += each;
        if (is_gap && !line.empty() && line.back() != ' ') line += ' ';
    }
    return line;
}

// What stands in a phrase as {0}, {0:+} or {detail}.
std::string value_named(const std::string& name, const std::vector<std::string>& values,
                        std::string_view detail) {
    if (name == "detail") return on_one_line(detail);
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), index);
    if (error != std::errc() || index >= values.size()) return "{" + name + "}";
    return std::string_view(end) == ":+" ? with_sign(values[index]) : values[index];
}

} // namespace

bool has_phrase(std::string_view code) {
    return phrases().contains(code);
}

const std::string& phrase(std::string_view code) {
    static std::map<std::string, std::string, std::less<>> unknown;
    const auto found = phrases().find(code);
    if (found != phrases().end()) return found->second;
    return unknown.try_emplace(std::string(code), code).first->second;
}

std::string filled(std::string_view code, const std::vector<std::string>& values, std::string_view detail) {
    const std::string& pattern = phrase(code);
    std::string sentence;
    std::size_t at = 0;
    for (auto open = pattern.find('{'); open != std::string::npos; open = pattern.find('{', at)) {
        const auto close = pattern.find('}', open);
        if (close == std::string::npos) break;
        sentence += pattern.substr(at, open - at);
        sentence += value_named(pattern.substr(open + 1, close - open - 1), values, detail);
        at = close + 1;
    }
    return sentence + pattern.substr(at);
}

} // namespace fielddesk
