#include "engine/rules/registry.h"

#include "engine/games/gates/gates.h"
#include "engine/games/virginia/virginia.h"

namespace fielddesk {

tl::expected<std::unique_ptr<Rules>, KitErrors> make_rules(Kit kit) {
    if (kit.rules == Code("virginia")) return virginia::make_rules(std::move(kit));
    if (kit.rules == Code("gates")) return gates::make_rules(std::move(kit));
    return tl::unexpected<KitErrors>(KitErrors{
        {"kit.json", "/rules", "expected the name of rules that this program has: gates or virginia"}});
}

} // namespace fielddesk
