#include "engine/journal/seals.h"
#include "tests/journal/sealed_game.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

namespace fielddesk {
namespace {

TEST_F(SealedGame, PinIsChangedAndWhatWasSealedStays) {
    make({{blue, "one"}, {grey, ""}});
    {
        auto journal = Journal::open(m_path, Journal::Mode::Play);
        EXPECT_EQ(outcome(journal->change_pin(blue, "three")), "pin.wrong");
        ASSERT_TRUE(journal->unlock(blue, "one"));
        ASSERT_TRUE(journal->change_pin(blue, "three"));
    }
    EXPECT_EQ(verified({{blue, "one"}}), "pin.wrong");
    EXPECT_EQ(verified({{blue, "three"}}), "done");
}

// A key that lay in the open is nowhere in the file any more once there is a PIN.
TEST_F(SealedGame, KeyThatGotAPinIsNoLongerInTheFile) {
    for (const bool goes_on : {false, true}) {
        std::filesystem::remove(m_path);
        make({{blue, ""}, {grey, ""}});
        std::string key;
        {
            SQLite::Database database(m_path.c_str());
            SQLite::Statement row(database, "SELECT key FROM seats WHERE side = 0");
            ASSERT_TRUE(row.executeStep());
            key.assign(static_cast<const char*>(row.getColumn(0).getBlob()), sizeof(Hash));
        }
        ASSERT_NE(bytes_of(m_path).find(key), std::string::npos);
        {
            auto journal = Journal::open(m_path, Journal::Mode::Play);
            if (goes_on) {
                ASSERT_TRUE(journal->append(test_entry(6)));
            }
            ASSERT_TRUE(journal->change_pin(blue, "one"));
        }
        EXPECT_EQ(bytes_of(m_path).find(key), std::string::npos);
        EXPECT_EQ(verified({{blue, "one"}}), "done");
        EXPECT_EQ(m_folder.names(), std::vector<std::string>{"game.fielddesk"});
    }
}

TEST_F(SealedGame, PinOfAFileThatIsNoLongerThereIsNotChanged) {
    make({{blue, ""}, {grey, ""}});
    auto journal = Journal::open(m_path, Journal::Mode::Play);
    std::filesystem::rename(m_path, m_folder / "elsewhere.fielddesk");
    EXPECT_EQ(outcome(journal->change_pin(blue, "one")), "file.missing");
}

TEST_F(SealedGame, IsSealedOnceAndBeforeItsFirstEntry) {
    auto begun = Journal::create(m_path, test_header(), noon);
    ASSERT_TRUE(begun->seal_for({{blue, ""}}));
    EXPECT_EQ(outcome(begun->seal_for({{blue, ""}})), "file.failed");
    auto open = Journal::create(m_folder / "open", test_header(), noon);
    ASSERT_TRUE(open->append(test_entry(1)));
    EXPECT_EQ(outcome(open->seal_for({{blue, ""}})), "file.failed");
}

TEST_F(SealedGame, PinThatIsAskedForOpensNothing) {
    make({{blue, "one"}, {grey, "two"}});
    const auto journal = Journal::open(m_path, Journal::Mode::Look);
    EXPECT_EQ(outcome(journal->expect_pin(blue, "two")), "pin.wrong");
    ASSERT_TRUE(journal->expect_pin(blue, "one"));
    EXPECT_EQ(audiences_of(*journal), Readable{"everyone"});
}

} // namespace
} // namespace fielddesk
