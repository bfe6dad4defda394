#include "engine/journal/records.h"

#include "engine/journal/audience_text.h"
#include "engine/journal/chain.h"
#include "engine/journal/faults.h"

#include <algorithm>

namespace fielddesk {

std::optional<Hash> hash_in(const SQLite::Column& column) {
    Hash hash{};
    if (!column.isBlob() || column.getBytes() != static_cast<int>(hash.size())) return std::nullopt;
    std::copy_n(static_cast<const std::uint8_t*>(column.getBlob()), hash.size(), hash.begin());
    return hash;
}

void bind_hash(SQLite::Statement& statement, int index, const Hash& hash) {
    statement.bindNoCopy(index, hash.data(), static_cast<int>(hash.size()));
}

namespace {

bool are_texts(SQLite::Statement& row, std::initializer_list<int> columns) {
    return std::all_of(columns.begin(), columns.end(),
                       [&](int column) { return row.getColumn(column).isText(); });
}

// Nothing for a row that no entry can have.
std::optional<Entry> entry_in(SQLite::Statement& row) {
    const auto hash = hash_in(row.getColumn(3));
    if (!hash || !are_texts(row, {1, 2})) return std::nullopt;
    return Entry{
        row.getColumn(0).getInt64(), row.getColumn(1).getString(), row.getColumn(2).getString(), {}, *hash};
}

std::optional<StoredFact> fact_in(SQLite::Statement& row) {
    if (!are_texts(row, {2, 3})) return std::nullopt;
    const auto audience = audience_of(row.getColumn(2).getString());
    if (!audience) return std::nullopt;
    return StoredFact{*audience, row.getColumn(3).getString()};
}

Result<std::vector<Entry>> read_entry_rows(SQLite::Database& database, const std::filesystem::path& path) {
    std::vector<Entry> entries;
    SQLite::Statement rows(database, "SELECT number, at, order_taken, hash FROM entries ORDER BY number");
    while (rows.executeStep()) {
        const auto expected = static_cast<std::int64_t>(entries.size()) + 1;
        auto entry = entry_in(rows);
        if (!entry || entry->number != expected) return refuse_entry(path, expected);
        entries.push_back(std::move(*entry));
    }
    return entries;
}

Result<void> read_fact_rows(SQLite::Database& database, const std::filesystem::path& path,
                            std::vector<Entry>& entries) {
    SQLite::Statement rows(database,
                           "SELECT entry, position, audience, body FROM facts ORDER BY entry, position");
    while (rows.executeStep()) {
        const auto number = rows.getColumn(0).getInt64();
        if (number < 1 || number > static_cast<std::int64_t>(entries.size()))
            return refuse_entry(path, number);
        auto& facts = entries[static_cast<std::size_t>(number - 1)].facts;
        auto fact = fact_in(rows);
        if (!fact || rows.getColumn(1).getInt64() != static_cast<std::int64_t>(facts.size()))
            return refuse_entry(path, number);
        facts.push_back(std::move(*fact));
    }
    return {};
}

} // namespace

void write_header(SQLite::Database& database, const GameHeader& header) {
    SQLite::Statement insert(database,
                             "INSERT INTO header (id, kit_id, kit_text, title, program_version, hash) "
                             "VALUES (1, ?, ?, ?, ?, ?)");
    insert.bindNoCopy(1, header.kit_id);
    insert.bindNoCopy(2, header.kit_text);
    insert.bindNoCopy(3, header.title);
    insert.bindNoCopy(4, header.program_version);
    const auto hash = hash_of(header);
    bind_hash(insert, 5, hash);
    insert.exec();
}

Result<GameHeader> read_header(SQLite::Database& database, const std::filesystem::path& path) {
    SQLite::Statement row(database, "SELECT kit_id, kit_text, title, program_version, hash FROM header");
    if (!row.executeStep() || !are_texts(row, {0, 1, 2, 3}))
        return refuse_file("file.damaged", path, "no header");
    GameHeader header{row.getColumn(0).getString(), row.getColumn(1).getString(),
                      row.getColumn(2).getString(), row.getColumn(3).getString()};
    if (hash_in(row.getColumn(4)) != hash_of(header))
        return refuse_file("file.damaged", path, "the header is not what was written");
    return header;
}

Result<LastEntry> read_last_entry(SQLite::Database& database, const std::filesystem::path& path,
                                  const Hash& header_hash) {
    SQLite::Statement row(database, "SELECT number, hash FROM entries ORDER BY number DESC LIMIT 1");
    if (!row.executeStep()) return LastEntry{0, header_hash};
    const auto number = row.getColumn(0).getInt64();
    const auto hash = hash_in(row.getColumn(1));
    if (!hash || number < 1) return refuse_entry(path, number);
    return LastEntry{number, *hash};
}

Result<std::vector<Entry>> read_entries(SQLite::Database& database, const std::filesystem::path& path) {
    auto entries = read_entry_rows(database, path);
    if (!entries) return entries;
    if (auto read = read_fact_rows(database, path, *entries); !read) return tl::unexpected(read.error());
    return entries;
}

EntryWriter::EntryWriter(SQLite::Database& database)
    : m_entry(database, "INSERT INTO entries (number, at, order_taken, hash) VALUES (?, ?, ?, ?)"),
      m_fact(database, "INSERT INTO facts (entry, position, audience, body) VALUES (?, ?, ?, ?)") {}

void EntryWriter::write(const Entry& entry) {
    insert_entry(entry);
    for (std::size_t position = 0; position < entry.facts.size(); ++position)
        insert_fact(entry.number, position, entry.facts[position]);
}

// A statement that failed says so again when it is reset, hence tryReset.
void EntryWriter::insert_entry(const Entry& entry) {
    m_entry.tryReset();
    m_entry.bind(1, entry.number);
    m_entry.bindNoCopy(2, entry.at);
    m_entry.bindNoCopy(3, entry.order);
    bind_hash(m_entry, 4, entry.hash);
    m_entry.exec();
    m_entry.tryReset();
}

void EntryWriter::insert_fact(std::int64_t entry, std::size_t position, const StoredFact& fact) {
    const auto audience = text_of(fact.audience);
    m_fact.tryReset();
    m_fact.bind(1, entry);
    m_fact.bind(2, static_cast<std::int64_t>(position));
    m_fact.bindNoCopy(3, audience);
    m_fact.bindNoCopy(4, fact.body);
    m_fact.exec();
    m_fact.tryReset();
}

} // namespace fielddesk
