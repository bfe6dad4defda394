#include "app/library.h"
#include "tests/app/console_game.h"
#include "tests/support/child.h"
#include "tests/support/mounted_folder.h"

#include <gmock/gmock.h>

namespace fielddesk {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// A game of some turns, closed.
void make_played_game(const std::filesystem::path& path) {
    const auto session = begin(path, new_game("app", 7));
    RandomPlayer player(7);
    for (int order = 0; order < 30; ++order)
        play_once(*session, player);
}

// The program refuses the file with one sentence that says what is wrong and what to do, and exit code 2.
void expect_sentence(const std::vector<std::string>& arguments, const std::string& part) {
    SCOPED_TRACE(::testing::PrintToString(arguments));
    const Ended ended = run_program(FIELDDESK_PROGRAM, arguments, "turn\n");
    EXPECT_EQ(ended.code, 2);
    EXPECT_THAT(ended.output, IsEmpty());
    EXPECT_EQ(lines_of(ended.errors).size(), 1U) << ended.errors;
    EXPECT_THAT(ended.errors, HasSubstr(part));
    EXPECT_TRUE(ended.errors.ends_with(".\n")) << ended.errors;
}

class ProgramFaults : public ::testing::Test {
protected:
    void expect_refused(const std::string& part) {
        const std::string before = bytes_of(m_path);
        const auto names = m_folder.names();
        for (const char* command : {"console", "verify"})
            expect_sentence({command, m_path.string()}, part);
        expect_sentence({"console", m_path.string(), "--json"}, part);
        EXPECT_TRUE(bytes_of(m_path) == before);
        EXPECT_EQ(m_folder.names(), names);
    }

    TemporaryFolder m_folder;
    std::filesystem::path m_path = m_folder / "game.fielddesk";
};

TEST_F(ProgramFaults, MissingFile) {
    expect_refused("There is no such file");
    EXPECT_THAT(m_folder.names(), IsEmpty());
}

TEST_F(ProgramFaults, Folder) {
    std::filesystem::create_directory(m_path);
    expect_refused("not a game of Field Desk");
    expect_sentence({"console", m_path.string(), "--new", kit_id}, "There is a file of that name already");
}

TEST_F(ProgramFaults, FolderThatIsNotThere) {
    m_path = m_folder / "nowhere/game.fielddesk";
    expect_refused("There is no such file");
    expect_sentence({"console", m_path.string(), "--new", kit_id}, "There is no such file");
}

TEST_F(ProgramFaults, NotSqlite) {
    write_bytes(m_path, "Dear Prudence, the army is well.\n");
    expect_refused("not a game of Field Desk");
    write_bytes(m_path, "");
    expect_refused("not a game of Field Desk");
}

TEST_F(ProgramFaults, AnotherProgramsSqlite) {
    tamper(m_path, "CREATE TABLE letters (text)");
    expect_refused("another program's file");
}

TEST_F(ProgramFaults, NewerVersion) {
    make_played_game(m_path);
    tamper(m_path, "PRAGMA user_version = 99");
    expect_refused("newer Field Desk");
}

TEST_F(ProgramFaults, Truncated) {
    make_played_game(m_path);
    const std::string whole = bytes_of(m_path);
    for (const std::size_t length :
         {whole.size() / 2, whole.size() - 1, std::size_t{4096}, std::size_t{60}}) {
        write_bytes(m_path, whole.substr(0, length));
        expect_refused("damaged");
    }
}

TEST_F(ProgramFaults, BytesTurnedAnywhereAreNoticedOrHarmless) {
    make_played_game(m_path);
    const std::string whole = bytes_of(m_path);
    RandomPlayer player(12);
    for (int change = 0; change < many(40, 300); ++change) {
        std::string changed = whole;
        changed[player.below(changed.size())] ^= static_cast<char>(1u << player.below(8));
        write_bytes(m_path, changed);
        const Said said = run({"verify", m_path.string()});
        EXPECT_EQ(said.output.empty(), said.code == 2);
        EXPECT_EQ(lines_of(said.errors).size(), said.code == 2 ? 1U : 0U) << said.errors;
        EXPECT_TRUE(bytes_of(m_path) == changed);
    }
}

TEST_F(ProgramFaults, OpenInAnotherFieldDesk) {
    make_played_game(m_path);
    Child other(FIELDDESK_PROGRAM, {"console", m_path.string(), "--json"});
    ASSERT_TRUE(other.say("show\n"));
    ASSERT_EQ(one_object(other.line()).at("ok"), true);
    expect_sentence({"console", m_path.string()}, "open in another Field Desk");
    expect_sentence({"verify", m_path.string()}, "open in another Field Desk");
    ASSERT_TRUE(other.say("redo\n"));
    EXPECT_EQ(one_object(other.line()).at("refusal").at("code"), "redo.nothing");
    other.kill();
    EXPECT_EQ(run({"verify", m_path.string()}).code, 0);
}

class OnADisk : public ::testing::Test {
protected:
    void SetUp() override {
        if (!m_disk.mounted()) GTEST_SKIP() << "only root can mount a small disk";
    }
    void fill_up() {
        const auto free = std::filesystem::space(m_disk.folder().path()).available;
        write_bytes(m_disk / "filler", std::string(free, 'f'));
    }

    MountedFolder m_disk{"size=1m"};
    std::filesystem::path m_path = m_disk / "game.fielddesk";
};

TEST_F(OnADisk, ThatIsReadOnlyNothingIsPlayedButVerified) {
    make_played_game(m_path);
    const std::string before = bytes_of(m_path);
    ASSERT_TRUE(m_disk.make_read_only());
    expect_sentence({"console", m_path.string()}, "cannot be written");
    expect_sentence({"console", (m_disk / "new.fielddesk").string(), "--new", kit_id}, "cannot be written");
    EXPECT_EQ(run_program(FIELDDESK_PROGRAM, {"verify", m_path.string()}).code, 0);
    EXPECT_TRUE(bytes_of(m_path) == before);
}

TEST_F(OnADisk, ThatIsFullNoGameIsBegun) {
    fill_up();
    expect_sentence({"console", m_path.string(), "--new", kit_id}, "The disk is full");
    EXPECT_THAT(m_disk.folder().names(), ElementsAre("filler"));
}

TEST_F(OnADisk, ThatIsFullAnOrderIsRefusedAndCountsOnceThereIsRoom) {
    { const auto session = begin(m_path, new_game("table")); }
    const std::string before = bytes_of(m_path);
    fill_up();
    const Ended ended =
        run_program(FIELDDESK_PROGRAM, {"console", m_path.string(), "--json"}, "turn 4\nrecord\n");
    EXPECT_EQ(ended.code, 0);
    EXPECT_THAT(ended.errors, IsEmpty());
    const auto replies = lines_of(ended.output);
    ASSERT_EQ(replies.size(), 2U);
    EXPECT_EQ(one_object(replies[0]).at("refusal").at("code"), "file.disk-full");
    EXPECT_THAT(one_object(replies[0]).at("refusal").at("sentence").get<std::string>(),
                HasSubstr("make room"));
    EXPECT_EQ(one_object(replies[1]).at("record").size(), 1U);
    EXPECT_TRUE(bytes_of(m_path) == before);
    std::filesystem::remove(m_disk / "filler");
    EXPECT_EQ(
        one_object(lines_of(run({"console", m_path.string(), "--json"}, "turn 4\n").output).at(0)).at("ok"),
        true);
}

// Broken kits: whatever is wrong with the text in a game file, no game goes on with it.
TEST_F(ProgramFaults, BrokenKitInAGameFile) {
    const Kit kit = shipped_kit();
    const std::string title = "\"Union Valley army\"";
    std::string without_piece = kit.text;
    without_piece.replace(without_piece.find("us-valley"), 9, "us-nobody");
    for (const std::string& text :
         {std::string("{"), std::string("{}"), std::string("[]"), std::string("null"),
          kit.text.substr(0, kit.text.size() / 2), without_piece}) {
        std::filesystem::remove(m_path);
        { const auto journal = Journal::create(m_path, {kit_id, text, "A game", "0"}); }
        expect_refused("data cannot be used");
    }
    std::filesystem::remove(m_path);
    { const auto journal = Journal::create(m_path, {"chess", kit.text, "A game", "0"}); }
    const Said said = run({"console", m_path.string()});
    EXPECT_EQ(said.code, 2);
    EXPECT_EQ(said.output, "");
}

TEST_F(ProgramFaults, BrokenShippedKitStartsNoGame) {
    for (const ShippedKit& shipped : shipped_kits()) {
        KitSources sources = shipped.sources;
        ASSERT_TRUE(read_kit(sources));
        std::string& text = sources.kit.text;
        const auto at = text.find("\"start\"");
        ASSERT_NE(at, std::string::npos);
        text.replace(at, 7, "\"stort\"");
        const auto kit = read_kit(sources);
        ASSERT_FALSE(kit);
        EXPECT_THAT(kit.error().front().path, HasSubstr("/pieces/0"));
    }
}

} // namespace
} // namespace fielddesk
