#pragma once

#include "engine/rules/rules.h"

namespace fielddesk {

// Makes the rules that play this kit, and has them read the cards and the board of it. The errors are those
// of the kit: an unknown word on a card, a front without armies.
tl::expected<std::unique_ptr<Rules>, KitErrors> make_rules(Kit kit);

} // namespace fielddesk
