#include "engine/journal/migrations.h"
#include "engine/library/notes_file.h"
#include "tests/support/files.h"

#include <SQLiteCpp/Database.h>
#include <fstream>
#include <gmock/gmock.h>

namespace fielddesk {
namespace {

using ::testing::Contains;

const NoteAddress first{"places", "a"};
const NoteAddress second{"places", "b"};

class NotesFiles : public ::testing::Test {
protected:
    NotesFile open() const { return NotesFile::open(m_path).value(); }
    std::string refused() const {
        const auto file = NotesFile::open(m_path);
        return file ? "opened" : std::string(file.error().code.text());
    }

    TemporaryFolder m_folder;
    std::filesystem::path m_path = m_folder / "box_notes.sqlite";
};

TEST_F(NotesFiles, WhatIsKeptIsThereAgain) {
    ASSERT_TRUE(open().keep("kit", {{first, "1"}, {second, "2"}}, {}));
    ASSERT_TRUE(open().keep("other", {{first, "3"}}, {}));
    EXPECT_EQ(open().notes("kit").value(), (Notes{{first, "1"}, {second, "2"}}));
    EXPECT_EQ(open().notes("other").value(), (Notes{{first, "3"}}));
}

TEST_F(NotesFiles, StepsAreTakenBackAndBroughtAgainAfterARestart) {
    ASSERT_TRUE(open().keep("kit", {{first, "1"}}, {}));
    ASSERT_TRUE(open().keep("kit", {{second, "2"}}, {first}));
    ASSERT_TRUE(open().keep("other", {{first, "9"}}, {})) << "the steps of another kit are its own";
    EXPECT_TRUE(open().undo("kit").value());
    EXPECT_EQ(open().notes("kit").value(), (Notes{{first, "1"}}));
    EXPECT_TRUE(open().undo("kit").value());
    EXPECT_EQ(open().notes("kit").value(), Notes());
    EXPECT_FALSE(open().undo("kit").value());
    EXPECT_TRUE(open().redo("kit").value());
    EXPECT_TRUE(open().redo("kit").value());
    EXPECT_FALSE(open().redo("kit").value());
    EXPECT_EQ(open().notes("kit").value(), (Notes{{second, "2"}}));
    EXPECT_EQ(open().notes("other").value(), (Notes{{first, "9"}}));
}

TEST_F(NotesFiles, ANewStepEndsWhatCouldComeAgain) {
    NotesFile file = open();
    ASSERT_TRUE(file.keep("kit", {{first, "1"}}, {}));
    ASSERT_TRUE(file.undo("kit").value());
    ASSERT_TRUE(file.keep("kit", {{second, "2"}}, {}));
    EXPECT_FALSE(file.steps("kit").value().can_redo);
    ASSERT_TRUE(file.keep("kit", {{second, "2"}}, {})) << "nothing changes";
    ASSERT_TRUE(file.undo("kit").value());
    EXPECT_EQ(file.notes("kit").value(), Notes());
    EXPECT_FALSE(file.steps("kit").value().can_undo) << "what changed nothing is no step";
}

TEST_F(NotesFiles, WhatIsBegunIsThereAfterARestartAndIsNoNote) {
    ASSERT_TRUE(open().set_draft("kit", first, "half"));
    ASSERT_TRUE(open().set_draft("kit", second, "whole"));
    ASSERT_TRUE(open().set_draft("other", first, "theirs"));
    EXPECT_EQ(open().drafts("kit").value(), (Notes{{first, "half"}, {second, "whole"}}));
    EXPECT_EQ(open().notes("kit").value(), Notes());
    EXPECT_FALSE(open().steps("kit").value().can_undo);
    ASSERT_TRUE(open().keep("kit", {{second, "whole"}}, {}));
    EXPECT_EQ(open().drafts("kit").value(), (Notes{{first, "half"}})) << "what is kept is begun no more";
    ASSERT_TRUE(open().set_draft("kit", first, std::nullopt));
    EXPECT_EQ(open().drafts("kit").value(), Notes());
    EXPECT_EQ(open().drafts("other").value(), (Notes{{first, "theirs"}}));
}

TEST_F(NotesFiles, TwoProgramsWriteOneAfterTheOther) {
    NotesFile one = open();
    NotesFile two = open();
    ASSERT_TRUE(one.keep("kit", {{first, "1"}}, {}));
    ASSERT_TRUE(two.keep("kit", {{second, "2"}}, {}));
    EXPECT_EQ(one.notes("kit").value().size(), 2U);
}

// A file of the first version is brought up to date, and lies beside itself as it was.
TEST_F(NotesFiles, OlderFileIsKeptBesideBeforeItIsBroughtUpToDate) {
    {
        SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec(std::string(notes_migrations().front()));
        database.exec("INSERT INTO notes VALUES ('kit', 'places', 'a', '1')");
        database.exec("PRAGMA user_version = 1; PRAGMA application_id = " + std::to_string(0x46446E74));
    }
    const std::string before = bytes_of(m_path);
    EXPECT_EQ(open().notes("kit").value(), (Notes{{first, "1"}}));
    EXPECT_TRUE(open().keep("kit", {{second, "2"}}, {}));
    EXPECT_THAT(m_folder.names(), Contains("box_notes.sqlite.version-1"));
    EXPECT_EQ(bytes_of(m_path.string() + ".version-1"), before);
}

TEST_F(NotesFiles, ForeignNewerAndDamagedFilesAreLeftAsTheyAre) {
    std::ofstream(m_path) << "These are no notes at all, but somebody's letter.";
    std::string before = bytes_of(m_path);
    EXPECT_EQ(refused(), "notes.unusable");
    EXPECT_EQ(bytes_of(m_path), before);
    std::filesystem::remove(m_path);
    SQLite::Database(m_path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE t (a)");
    before = bytes_of(m_path);
    EXPECT_EQ(refused(), "notes.foreign");
    EXPECT_EQ(bytes_of(m_path), before);
    std::filesystem::remove(m_path);
    open();
    SQLite::Database(m_path.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
    EXPECT_EQ(refused(), "notes.newer");
}

TEST_F(NotesFiles, FileThatCannotBeWrittenIsSaid) {
    open();
    std::filesystem::create_directory(m_folder / "folder");
    EXPECT_EQ(std::string(NotesFile::open(m_folder / "folder").error().code.text()), "notes.unusable");
}

} // namespace
} // namespace fielddesk
