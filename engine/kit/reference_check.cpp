#include "engine/kit/reference_check.h"

#include "engine/core/code.h"
#include "engine/core/joined.h"
#include "engine/kit/chart_builder.h"
#include "engine/kit/json_fields.h"
#include "engine/kit/schema_check.h"

#include <algorithm>
#include <map>

namespace fielddesk {

namespace {

std::string path_of(const std::string& list, std::size_t index, const std::string& member) {
    return (Json::json_pointer(list) / index / member).to_string();
}

// Whether every member of `where` is also in the entry, with the same value.
bool fulfils(const Json& entry, const Json& where) {
    for (const auto& [member, wanted] : where.items()) {
        const auto found = entry.find(member);
        if (found == entry.end() || *found != wanted) return false;
    }
    return true;
}

class ReferenceCheck {
public:
    ReferenceCheck(const std::string& file, const Json& kit) : m_file(file), m_kit(kit) {}

    void check(const SchemaPoint& point) {
        const Json& schema = *point.schema;
        if (schema.contains("fielddesk-code")) check_code(point);
        if (const auto word = schema.find("fielddesk-unique"); word != schema.end()) {
            for (const Json& member : *word)
                check_unique(point, member.get<std::string>());
        }
        if (schema.contains("fielddesk-names")) check_name(point);
        if (const auto word = schema.find("fielddesk-covers"); word != schema.end())
            check_covers(point, *word);
    }

    KitErrors take_errors() { return std::move(m_errors); }

private:
    void tell(const std::string& path, std::string message) {
        m_errors.push_back({m_file, path, std::move(message)});
    }

    void check_code(const SchemaPoint& point) {
        if (Code::fits(point.value->get_ref<const std::string&>())) return;
        tell(point.path,
             expected_instead_of("an id of at most " + std::to_string(Code::capacity) + " characters",
                                 *point.value));
    }

    void check_unique(const SchemaPoint& point, const std::string& member) {
        std::map<Json, std::size_t> first;
        for (std::size_t index = 0; index < point.value->size(); ++index) {
            const Json& value = (*point.value)[index].at(member);
            const auto [known, is_new] = first.emplace(value, index);
            if (is_new) continue;
            tell(path_of(point.path, index, member),
                 expected_instead_of("a value of its own, which " +
                                         path_of(point.path, known->second, member) + " does not have",
                                     value));
        }
    }

    void check_name(const SchemaPoint& point) {
        const Json::json_pointer list(point.schema->at("fielddesk-names").get<std::string>());
        const Json where = point.schema->value("fielddesk-where", Json::object());
        std::vector<std::string> ids;
        if (!m_kit.contains(list))
            return tell(point.path,
                        expected_instead_of("nothing, for this kit has no such list", *point.value));
        for (const Json& entry : m_kit.at(list)) {
            if (!fulfils(entry, where)) continue;
            if (entry.at("id") == *point.value) return;
            ids.push_back(entry.at("id").get<std::string>());
        }
        tell(point.path,
             expected_instead_of(expectation_of(*point.schema) + " (" + joined(ids) + ")", *point.value));
    }

    void check_covers(const SchemaPoint& point, const Json& limits) {
        const int lowest = limits.at(0).get<int>();
        const int highest = limits.at(1).get<int>();
        for (int number = lowest; number <= highest; ++number) {
            const auto count =
                std::count_if(point.value->begin(), point.value->end(), [number](const Json& range) {
                    return range.at("from").get<int>() <= number && number <= range.at("to").get<int>();
                });
            if (count != 1)
                tell(point.path, "expected: one result for a " + std::to_string(number) + "; there are " +
                                     std::to_string(count));
        }
    }

    const std::string& m_file;
    const Json& m_kit;
    KitErrors m_errors;
};

void check_track(const std::string& file, const std::string& path, const Json& track, KitErrors& errors) {
    const int minimum = track.at("minimum").get<int>();
    const int maximum = track.at("maximum").get<int>();
    if (minimum > maximum) {
        errors.push_back(
            {file, path + "/maximum",
             expected_instead_of("at least the minimum of " + std::to_string(minimum), track.at("maximum"))});
        return;
    }
    const int start = track.at("start").get<int>();
    if (start < minimum || start > maximum)
        errors.push_back(
            {file, path + "/start",
             expected_instead_of("a start from " + std::to_string(minimum) + " to " + std::to_string(maximum),
                                 track.at("start"))});
}

void check_option(const std::string& file, const std::string& path, const Json& option, KitErrors& errors) {
    std::vector<std::string> ids;
    for (const Json& choice : option.at("choices")) {
        if (choice.at("id") == option.at("default")) return;
        ids.push_back(choice.at("id").get<std::string>());
    }
    errors.push_back({file, path + "/default",
                      expected_instead_of("one of the choices " + joined(ids), option.at("default"))});
}

} // namespace

KitErrors check_references(const std::string& file, const std::vector<SchemaPoint>& points, const Json& kit) {
    ReferenceCheck check(file, kit);
    for (const SchemaPoint& point : points)
        check.check(point);
    return check.take_errors();
}

KitErrors check_kit_values(const std::string& file, const Json& kit) {
    KitErrors errors;
    std::size_t index = 0;
    for (const Json& track : kit.at("tracks"))
        check_track(file, "/tracks/" + std::to_string(index++), track, errors);
    index = 0;
    for (const Json& option : kit.at("options"))
        check_option(file, "/options/" + std::to_string(index++), option, errors);
    index = 0;
    for (const Json& chart : json_fields::list_of(kit, "charts"))
        check_chart(file, "/charts/" + std::to_string(index++), chart, errors);
    return errors;
}

} // namespace fielddesk
