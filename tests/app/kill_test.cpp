#include "tests/app/console_game.h"
#include "tests/support/child.h"

#include <chrono>
#include <gtest/gtest.h>
#include <random>
#include <thread>

namespace fielddesk {
namespace {

constexpr int kills = many(60, 500);
constexpr int kills_of_one_game = 10;

// What a script can give without looking: some of it is refused, most of it is taken.
std::string script() {
    std::string turn =
        "turn\nresolve\nroll\nresolve\nroll\nresolve\nroll\nchoose valley\nattack valley\nroll\n"
        "attack james\nroll\nundo confirm\nredo\nend\n";
    std::string script;
    for (int repeated = 0; repeated < 100; ++repeated)
        script += turn;
    return script;
}

// The number and the headline of each entry that the program said was done.
struct Acknowledged {
    std::int64_t number = 0;
    std::string headline;
};

std::vector<Acknowledged> acknowledged(Child& player) {
    std::vector<Acknowledged> entries;
    for (auto line = player.line(); !line.empty(); line = player.line()) {
        const Json reply = one_object(line);
        if (reply.at("ok").get<bool>()) entries.push_back({reply.at("entry"), reply.at("headline")});
    }
    return entries;
}

// How long the program takes until it has done its first order.
std::chrono::microseconds time_to_the_first_order(const TemporaryFolder& folder) {
    const auto path = folder / "first";
    { const auto session = begin(path, new_game("app", 1)); }
    const auto start = std::chrono::steady_clock::now();
    Child player(FIELDDESK_PROGRAM, {"console", path.string(), "--json"});
    EXPECT_TRUE(player.say("turn\n"));
    EXPECT_TRUE(one_object(player.line()).at("ok").get<bool>());
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
}

TEST(SuddenDeath, EveryAcknowledgedOrderOfAScriptIsThereAndAtMostOneMore) {
    setenv("QT_QPA_PLATFORM", "offscreen", 1);
    TemporaryFolder folder;
    std::mt19937 chance(std::random_device{}());
    const auto start_up = time_to_the_first_order(folder);
    std::uniform_int_distribution<std::int64_t> moment(start_up.count() / 2, start_up.count() + 10'000);
    const std::string lines = script();
    std::size_t there = 0;
    std::size_t acknowledged_in_all = 0;
    std::filesystem::path path;
    for (int kill = 0; kill < kills; ++kill) {
        if (kill % kills_of_one_game == 0) {
            path = folder / std::to_string(kill);
            there = begin(path, new_game("app"))->record(Seat::table()).size();
        }
        Child player(FIELDDESK_PROGRAM, {"console", path.string(), "--json"});
        ASSERT_TRUE(player.say(lines));
        const std::chrono::microseconds pause(moment(chance));
        SCOPED_TRACE("kill " + std::to_string(kill) + " after " + std::to_string(pause.count()) + " us");
        std::this_thread::sleep_for(pause);
        player.kill();

        const auto told = acknowledged(player);
        acknowledged_in_all += told.size();
        const auto session = reopen(path);
        ASSERT_TRUE(session->journal().verify());
        const auto record = session->record(Seat::table());
        const Phrasebook book(session->rules());
        for (const Acknowledged& entry : told) {
            ASSERT_LE(entry.number, static_cast<std::int64_t>(record.size()));
            ASSERT_EQ(book.headline(record[static_cast<std::size_t>(entry.number - 1)]), entry.headline);
        }
        ASSERT_GE(record.size(), there + told.size());
        ASSERT_LE(record.size(), there + told.size() + 1);
        there = record.size();
    }
    // Otherwise the program never came to play, and nothing was tested.
    EXPECT_GT(acknowledged_in_all, static_cast<std::size_t>(2 * kills));
    RecordProperty("acknowledged", static_cast<int>(acknowledged_in_all));
    const Said verified = run({"verify", path.string()});
    EXPECT_EQ(verified.code, 0) << verified.errors;
}

} // namespace
} // namespace fielddesk
