#pragma once

#include "engine/kit/kit.h"
#include "engine/kit/source.h"

#include <tl/expected.hpp>

namespace fielddesk {

// What a kit is read from: its two files, and the schemas that say what may stand in them.
struct KitSources {
    KitSource kit;
    KitSource cards;
    KitSource kit_schema;
    KitSource cards_schema;
};

// The kit, or everything that is wrong with its files. A kit that is returned keeps every promise of its
// types: each id names something, each number lies within its limits, each card is in the vocabulary.
tl::expected<Kit, KitErrors> read_kit(const KitSources& sources);

// The kit that a game began with, from the text that `Kit::text` gave it, checked as strictly as the files
// were. Paths in errors start at "/kit" or "/cards".
tl::expected<Kit, KitErrors> read_embedded_kit(const KitSource& text, const KitSource& kit_schema,
                                               const KitSource& cards_schema);

} // namespace fielddesk
