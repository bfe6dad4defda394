#include "app/library.h"
#include "engine/fair/verifier.h"
#include "engine/position/fact_codec.h"

#include <algorithm>
#include <cstdlib>

namespace {

const fielddesk::Kit& kit() {
    static const fielddesk::Kit read = **fielddesk::read_shipped_kit("1862-war-in-virginia");
    return read;
}

} // namespace

// Reads whatever comes as the facts of a game, a line each and every fourth one an entry of its own. What is
// read is written and read again as the same, and the verifier of chance looks at all of them.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace fielddesk;
    static const FactCodec codec(kit());
    std::string_view text(reinterpret_cast<const char*>(data), size);
    std::vector<ChronicleEntry> entries{{1, "", {}, true}};
    while (!text.empty()) {
        const auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const auto fact = codec.decode(line);
        if (!fact) continue;
        const auto again = codec.decode(codec.encode(*fact));
        if (!again || !(*again == *fact)) std::abort();
        if (entries.back().facts.size() == 4)
            entries.push_back({static_cast<std::int64_t>(entries.size()) + 1, "", {}, true});
        entries.back().facts.push_back({*fact});
    }
    (void)fair::verify(kit(), entries);
    return 0;
}
