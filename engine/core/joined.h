#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fielddesk {

// What each of the values is called, with this between two of them.
template <typename Values, typename TextOf>
std::string joined(const Values& values, std::string_view between, TextOf text_of) {
    std::string all;
    bool is_first = true;
    for (const auto& value : values) {
        if (!is_first) all += between;
        all += text_of(value);
        is_first = false;
    }
    return all;
}

inline std::string joined(const std::vector<std::string>& words, std::string_view between = ", ") {
    return joined(words, between, [](const std::string& word) -> const std::string& { return word; });
}

} // namespace fielddesk
