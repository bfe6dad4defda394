#include "app/library.h"

#include <cstdlib>

// Reads whatever comes as a friend's box notes. What is taken makes a sound kit, and is written and read
// again as it was.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace fielddesk;
    static const NotesGround ground = *ground_of("1862-war-in-virginia");
    const auto notes = read_notes({"fuzz", {reinterpret_cast<const char*>(data), size}}, ground);
    if (!notes) {
        if (notes.error().empty()) std::abort();
        return 0;
    }
    if (!read_kit_with(ground.kit, *notes)) std::abort();
    const auto again = read_notes({"again", write_notes("1862-war-in-virginia", *notes)}, ground);
    if (!again || *again != *notes) std::abort();
    return 0;
}
