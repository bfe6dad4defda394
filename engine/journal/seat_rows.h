#pragma once

#include "engine/journal/records.h"
#include "engine/journal/seals.h"

#include <map>

// Rows that version 2 of the game file added: the sides' keys, and where the game ends.
namespace fielddesk {

using SeatLocks = std::map<SideId, SeatLock>;

// Refuses a row that is not as it was written, or that no lock can have. A file of version 1 has none.
Result<SeatLocks> read_locks(SQLite::Database& database, const std::filesystem::path& path);
void write_lock(SQLite::Database& database, SideId side, const SeatLock& lock);

// Says where the game ends, in the transaction of the entry that ends it.
class EndWriter {
public:
    explicit EndWriter(SQLite::Database& database);
    void write(const LastEntry& last, const std::optional<Key>& key);

private:
    SQLite::Statement m_end;
};

// Refuses with file.altered where entries are missing at the end, or where the mark is not what the key makes
// of it. Without the key the mark is not looked at.
Result<void> check_end(SQLite::Database& database, const std::filesystem::path& path, const LastEntry& last,
                       const KeyRing& keys);

} // namespace fielddesk
