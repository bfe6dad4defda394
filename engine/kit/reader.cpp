#include "engine/kit/reader.h"

#include "engine/kit/kit_builder.h"
#include "engine/kit/reference_check.h"
#include "engine/kit/schema_check.h"
#include "engine/kit/schema_walk.h"
#include "engine/kit/source_parser.h"

#include <exception>
#include <optional>

namespace fielddesk {

namespace {

// A document of the kit with the schema that it must keep to. Where it came out of another document, paths
// in errors start with `prefix`.
struct Document {
    std::string file;
    std::string prefix;
    Json json;
    KitSource schema_source;
    Json schema;
};

struct Documents {
    Document kit;
    Document cards;
};

void append(KitErrors& errors, KitErrors more) {
    errors.insert(errors.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

void append_from(const Document& document, KitErrors& errors, KitErrors more) {
    for (KitError& error : more) {
        if (error.file == document.file) error.path = document.prefix + error.path;
    }
    append(errors, std::move(more));
}

// The source's JSON; where there is none, null and the errors grow.
Json parse_into(KitErrors& errors, const KitSource& source) {
    auto json = parse_source(source);
    if (json) return std::move(*json);
    append(errors, std::move(json.error()));
    return Json();
}

KitErrors check_deck(const std::string& file, const Json& cards, const Json& kit) {
    if (cards.at("kit") == kit.at("id")) return {};
    return {{file, "/kit", expected_instead_of("the kit's id " + kit.at("id").dump(), cards.at("kit"))}};
}

// References are only looked at in documents that have the right shape, and cards only beside a sound kit:
// one wrong id of a piece would otherwise be told again for each card that names the piece.
KitErrors check(const Documents& documents) {
    const auto& [kit, cards] = documents;
    const auto kit_points = walk_schema(kit.json, kit.schema);
    const auto card_points = walk_schema(cards.json, cards.schema);
    KitErrors errors;
    append_from(kit, errors, check_schema(kit.file, kit.json, kit.schema_source, kit.schema, kit_points));
    append_from(cards, errors,
                check_schema(cards.file, cards.json, cards.schema_source, cards.schema, card_points));
    if (!errors.empty()) return errors;
    append_from(kit, errors, check_references(kit.file, kit_points, kit.json));
    append_from(kit, errors, check_kit_values(kit.file, kit.json));
    if (!errors.empty()) return errors;
    append_from(cards, errors, check_references(cards.file, card_points, kit.json));
    append_from(cards, errors, check_deck(cards.file, cards.json, kit.json));
    return errors;
}

// A schema that asks for too little lets documents through that cannot be a kit; what the JSON library
// throws about them becomes an error like any other.
tl::expected<Kit, KitErrors> read_documents(const Documents& documents) {
    try {
        KitErrors errors = check(documents);
        if (!errors.empty()) return tl::unexpected(std::move(errors));
        Kit kit = build_kit(documents.kit.json, documents.cards.json);
        kit.cards_schema = documents.cards.schema_source.text;
        return kit;
    } catch (const std::exception& error) {
        return tl::unexpected(
            KitErrors{{documents.kit.schema_source.name, "",
                       std::string("expected: a schema that asks for all of a kit; ") + error.what()}});
    }
}

} // namespace

tl::expected<Kit, KitErrors> read_kit(const KitSources& sources) {
    KitErrors errors;
    Json kit = parse_into(errors, sources.kit);
    Json cards = parse_into(errors, sources.cards);
    Json kit_schema = parse_into(errors, sources.kit_schema);
    Json cards_schema = parse_into(errors, sources.cards_schema);
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    return read_documents(
        {{sources.kit.name, "", std::move(kit), sources.kit_schema, std::move(kit_schema)},
         {sources.cards.name, "", std::move(cards), sources.cards_schema, std::move(cards_schema)}});
}

tl::expected<Kit, KitErrors> read_embedded_kit(const KitSource& text, const KitSource& kit_schema,
                                               const KitSource& cards_schema) {
    KitErrors errors;
    Json both = parse_into(errors, text);
    Json first_schema = parse_into(errors, kit_schema);
    Json second_schema = parse_into(errors, cards_schema);
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    if (!both.is_object() || both.size() != 2 || !both.contains("kit") || !both.contains("cards"))
        return tl::unexpected(
            KitErrors{{text.name, "", expected_instead_of("an object of the words cards, kit", both)}});
    return read_documents(
        {{text.name, "/kit", std::move(both["kit"]), kit_schema, std::move(first_schema)},
         {text.name, "/cards", std::move(both["cards"]), cards_schema, std::move(second_schema)}});
}

} // namespace fielddesk
