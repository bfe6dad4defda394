#pragma once

#include "engine/core/result.h"

#include <SQLiteCpp/Exception.h>
#include <filesystem>

struct sqlite3;

namespace fielddesk {

// A refusal about a file; its detail is the path and what there is to say of it.
tl::unexpected<Refusal> refuse_file(Code code, const std::filesystem::path& path, const std::string& words);

// The same for a number of the operating system's errno.
tl::unexpected<Refusal> refuse_system(const std::filesystem::path& path, int error);

// The same for an entry that is not as it was written: the refusal's subject is the entry's number.
tl::unexpected<Refusal> refuse_entry(const std::filesystem::path& path, std::int64_t number);

// The same for what SQLite threw. `handle`, where it is still open, knows the system's reason.
tl::unexpected<Refusal> refuse_sqlite(const std::filesystem::path& path, const SQLite::Exception& thrown,
                                      sqlite3* handle);

// Does work that may throw SQLite's exceptions: the one place where they become refusals, so that none leaves
// the journal.
template <typename Work>
auto guarded(const std::filesystem::path& path, sqlite3* handle, Work&& work) -> decltype(work()) {
    try {
        return work();
    } catch (const SQLite::Exception& thrown) {
        return refuse_sqlite(path, thrown, handle);
    }
}

} // namespace fielddesk
