#include "tests/journal/game_fixture.h"

#include <gmock/gmock.h>

namespace fielddesk {
namespace {

using testing::ElementsAre;
using testing::MatchesRegex;

TEST(Journal, NewGameHasItsHeaderAndNoEntries) {
    TemporaryFolder folder;
    const auto journal = Journal::create(folder / "new.fielddesk", test_header());
    ASSERT_TRUE(journal) << journal.error().detail;
    EXPECT_EQ(journal->header(), test_header());
    EXPECT_EQ(journal->entries()->size(), 0U);
    EXPECT_EQ(outcome(journal->verify()), "done");
}

TEST(Journal, EntriesAreNumberedFromOneAndReadAsTheyWereReturned) {
    TemporaryFolder folder;
    auto journal = Journal::create(folder / "game.fielddesk", test_header(), noon);
    const auto first = journal->append(test_entry(1));
    const auto second = journal->append(test_entry(2));
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->number, 1);
    EXPECT_EQ(second->number, 2);
    EXPECT_EQ(first->at, "1863-05-02T12:00:00.000Z");
    EXPECT_EQ(first->facts, test_entry(1).facts);
    EXPECT_NE(first->hash, second->hash);
    EXPECT_THAT(*journal->entries(), ElementsAre(*first, *second));
}

TEST(Journal, NumberingAndChainGoOnAfterReopening) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 2);
    {
        auto journal = Journal::open(folder / "game.fielddesk", Journal::Mode::Play, noon);
        EXPECT_EQ(journal->append(test_entry(3))->number, 3);
    }
    make_game(folder / "whole.fielddesk", 3);
    const auto reopened = Journal::open(folder / "game.fielddesk", Journal::Mode::Play);
    const auto whole = Journal::open(folder / "whole.fielddesk", Journal::Mode::Play);
    EXPECT_EQ(reopened->header(), test_header());
    EXPECT_EQ(*reopened->entries(), *whole->entries());
    EXPECT_EQ(outcome(reopened->verify()), "done");
}

TEST(Journal, AnEntryMayHaveNoFactsAndEmptyTexts) {
    TemporaryFolder folder;
    auto journal = Journal::create(folder / "game.fielddesk", test_header());
    const NewEntry nothing{"", {}};
    const NewEntry empty_body{"{}", {{Audience::vault(), ""}}};
    ASSERT_TRUE(journal->append(nothing));
    ASSERT_TRUE(journal->append(empty_body));
    const auto entries = *journal->entries();
    EXPECT_EQ(entries[0].order, "");
    EXPECT_TRUE(entries[0].facts.empty());
    EXPECT_EQ(entries[1].facts, empty_body.facts);
    EXPECT_EQ(outcome(journal->verify()), "done");
}

TEST(Journal, LargeBodiesAndZeroBytesAreKept) {
    TemporaryFolder folder;
    const NewEntry large{std::string(300'000, 'o'),
                         {{Audience::everyone(), std::string(5'000'000, 'x')},
                          {Audience::only(SideId{65535}), std::string("a\0b", 3)}}};
    { ASSERT_TRUE(Journal::create(folder / "game.fielddesk", test_header())->append(large)); }
    const auto journal = Journal::open(folder / "game.fielddesk", Journal::Mode::Play);
    const auto entries = *journal->entries();
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_TRUE(entries[0].order == large.order && entries[0].facts == large.facts);
    EXPECT_EQ(outcome(journal->verify()), "done");
}

TEST(Journal, TimeIsUtcWithMilliseconds) {
    EXPECT_THAT(
        Journal::utc_now(),
        MatchesRegex("20[0-9][0-9]-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9].[0-9][0-9][0-9]Z"));
}

TEST(Journal, ClosedGameIsOneFile) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 5);
    EXPECT_THAT(folder.names(), ElementsAre("game.fielddesk"));
}

TEST(Journal, OpeningForPlayAndClosingWritesNothing) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 5);
    const auto before = bytes_of(folder / "game.fielddesk");
    { EXPECT_EQ(Journal::open(folder / "game.fielddesk", Journal::Mode::Play)->entries()->size(), 5U); }
    EXPECT_EQ(bytes_of(folder / "game.fielddesk"), before);
    EXPECT_THAT(folder.names(), ElementsAre("game.fielddesk"));
}

TEST(Journal, MovedJournalGoesOn) {
    TemporaryFolder folder;
    auto first = Journal::create(folder / "game.fielddesk", test_header());
    ASSERT_TRUE(first->append(test_entry(1)));
    Journal second = std::move(*first);
    EXPECT_EQ(second.append(test_entry(2))->number, 2);
    second = std::move(*Journal::create(folder / "other.fielddesk", test_header()));
    EXPECT_EQ(second.entries()->size(), 0U);
    // The first game was let go of by the assignment.
    EXPECT_EQ(Journal::open(folder / "game.fielddesk", Journal::Mode::Play)->entries()->size(), 2U);
}

TEST(Journal, RelativePathOutlivesAChangeOfFolder) {
    TemporaryFolder folder;
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    auto journal = Journal::create("game.fielddesk", test_header());
    std::filesystem::current_path(before);
    ASSERT_TRUE(journal);
    EXPECT_EQ(outcome(journal->append(test_entry(1))), "done");
    EXPECT_EQ(journal->path(), folder / "game.fielddesk");
}

} // namespace
} // namespace fielddesk
