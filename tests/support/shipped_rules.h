#pragma once

#include "app/library.h"
#include "engine/rules/registry.h"

#include <gtest/gtest.h>

namespace fielddesk::testing {

// The rules of every shipped kit, for suites that all kits run.
inline std::vector<std::string> shipped_kit_ids() {
    std::vector<std::string> ids;
    for (const ShippedKit& kit : shipped_kits())
        ids.push_back(kit.id);
    return ids;
}

inline std::unique_ptr<Rules> shipped_rules(const std::string& id) {
    auto kit = read_shipped_kit(id);
    if (!kit || !*kit) return nullptr;
    auto rules = make_rules(**std::move(kit));
    return rules ? *std::move(rules) : nullptr;
}

// Options taken at random: an index for each option of the kit.
template <typename Player>
std::vector<std::uint8_t> random_options(const Kit& kit, Player& player) {
    std::vector<std::uint8_t> options;
    for (const OptionDefinition& option : kit.options)
        options.push_back(static_cast<std::uint8_t>(player.below(option.choices.size())));
    return options;
}

} // namespace fielddesk::testing
