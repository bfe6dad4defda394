#include "app/library.h"

#include <cstdlib>

// Reads whatever comes as the kit that a game file carries. What is read is read again from its own text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace fielddesk;
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto kit = read_kit_of_game("1862-war-in-virginia", text);
    if (!kit) {
        if (kit.error().empty()) std::abort();
        return 0;
    }
    const auto again = read_kit_of_game("1862-war-in-virginia", kit->text);
    if (!again || *again != *kit) std::abort();
    return 0;
}
