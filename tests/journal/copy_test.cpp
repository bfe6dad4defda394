#include "tests/journal/game_fixture.h"

#include <gmock/gmock.h>

namespace fielddesk {
namespace {

TEST(Copy, InTheMiddleOfPlayHasEveryEntryAndIsOneFile) {
    TemporaryFolder folder;
    auto journal = Journal::create(folder / "game.fielddesk", test_header());
    for (int number = 1; number <= 4; ++number)
        ASSERT_TRUE(journal->append(test_entry(number)));
    ASSERT_EQ(outcome(journal->copy_to(folder / "copy.fielddesk")), "done");
    ASSERT_TRUE(journal->append(test_entry(5)));

    const auto copy = Journal::open(folder / "copy.fielddesk", Journal::Mode::Look);
    ASSERT_TRUE(copy) << copy.error().detail;
    auto expected = *journal->entries();
    expected.pop_back();
    EXPECT_EQ(copy->header(), test_header());
    EXPECT_EQ(*copy->entries(), expected);
    EXPECT_EQ(outcome(copy->verify()), "done");
    EXPECT_THAT(folder.names(),
                testing::ElementsAre("copy.fielddesk", "game.fielddesk", "game.fielddesk-wal"));
}

TEST(Copy, OfALookedAtGameCanBePlayedOn) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 2);
    const auto look = Journal::open(folder / "game.fielddesk", Journal::Mode::Look);
    ASSERT_EQ(outcome(look->copy_to(folder / "copy.fielddesk")), "done");
    auto copy = Journal::open(folder / "copy.fielddesk", Journal::Mode::Play);
    EXPECT_EQ(copy->append(test_entry(3))->number, 3);
    EXPECT_EQ(look->entries()->size(), 2U);
}

TEST(Copy, ExistingTargetIsRefusedAndUntouched) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 2);
    write_bytes(folder / "letter.txt", "Dear Mary");
    const auto journal = Journal::open(folder / "game.fielddesk", Journal::Mode::Play);
    EXPECT_EQ(outcome(journal->copy_to(folder / "letter.txt")), "file.exists");
    EXPECT_EQ(outcome(journal->copy_to(folder / "game.fielddesk")), "file.exists");
    EXPECT_EQ(bytes_of(folder / "letter.txt"), "Dear Mary");
    EXPECT_EQ(outcome(journal->copy_to(folder / "nowhere/copy.fielddesk")), "file.missing");
}

TEST(Rescue, CopiesADamagedFileByteForByte) {
    TemporaryFolder folder;
    write_bytes(folder / "broken.fielddesk", "SQLite format 3 and then nothing of use");
    EXPECT_EQ(outcome(Journal::rescue(folder / "broken.fielddesk", folder / "kept")), "done");
    EXPECT_EQ(bytes_of(folder / "kept"), "SQLite format 3 and then nothing of use");
    EXPECT_EQ(outcome(Journal::rescue(folder / "broken.fielddesk", folder / "kept")), "file.exists");
    EXPECT_EQ(outcome(Journal::rescue(folder / "none", folder / "other")), "file.missing");
    EXPECT_EQ(outcome(Journal::rescue(folder.path(), folder / "other")), "file.not-a-game");
    EXPECT_THAT(folder.names(), testing::ElementsAre("broken.fielddesk", "kept"));
}

TEST(Rescue, TakesTheWalOfASuddenDeathAlong) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 0);
    auto player = helper({"append", (folder / "game.fielddesk").string()});
    ASSERT_TRUE(player.wait_for("5"));
    player.kill();
    write_bytes(folder / "taken-wal", "of something else");
    EXPECT_EQ(outcome(Journal::rescue(folder / "game.fielddesk", folder / "taken")), "file.exists");
    ASSERT_EQ(outcome(Journal::rescue(folder / "game.fielddesk", folder / "kept")), "done");
    const auto kept = Journal::open(folder / "kept", Journal::Mode::Play);
    ASSERT_TRUE(kept) << kept.error().detail;
    EXPECT_GE(kept->entries()->size(), 5U);
    EXPECT_EQ(outcome(kept->verify()), "done");
}

} // namespace
} // namespace fielddesk
