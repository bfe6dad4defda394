#include "tests/journal/game_fixture.h"

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

GameHeader test_header() {
    return {"ridge", R"({"sides":["Blue","Grey"]})", "Thursday's game", "0.1.0"};
}

NewEntry test_entry(std::int64_t number) {
    const auto text = std::to_string(number);
    return {R"({"verb":"draw","times":)" + text + "}",
            {{Audience::everyone(), R"({"drew":2,"n":)" + text + "}"},
             {Audience::only(SideId{1}), R"({"cards":[30,38],"n":)" + text + "}"},
             {Audience::vault(), R"({"order":[4,1,2],"n":)" + text + "}"}}};
}

std::string noon() {
    return "1863-05-02T12:00:00.000Z";
}

void make_game(const std::filesystem::path& path, std::int64_t entries) {
    auto journal = Journal::create(path, test_header(), noon);
    if (!journal) throw std::runtime_error(journal.error().detail);
    for (std::int64_t number = 1; number <= entries; ++number) {
        if (auto entry = journal->append(test_entry(number)); !entry)
            throw std::runtime_error(entry.error().detail);
    }
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
