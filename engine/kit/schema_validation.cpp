#include "engine/kit/schema_validation.h"

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include <exception>

namespace fielddesk {

namespace {

// The validator names a spot as "<root>", "[cards]", "[4]".
std::string pointer_to(const std::vector<std::string>& context) {
    Json::json_pointer pointer;
    for (const std::string& step : context) {
        if (step.size() >= 2 && step.front() == '[' && step.back() == ']')
            pointer /= step.substr(1, step.size() - 2);
    }
    return pointer.to_string();
}

} // namespace

tl::expected<std::vector<Violation>, std::string> validate(const Json& document, const Json& schema) {
    // The validator throws where it cannot go on; nothing may throw out of here.
    try {
        valijson::Schema parsed;
        valijson::SchemaParser parser;
        parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(schema), parsed);

        valijson::Validator validator;
        valijson::ValidationResults results;
        std::vector<Violation> violations;
        if (validator.validate(parsed, valijson::adapters::NlohmannJsonAdapter(document), &results))
            return violations;
        for (const auto& error : results)
            violations.push_back({pointer_to(error.context), error.description});
        if (violations.empty()) violations.push_back({"", "the document is not as the schema says"});
        return violations;
    } catch (const std::exception& error) {
        return tl::unexpected(std::string(error.what()));
    }
}

bool conforms(const Json& value, const Json& schema) {
    const auto violations = validate(value, schema);
    return violations && violations->empty();
}

} // namespace fielddesk
