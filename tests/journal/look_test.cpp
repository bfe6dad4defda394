#include "tests/journal/game_fixture.h"

#include <gmock/gmock.h>

namespace fielddesk {
namespace {

using testing::ElementsAre;

TEST(Look, ReadsAndLeavesFileAndFolderAsTheyWere) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 4);
    const auto before = bytes_of(folder / "game.fielddesk");
    {
        const auto journal = Journal::open(folder / "game.fielddesk", Journal::Mode::Look);
        EXPECT_EQ(journal->header(), test_header());
        EXPECT_EQ(journal->entries()->size(), 4U);
        EXPECT_EQ(outcome(journal->verify()), "done");
        EXPECT_THAT(folder.names(), ElementsAre("game.fielddesk"));
    }
    EXPECT_THAT(folder.names(), ElementsAre("game.fielddesk"));
    EXPECT_EQ(bytes_of(folder / "game.fielddesk"), before);
}

TEST(Look, AppendsNothing) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 4);
    const auto before = bytes_of(folder / "game.fielddesk");
    {
        auto journal = Journal::open(folder / "game.fielddesk", Journal::Mode::Look);
        EXPECT_EQ(outcome(journal->append(test_entry(5))), "file.read-only");
        EXPECT_EQ(journal->entries()->size(), 4U);
    }
    EXPECT_EQ(bytes_of(folder / "game.fielddesk"), before);
}

TEST(Look, ManyMayLookAndOneMayPlayMeanwhile) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 2);
    const auto first = Journal::open(folder / "game.fielddesk", Journal::Mode::Look);
    const auto second = Journal::open(folder / "game.fielddesk", Journal::Mode::Look);
    EXPECT_EQ(first->entries()->size(), 2U);
    EXPECT_EQ(second->entries()->size(), 2U);
    {
        auto playing = Journal::open(folder / "game.fielddesk", Journal::Mode::Play);
        ASSERT_TRUE(playing) << playing.error().detail;
        ASSERT_TRUE(playing->append(test_entry(3)));
        EXPECT_EQ(outcome(first->entries()), "file.in-use");
    }
    EXPECT_EQ(first->entries()->size(), 3U);
}

TEST(Look, AfterASuddenDeathSeesEveryEntryAndLeavesTheGameAsItIs) {
    TemporaryFolder folder;
    const auto path = folder / "game.fielddesk";
    make_game(path, 0);
    auto player = helper({"append", path.string()});
    ASSERT_TRUE(player.wait_for("20"));
    player.kill();
    const auto before = bytes_of(path);
    const auto wal_before = bytes_of(folder / "game.fielddesk-wal");
    std::size_t seen = 0;
    {
        const auto journal = Journal::open(path, Journal::Mode::Look);
        ASSERT_TRUE(journal) << journal.error().detail;
        seen = journal->entries()->size();
        EXPECT_EQ(outcome(journal->verify()), "done");
    }
    EXPECT_GE(seen, 20U);
    EXPECT_TRUE(bytes_of(path) == before);
    EXPECT_TRUE(bytes_of(folder / "game.fielddesk-wal") == wal_before);
    { EXPECT_EQ(Journal::open(path, Journal::Mode::Play)->entries()->size(), seen); }
    EXPECT_THAT(folder.names(), ElementsAre("game.fielddesk"));
}

} // namespace
} // namespace fielddesk
