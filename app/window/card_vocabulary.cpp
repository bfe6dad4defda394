#include "app/window/card_vocabulary.h"

#include "app/window/words.h"

#include <algorithm>

namespace fielddesk {

namespace {

using Schema = CardVocabulary::Schema;

const Schema* member(const Schema& node, const char* name) {
    const auto found = node.find(name);
    return found == node.end() ? nullptr : &*found;
}

bool is_type(const Schema& node, const char* type) {
    const Schema* own = member(node, "type");
    return own && *own == type;
}

int number(const Schema& node, const char* name, int otherwise) {
    const Schema* own = member(node, name);
    return own ? own->get<int>() : otherwise;
}

// Whether an entry of the kit is of the kind that is asked for.
bool fits(const Json& entry, const Schema* where) {
    if (!where) return true;
    return std::all_of(where->items().begin(), where->items().end(), [&](const auto& wanted) {
        const auto own = entry.find(wanted.key());
        return own != entry.end() && own->dump() == wanted.value().dump();
    });
}

} // namespace

CardVocabulary::CardVocabulary(const std::string& schema_text, Json kit)
    : m_schema(Schema::parse(schema_text)), m_kit(std::move(kit)) {
    m_card = &resolved(m_schema.at("properties").at("cards").at("items"));
}

const Schema& CardVocabulary::resolved(const Schema& node) const {
    const Schema* own = &node;
    while (const Schema* reference = member(*own, "$ref"))
        own = &m_schema.at(Schema::json_pointer(reference->get<std::string>().substr(1)));
    return *own;
}

std::string CardVocabulary::description(const Schema& node) const {
    const Schema* own = member(node, "description");
    if (!own) own = member(resolved(node), "description");
    return own ? own->get<std::string>() : std::string();
}

CardVocabulary::Kind CardVocabulary::kind_of(const Schema& node) const {
    const Schema& own = resolved(node);
    if (is_type(own, "array")) return Kind::List;
    if (is_type(own, "object")) return member(own, "minProperties") ? Kind::Words : Kind::Members;
    if (is_type(own, "integer")) return Kind::Number;
    if (is_type(own, "boolean")) return Kind::Flag;
    if (member(own, "const")) return Kind::Constant;
    if (member(own, "enum") || member(own, "fielddesk-names")) return Kind::Choice;
    return Kind::Text;
}

std::vector<std::string> CardVocabulary::companions_of(const Schema& node, const std::string& word) const {
    std::vector<std::string> companions;
    const Schema* dependencies = member(resolved(node), "dependencies");
    if (!dependencies) return companions;
    for (const auto& [name, needed] : dependencies->items())
        if (std::find(needed.begin(), needed.end(), Schema(word)) != needed.end()) companions.push_back(name);
    return companions;
}

std::vector<std::string> CardVocabulary::words_of(const Schema& node) const {
    const Schema& own = resolved(node);
    const Schema* dependencies = member(own, "dependencies");
    std::vector<std::string> words;
    for (const auto& [name, schema] : own.at("properties").items())
        if (!dependencies || !dependencies->contains(name)) words.push_back(name);
    return words;
}

std::string CardVocabulary::word_in(const Schema& node, const Json& value) const {
    for (const std::string& word : words_of(node))
        if (value.contains(word)) return word;
    return {};
}

CardVocabulary::Choices CardVocabulary::named(const Schema& node) const {
    Choices choices;
    const Json::json_pointer pointer(member(node, "fielddesk-names")->get<std::string>());
    if (!m_kit.contains(pointer)) return choices;
    for (const Json& entry : m_kit.at(pointer)) {
        if (!fits(entry, member(node, "fielddesk-where"))) continue;
        choices.ids.push_back(entry.at("id").get<std::string>());
        choices.titles.append(words(entry.value("title", choices.ids.back())));
    }
    return choices;
}

CardVocabulary::Choices CardVocabulary::choices_of(const Schema& node) const {
    const Schema& own = resolved(node);
    if (member(own, "fielddesk-names")) return named(own);
    Choices choices;
    for (const Schema& each : own.at("enum")) {
        choices.ids.push_back(each.get<std::string>());
        choices.titles.append(words(choices.ids.back()));
    }
    return choices;
}

CardVocabulary::Limits CardVocabulary::limits_of(const Schema& node) const {
    const Schema& own = resolved(node);
    Limits limits{number(own, "minimum", 0), number(own, "maximum", 0), std::nullopt};
    if (const Schema* barred = member(own, "not")) limits.barred = number(*barred, "const", 0);
    return limits;
}

std::size_t CardVocabulary::most_of(const Schema& node) const {
    return static_cast<std::size_t>(number(resolved(node), "maxItems", 0));
}

bool CardVocabulary::is_required(const Schema& node, const std::string& name) const {
    const Schema* required = member(resolved(node), "required");
    return required && std::find(required->begin(), required->end(), Schema(name)) != required->end();
}

Json CardVocabulary::least_of_word(const Schema& node, const std::string& word) const {
    const Schema& properties = resolved(node).at("properties");
    Json value = Json::object();
    value[word] = least(properties.at(word));
    const auto companions = companions_of(node, word);
    if (!companions.empty()) value[companions.front()] = least(properties.at(companions.front()));
    return value;
}

Json CardVocabulary::least(const Schema& node) const {
    const Schema& own = resolved(node);
    switch (kind_of(node)) {
    case Kind::List: {
        Json list = Json::array();
        if (number(own, "minItems", 0) > 0) list.push_back(least(own.at("items")));
        // What has to be met from end to end is met by the first entry of all.
        if (const Schema* covers = member(own, "fielddesk-covers"))
            list.at(0).update({{"from", (*covers)[0].get<int>()}, {"to", (*covers)[1].get<int>()}});
        return list;
    }
    case Kind::Words:
        return least_of_word(node, words_of(node).front());
    case Kind::Members: {
        Json value = Json::object();
        for (const auto& [name, schema] : own.at("properties").items())
            if (is_required(node, name)) value[name] = least(schema);
        return value;
    }
    case Kind::Number:
        return std::clamp(1, number(own, "minimum", 1), number(own, "maximum", 1));
    case Kind::Flag:
        return true;
    case Kind::Choice: {
        const Choices choices = choices_of(node);
        return choices.ids.empty() ? std::string() : choices.ids.front();
    }
    case Kind::Text:
        return "…";
    case Kind::Constant:
        return Json::parse(own.at("const").dump());
    }
    return nullptr;
}

QString shown_word(const std::string& word) {
    QString shown = words(word).replace(QLatin1Char('-'), QLatin1Char(' '));
    if (!shown.isEmpty()) shown[0] = shown[0].toUpper();
    return shown;
}

} // namespace fielddesk
