#include "engine/journal/seat_rows.h"

#include "engine/journal/faults.h"

namespace fielddesk {

namespace {

// More work than this no lock of ours asks for; a file of somebody else's could ask for hours.
constexpr std::int64_t most_operations = 64;
constexpr std::int64_t most_memory = std::int64_t{1} << 30;

bool has_table(SQLite::Database& database, const char* name) {
    return database.tableExists(name);
}

Hash hash_of(SideId side, const SeatLock& lock) {
    return FieldHasher("fielddesk-seat-row-1")
        .number(side.value)
        .text(lock.salt)
        .number(static_cast<std::uint64_t>(lock.operations))
        .number(static_cast<std::uint64_t>(lock.memory))
        .text(lock.key)
        .finish();
}

bool is_lock(const SeatLock& lock) {
    if (!lock.has_pin()) return lock.operations == 0 && lock.memory == 0 && lock.key.size() == sizeof(Hash);
    return lock.salt.size() == crypto_pwhash_SALTBYTES && lock.operations >= 1 &&
           lock.operations <= most_operations &&
           lock.memory >= static_cast<std::int64_t>(crypto_pwhash_MEMLIMIT_MIN) && lock.memory <= most_memory;
}

Bytes bytes_in(const SQLite::Column& column) {
    return {static_cast<const char*>(column.getBlob()), static_cast<std::size_t>(column.getBytes())};
}

void bind_bytes(SQLite::Statement& statement, int index, const Bytes& bytes) {
    statement.bind(index, bytes.data(), static_cast<int>(bytes.size()));
}

// The mark of the end is keyed where there is a key, so that nobody without it can move the end.
Hash mark_of(const LastEntry& last, const std::optional<Key>& key) {
    const Hash end = FieldHasher("fielddesk-end-1")
                         .number(static_cast<std::uint64_t>(last.number))
                         .hash(last.hash)
                         .finish();
    if (!key) return end;
    Hash mark{};
    crypto_generichash(mark.data(), mark.size(), end.data(), end.size(), key->bytes().data(),
                       key->bytes().size());
    return mark;
}

} // namespace

Result<SeatLocks> read_locks(SQLite::Database& database, const std::filesystem::path& path) {
    SeatLocks locks;
    if (!has_table(database, "seats")) return locks;
    SQLite::Statement rows(database, "SELECT side, salt, operations, memory, key, hash FROM seats");
    while (rows.executeStep()) {
        const auto number = rows.getColumn(0).getInt64();
        const SideId side{static_cast<std::uint16_t>(number)};
        const SeatLock lock{bytes_in(rows.getColumn(1)), rows.getColumn(2).getInt64(),
                            rows.getColumn(3).getInt64(), bytes_in(rows.getColumn(4))};
        if (side.value != number || hash_in(rows.getColumn(5)) != hash_of(side, lock) || !is_lock(lock))
            return refuse_file("file.damaged", path,
                               "the key of side " + std::to_string(number) + " is not as it was written");
        locks.emplace(side, lock);
    }
    return locks;
}

void write_lock(SQLite::Database& database, SideId side, const SeatLock& lock) {
    SQLite::Statement row(database,
                          "INSERT OR REPLACE INTO seats (side, salt, operations, memory, key, hash) "
                          "VALUES (?, ?, ?, ?, ?, ?)");
    row.bind(1, static_cast<std::int64_t>(side.value));
    bind_bytes(row, 2, lock.salt);
    row.bind(3, lock.operations);
    row.bind(4, lock.memory);
    bind_bytes(row, 5, lock.key);
    const Hash hash = hash_of(side, lock);
    bind_hash(row, 6, hash);
    row.exec();
}

EndWriter::EndWriter(SQLite::Database& database)
    : m_end(database, "INSERT OR REPLACE INTO last_entry (id, number, hash, mark) VALUES (1, ?, ?, ?)") {}

void EndWriter::write(const LastEntry& last, const std::optional<Key>& key) {
    const Hash mark = mark_of(last, key);
    m_end.tryReset();
    m_end.bind(1, last.number);
    bind_hash(m_end, 2, last.hash);
    bind_hash(m_end, 3, mark);
    m_end.exec();
    m_end.tryReset();
}

Result<void> check_end(SQLite::Database& database, const std::filesystem::path& path, const LastEntry& last,
                       const KeyRing& keys) {
    if (!has_table(database, "last_entry")) return {};
    SQLite::Statement row(database, "SELECT number, hash, mark FROM last_entry");
    // A game of version 1 that has not gone on says nothing of its end.
    if (!row.executeStep()) {
        const bool may_be_silent = !keys.is_sealed() || last.number == 0;
        return may_be_silent ? Result<void>() : refuse_entry(path, last.number);
    }
    const auto number = row.getColumn(0).getInt64();
    if (number > last.number) return refuse_entry(path, last.number + 1);
    if (number != last.number || hash_in(row.getColumn(1)) != last.hash)
        return refuse_entry(path, last.number);
    const bool can_be_checked = !keys.is_sealed() || keys.is_whole();
    if (can_be_checked && hash_in(row.getColumn(2)) != mark_of(last, keys.key_for(Audience::vault())))
        return refuse_entry(path, last.number);
    return {};
}

} // namespace fielddesk
