#include "engine/kit/schema_walk.h"

#include "engine/kit/schema_validation.h"

namespace fielddesk {

namespace {

// A schema that refers to itself without a value in between would never end.
constexpr int deepest_reference = 16;

class Walk {
public:
    explicit Walk(const Json& root) : m_root(root) {}

    void visit(const Json::json_pointer& path, const Json& value, const Json& schema, int references = 0) {
        if (!schema.is_object() || references > deepest_reference) return;
        m_points.push_back({path.to_string(), &value, &schema});
        visit_reference(path, value, schema, references + 1);
        visit_branch(path, value, schema, references + 1);
        visit_members(path, value, schema);
        visit_elements(path, value, schema);
    }

    std::vector<SchemaPoint> take_points() { return std::move(m_points); }

private:
    void visit_reference(const Json::json_pointer& path, const Json& value, const Json& schema,
                         int references) {
        const auto reference = schema.find("$ref");
        if (reference == schema.end() || !reference->is_string()) return;
        const auto& text = reference->get_ref<const std::string&>();
        if (!text.starts_with("#/")) return;
        const Json::json_pointer target(text.substr(1));
        if (m_root.contains(target)) visit(path, value, m_root.at(target), references);
    }

    void visit_branch(const Json::json_pointer& path, const Json& value, const Json& schema, int references) {
        const auto condition = schema.find("if");
        if (condition == schema.end()) return;
        const auto branch = schema.find(conforms(value, *condition) ? "then" : "else");
        if (branch != schema.end()) visit(path, value, *branch, references);
    }

    void visit_members(const Json::json_pointer& path, const Json& value, const Json& schema) {
        const auto properties = schema.find("properties");
        if (properties == schema.end() || !properties->is_object() || !value.is_object()) return;
        for (const auto& [name, member] : value.items()) {
            const auto property = properties->find(name);
            if (property != properties->end()) visit(path / name, member, *property);
        }
    }

    void visit_elements(const Json::json_pointer& path, const Json& value, const Json& schema) {
        const auto items = schema.find("items");
        if (items == schema.end() || !value.is_array()) return;
        for (std::size_t index = 0; index < value.size(); ++index)
            visit(path / index, value[index], *items);
    }

    const Json& m_root;
    std::vector<SchemaPoint> m_points;
};

} // namespace

std::vector<SchemaPoint> walk_schema(const Json& document, const Json& schema) {
    Walk walk(schema);
    walk.visit(Json::json_pointer(), document, schema);
    return walk.take_points();
}

} // namespace fielddesk
