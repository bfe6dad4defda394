#pragma once

#include "engine/kit/notes.h"
#include "engine/position/position.h"

namespace fielddesk {

// What a game was told of its box, as notes that can be kept for every later game.
Notes notes_of(const Kit& kit, const BoxKnowledge& box);

} // namespace fielddesk
