#include "tests/journal/game_fixture.h"

#include <chrono>
#include <gtest/gtest.h>
#include <random>
#include <thread>

namespace fielddesk {
namespace {

// The number of the last entry that the killed player was told to be safe, or what was so before.
std::int64_t last_acknowledged(Child& player, std::int64_t before) {
    std::int64_t number = before;
    for (auto line = player.line(); !line.empty(); line = player.line())
        number = std::stoll(line);
    return number;
}

// Reopens as a player would and returns how many entries there are, each as it was appended.
std::int64_t sound_entries(const std::filesystem::path& path) {
    const auto journal = Journal::open(path, Journal::Mode::Play);
    EXPECT_TRUE(journal) << journal.error().detail;
    if (!journal) return -1;
    EXPECT_EQ(outcome(journal->verify()), "done");
    const auto entries = *journal->entries();
    for (const auto& entry : entries) {
        EXPECT_EQ(entry.order, test_entry(entry.number).order);
        EXPECT_EQ(entry.facts, test_entry(entry.number).facts);
    }
    return static_cast<std::int64_t>(entries.size());
}

TEST(KILL_SUITE, EveryAcknowledgedEntryIsThereAndAtMostOneMore) {
    constexpr int kills_of_one_game = 25;
    std::mt19937 chance(std::random_device{}());
    std::uniform_int_distribution<int> milliseconds(0, 60);
    TemporaryFolder folder(TemporaryFolder::Storage::Disk);
    std::int64_t there = 0;
    std::int64_t acknowledged_in_all = 0;
    for (int kill = 0; kill < KILLS; ++kill) {
        const auto path = folder / std::to_string(kill / kills_of_one_game);
        if (kill % kills_of_one_game == 0) {
            make_game(path, 0);
            there = 0;
        }
        auto player = helper({"append", path.string()});
        const auto pause = std::chrono::milliseconds(milliseconds(chance));
        SCOPED_TRACE("kill " + std::to_string(kill) + " after " + std::to_string(pause.count()) + " ms");
        std::this_thread::sleep_for(pause);
        player.kill();

        const auto acknowledged = last_acknowledged(player, there);
        acknowledged_in_all += acknowledged - there;
        there = sound_entries(path);
        ASSERT_GE(there, acknowledged);
        ASSERT_LE(there, acknowledged + 1);
    }
    // Otherwise the player never came to play, and nothing was tested.
    EXPECT_GT(acknowledged_in_all, KILLS);
}

} // namespace
} // namespace fielddesk
