// An order, durable and on the desk, beside a bare SQLite insert of the same bytes: in turn, in one run.

#include "app/library.h"
#include "app/session.h"
#include "tests/bench/stopwatch.h"
#include "tests/support/random_player.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <cstdio>
#include <filesystem>
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

std::unique_ptr<Session> new_game(const std::filesystem::path& path, std::uint64_t seed) {
    std::filesystem::remove(path);
    return *Session::create(path, **read_shipped_kit("1862-war-in-virginia"), {{}, seed});
}

} // namespace

int main() {
    if (sodium_init() < 0) return 1;
    const std::filesystem::path folder = std::filesystem::current_path() / "measured-games";
    std::filesystem::create_directories(folder);
    std::filesystem::remove(folder / "bare.sqlite");
    SQLite::Database bare((folder / "bare.sqlite").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    bare.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE entries(body TEXT)");
    SQLite::Statement insert(bare, "INSERT INTO entries VALUES(?)");

    RandomPlayer player(1862);
    std::vector<double> ours;
    std::vector<double> theirs;
    std::uint64_t games = 0;
    auto session = new_game(folder / "game.fielddesk", games);
    while (ours.size() < orders) {
        if (session->desk(Seat::table()).outcome) {
            session.reset();
            session = new_game(folder / "game.fielddesk", ++games);
        }
        const Order order = player.order_from(session->offers(Seat::table()), Seat::table());
        std::optional<RecordEntry> entry;
        ours.push_back(microseconds([&] {
            entry = *session->submit(order);
            (void)session->desk(Seat::table());
        }));
        const std::string bytes = bytes_of(FactCodec(session->kit()), *entry);
        theirs.push_back(microseconds([&] {
            insert.bind(1, bytes);
            insert.exec();
            insert.reset();
        }));
    }
    session.reset();
    std::filesystem::remove_all(folder);
    std::printf("an order, durable and on the desk:     median %7.0f us\n", median(ours));
    std::printf("a bare SQLite insert of its bytes:     median %7.0f us\n", median(theirs));
    std::printf("ratio of the medians (bar: 1.5):       %.2f\n", median(ours) / median(theirs));
}
