#pragma once

#include "engine/rules/rules.h"

namespace fielddesk::skirmish {

std::unique_ptr<Rules> make_rules(Kit kit);

} // namespace fielddesk::skirmish
