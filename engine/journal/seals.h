#pragma once

#include "engine/core/hash.h"
#include "engine/core/result.h"
#include "engine/core/seat.h"

#include <map>
#include <optional>
#include <string>

// How private facts and keys are sealed. The bytes are written down in data/sql/0002_seals.sql.
namespace fielddesk {

// A secret that is wiped from memory when it is no longer used.
class Key {
public:
    static Key random();
    explicit Key(const Hash& bytes) : m_bytes(bytes) {}
    Key(const Key&) = default;
    Key& operator=(const Key&) = default;
    ~Key() { sodium_memzero(m_bytes.data(), m_bytes.size()); }

    const Hash& bytes() const { return m_bytes; }

private:
    Hash m_bytes;
};

// Bytes as SQLite keeps them.
using Bytes = std::string;

Bytes seal(const Key& key, std::string_view bytes, const Hash& bound_to);
// Nothing where the key, the bytes or what they are bound to is another one.
std::optional<Bytes> unseal(const Key& key, std::string_view sealed, const Hash& bound_to);

// A fact's body as it stands in the file, and back.
std::string sealed_body(const Key& key, std::string_view body, const Hash& bound_to);
std::optional<std::string> unsealed_body(const Key& key, std::string_view text, const Hash& bound_to);

// What a fact is bound to.
Hash place_of_fact(const Hash& header, std::int64_t entry, std::size_t position, Audience audience);

// The lock on the key of one side.
struct SeatLock {
    Bytes salt; // empty: there is no PIN, and whoever holds the file holds the key
    std::int64_t operations = 0;
    std::int64_t memory = 0;
    Bytes key;

    bool has_pin() const { return !salt.empty(); }
};

// A lock with this PIN; an empty one locks nothing. Refuses with `pin.no-memory` where the memory that the
// work on a PIN needs cannot be had.
Result<SeatLock> lock_up(const Key& key, const std::string& pin, const Hash& header, SideId side);
// Refuses with `pin.wrong` as well. It is always the same work, be the PIN right or wrong: nothing but the
// result tells them apart.
Result<Key> unlocked(const SeatLock& lock, const std::string& pin, const Hash& header, SideId side);

// The keys that are at hand.
class KeyRing {
public:
    // `sides`: how many have a key.
    explicit KeyRing(std::size_t sides = 0) : m_sides(sides) {}

    void add(SideId side, const Key& key) { m_keys.insert_or_assign(side, key); }
    bool is_sealed() const { return m_sides > 0; }
    bool is_whole() const { return m_keys.size() == m_sides; }
    bool holds(SideId side) const { return m_keys.contains(side); }
    // Nothing where it is not at hand, or where such facts are not sealed.
    std::optional<Key> key_for(Audience audience) const;

private:
    std::size_t m_sides;
    std::map<SideId, Key> m_keys;
};

} // namespace fielddesk
