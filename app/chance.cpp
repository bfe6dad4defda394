#include "app/chance.h"

#include <array>
#include <cstring>
#include <sodium.h>
#include <utility>

namespace fielddesk {

namespace {

// Numbers for one entry of the journal.
class Draws {
public:
    Draws(std::optional<std::uint64_t> seed, std::int64_t entry) : m_is_seeded(seed.has_value()) {
        if (!seed) return;
        // The seed and the entry, hashed, are the key of a stream of numbers.
        std::array<std::uint64_t, 2> source{*seed, static_cast<std::uint64_t>(entry)};
        std::array<unsigned char, sizeof source> bytes{};
        std::memcpy(bytes.data(), source.data(), sizeof source);
        crypto_generichash(m_key.data(), m_key.size(), bytes.data(), bytes.size(), nullptr, 0);
    }

    // Each number below `limit` is as likely as the other: what would favour the low ones is drawn again.
    std::uint32_t below(std::uint32_t limit) {
        if (!m_is_seeded) return randombytes_uniform(limit);
        const std::uint32_t uneven = (0u - limit) % limit;
        std::uint32_t bits = next();
        while (bits < uneven)
            bits = next();
        return bits % limit;
    }

private:
    std::uint32_t next() {
        std::array<unsigned char, crypto_stream_chacha20_NONCEBYTES> nonce{};
        std::memcpy(nonce.data(), &m_count, sizeof m_count);
        ++m_count;
        std::uint32_t bits = 0;
        std::array<unsigned char, sizeof bits> bytes{};
        crypto_stream_chacha20(bytes.data(), bytes.size(), nonce.data(), m_key.data());
        std::memcpy(&bits, bytes.data(), sizeof bits);
        return bits;
    }

    bool m_is_seeded;
    std::array<unsigned char, crypto_stream_chacha20_KEYBYTES> m_key{};
    std::uint32_t m_count = 0;
};

} // namespace

std::vector<int> Chance::dice(int count, int sides, std::int64_t entry) const {
    Draws draws(m_seed, entry);
    std::vector<int> faces;
    for (int die = 0; die < count; ++die)
        faces.push_back(static_cast<int>(draws.below(static_cast<std::uint32_t>(sides))) + 1);
    return faces;
}

std::vector<CardId> Chance::shuffled(std::vector<CardId> cards, std::int64_t entry) const {
    Draws draws(m_seed, entry);
    for (std::size_t left = cards.size(); left > 1; --left)
        std::swap(cards[left - 1], cards[draws.below(static_cast<std::uint32_t>(left))]);
    return cards;
}

} // namespace fielddesk
