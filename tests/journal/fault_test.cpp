#include "tests/journal/game_fixture.h"

#include <gmock/gmock.h>

namespace fielddesk {
namespace {

using testing::ElementsAre;
using testing::StartsWith;

// Both ways of opening are refused alike, with the path in the detail, and the file stays as it is.
void expect_refused(const TemporaryFolder& folder, const std::string& name, Code code) {
    const auto before = bytes_of(folder / name);
    const auto names = folder.names();
    for (const auto mode : {Journal::Mode::Play, Journal::Mode::Look}) {
        const auto journal = Journal::open(folder / name, mode);
        ASSERT_FALSE(journal);
        EXPECT_EQ(journal.error().code, code) << journal.error().detail;
        EXPECT_THAT(journal.error().detail, StartsWith((folder / name).string() + ": "));
        EXPECT_EQ(bytes_of(folder / name), before);
        EXPECT_EQ(folder.names(), names);
    }
}

TEST(Faults, MissingFile) {
    TemporaryFolder folder;
    expect_refused(folder, "none.fielddesk", "file.missing");
    expect_refused(folder, "nowhere/none.fielddesk", "file.missing");
    EXPECT_TRUE(folder.names().empty());
}

TEST(Faults, FolderIsNotAGame) {
    TemporaryFolder folder;
    std::filesystem::create_directory(folder / "folder.fielddesk");
    expect_refused(folder, "folder.fielddesk", "file.not-a-game");
}

TEST(Faults, TextAndEmptyFilesAreNotGames) {
    TemporaryFolder folder;
    write_bytes(folder / "letter.fielddesk", std::string(9000, 'a'));
    write_bytes(folder / "short.fielddesk", "SQLite");
    write_bytes(folder / "empty.fielddesk", "");
    expect_refused(folder, "letter.fielddesk", "file.not-a-game");
    expect_refused(folder, "short.fielddesk", "file.not-a-game");
    expect_refused(folder, "empty.fielddesk", "file.not-a-game");
}

TEST(Faults, AnotherProgramsDatabaseIsForeign) {
    TemporaryFolder folder;
    tamper(folder / "other.fielddesk", "CREATE TABLE entries (number INTEGER PRIMARY KEY)");
    tamper(folder / "wal.fielddesk",
           "PRAGMA journal_mode = WAL; PRAGMA application_id = 7; CREATE TABLE a (b)");
    expect_refused(folder, "other.fielddesk", "file.foreign");
    expect_refused(folder, "wal.fielddesk", "file.foreign");
}

TEST(Faults, NewerVersion) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 1);
    tamper(folder / "game.fielddesk", "PRAGMA user_version = 1000");
    expect_refused(folder, "game.fielddesk", "file.newer");
}

TEST(Faults, TruncatedGameIsDamaged) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 30);
    const auto whole = bytes_of(folder / "game.fielddesk");
    for (const std::size_t length :
         {std::size_t{50}, std::size_t{100}, std::size_t{4096}, whole.size() - 1}) {
        write_bytes(folder / "cut.fielddesk", whole.substr(0, length));
        expect_refused(folder, "cut.fielddesk", "file.damaged");
    }
}

TEST(Faults, DamagedHeaderIsDamaged) {
    for (const auto* sql :
         {"DELETE FROM header", "DROP TABLE header", "UPDATE header SET title = 'Friday''s game'",
          "UPDATE header SET hash = zeroblob(32)", "UPDATE header SET hash = zeroblob(3)",
          "UPDATE header SET kit_text = ''", "DROP TABLE entries", "PRAGMA user_version = 0"}) {
        SCOPED_TRACE(sql);
        TemporaryFolder folder;
        make_game(folder / "game.fielddesk", 1);
        tamper(folder / "game.fielddesk", std::string("PRAGMA foreign_keys = OFF;") + sql);
        expect_refused(folder, "game.fielddesk", "file.damaged");
    }
}

TEST(Faults, DamagedGameOfASuddenDeathKeepsFileAndWal) {
    TemporaryFolder folder;
    const auto path = folder / "game.fielddesk";
    const auto wal = folder / "game.fielddesk-wal";
    make_game(path, 0);
    auto player = helper({"append", path.string()});
    ASSERT_TRUE(player.wait_for("5"));
    player.kill();
    auto damaged = bytes_of(path);
    damaged.replace(damaged.find("Thursday's"), 3, "Sat");
    write_bytes(path, damaged);
    const auto wal_before = bytes_of(wal);

    EXPECT_EQ(outcome(Journal::open(path, Journal::Mode::Play)), "file.damaged");
    EXPECT_TRUE(bytes_of(path) == damaged);
    EXPECT_TRUE(bytes_of(wal) == wal_before);
}

TEST(Faults, MissingFactsTableIsRefusedWhenRead) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 1);
    tamper(folder / "game.fielddesk", "DROP TABLE facts");
    auto journal = Journal::open(folder / "game.fielddesk", Journal::Mode::Play);
    ASSERT_TRUE(journal);
    EXPECT_EQ(outcome(journal->entries()), "file.damaged");
    EXPECT_EQ(outcome(journal->append(test_entry(2))), "file.damaged");
}

TEST(Faults, CreatingRefusesWhatIsThere) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 3);
    std::filesystem::create_directory(folder / "folder.fielddesk");
    const auto before = bytes_of(folder / "game.fielddesk");
    EXPECT_EQ(outcome(Journal::create(folder / "game.fielddesk", test_header())), "file.exists");
    EXPECT_EQ(outcome(Journal::create(folder / "folder.fielddesk", test_header())), "file.exists");
    EXPECT_EQ(outcome(Journal::create(folder / "nowhere/game.fielddesk", test_header())), "file.missing");
    EXPECT_EQ(bytes_of(folder / "game.fielddesk"), before);
    EXPECT_THAT(folder.names(), ElementsAre("folder.fielddesk", "game.fielddesk"));
}

TEST(Faults, GameThatIsMovedAwayInPlayTakesNoMoreEntriesAndLosesNone) {
    TemporaryFolder folder;
    {
        auto journal = Journal::create(folder / "game.fielddesk", test_header());
        ASSERT_TRUE(journal->append(test_entry(1)));
        std::filesystem::rename(folder / "game.fielddesk", folder / "moved.fielddesk");
        EXPECT_EQ(outcome(journal->append(test_entry(2))), "file.missing");
    }
    const auto moved = Journal::open(folder / "moved.fielddesk", Journal::Mode::Look);
    ASSERT_TRUE(moved) << moved.error().detail;
    EXPECT_EQ(moved->entries()->size(), 1U);
}

// A file from elsewhere may carry triggers; none of them runs.
TEST(Faults, TriggersOfTheFileDoNotRun) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 1);
    tamper(folder / "game.fielddesk", "CREATE TRIGGER thief AFTER INSERT ON facts BEGIN "
                                      "UPDATE facts SET audience = 'everyone'; END");
    auto journal = Journal::open(folder / "game.fielddesk", Journal::Mode::Play);
    const auto entry = journal->append(test_entry(2));
    ASSERT_TRUE(entry) << entry.error().detail;
    EXPECT_EQ(journal->entries()->back(), *entry);
    EXPECT_EQ(outcome(journal->verify()), "done");
}

} // namespace
} // namespace fielddesk
