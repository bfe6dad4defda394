#include "engine/fair/ending.h"

#include "engine/core/order.h"

#include <algorithm>

namespace fielddesk::fair {

namespace {

bool corrects(const Facts& facts) {
    return std::any_of(facts.begin(), facts.end(), [](const Fact& fact) {
        const auto* order = std::get_if<facts::OrderGiven>(&fact.what);
        return order && is_correction(order->verb);
    });
}

} // namespace

Ending ending_of(const std::vector<ChronicleEntry>& entries, const std::vector<bool>& counts) {
    Ending ending;
    for (std::size_t index = 0; index < entries.size(); ++index) {
        if (!counts[index]) continue;
        const bool is_correction = corrects(entries[index].facts);
        ending.is_corrected = ending.is_corrected || is_correction;
        for (const Fact& fact : entries[index].facts) {
            if (std::holds_alternative<facts::GameEnded>(fact.what) && !is_correction)
                ending.opens_all = true;
            if (std::holds_alternative<facts::GameResumed>(fact.what)) ending.opens_all = false;
        }
    }
    return ending;
}

} // namespace fielddesk::fair
