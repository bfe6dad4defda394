#include "engine/journal/chain.h"

#include "engine/journal/audience_text.h"

#include <sodium.h>
#include <string_view>

namespace fielddesk {

namespace {

// Writes fields into a hash so that no two rows of fields make the same bytes.
class FieldHasher {
public:
    FieldHasher() {
        // Chooses the fastest code for this processor; done once, safe to ask for again, and where it fails
        // the plain code gives the same hash.
        [[maybe_unused]] const int chosen = sodium_init();
        crypto_generichash_init(&m_state, nullptr, 0, sizeof(Hash));
    }

    FieldHasher& number(std::uint64_t value) {
        std::array<std::uint8_t, 8> bytes{};
        for (auto& byte : bytes) {
            byte = static_cast<std::uint8_t>(value & 0xFF);
            value >>= 8;
        }
        return add(bytes.data(), bytes.size());
    }

    FieldHasher& text(std::string_view value) {
        number(value.size());
        return add(reinterpret_cast<const std::uint8_t*>(value.data()), value.size());
    }

    FieldHasher& hash(const Hash& value) { return add(value.data(), value.size()); }

    Hash finish() {
        Hash result{};
        crypto_generichash_final(&m_state, result.data(), result.size());
        return result;
    }

private:
    FieldHasher& add(const std::uint8_t* bytes, std::size_t count) {
        crypto_generichash_update(&m_state, bytes, count);
        return *this;
    }

    crypto_generichash_state m_state{};
};

} // namespace

Hash hash_of(const GameHeader& header) {
    return FieldHasher()
        .text("fielddesk-header-1")
        .text(header.kit_id)
        .text(header.kit_text)
        .text(header.title)
        .text(header.program_version)
        .finish();
}

Hash hash_of(const Entry& entry, const Hash& previous) {
    FieldHasher hasher;
    hasher.hash(previous).number(static_cast<std::uint64_t>(entry.number));
    hasher.text(entry.at).text(entry.order).number(entry.facts.size());
    for (const auto& fact : entry.facts)
        hasher.text(text_of(fact.audience)).text(fact.body);
    return hasher.finish();
}

std::optional<std::int64_t> first_broken(const GameHeader& header, const std::vector<Entry>& entries) {
    Hash previous = hash_of(header);
    for (const auto& entry : entries) {
        if (entry.hash != hash_of(entry, previous)) return entry.number;
        previous = entry.hash;
    }
    return std::nullopt;
}

} // namespace fielddesk
