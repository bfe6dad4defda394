#include "engine/kit/schema_check.h"

#include "engine/core/joined.h"
#include "engine/kit/schema_validation.h"

#include <algorithm>

namespace fielddesk {

namespace {

constexpr std::size_t longest_quotation = 60;

// The value as JSON of plain characters, cut where it is long.
std::string quotation(const Json& value) {
    const std::string text = value.dump(-1, ' ', true);
    return text.size() <= longest_quotation ? text : text.substr(0, longest_quotation) + "...";
}

std::string listed_words(const Json& properties) {
    std::vector<std::string> words;
    for (const auto& [name, schema] : properties.items())
        words.push_back(name);
    return joined(words);
}

bool is_strictly_below(const std::string& path, const std::string& ancestor) {
    return path.size() > ancestor.size() && path.starts_with(ancestor) && path[ancestor.size()] == '/';
}

class Explanation {
public:
    Explanation(const std::string& file, const std::vector<SchemaPoint>& points,
                const std::vector<Violation>& violations)
        : m_file(file), m_points(points), m_violations(violations) {}

    KitErrors errors() {
        std::vector<std::string> told;
        for (const Violation& violation : m_violations) {
            if (std::find(told.begin(), told.end(), violation.path) != told.end()) continue;
            told.push_back(violation.path);
            explain(violation);
        }
        return std::move(m_errors);
    }

private:
    void explain(const Violation& violation) {
        const std::size_t count = m_errors.size();
        for (const SchemaPoint& point : m_points) {
            if (point.path != violation.path || !point.value->is_object()) continue;
            tell_unknown_words(point);
            tell_missing_words(point);
        }
        // Whatever holds a faulty value is reported as faulty too; only the innermost is worth telling.
        const bool is_innermost =
            std::none_of(m_violations.begin(), m_violations.end(), [&](const Violation& other) {
                return is_strictly_below(other.path, violation.path);
            });
        if (m_errors.size() == count && is_innermost) tell_value(violation);
    }

    void tell_unknown_words(const SchemaPoint& point) {
        const auto properties = point.schema->find("properties");
        if (properties == point.schema->end() ||
            point.schema->value("additionalProperties", Json(true)) != false)
            return;
        for (const auto& [name, member] : point.value->items()) {
            if (properties->contains(name)) continue;
            m_errors.push_back({m_file, (Json::json_pointer(point.path) / name).to_string(),
                                expected_instead_of("one of the words " + listed_words(*properties), name)});
        }
    }

    void tell_missing_words(const SchemaPoint& point) {
        const auto required = point.schema->find("required");
        if (required == point.schema->end()) return;
        for (const Json& name : *required) {
            if (point.value->contains(name.get<std::string>())) continue;
            m_errors.push_back({m_file, point.path,
                                expected_instead_of("the word " + name.get<std::string>(), *point.value)});
        }
    }

    void tell_value(const Violation& violation) {
        for (const SchemaPoint& point : m_points) {
            if (point.path != violation.path || !point.schema->contains("description")) continue;
            m_errors.push_back(
                {m_file, point.path, expected_instead_of(expectation_of(*point.schema), *point.value)});
            return;
        }
        m_errors.push_back({m_file, violation.path, violation.description});
    }

    const std::string& m_file;
    const std::vector<SchemaPoint>& m_points;
    const std::vector<Violation>& m_violations;
    KitErrors m_errors;
};

} // namespace

std::string expected_instead_of(const std::string& what, const Json& value) {
    return "expected: " + what + "; there stood " + quotation(value);
}

std::string expectation_of(const Json& schema) {
    const auto description = schema.find("description");
    if (description == schema.end() || !description->is_string()) return "something else";
    auto text = description->get<std::string>();
    if (text.ends_with('.')) text.pop_back();
    return text;
}

KitErrors check_schema(const std::string& file, const Json& document, const KitSource& schema_source,
                       const Json& schema, const std::vector<SchemaPoint>& points) {
    const auto violations = validate(document, schema);
    if (!violations) return {{schema_source.name, "", "expected: a JSON schema; " + violations.error()}};
    return Explanation(file, points, *violations).errors();
}

} // namespace fielddesk
