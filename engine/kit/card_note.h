#pragma once

#include "engine/kit/json.h"
#include "engine/kit/kit.h"
#include "engine/kit/source.h"

#include <tl/expected.hpp>

// A card as the owner of the box wrote it down: an entry of the list `cards` of a notes file.
namespace fielddesk {

// What such entries are checked with: the documents of their kit, and the schema of its cards.
struct CardGround {
    const Json& kit;
    const Json& cards;
    const KitSource& schema_source;
    const Json& schema;
};

// Everything that is wrong with these entries, each with its JSON path from "/cards" on.
KitErrors check_card_entries(const std::string& file, const Json& entries, const CardGround& ground);

// One entry for this card as it is kept, with its number and its words in their order; or everything that is
// wrong with it, each with its JSON path. An entry that says no number is about this card.
tl::expected<std::string, KitErrors> read_card_entry(const Kit& kit, CardId card, const std::string& text);

// Whether a text has the shape of such an entry, so that a card can be made of it. It is what a fact is asked
// for each time that it is read; whether the words of the kit's cards are kept to is asked by
// `read_card_entry`, once.
bool has_shape_of_entry(const Kit& kit, CardId card, const std::string& text);

// The card that an entry of that shape makes, in the place of the kit's.
Card card_of_entry(const Kit& kit, CardId card, const std::string& entry);

} // namespace fielddesk
