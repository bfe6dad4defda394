#include "tests/journal/game_fixture.h"

#include <gtest/gtest.h>

namespace fielddesk {
namespace {

std::string ask(const std::string& task, const std::filesystem::path& path) {
    return helper({task, path.string()}).line();
}

TEST(InUse, SecondWriterIsRefusedUntilTheFirstIsDone) {
    TemporaryFolder folder;
    const auto path = folder / "game.fielddesk";
    {
        const auto playing = Journal::create(path, test_header());
        const auto second = Journal::open(path, Journal::Mode::Play);
        ASSERT_FALSE(second);
        EXPECT_EQ(second.error().code, Code("file.in-use"));
        EXPECT_EQ(outcome(Journal::open(path, Journal::Mode::Look)), "file.in-use");
    }
    EXPECT_EQ(outcome(Journal::open(path, Journal::Mode::Play)), "done");
}

TEST(InUse, OtherProcessIsRefusedBeforeAndAfterTheFirstEntry) {
    TemporaryFolder folder;
    const auto path = folder / "game.fielddesk";
    auto playing = Journal::create(path, test_header());
    EXPECT_EQ(ask("play", path), "file.in-use");
    EXPECT_EQ(ask("look", path), "file.in-use");
    ASSERT_TRUE(playing->append(test_entry(1)));
    EXPECT_EQ(ask("play", path), "file.in-use");
    EXPECT_EQ(ask("look", path), "file.in-use");
}

// A process loses its locks on a file when it closes any descriptor of it, unless care is taken.
TEST(InUse, RefusedAttemptOfTheSameProcessDoesNotLoosenTheLock) {
    TemporaryFolder folder;
    const auto path = folder / "game.fielddesk";
    const auto playing = Journal::create(path, test_header());
    ASSERT_EQ(outcome(Journal::open(path, Journal::Mode::Play)), "file.in-use");
    ASSERT_EQ(outcome(Journal::open(path, Journal::Mode::Look)), "file.in-use");
    ASSERT_EQ(outcome(Journal::create(path, test_header())), "file.exists");
    EXPECT_EQ(ask("play", path), "file.in-use");
}

TEST(InUse, KilledWriterLeavesNoLock) {
    TemporaryFolder folder;
    const auto path = folder / "game.fielddesk";
    make_game(path, 1);
    auto holder = helper({"hold", path.string()});
    ASSERT_EQ(holder.line(), "done");
    EXPECT_EQ(outcome(Journal::open(path, Journal::Mode::Play)), "file.in-use");
    holder.kill();
    EXPECT_EQ(outcome(Journal::open(path, Journal::Mode::Play)), "done");
}

} // namespace
} // namespace fielddesk
