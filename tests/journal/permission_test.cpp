#include "tests/journal/game_fixture.h"
#include "tests/support/mounted_folder.h"

#include <gmock/gmock.h>
#include <unistd.h>

namespace fielddesk {
namespace {

using std::filesystem::perms;

// Root may do everything, so the test becomes nobody for a while; as anybody else it is who it is.
class AsOrdinaryUser {
public:
    AsOrdinaryUser() : m_root(geteuid() == 0) {
        if (m_root && seteuid(65534) != 0) throw std::runtime_error("root cannot become nobody");
    }
    ~AsOrdinaryUser() {
        if (m_root && seteuid(0) != 0) std::abort();
    }
    AsOrdinaryUser(const AsOrdinaryUser&) = delete;
    AsOrdinaryUser& operator=(const AsOrdinaryUser&) = delete;

private:
    bool m_root;
};

class Permissions : public testing::Test {
protected:
    Permissions() {
        make_game(game, 2);
        open_up(m_folder.path());
        std::filesystem::permissions(game, perms::all);
        before = bytes_of(game);
    }
    ~Permissions() override {
        open_up(m_folder.path());
        std::filesystem::permissions(game, perms::all);
        EXPECT_EQ(bytes_of(game), before);
    }

    static void open_up(const std::filesystem::path& folder) {
        std::filesystem::permissions(folder, perms::all);
    }
    static constexpr perms reading = perms::owner_read | perms::group_read | perms::others_read;
    static constexpr perms entering = perms::owner_exec | perms::group_exec | perms::others_exec;

    TemporaryFolder m_folder;
    std::filesystem::path game = m_folder / "game.fielddesk";
    std::string before;
};

TEST_F(Permissions, OrdinaryUserMayPlay) {
    const AsOrdinaryUser user;
    EXPECT_EQ(outcome(Journal::open(game, Journal::Mode::Play)), "done");
}

TEST_F(Permissions, FileThatMayOnlyBeReadIsLookedAtAndNotPlayed) {
    std::filesystem::permissions(game, reading);
    const AsOrdinaryUser user;
    EXPECT_EQ(outcome(Journal::open(game, Journal::Mode::Play)), "file.read-only");
    const auto look = Journal::open(game, Journal::Mode::Look);
    ASSERT_TRUE(look) << look.error().detail;
    EXPECT_EQ(look->entries()->size(), 2U);
}

TEST_F(Permissions, FolderThatTakesNothingIsLookedIntoAndNotPlayedIn) {
    std::filesystem::permissions(m_folder.path(), reading | entering);
    const AsOrdinaryUser user;
    EXPECT_EQ(outcome(Journal::open(game, Journal::Mode::Play)), "file.read-only");
    EXPECT_EQ(outcome(Journal::create(m_folder / "new.fielddesk", test_header())), "file.read-only");
    const auto look = Journal::open(game, Journal::Mode::Look);
    ASSERT_TRUE(look) << look.error().detail;
    EXPECT_EQ(look->entries()->size(), 2U);
    EXPECT_EQ(outcome(look->copy_to(m_folder / "copy.fielddesk")), "file.read-only");
}

TEST_F(Permissions, FileThatMayNotBeReadIsForbidden) {
    std::filesystem::permissions(game, perms::none);
    const AsOrdinaryUser user;
    const auto play = Journal::open(game, Journal::Mode::Play);
    ASSERT_FALSE(play);
    EXPECT_EQ(play.error().code, Code("file.forbidden"));
    EXPECT_EQ(play.error().detail, game.string() + ": Permission denied");
    EXPECT_EQ(outcome(Journal::open(game, Journal::Mode::Look)), "file.forbidden");
}

TEST_F(Permissions, FolderThatMayNotBeEnteredIsForbidden) {
    std::filesystem::permissions(m_folder.path(), perms::none);
    const AsOrdinaryUser user;
    EXPECT_EQ(outcome(Journal::open(game, Journal::Mode::Play)), "file.forbidden");
    EXPECT_EQ(outcome(Journal::open(game, Journal::Mode::Look)), "file.forbidden");
    EXPECT_EQ(outcome(Journal::create(m_folder / "new.fielddesk", test_header())), "file.forbidden");
}

TEST(ReadOnlyMedium, IsLookedAtAndNotPlayed) {
    MountedFolder disk("size=1m");
    if (!disk.mounted()) GTEST_SKIP() << "only root can mount a disk";
    make_game(disk / "game.fielddesk", 2);
    ASSERT_TRUE(disk.make_read_only());
    EXPECT_EQ(outcome(Journal::open(disk / "game.fielddesk", Journal::Mode::Play)), "file.read-only");
    EXPECT_EQ(outcome(Journal::create(disk / "new.fielddesk", test_header())), "file.read-only");
    const auto look = Journal::open(disk / "game.fielddesk", Journal::Mode::Look);
    ASSERT_TRUE(look) << look.error().detail;
    EXPECT_EQ(look->entries()->size(), 2U);
    EXPECT_EQ(outcome(look->verify()), "done");
}

} // namespace
} // namespace fielddesk
