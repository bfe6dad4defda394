#pragma once

#include "engine/kit/json.h"
#include "engine/kit/kit.h"

namespace fielddesk {

// The kit of two documents that have passed every check. Where one has not, nlohmann's and Code's
// exceptions come out; the reader contains them.
Kit build_kit(const Json& kit, const Json& cards);

// One card of a deck. Where it does not say where it comes from, all of its deck comes from there.
Card build_card(const Json& entry, Provenance provenance_of_deck);

} // namespace fielddesk
