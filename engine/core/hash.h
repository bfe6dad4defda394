#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <sodium.h>
#include <string>
#include <string_view>

namespace fielddesk {

// 32 bytes of BLAKE2b without a key, or 32 bytes that nobody can guess.
using Hash = std::array<std::uint8_t, 32>;

// As 64 small hexadecimal digits, and back; nothing for any other text.
std::string hex_of(const Hash& hash);
std::optional<Hash> hash_of_hex(std::string_view text);

// Writes fields into a hash so that no two rows of fields make the same bytes: a number is 64 bits, little
// endian; a text its length as a number and its bytes; a hash its 32 bytes. Each use begins with a text that
// names it.
class FieldHasher {
public:
    FieldHasher();
    explicit FieldHasher(std::string_view use) : FieldHasher() { text(use); }

    FieldHasher& number(std::uint64_t value);
    FieldHasher& text(std::string_view value);
    FieldHasher& hash(const Hash& value);

    Hash finish();

private:
    FieldHasher& add(const std::uint8_t* bytes, std::size_t count);

    crypto_generichash_state m_state{};
};

} // namespace fielddesk
