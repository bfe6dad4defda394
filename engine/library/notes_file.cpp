#include "engine/library/notes_file.h"

#include "engine/journal/faults.h"
#include "engine/journal/migrations.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

namespace fielddesk {

namespace {

// "FDnt", kept in the file's application_id.
constexpr std::uint32_t notes_application_id = 0x46446E74;

// Long enough for another Field Desk to finish a step of its own.
constexpr int patience_in_milliseconds = 2000;

// What befell the file, said of notes rather than of a game.
Refusal about_notes(const Refusal& refusal) {
    return {refusal.code == Code("file.in-use") ? Code("notes.in-use") : Code("notes.unusable"),
            {},
            {},
            refusal.detail};
}

std::unique_ptr<SQLite::Database> connect(const std::filesystem::path& path) {
    auto database = std::make_unique<SQLite::Database>(
        path.c_str(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, patience_in_milliseconds);
    // A file from somebody else's hands must not run anything of its own.
    sqlite3_db_config(database->getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(database->getHandle(), SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_db_config(database->getHandle(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    database->exec("PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;");
    return database;
}

std::int64_t pragma(SQLite::Database& database, const char* name) {
    return database.execAndGet(std::string("PRAGMA ") + name).getInt64();
}

// Brings the file up to date; a copy of one that has something in it is kept first.
Result<void> bring_up_to_date(SQLite::Database& database, const std::filesystem::path& path) {
    const auto version = static_cast<std::size_t>(pragma(database, "user_version"));
    const auto all = notes_migrations();
    if (version > all.size()) return refuse_file("notes.newer", path, "version " + std::to_string(version));
    const bool is_new = version == 0 && pragma(database, "page_count") == 0;
    if (!is_new && pragma(database, "application_id") != notes_application_id)
        return refuse_file("notes.foreign", path, "it is not marked as box notes");
    if (version == all.size()) return {};
    if (!is_new) {
        const std::filesystem::path copy = path.string() + ".version-" + std::to_string(version);
        std::error_code trouble;
        std::filesystem::copy_file(path, copy, std::filesystem::copy_options::overwrite_existing, trouble);
        if (trouble)
            return tl::unexpected<Refusal>(about_notes(refuse_system(copy, trouble.value()).value()));
    }
    SQLite::Transaction transaction(database);
    for (std::size_t number = version + 1; number <= all.size(); ++number)
        database.exec(std::string(all[number - 1]));
    database.exec("PRAGMA user_version = " + std::to_string(all.size()));
    database.exec("PRAGMA application_id = " + std::to_string(notes_application_id));
    transaction.commit();
    return {};
}

void bind(SQLite::Statement& statement, const std::string& kit, const NoteAddress& address) {
    statement.bind(1, kit);
    statement.bind(2, address.list);
    statement.bind(3, address.key);
}

std::optional<std::string> entry_at(SQLite::Database& database, const std::string& kit,
                                    const NoteAddress& address) {
    SQLite::Statement find(database, "SELECT entry FROM notes WHERE kit = ? AND list = ? AND key = ?");
    bind(find, kit, address);
    return find.executeStep() ? std::optional(find.getColumn(0).getString()) : std::nullopt;
}

// Sets or takes out a row of one of the two tables of entries.
void set_row(SQLite::Database& database, const std::string& table, const std::string& kit,
             const NoteAddress& address, const std::optional<std::string>& entry) {
    SQLite::Statement statement(
        database, entry ? "INSERT OR REPLACE INTO " + table + " (kit, list, key, entry) VALUES (?, ?, ?, ?)"
                        : "DELETE FROM " + table + " WHERE kit = ? AND list = ? AND key = ?");
    bind(statement, kit, address);
    if (entry) statement.bind(4, *entry);
    statement.exec();
}

void set_entry(SQLite::Database& database, const std::string& kit, const NoteAddress& address,
               const std::optional<std::string>& entry) {
    set_row(database, "notes", kit, address, entry);
}

std::optional<std::int64_t> next_step(SQLite::Database& database, const std::string& kit, bool is_undo) {
    SQLite::Statement find(database, is_undo
                                         ? "SELECT MAX(number) FROM steps WHERE kit = ? AND is_undone = 0"
                                         : "SELECT MIN(number) FROM steps WHERE kit = ? AND is_undone = 1");
    find.bind(1, kit);
    find.executeStep();
    return find.getColumn(0).isNull() ? std::nullopt : std::optional(find.getColumn(0).getInt64());
}

std::int64_t begin_step(SQLite::Database& database, const std::string& kit) {
    // What was taken back cannot come again once something else was done.
    SQLite::Statement forget(database, "DELETE FROM steps WHERE kit = ? AND is_undone = 1");
    forget.bind(1, kit);
    forget.exec();
    SQLite::Statement begin(database, "INSERT INTO steps (kit) VALUES (?)");
    begin.bind(1, kit);
    begin.exec();
    return database.getLastInsertRowid();
}

void change(SQLite::Database& database, std::int64_t step, const std::string& kit, const NoteAddress& address,
            const std::optional<std::string>& after) {
    const auto before = entry_at(database, kit, address);
    if (before == after) return;
    SQLite::Statement note(database,
                           "INSERT INTO changes (step, list, key, before, after) VALUES (?, ?, ?, ?, ?)");
    note.bind(1, step);
    note.bind(2, address.list);
    note.bind(3, address.key);
    if (before) note.bind(4, *before);
    if (after) note.bind(5, *after);
    note.exec();
    set_entry(database, kit, address, after);
}

} // namespace

template <typename Work>
auto NotesFile::guarded(Work&& work) const -> decltype(work()) {
    auto done = fielddesk::guarded(m_path, m_database->getHandle(), std::forward<Work>(work));
    if (!done) return tl::unexpected<Refusal>(about_notes(done.error()));
    return done;
}

Result<NotesFile> NotesFile::open(const std::filesystem::path& path) {
    std::error_code ignored;
    std::filesystem::create_directories(path.parent_path(), ignored);
    Refusal refusal;
    auto opened = fielddesk::guarded(path, nullptr, [&]() -> Result<NotesFile> {
        auto database = connect(path);
        if (auto ready = bring_up_to_date(*database, path); !ready) {
            refusal = ready.error();
            return tl::unexpected<Refusal>(ready.error());
        }
        return NotesFile(path, std::move(database));
    });
    if (opened || !refusal.code.empty()) return opened;
    return tl::unexpected<Refusal>(about_notes(opened.error()));
}

Result<Notes> NotesFile::notes(const std::string& kit) const {
    return rows_of("notes", kit);
}
Result<Notes> NotesFile::drafts(const std::string& kit) const {
    return rows_of("drafts", kit);
}

Result<void> NotesFile::set_draft(const std::string& kit, const NoteAddress& address,
                                  const std::optional<std::string>& entry) {
    return guarded([&]() -> Result<void> {
        set_row(*m_database, "drafts", kit, address, entry);
        return {};
    });
}

Result<Notes> NotesFile::rows_of(const char* table, const std::string& kit) const {
    return guarded([&]() -> Result<Notes> {
        SQLite::Statement all(*m_database,
                              std::string("SELECT list, key, entry FROM ") + table + " WHERE kit = ?");
        all.bind(1, kit);
        Notes notes;
        while (all.executeStep())
            notes.emplace(NoteAddress{all.getColumn(0).getString(), all.getColumn(1).getString()},
                          all.getColumn(2).getString());
        return notes;
    });
}

Result<void> NotesFile::keep(const std::string& kit, const Notes& put,
                             const std::vector<NoteAddress>& taken_out) {
    return guarded([&]() -> Result<void> {
        SQLite::Transaction transaction(*m_database, SQLite::TransactionBehavior::IMMEDIATE);
        const std::int64_t number = begin_step(*m_database, kit);
        for (const auto& [address, entry] : put) {
            change(*m_database, number, kit, address, entry);
            set_row(*m_database, "drafts", kit, address, std::nullopt);
        }
        for (const NoteAddress& address : taken_out)
            change(*m_database, number, kit, address, std::nullopt);
        m_database->exec("DELETE FROM steps WHERE number NOT IN (SELECT step FROM changes)");
        transaction.commit();
        return {};
    });
}

Result<bool> NotesFile::undo(const std::string& kit) {
    return step(kit, true);
}
Result<bool> NotesFile::redo(const std::string& kit) {
    return step(kit, false);
}

Result<bool> NotesFile::step(const std::string& kit, bool is_undo) {
    return guarded([&]() -> Result<bool> {
        SQLite::Transaction transaction(*m_database, SQLite::TransactionBehavior::IMMEDIATE);
        const auto number = next_step(*m_database, kit, is_undo);
        if (!number) return false;
        SQLite::Statement changes(*m_database, "SELECT list, key, before, after FROM changes WHERE step = ?");
        changes.bind(1, *number);
        while (changes.executeStep()) {
            const SQLite::Column entry = changes.getColumn(is_undo ? 2 : 3);
            set_entry(*m_database, kit, {changes.getColumn(0).getString(), changes.getColumn(1).getString()},
                      entry.isNull() ? std::nullopt : std::optional(entry.getString()));
        }
        SQLite::Statement mark(*m_database, "UPDATE steps SET is_undone = ? WHERE number = ?");
        mark.bind(1, is_undo ? 1 : 0);
        mark.bind(2, *number);
        mark.exec();
        transaction.commit();
        return true;
    });
}

Result<NotesFile::Steps> NotesFile::steps(const std::string& kit) const {
    return guarded([&]() -> Result<Steps> {
        return Steps{next_step(*m_database, kit, true).has_value(),
                     next_step(*m_database, kit, false).has_value()};
    });
}

} // namespace fielddesk
