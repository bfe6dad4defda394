#include "engine/journal/faults.h"
#include "engine/journal/journal_state.h"

#include <SQLiteCpp/Transaction.h>
#include <cerrno>

// What a journal keeps from whom: private facts, and the keys to them.
namespace fielddesk {

// Private facts take the shape in which they are kept.
Result<void> Journal::State::seal(Entry& entry) const {
    if (!keys.is_sealed()) return {};
    for (std::size_t position = 0; position < entry.facts.size(); ++position) {
        StoredFact& fact = entry.facts[position];
        if (fact.audience == Audience::everyone()) continue;
        const auto key = keys.key_for(fact.audience);
        if (!key) return refuse_with("file.sealed", path.string());
        const Hash place = place_of_fact(header_hash, entry.number, position, fact.audience);
        fact.body = sealed_body(*key, fact.body, place);
    }
    return {};
}

// Facts whose key is not at hand are left out.
Result<void> Journal::State::unseal(Entry& entry) const {
    if (!keys.is_sealed()) return {};
    std::vector<StoredFact> readable;
    for (std::size_t position = 0; position < entry.facts.size(); ++position) {
        StoredFact& fact = entry.facts[position];
        if (fact.audience != Audience::everyone()) {
            const auto key = keys.key_for(fact.audience);
            if (!key) continue;
            const Hash place = place_of_fact(header_hash, entry.number, position, fact.audience);
            auto body = unsealed_body(*key, fact.body, place);
            if (!body) return refuse_entry(path, entry.number);
            fact.body = *std::move(body);
        }
        readable.push_back(std::move(fact));
    }
    entry.facts = std::move(readable);
    return {};
}

Result<void> Journal::seal_for(const std::map<SideId, std::string>& pins) {
    State& state = *m_state;
    if (state.last.number != 0 || state.keys.is_sealed())
        return refuse_file("file.failed", state.path, "a game that has begun is not sealed anew");
    SeatLocks locks;
    KeyRing keys(pins.size());
    for (const auto& [side, pin] : pins) {
        const Key key = Key::random();
        auto lock = lock_up(key, pin, state.header_hash, side);
        if (!lock) return tl::unexpected(lock.error());
        keys.add(side, key);
        locks.emplace(side, *std::move(lock));
    }
    auto written = guarded(state.path, state.connection->getHandle(), [&]() -> Result<void> {
        SQLite::Transaction transaction(*state.connection);
        for (const auto& [side, lock] : locks)
            write_lock(*state.connection, side, lock);
        transaction.commit();
        return {};
    });
    if (!written) return written;
    state.locks = std::move(locks);
    state.keys = std::move(keys);
    return {};
}

bool Journal::is_sealed() const {
    return m_state->keys.is_sealed();
}

std::vector<Journal::SeatKey> Journal::seat_keys() const {
    std::vector<SeatKey> seats;
    for (const auto& [side, lock] : m_state->locks)
        seats.push_back({side, lock.has_pin(), m_state->keys.holds(side)});
    return seats;
}

Result<Key> Journal::State::key_of(SideId side, const std::string& pin) const {
    const auto lock = locks.find(side);
    if (lock == locks.end()) return refuse_file("file.damaged", path, "a key is missing");
    return unlocked(lock->second, pin, header_hash, side);
}

Result<void> Journal::expect_pin(SideId side, const std::string& pin) const {
    const auto key = m_state->key_of(side, pin);
    return key ? Result<void>() : tl::unexpected(key.error());
}

Result<void> Journal::unlock(SideId side, const std::string& pin) {
    const auto key = m_state->key_of(side, pin);
    if (!key) return tl::unexpected(key.error());
    m_state->keys.add(side, *key);
    return {};
}

Result<void> Journal::change_pin(SideId side, const std::string& pin) {
    State& state = *m_state;
    const auto key = state.keys.key_for(Audience::only(side));
    if (!key) return refuse("pin.wrong");
    if (has_moved(*state.connection)) return refuse_system(state.path, ENOENT);
    auto lock = lock_up(*key, pin, state.header_hash, side);
    if (!lock) return tl::unexpected(lock.error());
    return guarded(state.path, state.connection->getHandle(), [&]() -> Result<void> {
        write_lock(*state.connection, side, *lock);
        state.locks[side] = *std::move(lock);
        return {};
    });
}

} // namespace fielddesk
