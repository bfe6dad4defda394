#pragma once

#include "engine/core/result.h"
#include "engine/journal/entry.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>

namespace fielddesk {

// A game file: its header and its entries. It knows nothing of what orders and facts say. One thread at a
// time may use it.
//
// Refusals carry the path and the system's words as their detail:
//   file.missing    file.exists      file.not-a-game  file.foreign   file.newer   file.damaged
//   file.read-only  file.forbidden   file.disk-full   file.in-use    file.altered file.failed
// file.altered names an entry that is not as it was written: its number is the refusal's subject. Whatever is
// refused leaves the file as it was.
class Journal {
public:
    // One may play a game at a time; until the journal is destroyed every other opening is refused as
    // file.in-use. Who looks never changes the file. Only where a game was cut off by a sudden death, its WAL
    // still beside it, does looking make SQLite's index file ("-shm") and keep others from playing meanwhile.
    enum class Mode { Play, Look };

    // Says the time of an entry.
    using Clock = std::function<std::string()>;
    static std::string utc_now();

    // Makes a new game, open for play.
    static Result<Journal> create(const std::filesystem::path& path, const GameHeader& header,
                                  Clock clock = utc_now);
    static Result<Journal> open(const std::filesystem::path& path, Mode mode, Clock clock = utc_now);

    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    const std::filesystem::path& path() const;
    const GameHeader& header() const;

    // What this returns is on the disk; after a refusal nothing of the entry is in the file.
    Result<Entry> append(NewEntry entry);

    // All of them, in order, once the hash chain was worked out anew and ends where the file says; the
    // refusal names the first entry that is wrong, or missing at the end. Who has all keys sees too whether
    // somebody without them has moved the end. Of a sealed game only the facts that the keys at hand open:
    // everyone's, those of unlocked seats, and with all keys the vault's.
    Result<std::vector<Entry>> entries() const;

    // A game whose private facts are sealed, with the PIN of each side that is played; an empty PIN locks
    // nothing. Only before the first entry.
    Result<void> seal_for(const std::map<SideId, std::string>& pins);
    bool is_sealed() const;
    // The sides that have a key, whether a PIN locks it, and whether it is at hand.
    struct SeatKey {
        SideId side;
        bool has_pin = false;
        bool is_at_hand = false;
    };
    std::vector<SeatKey> seat_keys() const;
    // Whether this is the PIN of the side. Refuses with `pin.wrong`; `file.damaged` for a key that is not
    // there.
    Result<void> expect_pin(SideId side, const std::string& pin) const;
    // The same, and the key is at hand from then on.
    Result<void> unlock(SideId side, const std::string& pin);
    // Another PIN for a side whose key is at hand. What was sealed stays as it is; the key under the lock of
    // before is gone from the file.
    Result<void> change_pin(SideId side, const std::string& pin);

    // Whether the entries are as they were written; refuses as `entries` does.
    Result<void> verify() const;

    // A sound copy of the game as it is now, also in the middle of play.
    Result<void> copy_to(const std::filesystem::path& target) const;

    // The bytes of a file that could not be opened, and of the WAL beside it, for safe keeping. Not for a
    // game that is in use: there copy_to() is right.
    static Result<void> rescue(const std::filesystem::path& refused, const std::filesystem::path& target);

private:
    struct State;
    explicit Journal(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

} // namespace fielddesk
