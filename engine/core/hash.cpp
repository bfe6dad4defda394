#include "engine/core/hash.h"

namespace fielddesk {

namespace {

std::optional<std::uint8_t> digit_of(char letter) {
    if (letter >= '0' && letter <= '9') return static_cast<std::uint8_t>(letter - '0');
    if (letter >= 'a' && letter <= 'f') return static_cast<std::uint8_t>(letter - 'a' + 10);
    return std::nullopt;
}

} // namespace

std::string hex_of(const Hash& hash) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * hash.size());
    for (const std::uint8_t byte : hash) {
        text += digits[byte >> 4];
        text += digits[byte & 0xF];
    }
    return text;
}

std::optional<Hash> hash_of_hex(std::string_view text) {
    Hash hash{};
    if (text.size() != 2 * hash.size()) return std::nullopt;
    for (std::size_t index = 0; index < hash.size(); ++index) {
        const auto high = digit_of(text[2 * index]);
        const auto low = digit_of(text[2 * index + 1]);
        if (!high || !low) return std::nullopt;
        hash[index] = static_cast<std::uint8_t>(*high << 4 | *low);
    }
    return hash;
}

FieldHasher::FieldHasher() {
    // Chooses the fastest code for this processor; done once, safe to ask for again, and where it fails the
    // plain code gives the same hash.
    [[maybe_unused]] const int chosen = sodium_init();
    crypto_generichash_init(&m_state, nullptr, 0, sizeof(Hash));
}

FieldHasher& FieldHasher::number(std::uint64_t value) {
    std::array<std::uint8_t, 8> bytes{};
    for (auto& byte : bytes) {
        byte = static_cast<std::uint8_t>(value & 0xFF);
        value >>= 8;
    }
    return add(bytes.data(), bytes.size());
}

FieldHasher& FieldHasher::text(std::string_view value) {
    number(value.size());
    return add(reinterpret_cast<const std::uint8_t*>(value.data()), value.size());
}

FieldHasher& FieldHasher::hash(const Hash& value) {
    return add(value.data(), value.size());
}

Hash FieldHasher::finish() {
    Hash result{};
    crypto_generichash_final(&m_state, result.data(), result.size());
    return result;
}

FieldHasher& FieldHasher::add(const std::uint8_t* bytes, std::size_t count) {
    crypto_generichash_update(&m_state, bytes, count);
    return *this;
}

} // namespace fielddesk
