#pragma once

#include "engine/core/result.h"
#include "engine/journal/entry.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <filesystem>

// Rows of the game file and the values they stand for.

namespace fielddesk {

void write_header(SQLite::Database& database, const GameHeader& header);

// Refuses a header that is not what was written.
Result<GameHeader> read_header(SQLite::Database& database, const std::filesystem::path& path);

// Where the next entry is to be put: after this number and this hash.
struct LastEntry {
    std::int64_t number = 0;
    Hash hash{};
};
Result<LastEntry> read_last_entry(SQLite::Database& database, const std::filesystem::path& path,
                                  const Hash& header_hash);

// All entries. Refuses numbers or positions with a gap, and rows that no entry can have.
Result<std::vector<Entry>> read_entries(SQLite::Database& database, const std::filesystem::path& path);

// Writes entries, with statements that are prepared once.
class EntryWriter {
public:
    explicit EntryWriter(SQLite::Database& database);

    // One transaction: the entry is in the file, and on the disk, when this returns.
    void write(const Entry& entry);

private:
    void insert_entry(const Entry& entry);
    void insert_fact(std::int64_t entry, std::size_t position, const StoredFact& fact);

    SQLite::Database& m_database;
    SQLite::Statement m_entry;
    SQLite::Statement m_fact;
};

} // namespace fielddesk
