#pragma once

#include "engine/kit/notes.h"

namespace fielddesk {

// A kit that the program ships.
struct ShippedKit {
    std::string id;
    KitSources sources;
    std::string phrases; // JSON: sentences beside those of data/phrases; mostly empty
};
const std::vector<ShippedKit>& shipped_kits();

// The kit of that id among the files that are embedded in the program.
ShippedKit embedded_kit(const std::string& id);

// The shipped kit of this id, read; nothing where there is none.
std::optional<tl::expected<Kit, KitErrors>> read_shipped_kit(std::string_view id);

// What the box notes of a shipped kit are checked with; nothing where there is no kit of that id.
std::optional<NotesGround> ground_of(std::string_view id);

// The shipped kit with these box notes laid over it.
std::optional<tl::expected<Kit, KitErrors>> read_shipped_kit(std::string_view id, const Notes& notes);

// The kit that a game file carries: its id and its text.
tl::expected<Kit, KitErrors> read_kit_of_game(std::string_view kit_id, const std::string& text);

// Whether some of its cards, places or counters are material of this project's own.
bool has_practice(const Kit& kit);

} // namespace fielddesk
