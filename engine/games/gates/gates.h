#pragma once

#include "engine/rules/rules.h"

namespace fielddesk::gates {

tl::expected<std::unique_ptr<Rules>, KitErrors> make_rules(Kit kit);

} // namespace fielddesk::gates
