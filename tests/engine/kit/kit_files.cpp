#include "tests/engine/kit/kit_files.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace fielddesk::test {

namespace {

KitSource source_at(const std::string& directory, const std::string& name) {
    const std::ifstream file(std::string(FIELDDESK_SOURCE_DIR) + "/data/" + directory + "/" + name);
    if (!file) throw std::runtime_error("there is no file " + name);
    std::ostringstream text;
    text << file.rdbuf();
    return {name, text.str()};
}

} // namespace

KitSources shipped_sources() {
    return {source_at("kits/1862-war-in-virginia", "kit.json"),
            source_at("kits/1862-war-in-virginia", "cards.json"), source_at("schema", "kit.schema.json"),
            source_at("schema", "1862-war-in-virginia.cards.schema.json")};
}

KitSources sources_of(const Json& kit, const Json& cards) {
    KitSources sources = shipped_sources();
    sources.kit.text = kit.dump();
    sources.cards.text = cards.dump();
    return sources;
}

const Kit& shipped_kit() {
    static const Kit kit = read_kit(shipped_sources()).value();
    return kit;
}

const Json& shipped_game() {
    static const Json game = Json::parse(shipped_kit().game);
    return game;
}

} // namespace fielddesk::test
