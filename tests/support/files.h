#pragma once

#include "engine/core/result.h"

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
