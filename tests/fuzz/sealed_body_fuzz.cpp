#include "engine/journal/seals.h"

#include <cstdlib>

// Opens whatever comes as a sealed fact. Nobody without the key makes one, so nothing may open; and what is
// sealed truly opens again as it was.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace fielddesk;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Key key(Hash{1});
    if (unsealed_body(key, text, Hash{})) std::abort();
    if (unsealed_body(key, sealed_body(key, text, Hash{}), Hash{}) != std::string(text)) std::abort();
    return 0;
}
