#pragma once

#include "engine/core/ids.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fielddesk {

// The app's own dice and shuffles, from libsodium. With a seed, what is drawn for an entry of the journal is
// the same in every playing; that it depends on nothing but seed and entry keeps it so after a restart.
class Chance {
public:
    explicit Chance(std::optional<std::uint64_t> seed) : m_seed(seed) {}

    // Faces from 1 to `sides`.
    std::vector<int> dice(int count, int sides, std::int64_t entry) const;

    // The same cards in an order of which each is as likely as any other (Fisher and Yates).
    std::vector<CardId> shuffled(std::vector<CardId> cards, std::int64_t entry) const;

private:
    std::optional<std::uint64_t> m_seed;
};

} // namespace fielddesk
