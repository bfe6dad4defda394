#include "engine/journal/game_file.h"

#include "engine/journal/faults.h"
#include "engine/journal/migrations.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Transaction.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

namespace fielddesk {

namespace {

// Long enough for somebody who only looks to finish reading, short enough to be told at once that the game is
// open elsewhere.
constexpr int patience_in_milliseconds = 100;

// The first hundred bytes of an SQLite file, whose layout SQLite documents and keeps.
constexpr std::string_view sqlite_magic{"SQLite format 3\0", 16};
constexpr std::size_t page_size_offset = 16;
constexpr std::size_t user_version_offset = 60;
constexpr std::size_t application_id_offset = 68;
using FirstBytes = std::array<std::uint8_t, 100>;

std::uint32_t big_endian(const FirstBytes& bytes, std::size_t offset) {
    std::uint32_t value = 0;
    for (std::size_t index = offset; index < offset + 4; ++index)
        value = value << 8 | bytes[index];
    return value;
}

// Bytes that the file lacks are zero.
FirstBytes first_bytes(const std::filesystem::path& path) {
    SQLite::Database database(path.c_str(), SQLite::OPEN_READONLY);
    sqlite3_file* file = nullptr;
    sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    FirstBytes bytes{};
    const int outcome = file->pMethods->xRead(file, bytes.data(), static_cast<int>(bytes.size()), 0);
    if (outcome != SQLITE_OK && outcome != SQLITE_IOERR_SHORT_READ)
        throw SQLite::Exception(sqlite3_errstr(outcome), outcome);
    return bytes;
}

std::uintmax_t size_of(const std::filesystem::path& path) {
    std::error_code trouble;
    const auto size = std::filesystem::file_size(path, trouble);
    return trouble ? 0 : size;
}

// A file at rest is made of whole pages. One whose writer died may end within a page, and its WAL mends that.
bool ends_within_a_page(const std::filesystem::path& path, const FirstBytes& bytes) {
    // SQLite writes 65536, which two bytes do not hold, as 1.
    const auto written =
        static_cast<std::uintmax_t>(bytes[page_size_offset] << 8 | bytes[page_size_offset + 1]);
    const auto page_size = written == 1 ? 65536 : std::max<std::uintmax_t>(written, 512);
    std::error_code unknown;
    return size_of(path) % page_size != 0 && !std::filesystem::exists(path.string() + "-wal", unknown);
}

Result<void> recognise_bytes(const std::filesystem::path& path, const FirstBytes& bytes) {
    if (!std::equal(sqlite_magic.begin(), sqlite_magic.end(), bytes.begin()))
        return refuse_file("file.not-a-game", path, "not an SQLite file");
    if (size_of(path) < bytes.size()) return refuse_file("file.damaged", path, "cut short");
    if (big_endian(bytes, application_id_offset) != application_id)
        return refuse_file("file.foreign", path, "an SQLite file of another program");
    const auto version = big_endian(bytes, user_version_offset);
    if (version > migrations().size())
        return refuse_file("file.newer", path, "file version " + std::to_string(version));
    if (version == 0) return refuse_file("file.damaged", path, "no file version");
    if (ends_within_a_page(path, bytes)) return refuse_file("file.damaged", path, "cut short");
    return {};
}

bool may(const std::filesystem::path& path, int what) {
    return ::faccessat(AT_FDCWD, path.c_str(), what, AT_EACCESS) == 0;
}

Connection connect(const std::filesystem::path& path, int flags) {
    // One thread at a time uses a journal, so SQLite need not lock itself on every call.
    flags |= SQLite::OPEN_NOMUTEX;
    auto database = std::make_unique<SQLite::Database>(path.c_str(), flags, patience_in_milliseconds);
    // A file from somebody else's hands must not run anything of its own.
    sqlite3_db_config(database->getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(database->getHandle(), SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_db_config(database->getHandle(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    // A connection that ends in a refusal leaves file and WAL as they were; put_to_rest() does the rest.
    sqlite3_db_config(database->getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    // What is written over is overwritten with zeros: a key that a PIN locks from now on lay there in the
    // open.
    database->exec("PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; "
                   "PRAGMA secure_delete = ON;");
    return database;
}

void migrate(SQLite::Database& database, std::size_t done) {
    for (std::size_t number = done + 1; number <= migrations().size(); ++number) {
        database.exec(std::string(migrations()[number - 1]));
        database.exec("PRAGMA user_version = " + std::to_string(number));
    }
}

std::size_t version_of(SQLite::Database& database) {
    return static_cast<std::size_t>(database.execAndGet("PRAGMA user_version").getInt64());
}

} // namespace

Result<void> recognise(const std::filesystem::path& path) {
    std::error_code trouble;
    const auto status = std::filesystem::status(path, trouble);
    if (status.type() == std::filesystem::file_type::not_found) return refuse_system(path, ENOENT);
    if (trouble) return refuse_system(path, trouble.value());
    if (!std::filesystem::is_regular_file(status)) return refuse_file("file.not-a-game", path, "not a file");
    if (!may(path, R_OK)) return refuse_system(path, errno);
    return guarded(path, nullptr, [&] { return recognise_bytes(path, first_bytes(path)); });
}

Result<void> expect_writable(const std::filesystem::path& path) {
    if (!may(path, W_OK)) return refuse_system(path, errno);
    if (!may(path.parent_path(), W_OK | X_OK)) return refuse_system(path, errno);
    return {};
}

Result<void> claim(const std::filesystem::path& path) {
    // "x": the system itself refuses what is there already, so that two who begin a game cannot both succeed.
    std::FILE* file = std::fopen(path.c_str(), "wx");
    if (!file) return refuse_system(path, errno);
    std::fclose(file);
    return {};
}

Result<void> copy_bytes(const std::filesystem::path& from, const std::filesystem::path& to) {
    std::error_code trouble;
    if (std::filesystem::is_directory(from, trouble))
        return refuse_file("file.not-a-game", from, "not a file");
    if (std::filesystem::copy_file(from, to, trouble)) return {};
    return refuse_system(std::filesystem::exists(from) ? to : from, trouble.value());
}

Connection connect_to_play(const std::filesystem::path& path) {
    auto database = connect(path, SQLite::OPEN_READWRITE);
    // The lock is taken by the first transaction and kept from then on. Set before the WAL is first used,
    // this also keeps the WAL's index in memory: no "-shm" file, and quicker appends.
    database->exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;");
    return database;
}

Connection connect_to_look(const std::filesystem::path& path) {
    return connect(path, SQLite::OPEN_READONLY);
}

void lay_out(const std::filesystem::path& path, const std::function<void(SQLite::Database&)>& fill) {
    auto database = connect(path, SQLite::OPEN_READWRITE);
    SQLite::Transaction transaction(*database);
    migrate(*database, 0);
    database->exec("PRAGMA application_id = " + std::to_string(application_id));
    fill(*database);
    transaction.commit();
}

void begin_writing(SQLite::Database& database) {
    if (version_of(database) < migrations().size()) {
        SQLite::Transaction transaction(database);
        migrate(database, version_of(database));
        transaction.commit();
    }
    if (database.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal")
        throw SQLite::Exception("the file cannot be turned to WAL", SQLITE_IOERR);
}

void put_to_rest(SQLite::Database& database) noexcept {
    database.tryExec("PRAGMA journal_mode = DELETE");
}

bool has_moved(SQLite::Database& database) {
    int moved = 0;
    sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved != 0;
}

void copy_pages(SQLite::Database& from, const std::filesystem::path& to) {
    const auto target = connect(to, SQLite::OPEN_READWRITE);
    {
        SQLite::Backup backup(*target, from);
        const int outcome = backup.executeStep();
        if (outcome != SQLITE_DONE) throw SQLite::Exception(sqlite3_errstr(outcome), outcome);
    }
    target->exec("PRAGMA journal_mode = DELETE");
}

} // namespace fielddesk
