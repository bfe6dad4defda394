#pragma once

#include "engine/rules/rules.h"

// 1862 War in Virginia. The Confederate player against the Union, which the Action deck moves.
namespace fielddesk::virginia {

tl::expected<std::unique_ptr<Rules>, KitErrors> make_rules(Kit kit);

} // namespace fielddesk::virginia
