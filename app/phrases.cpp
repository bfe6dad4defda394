#include "app/phrases.h"

#include "app/embedded.h"

#include <map>
#include <nlohmann/json.hpp>

namespace fielddesk {

namespace {

using Phrases = std::map<std::string, std::string, std::less<>>;

const Phrases& phrases() {
    static const Phrases read =
        nlohmann::json::parse(embedded_file("phrases/en.json"), nullptr, false).get<Phrases>();
    return read;
}

std::string with_sign(const std::string& number) {
    const bool is_bare = !number.empty() && number.front() != '-';
    return is_bare ? "+" + number : number;
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

std::string with_named(std::string sentence, std::string_view name, std::string_view value) {
    const std::string braced = "{" + std::string(name) + "}";
    for (auto at = sentence.find(braced); at != std::string::npos; at = sentence.find(braced, at)) {
        sentence.replace(at, braced.size(), value);
        at += value.size();
    }
    return sentence;
}

std::string filled(std::string_view code, const std::vector<std::string>& values) {
    std::string sentence = phrase(code);
    for (std::size_t index = 0; index < values.size(); ++index) {
        sentence = with_named(std::move(sentence), std::to_string(index), values[index]);
        sentence = with_named(std::move(sentence), std::to_string(index) + ":+", with_sign(values[index]));
    }
    return sentence;
}

} // namespace fielddesk
