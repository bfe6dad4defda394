#include "engine/position/fact_words.h"

#include <algorithm>
#include <limits>

namespace fielddesk {

namespace {

// Reads a record's fields from a JSON object. The first thing that is not understood stays in `problem`;
// what follows it is not looked at.
template <typename Index>
class Reader {
public:
    Reader(const Index& index, const Json& object, std::string& problem)
        : m_index(index), m_object(object), m_problem(problem) {}

    template <typename Value>
    void operator()(const char* name, Value& value) {
        const auto found = m_object.find(name);
        if (found != m_object.end()) return read(*found, value, name);
        if constexpr (!may_be_absent<Value>) complain(name, "is missing");
    }

private:
    template <typename Value>
    static constexpr bool may_be_absent = requires(Value value) {
        value.push_back(value.front());
    }
    || requires(Value value) { value.reset(); }
    || std::is_same_v<Value, Code>;

    void complain(const char* name, const char* what) {
        if (m_problem.empty()) m_problem = std::string(name) + " " + what;
    }

    template <typename Number>
    void read_number(const Json& json, Number& value, const char* name) {
        if (!json.is_number_integer()) return complain(name, "is no whole number");
        // An unsigned number past the signed ones would come out negative.
        const bool is_huge =
            json.is_number_unsigned() && json.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max();
        if (is_huge) return complain(name, "is out of range");
        const auto number = json.get<std::int64_t>();
        if (number < std::numeric_limits<Number>::min() || number > std::numeric_limits<Number>::max())
            return complain(name, "is out of range");
        value = static_cast<Number>(number);
    }

    void read(const Json& json, int& value, const char* name) { read_number(json, value, name); }
    void read(const Json& json, std::uint8_t& value, const char* name) { read_number(json, value, name); }
    void read(const Json& json, std::int64_t& value, const char* name) { read_number(json, value, name); }
    void read(const Json& json, std::uint64_t& value, const char* name) {
        if (!json.is_number_unsigned()) return complain(name, "is no whole number");
        value = json.get<std::uint64_t>();
    }
    void read(const Json& json, bool& value, const char* name) {
        if (!json.is_boolean()) return complain(name, "is neither true nor false");
        value = json.get<bool>();
    }
    void read(const Json& json, std::string& value, const char* name) {
        const auto* text = json.get_ptr<const std::string*>();
        if (!text) return complain(name, "is no text");
        value = *text;
    }
    void read(const Json& json, Hash& value, const char* name) {
        const auto* text = json.get_ptr<const std::string*>();
        const auto hash = text ? hash_of_hex(*text) : std::nullopt;
        if (!hash) return complain(name, "is no hash");
        value = *hash;
    }
    void read(const Json& json, Code& value, const char* name) {
        const auto* text = json.get_ptr<const std::string*>();
        if (!text || !Code::fits(*text)) return complain(name, "is no code");
        value = Code(*text);
    }
    template <typename Tag>
    void read(const Json& json, Id<Tag>& value, const char* name) {
        const auto* text = json.get_ptr<const std::string*>();
        if (!text) return complain(name, "is no id");
        const IdIndex& ids = m_index.of(value);
        const auto found = ids.find(*text);
        if (found == ids.end()) return complain(name, "is an id that the kit does not have");
        value.value = found->second;
    }
    void read(const Json& json, fact_words::Enumeration auto& value, const char* name) {
        const auto& words = fact_words::words_of(value);
        const auto* text = json.get_ptr<const std::string*>();
        const auto found = text ? std::find(words.begin(), words.end(), *text) : words.end();
        if (found == words.end()) return complain(name, "is an unknown word");
        value = static_cast<std::remove_reference_t<decltype(value)>>(found - words.begin());
    }
    template <typename Value>
    void read(const Json& json, std::optional<Value>& value, const char* name) {
        read(json, value.emplace(), name);
    }
    template <typename Value>
    void read(const Json& json, std::vector<Value>& values, const char* name) {
        if (!json.is_array()) return complain(name, "is no list");
        values.resize(json.size());
        for (std::size_t index = 0; index < values.size(); ++index)
            read(json[index], values[index], name);
    }
    void read(const Json& json, fact_words::Record auto& record, const char* name) {
        if (!json.is_object()) return complain(name, "is no object");
        Reader inner(m_index, json, m_problem);
        fact_fields::fields(inner, record);
    }
    void read(const Json& json, Argument& argument, const char* name) {
        if (json.is_number()) return read(json, argument.template emplace<int>(), name);
        if (json.is_string()) return read(json, argument.template emplace<Code>(), name);
        if (!json.is_object() || json.size() != 1) return complain(name, "is no argument");
        const bool known = read_id<PieceId>(json, argument, name) || read_id<PlaceId>(json, argument, name) ||
                           read_id<PileId>(json, argument, name) || read_id<CardId>(json, argument, name) ||
                           read_id<TrackId>(json, argument, name) || read_id<SideId>(json, argument, name);
        if (!known) complain(name, "is an argument of an unknown kind");
    }
    template <typename Wanted>
    bool read_id(const Json& json, Argument& argument, const char* name) {
        if (json.begin().key() != fact_words::kind_of(Wanted{})) return false;
        read(json.begin().value(), argument.template emplace<Wanted>(), name);
        return true;
    }

    const Index& m_index;
    const Json& m_object;
    std::string& m_problem;
};

// Makes the empty fact of this name, trying the alternatives in turn.
template <std::size_t alternative = 0>
std::optional<Happening> fact_named(std::string_view name) {
    if constexpr (alternative == std::variant_size_v<Happening>) {
        return std::nullopt;
    } else {
        using FactType = std::variant_alternative_t<alternative, Happening>;
        if (name == FactType::name) return Happening(FactType{});
        return fact_named<alternative + 1>(name);
    }
}

} // namespace

Result<Happening> FactCodec::decode(std::string_view text) const {
    constexpr Code unreadable = "journal.unreadable-fact";
    const Json object = Json::parse(text, nullptr, false);
    if (!object.is_object()) return refuse_with(unreadable, "it is no JSON object");
    const auto name = object.find("fact");
    if (name == object.end() || !name->is_string()) return refuse_with(unreadable, "it has no name");
    auto happening = fact_named(*name->get_ptr<const std::string*>());
    if (!happening) return refuse_with(unreadable, "unknown fact: " + name->get<std::string>());
    std::string problem;
    Reader reader(*m_index, object, problem);
    std::visit([&](auto& fact) { fact_fields::fields(reader, fact); }, *happening);
    if (!problem.empty()) return refuse_with(unreadable, problem);
    return *happening;
}

} // namespace fielddesk
