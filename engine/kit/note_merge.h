#pragma once

#include "engine/kit/json.h"
#include "engine/kit/notes.h"

namespace fielddesk {

// The entry of a list whose member has this value; none where there is none.
const Json* entry_with(const Json& list, const char* member, const Json& value);

// What tells an entry of this list of a notes file apart. The entry has passed the schema.
NoteAddress address_of(const std::string& list, const Json& entry);

// A card of the notes as it stands in the deck.
Json deck_entry(const Json& card);

// Lays one entry over the documents of a kit and of its deck: where it stood before, or as a new one.
void lay_over(Json& kit, Json& cards, const std::string& list, const Json& entry);

} // namespace fielddesk
