#include "engine/journal/seals.h"

#include "engine/journal/audience_text.h"

#include <algorithm>

namespace fielddesk {

namespace {

constexpr std::size_t nonce_size = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t tag_size = crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr std::size_t padded_to = 512;
constexpr int base64 = sodium_base64_VARIANT_ORIGINAL;

unsigned char* raw(Bytes& bytes) {
    return reinterpret_cast<unsigned char*>(bytes.data());
}
const unsigned char* raw(std::string_view bytes) {
    return reinterpret_cast<const unsigned char*>(bytes.data());
}

Hash place_of_key(const Hash& header, SideId side) {
    return FieldHasher("fielddesk-seat-1").hash(header).number(side.value).finish();
}

// The key that a PIN makes with this lock.
Result<Key> key_of_pin(const SeatLock& lock, const std::string& pin) {
    Hash bytes{};
    const int outcome = crypto_pwhash(bytes.data(), bytes.size(), pin.data(), pin.size(), raw(lock.salt),
                                      static_cast<unsigned long long>(lock.operations),
                                      static_cast<std::size_t>(lock.memory), crypto_pwhash_ALG_ARGON2ID13);
    if (outcome != 0) return refuse("pin.no-memory");
    return Key(bytes);
}

} // namespace

Key Key::random() {
    Hash bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return Key(bytes);
}

Bytes seal(const Key& key, std::string_view bytes, const Hash& bound_to) {
    Bytes sealed(nonce_size + bytes.size() + tag_size, '\0');
    randombytes_buf(sealed.data(), nonce_size);
    crypto_aead_xchacha20poly1305_ietf_encrypt(raw(sealed) + nonce_size, nullptr, raw(bytes), bytes.size(),
                                               bound_to.data(), bound_to.size(), nullptr, raw(sealed),
                                               key.bytes().data());
    return sealed;
}

std::optional<Bytes> unseal(const Key& key, std::string_view sealed, const Hash& bound_to) {
    if (sealed.size() < nonce_size + tag_size) return std::nullopt;
    Bytes bytes(sealed.size() - nonce_size - tag_size, '\0');
    const int outcome = crypto_aead_xchacha20poly1305_ietf_decrypt(
        raw(bytes), nullptr, nullptr, raw(sealed) + nonce_size, sealed.size() - nonce_size, bound_to.data(),
        bound_to.size(), raw(sealed), key.bytes().data());
    return outcome == 0 ? std::optional(std::move(bytes)) : std::nullopt;
}

std::string sealed_body(const Key& key, std::string_view body, const Hash& bound_to) {
    Bytes padded(body);
    const std::size_t room = (body.size() / padded_to + 1) * padded_to;
    padded.resize(room, '\0');
    std::size_t length = 0;
    sodium_pad(&length, raw(padded), body.size(), padded_to, room);
    const Bytes sealed = seal(key, padded, bound_to);
    std::string text(sodium_base64_encoded_len(sealed.size(), base64), '\0');
    sodium_bin2base64(text.data(), text.size(), raw(sealed), sealed.size(), base64);
    text.pop_back(); // the zero that ends it
    return text;
}

std::optional<std::string> unsealed_body(const Key& key, std::string_view text, const Hash& bound_to) {
    Bytes sealed(text.size(), '\0');
    std::size_t count = 0;
    const char* end = nullptr;
    if (sodium_base642bin(raw(sealed), sealed.size(), text.data(), text.size(), nullptr, &count, &end,
                          base64) != 0 ||
        end != text.data() + text.size())
        return std::nullopt;
    auto body = unseal(key, std::string_view(sealed).substr(0, count), bound_to);
    std::size_t length = 0;
    if (!body || sodium_unpad(&length, raw(*body), body->size(), padded_to) != 0) return std::nullopt;
    body->resize(length);
    return body;
}

Hash place_of_fact(const Hash& header, std::int64_t entry, std::size_t position, Audience audience) {
    return FieldHasher("fielddesk-fact-1")
        .hash(header)
        .number(static_cast<std::uint64_t>(entry))
        .number(position)
        .text(text_of(audience))
        .finish();
}

Result<SeatLock> lock_up(const Key& key, const std::string& pin, const Hash& header, SideId side) {
    const Bytes plain(reinterpret_cast<const char*>(key.bytes().data()), key.bytes().size());
    if (pin.empty()) return SeatLock{{}, 0, 0, plain};
    SeatLock lock{Bytes(crypto_pwhash_SALTBYTES, '\0'),
                  crypto_pwhash_OPSLIMIT_INTERACTIVE,
                  crypto_pwhash_MEMLIMIT_INTERACTIVE,
                  {}};
    randombytes_buf(lock.salt.data(), lock.salt.size());
    const auto pin_key = key_of_pin(lock, pin);
    if (!pin_key) return tl::unexpected<Refusal>(pin_key.error());
    lock.key = seal(*pin_key, plain, place_of_key(header, side));
    return lock;
}

Result<Key> unlocked(const SeatLock& lock, const std::string& pin, const Hash& header, SideId side) {
    std::optional<Bytes> plain = lock.key;
    if (lock.has_pin()) {
        const auto pin_key = key_of_pin(lock, pin);
        if (!pin_key) return pin_key;
        plain = unseal(*pin_key, lock.key, place_of_key(header, side));
    }
    Hash bytes{};
    if (!plain || plain->size() != bytes.size()) return refuse("pin.wrong");
    std::copy_n(raw(*plain), bytes.size(), bytes.begin());
    return Key(bytes);
}

std::optional<Key> KeyRing::key_for(Audience audience) const {
    if (audience.kind() == Audience::Kind::Side) {
        const auto found = m_keys.find(audience.side());
        return found == m_keys.end() ? std::nullopt : std::optional(found->second);
    }
    if (audience.kind() != Audience::Kind::Vault || !is_sealed() || !is_whole()) return std::nullopt;
    FieldHasher hasher("fielddesk-vault-1");
    hasher.number(m_keys.size());
    for (const auto& [side, key] : m_keys)
        hasher.hash(key.bytes());
    return Key(hasher.finish());
}

} // namespace fielddesk
