#include "engine/journal/faults.h"

#include <cerrno>
#include <fcntl.h>
#include <sqlite3.h>
#include <system_error>
#include <unistd.h>

namespace fielddesk {

namespace {

// A folder that can be looked into but takes nothing new is read-only; one that cannot be entered is
// forbidden. The effective user counts, as it does when a file is opened.
bool folder_can_be_entered(const std::filesystem::path& path) {
    return ::faccessat(AT_FDCWD, path.parent_path().c_str(), X_OK, AT_EACCESS) == 0;
}

bool can_be_read(const std::filesystem::path& path) {
    return ::faccessat(AT_FDCWD, path.c_str(), R_OK, AT_EACCESS) == 0 || errno == ENOENT;
}

Code code_of_system(const std::filesystem::path& path, int error) {
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return "file.missing";
    case EEXIST:
        return "file.exists";
    case EROFS:
        return "file.read-only";
    case ENOSPC:
    case EDQUOT:
        return "file.disk-full";
    case EACCES:
    case EPERM:
        return folder_can_be_entered(path) && can_be_read(path) ? "file.read-only" : "file.forbidden";
    default:
        return "file.failed";
    }
}

Code code_of_sqlite(const std::filesystem::path& path, const SQLite::Exception& thrown, int system_error) {
    switch (thrown.getErrorCode()) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return "file.in-use";
    case SQLITE_FULL:
        return "file.disk-full";
    case SQLITE_READONLY:
        return "file.read-only";
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
        return code_of_system(path, EACCES);
    case SQLITE_IOERR:
        if (thrown.getExtendedErrorCode() == SQLITE_IOERR_SHORT_READ) return "file.damaged";
        return code_of_system(path, system_error);
    // The journal's own statements are right for a sound file, so a table that lacks a column, a number that
    // is there already or a header that makes no sense are all damage.
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_ERROR:
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
        return "file.damaged";
    default:
        return "file.failed";
    }
}

} // namespace

tl::unexpected<Refusal> refuse_file(Code code, const std::filesystem::path& path, const std::string& words) {
    return refuse_with(code, path.string() + ": " + words);
}

tl::unexpected<Refusal> refuse_system(const std::filesystem::path& path, int error) {
    return refuse_file(code_of_system(path, error), path, std::generic_category().message(error));
}

tl::unexpected<Refusal> refuse_entry(const std::filesystem::path& path, std::int64_t number) {
    auto refusal = refuse_file("file.altered", path, "entry " + std::to_string(number));
    refusal.value().subjects.emplace_back(static_cast<int>(number));
    return refusal;
}

tl::unexpected<Refusal> refuse_sqlite(const std::filesystem::path& path, const SQLite::Exception& thrown,
                                      sqlite3* handle) {
    const int system_error = handle ? sqlite3_system_errno(handle) : 0;
    std::string words = thrown.what();
    if (system_error != 0) words += " (" + std::generic_category().message(system_error) + ")";
    return refuse_file(code_of_sqlite(path, thrown, system_error), path, words);
}

} // namespace fielddesk
