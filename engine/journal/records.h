#pragma once

#include "engine/core/result.h"
#include "engine/journal/entry.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <filesystem>
#include <optional>

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

// All entries, within the transaction of who calls. Refuses numbers or positions with a gap, and rows that no
// entry can have.
Result<std::vector<Entry>> read_entries(SQLite::Database& database, const std::filesystem::path& path);

// A hash as a column holds it; nothing where it holds none.
std::optional<Hash> hash_in(const SQLite::Column& column);
void bind_hash(SQLite::Statement& statement, int index, const Hash& hash);

// Writes entries, with statements that are prepared once.
class EntryWriter {
public:
    explicit EntryWriter(SQLite::Database& database);

    // Within the transaction of who calls.
    void write(const Entry& entry);

private:
    void insert_entry(const Entry& entry);
    void insert_fact(std::int64_t entry, std::size_t position, const StoredFact& fact);

    SQLite::Statement m_entry;
    SQLite::Statement m_fact;
};

} // namespace fielddesk
