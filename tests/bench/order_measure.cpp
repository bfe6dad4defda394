// An order, durable and on the desk, beside a bare SQLite insert of the same bytes: in turn, in one run, and
// each into a file of the same age, for a log that still grows is slower to write than one that is used
// again.

#include "app/library.h"
#include "app/session.h"
#include "tests/bench/stopwatch.h"
#include "tests/support/random_player.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <sodium.h>

using namespace fielddesk;
using namespace fielddesk::testing;

namespace {

constexpr int orders = 2000;

// The bytes that an entry put into the journal.
std::string bytes_of(const FactCodec& codec, const RecordEntry& entry) {
    std::string bytes;
    for (const Fact& fact : entry.facts)
        bytes += codec.encode(fact.what);
    return bytes;
}

// One table of texts, written as durably as a game and with nothing else done to it.
class BareFile {
public:
    explicit BareFile(const std::filesystem::path& path)
        : m_database(emptied(path).string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE) {
        m_database.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE entries(body TEXT)");
        m_insert.emplace(m_database, "INSERT INTO entries VALUES(?)");
    }

    void insert(const std::string& bytes) {
        m_insert->bind(1, bytes);
        m_insert->exec();
        m_insert->reset();
    }

private:
    static const std::filesystem::path& emptied(const std::filesystem::path& path) {
        std::filesystem::remove(path);
        return path;
    }

    SQLite::Database m_database;
    std::optional<SQLite::Statement> m_insert;
};

std::unique_ptr<Session> new_game(const std::filesystem::path& path, std::uint64_t seed) {
    std::filesystem::remove(path);
    return *Session::create(path, **read_shipped_kit("1862-war-in-virginia"), {{}, seed});
}

} // namespace

int main() {
    if (sodium_init() < 0) return 1;
    const std::filesystem::path folder = std::filesystem::current_path() / "measured-games";
    std::filesystem::create_directories(folder);
    RandomPlayer player(1862);
    std::vector<double> ours;
    std::vector<double> theirs;
    std::uint64_t games = 0;
    auto session = new_game(folder / "game.fielddesk", games);
    auto bare = std::make_unique<BareFile>(folder / "bare.sqlite");
    while (ours.size() < orders) {
        if (session->desk(Seat::table()).outcome) {
            session.reset();
            session = new_game(folder / "game.fielddesk", ++games);
            bare.reset();
            bare = std::make_unique<BareFile>(folder / "bare.sqlite");
        }
        const Order order = player.order_from(session->offers(Seat::table()), Seat::table());
        std::optional<RecordEntry> entry;
        ours.push_back(microseconds([&] {
            entry = *session->submit(order);
            (void)session->desk(Seat::table());
        }));
        const std::string bytes = bytes_of(FactCodec(session->kit()), *entry);
        theirs.push_back(microseconds([&] { bare->insert(bytes); }));
    }
    session.reset();
    bare.reset();
    std::filesystem::remove_all(folder);
    std::printf("an order, durable and on the desk:     median %7.0f us\n", median(ours));
    std::printf("a bare SQLite insert of its bytes:     median %7.0f us\n", median(theirs));
    std::printf("ratio of the medians (bar: 1.5):       %.2f\n", median(ours) / median(theirs));
}
