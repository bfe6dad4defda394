#include "tests/journal/game_fixture.h"
#include "tests/support/mounted_folder.h"

#include <gmock/gmock.h>

namespace fielddesk {
namespace {

using testing::ElementsAre;

// Leaves no more than `left` bytes free.
void fill_up(const MountedFolder& disk, std::uintmax_t left) {
    const auto free = std::filesystem::space(disk.folder().path()).available;
    if (free > left) write_bytes(disk / "filler", std::string(free - left, 'f'));
}

NewEntry large_entry(std::int64_t number) {
    auto entry = test_entry(number);
    entry.facts[0].body.append(200'000, 'x');
    return entry;
}

class FullDisk : public testing::Test {
protected:
    void SetUp() override {
        if (!m_disk.mounted()) GTEST_SKIP() << "only root can mount a small disk";
    }

    MountedFolder m_disk{"size=1m"};
};

TEST_F(FullDisk, AppendIsRolledBackAndALaterOneWorks) {
    {
        auto journal = Journal::create(m_disk / "game.fielddesk", test_header(), noon);
        ASSERT_TRUE(journal->append(test_entry(1)));
        fill_up(m_disk, 64 * 1024);
        const auto refused = journal->append(large_entry(2));
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, Code("file.disk-full")) << refused.error().detail;
        EXPECT_EQ(journal->entries()->size(), 1U);
        EXPECT_EQ(outcome(journal->verify()), "done");
        EXPECT_EQ(outcome(journal->append(large_entry(2))), "file.disk-full");

        std::filesystem::remove(m_disk / "filler");
        ASSERT_EQ(journal->append(large_entry(2))->number, 2);
    }
    const auto reopened = Journal::open(m_disk / "game.fielddesk", Journal::Mode::Look);
    ASSERT_EQ(reopened->entries()->size(), 2U);
    EXPECT_EQ(reopened->entries()->at(1).facts, large_entry(2).facts);
    EXPECT_EQ(outcome(reopened->verify()), "done");
}

TEST_F(FullDisk, FirstAppendIsRefusedAndTheFileStaysAsItWas) {
    make_game(m_disk / "game.fielddesk", 3);
    const auto before = bytes_of(m_disk / "game.fielddesk");
    fill_up(m_disk, 0);
    {
        auto journal = Journal::open(m_disk / "game.fielddesk", Journal::Mode::Play);
        ASSERT_TRUE(journal) << journal.error().detail;
        EXPECT_EQ(outcome(journal->append(test_entry(4))), "file.disk-full");
        EXPECT_EQ(journal->entries()->size(), 3U);
    }
    EXPECT_EQ(bytes_of(m_disk / "game.fielddesk"), before);
    std::filesystem::remove(m_disk / "filler");
    EXPECT_EQ(Journal::open(m_disk / "game.fielddesk", Journal::Mode::Play)->append(test_entry(4))->number,
              4);
}

// Whatever little room there is, and however often it is not enough: nothing is lost or half there.
TEST_F(FullDisk, EveryRefusedAppendLeavesTheAcknowledgedEntries) {
    auto journal = Journal::create(m_disk / "game.fielddesk", test_header(), noon);
    fill_up(m_disk, 200 * 1024);
    std::int64_t acknowledged = 0;
    auto entry = journal->append(test_entry(1));
    for (; entry; entry = journal->append(test_entry(acknowledged + 1)))
        acknowledged = entry->number;
    EXPECT_EQ(entry.error().code, Code("file.disk-full")) << entry.error().detail;
    EXPECT_GT(acknowledged, 1);
    journal = tl::unexpected(Refusal{});

    const auto reopened = Journal::open(m_disk / "game.fielddesk", Journal::Mode::Play);
    ASSERT_TRUE(reopened) << reopened.error().detail;
    EXPECT_EQ(static_cast<std::int64_t>(reopened->entries()->size()), acknowledged);
    EXPECT_EQ(outcome(reopened->verify()), "done");
}

TEST_F(FullDisk, CreateAndCopyLeaveNothingBehind) {
    make_game(m_disk / "game.fielddesk", 3);
    fill_up(m_disk, 8 * 1024);
    EXPECT_EQ(outcome(Journal::create(m_disk / "new.fielddesk", test_header())), "file.disk-full");
    const auto journal = Journal::open(m_disk / "game.fielddesk", Journal::Mode::Look);
    EXPECT_EQ(outcome(journal->copy_to(m_disk / "copy.fielddesk")), "file.disk-full");
    EXPECT_THAT(m_disk.folder().names(), ElementsAre("filler", "game.fielddesk"));
}

} // namespace
} // namespace fielddesk
