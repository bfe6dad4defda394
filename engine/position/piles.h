#pragma once

#include "engine/position/position.h"

namespace fielddesk {

// The cards that this position sees in no pile: they lie somewhere among the unknown ones.
std::vector<CardId> cards_unseen(const Kit& kit, const Position& position);

} // namespace fielddesk
