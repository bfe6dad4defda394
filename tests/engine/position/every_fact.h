#pragma once

#include "engine/position/fact.h"
#include "engine/position/position.h"

namespace fielddesk::test {

// The shipped kit with two marks, so that every kind of id names something.
const Kit& marked_kit();

// One argument of each kind.
Arguments every_argument();

// At least one fact of every kind, with every optional field there and with none.
std::vector<Happening> every_fact();

} // namespace fielddesk::test
