// Opening a game of 10,000 and of 20,000 facts, and taking an order back in it: what the program works out,
// beside the disk write that makes it durable.

#include "app/library.h"
#include "app/session.h"
#include "tests/bench/stopwatch.h"

#include <cstdio>
#include <filesystem>
#include <sodium.h>

using namespace fielddesk;
using namespace fielddesk::testing;

namespace {

struct Measured {
    std::size_t facts = 0;
    double open_ms = 0;
    double undo_ms = 0;
    double undo_with_disk_ms = 0;
};

// The same game in memory, to be undone without a disk.
Referee in_memory(const Session& session) {
    Referee referee(session.rules());
    for (const RecordEntry& entry : session.record(Seat::table()))
        (void)referee.take({entry.number, entry.at, entry.facts, true});
    return referee;
}

double undo_in_memory(const Session& session) {
    Referee referee = in_memory(session);
    const auto number = static_cast<std::int64_t>(referee.chronicle().entries().size()) + 1;
    return microseconds([&] {
        (void)referee.take({number, "", *referee.facts_of_undo(Seat::table(), true), true});
    });
}

std::size_t facts_in(const Session& session) {
    std::size_t count = 0;
    for (const RecordEntry& entry : session.record(Seat::table()))
        count += entry.facts.size();
    return count;
}

// A long evening of corrections: each order of three or four facts, as those of a turn are.
Measured measure(const std::filesystem::path& path, std::size_t facts) {
    std::filesystem::remove(path);
    auto session = *Session::create(path, **read_shipped_kit("1862-war-in-virginia"), {{}, 1862u});
    const Kit& kit = session->kit();
    const PieceId army = *kit.piece("cs-valley");
    const PlaceId places[] = {*kit.place("valley-harpers-ferry"), *kit.place("valley-winchester")};
    for (std::size_t count = 0; count * 3 < facts; ++count)
        (void)session->submit(
            {Seat::table(), verbs::correct_piece, {army, places[count % 2]}, Source::Typed});
    Measured measured{facts_in(*session), 0, 0, 0};
    session.reset();

    std::vector<double> opens;
    std::vector<double> undos;
    std::vector<double> undos_with_disk;
    for (int times = 0; times < 15; ++times) {
        opens.push_back(microseconds([&] { session = *Session::open(path, Journal::Mode::Play); }));
        undos.push_back(undo_in_memory(*session));
        (void)session->undo(Seat::table(), true); // the first write of an evening also opens the log
        (void)session->redo(Seat::table());
        undos_with_disk.push_back(microseconds([&] { (void)session->undo(Seat::table(), true); }));
        (void)session->redo(Seat::table());
        session.reset();
    }
    std::filesystem::remove(path);
    measured.open_ms = median(opens) / 1000;
    measured.undo_ms = median(undos) / 1000;
    measured.undo_with_disk_ms = median(undos_with_disk) / 1000;
    return measured;
}

} // namespace

int main() {
    if (sodium_init() < 0) return 1;
    const auto path = std::filesystem::current_path() / "measured.fielddesk";
    for (const std::size_t facts : {10'000u, 20'000u}) {
        const Measured measured = measure(path, facts);
        std::printf("a game of %zu facts: open %.1f ms, undo %.2f ms, with its disk write %.2f ms\n",
                    measured.facts, measured.open_ms, measured.undo_ms, measured.undo_with_disk_ms);
    }
    std::printf("(bars at 10,000 facts: open 30 ms, undo 2 ms)\n");
}
