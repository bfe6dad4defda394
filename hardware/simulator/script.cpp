#include "hardware/simulator/script.h"

#include "engine/core/joined.h"
#include "hardware/hex.h"

#include <iterator>
#include <sstream>

namespace fielddesk::hardware {

namespace {

using Words = std::vector<std::string>;
using Step = Result<std::optional<ScriptStep>>;

constexpr int longest_wait = 3'600'000;
constexpr int most_noise = 100'000'000;

Step wrong(const Words& words) {
    return refuse_with("script.wrong", joined(words, " "));
}

Step roll(const Words& words) {
    script::Roll roll;
    for (std::size_t at = 1; at < words.size(); ++at) {
        if (words[at] == "x") {
            roll.dice.push_back({6, std::nullopt, 0});
        } else if (const auto face = number(words[at], 1, 100)) {
            roll.dice.push_back({6, *face, 95});
        } else {
            return wrong(words);
        }
    }
    if (roll.dice.empty()) return wrong(words);
    return ScriptStep(roll);
}

// Bytes in hex digits; nothing where there are others.
std::optional<std::string> digits_in(const Words& words) {
    if (words.size() != 2 || words[1].size() % 2 != 0 || !is_hex(words[1])) return std::nullopt;
    return upper(words[1]);
}

Step number_step(const Words& words, int highest, ScriptStep (*make)(int)) {
    const int number = words.size() == 2 ? hardware::number(words[1], 0, highest).value_or(-1) : -1;
    if (number < 0) return wrong(words);
    return make(number);
}

} // namespace

Step read_step(std::string_view line) {
    std::istringstream stream{std::string(line)};
    const Words words{std::istream_iterator<std::string>(stream), {}};
    if (words.empty() || words.front().starts_with('#')) return std::nullopt;
    const std::string& verb = words.front();
    const auto digits = digits_in(words);
    if (verb == "roll") return roll(words);
    if (verb == "card" && digits) return ScriptStep(script::Card{{*digits}});
    if (verb == "gone" && digits) return ScriptStep(script::Gone{{*digits}});
    if (verb == "bytes" && digits) return ScriptStep(script::Bytes{bytes_of_digits(*digits)});
    if (verb == "wait")
        return number_step(words, longest_wait,
                           [](int time) { return ScriptStep(script::Wait{Moment(time)}); });
    if (verb == "unplug")
        return number_step(words, longest_wait,
                           [](int time) { return ScriptStep(script::Unplug{Moment(time)}); });
    if (verb == "noise")
        return number_step(words, most_noise, [](int size) { return ScriptStep(script::Noise{size}); });
    if (verb == "reboot" && words.size() == 1) return ScriptStep(script::Reboot{});
    if (verb == "card" || verb == "gone" || verb == "bytes" || verb == "reboot") return wrong(words);
    return refuse_with("script.unknown", verb);
}

std::string noise(int size) {
    std::string bytes;
    bytes.reserve(static_cast<std::size_t>(size));
    for (std::uint32_t state = 1862; bytes.size() < static_cast<std::size_t>(size);) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        bytes += static_cast<char>(state & 0xFF);
    }
    return bytes;
}

} // namespace fielddesk::hardware
