#include "app/library.h"

namespace fielddesk {

// Alone in its file, as the registry of rules is, so that a test program can bring kits and rules of its own:
// what it defines itself is never taken out of the library.
const std::vector<ShippedKit>& shipped_kits() {
    static const std::vector<ShippedKit> kits{embedded_kit("1862-war-in-virginia"),
                                              embedded_kit("gates-of-richmond")};
    return kits;
}

} // namespace fielddesk
