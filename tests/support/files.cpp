#include "tests/support/files.h"

#include <SQLiteCpp/Database.h>
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <unistd.h>

namespace fielddesk {

namespace {

std::filesystem::path base_folder(TemporaryFolder::Storage storage) {
    const std::filesystem::path memory = "/dev/shm";
    if (storage == TemporaryFolder::Storage::Memory && access(memory.c_str(), W_OK) == 0) return memory;
    return std::filesystem::temp_directory_path();
}

} // namespace

TemporaryFolder::TemporaryFolder(Storage storage) {
    std::string pattern = (base_folder(storage) / "fielddesk-XXXXXX").string();
    if (!mkdtemp(pattern.data())) throw std::runtime_error("no temporary folder");
    m_path = pattern;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

std::vector<std::string> TemporaryFolder::names() const {
    std::vector<std::string> names;
    for (const auto& found : std::filesystem::directory_iterator(m_path))
        names.push_back(found.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

std::string bytes_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

void write_bytes(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << bytes;
}

void tamper(const std::filesystem::path& path, const std::string& sql) {
    SQLite::Database database(path.c_str(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(sql);
}

} // namespace fielddesk
