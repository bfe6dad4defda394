#include "engine/kit/card_note.h"

#include "engine/kit/json_fields.h"
#include "engine/kit/kit_builder.h"
#include "engine/kit/note_merge.h"
#include "engine/kit/reference_check.h"
#include "engine/kit/schema_check.h"
#include "engine/kit/source_parser.h"

namespace fielddesk {

namespace {

constexpr const char* file_of_one = "the card";

KitErrors fault(std::string path, std::string message) {
    return {{file_of_one, std::move(path), std::move(message)}};
}

// An entry that is an object of this number; where it says none it is given it.
tl::expected<Json, KitErrors> numbered(const Kit& kit, CardId card, const std::string& text) {
    auto entry = parse_source({file_of_one, text});
    if (!entry) return tl::unexpected(std::move(entry.error()));
    if (!entry->is_object()) return tl::unexpected(fault("", expected_instead_of("an object", *entry)));
    const Json number = kit.cards[card].number;
    if (!entry->contains("number")) (*entry)["number"] = number;
    if (entry->at("number") != number)
        return tl::unexpected(
            fault("/number", expected_instead_of("the number that is asked for, " + number.dump(),
                                                 entry->at("number"))));
    return std::move(*entry);
}

// What the cards of a kit are checked with, read from its texts.
struct OwnGround {
    std::string kit_text;
    Json documents;
    KitSource schema_source;
    Json schema;
};

// A game is read card by card, so that the ground is mostly the one of the time before.
tl::expected<const OwnGround*, KitErrors> ground_of(const Kit& kit) {
    thread_local std::optional<OwnGround> last;
    if (last && last->kit_text == kit.text && last->schema_source.text == kit.cards_schema) return &*last;
    auto documents = parse_source({"the kit", kit.text});
    if (!documents) return tl::unexpected(std::move(documents.error()));
    KitSource schema_source{"the schema of the cards", kit.cards_schema};
    auto schema = parse_source(schema_source);
    if (!schema) return tl::unexpected(std::move(schema.error()));
    last = OwnGround{kit.text, *std::move(documents), std::move(schema_source), *std::move(schema)};
    return &*last;
}

} // namespace

KitErrors check_card_entries(const std::string& file, const Json& entries, const CardGround& ground) {
    // As a deck of their own, so that the schema of the kit's cards judges them.
    Json deck = ground.cards;
    deck["cards"] = Json::array();
    KitErrors errors;
    std::size_t index = 0;
    for (const Json& entry : entries) {
        deck["cards"].push_back(deck_entry(entry));
        const std::string path = "/cards/" + std::to_string(index++) + "/number";
        if (!entry_with(json_fields::list_of(ground.cards, "cards"), "number", entry.at("number")))
            errors.push_back(
                {file, path, expected_instead_of("the number of a card of this kit", entry.at("number"))});
    }
    const auto points = walk_schema(deck, ground.schema);
    auto more = check_schema(file, deck, ground.schema_source, ground.schema, points);
    if (more.empty()) more = check_references(file, points, ground.kit);
    errors.insert(errors.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    return errors;
}

tl::expected<std::string, KitErrors> read_card_entry(const Kit& kit, CardId card, const std::string& text) {
    const auto entry = numbered(kit, card, text);
    if (!entry) return tl::unexpected(entry.error());
    const auto ground = ground_of(kit);
    if (!ground) return tl::unexpected(ground.error());
    const OwnGround& own = **ground;
    KitErrors errors = check_card_entries(
        file_of_one, Json::array({*entry}),
        {own.documents.at("kit"), own.documents.at("cards"), own.schema_source, own.schema});
    const std::string whole = "/cards/0";
    for (KitError& error : errors)
        if (error.path.starts_with(whole)) error.path.erase(0, whole.size());
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    return entry->dump();
}

bool has_shape_of_entry(const Kit& kit, CardId card, const std::string& text) {
    const auto entry = parse_source({file_of_one, text});
    if (!entry || !entry->is_object() || entry->dump() != text) return false;
    const auto is_text = [&](const char* member) {
        return !entry->contains(member) || entry->at(member).is_string();
    };
    return entry->value("number", Json()) == kit.cards[card].number && entry->contains("title") &&
           is_text("title") && is_text("date") && is_text("history") && is_text("wording");
}

Card card_of_entry(const Kit& kit, CardId card, const std::string& entry) {
    Card noted = build_card(deck_entry(Json::parse(entry)), Provenance::Box);
    noted.id = kit.cards[card].id;
    noted.pointer.clear();
    return noted;
}

} // namespace fielddesk
