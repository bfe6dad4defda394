#pragma once

#include "engine/journal/journal.h"

#include <filesystem>
#include <string>
#include <vector>

namespace fielddesk {

// A folder of the test's own, gone when the test is over. It is in memory where the system has room for files
// there, because most tests do not care for the disk and wait long for it.
class TemporaryFolder {
public:
    enum class Storage { Memory, Disk };
    explicit TemporaryFolder(Storage storage = Storage::Memory);
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    std::filesystem::path operator/(const std::string& name) const { return m_path / name; }
    // Names in the folder, sorted.
    std::vector<std::string> names() const;

private:
    std::filesystem::path m_path;
};

GameHeader test_header();

// The entry with this number in every game that the tests make: three facts, one for each kind of audience.
NewEntry test_entry(std::int64_t number);

// A clock that always says the same.
std::string noon();

// A closed game with so many of those entries.
void make_game(const std::filesystem::path& path, std::int64_t entries);

// Only for files that nobody in this process has open: closing them would drop the locks of who has.
std::string bytes_of(const std::filesystem::path& path);
void write_bytes(const std::filesystem::path& path, const std::string& bytes);

// Runs SQL on the file, past the journal.
void tamper(const std::filesystem::path& path, const std::string& sql);

// The code of a refusal, or "done".
template <typename Value>
std::string outcome(const Result<Value>& result) {
    return result ? "done" : std::string(result.error().code.text());
}

} // namespace fielddesk
