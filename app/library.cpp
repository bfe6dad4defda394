#include "app/library.h"

#include "app/embedded.h"

#include <algorithm>

namespace fielddesk {

namespace {

KitSource embedded(const std::string& path) {
    return {path.substr(path.rfind('/') + 1), std::string(embedded_file(path))};
}

} // namespace

ShippedKit embedded_kit(const std::string& id) {
    return {id,
            {embedded("kits/" + id + "/kit.json"), embedded("kits/" + id + "/cards.json"),
             embedded("schema/kit.schema.json"), embedded("schema/" + id + ".cards.schema.json")},
            {}};
}

std::optional<tl::expected<Kit, KitErrors>> read_shipped_kit(std::string_view id) {
    return read_shipped_kit(id, {});
}

std::optional<tl::expected<Kit, KitErrors>> read_shipped_kit(std::string_view id, const Notes& notes) {
    for (const ShippedKit& kit : shipped_kits())
        if (kit.id == id) return read_kit_with(kit.sources, notes);
    return std::nullopt;
}

std::optional<NotesGround> ground_of(std::string_view id) {
    for (const ShippedKit& kit : shipped_kits())
        if (kit.id == id) return NotesGround{embedded("schema/notes.schema.json"), kit.sources};
    return std::nullopt;
}

tl::expected<Kit, KitErrors> read_kit_of_game(std::string_view kit_id, const std::string& text) {
    const KitSource source{"the kit in the game file", text};
    for (const ShippedKit& kit : shipped_kits())
        if (kit.id == kit_id)
            return read_embedded_kit(source, kit.sources.kit_schema, kit.sources.cards_schema);
    return tl::unexpected<KitErrors>(
        KitErrors{{source.name, "/kit/id", "expected a kit that this program has"}});
}

bool has_practice(const Kit& kit) {
    const auto is_practice = [](const auto& thing) { return thing.provenance == Provenance::Practice; };
    const auto has_practice_face = [&](const PieceDefinition& piece) {
        return std::any_of(piece.faces.begin(), piece.faces.end(), [&](const Face& face) {
            return (face.value && is_practice(face)) ||
                   std::any_of(face.ratings.begin(), face.ratings.end(), is_practice);
        });
    };
    return std::any_of(kit.cards.begin(), kit.cards.end(), is_practice) ||
           std::any_of(kit.places.begin(), kit.places.end(), is_practice) ||
           std::any_of(kit.pieces.begin(), kit.pieces.end(), has_practice_face);
}

} // namespace fielddesk
