#include "app/embedded.h"
#include "app/library.h"
#include "engine/games/gates/gates.h"
#include "engine/games/virginia/virginia.h"
#include "engine/kit/json.h"
#include "engine/rules/registry.h"
#include "tests/skirmish/skirmish.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

// The registry and the shelf of a test program: what the program ships, and the skirmish. The program's own,
// engine/rules/registry.cpp and app/kits.cpp, lie in libraries, where the linker takes only what is missing
// yet; so a program that links this as objects gets these two functions and never those.
namespace fielddesk {

namespace {

KitSource source_of(const std::string& name) {
    const std::ifstream file(FIELDDESK_SOURCE_DIR "/tests/skirmish/" + name);
    if (!file) throw std::runtime_error("there is no file " + name);
    std::ostringstream text;
    text << file.rdbuf();
    return {name, text.str()};
}

// The schema that all kits keep to, with one more name of rules.
KitSource schema_for_tests() {
    Json schema = Json::parse(embedded_file("schema/kit.schema.json"));
    schema["properties"]["rules"]["enum"].push_back("skirmish");
    return {"kit.schema.json", schema.dump()};
}

ShippedKit skirmish_kit() {
    return {
        "skirmish",
        {source_of("kit.json"), source_of("cards.json"), schema_for_tests(), source_of("cards.schema.json")},
        source_of("phrases.json").text};
}

} // namespace

const std::vector<ShippedKit>& shipped_kits() {
    static const std::vector<ShippedKit> kits{embedded_kit("1862-war-in-virginia"),
                                              embedded_kit("gates-of-richmond"), skirmish_kit()};
    return kits;
}

tl::expected<std::unique_ptr<Rules>, KitErrors> make_rules(Kit kit) {
    if (kit.rules == Code("skirmish")) return skirmish::make_rules(std::move(kit));
    if (kit.rules == Code("gates")) return gates::make_rules(std::move(kit));
    return virginia::make_rules(std::move(kit));
}

} // namespace fielddesk
