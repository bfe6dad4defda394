#pragma once

#include "engine/journal/game_file.h"
#include "engine/journal/journal.h"
#include "engine/journal/seat_rows.h"

namespace fielddesk {

struct Journal::State {
    ~State() {
        writer.reset();
        end_writer.reset();
        if (mode == Mode::Play) put_to_rest(*connection);
    }

    std::filesystem::path path;
    Mode mode;
    Clock clock;
    Connection connection;
    GameHeader header;
    Hash header_hash;
    LastEntry last;
    SeatLocks locks;
    KeyRing keys;
    // Made by the first append, which also turns the file to WAL.
    std::optional<EntryWriter> writer;
    std::optional<EndWriter> end_writer;

    // The locks, and the keys that none of them holds back.
    void take_locks(SeatLocks read) {
        locks = std::move(read);
        keys = KeyRing(locks.size());
        for (const auto& [side, lock] : locks)
            if (!lock.has_pin()) keys.add(side, *unlocked(lock, {}, header_hash, side));
    }
    Result<Key> key_of(SideId side, const std::string& pin) const;
    Result<void> seal(Entry& entry) const;
    Result<void> unseal(Entry& entry) const;
};

} // namespace fielddesk
