#include "engine/kit/json_fields.h"

#include <stdexcept>

namespace fielddesk::json_fields {

std::string text_of(const Json& entry, const char* member) {
    return entry.at(member).get<std::string>();
}

Code code_of(const Json& entry, const char* member) {
    return Code(std::string_view(entry.at(member).get_ref<const std::string&>()));
}

std::optional<int> number_of(const Json& entry, const char* member) {
    const auto value = entry.find(member);
    return value == entry.end() ? std::nullopt : std::optional<int>(value->get<int>());
}

const Json& list_of(const Json& entry, const char* member) {
    static const Json none = Json::array();
    const auto list = entry.find(member);
    return list == entry.end() ? none : *list;
}

Provenance provenance_of(const Json& entry) {
    const std::string word = text_of(entry, "provenance");
    for (std::size_t index = 0; index < provenance_words.size(); ++index)
        if (provenance_words[index] == word) return static_cast<Provenance>(index);
    throw std::out_of_range("an unknown provenance");
}

} // namespace fielddesk::json_fields
