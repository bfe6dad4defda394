#include "engine/journal/chain.h"
#include "tests/journal/game_fixture.h"

#include <gtest/gtest.h>

namespace fielddesk {
namespace {

struct Tampering {
    std::string name;
    std::string sql;
    int broken_entry;
};

void PrintTo(const Tampering& tampering, std::ostream* out) {
    *out << tampering.sql;
}

// The game has five entries with three facts each.
class TamperedGame : public testing::TestWithParam<Tampering> {};

TEST_P(TamperedGame, VerifyNamesTheFirstWrongEntry) {
    TemporaryFolder folder;
    make_game(folder / "game.fielddesk", 5);
    tamper(folder / "game.fielddesk", GetParam().sql);
    const auto journal = Journal::open(folder / "game.fielddesk", Journal::Mode::Look);
    ASSERT_TRUE(journal) << journal.error().detail;
    const auto verified = journal->verify();
    ASSERT_FALSE(verified);
    EXPECT_EQ(verified.error().code, Code("file.altered"));
    EXPECT_EQ(outcome(journal->entries()), "file.altered") << "nobody reads what was changed";
    EXPECT_EQ(verified.error().subjects, Arguments{GetParam().broken_entry});
    EXPECT_EQ(verified.error().detail,
              (folder / "game.fielddesk").string() + ": entry " + std::to_string(GetParam().broken_entry));
}

INSTANTIATE_TEST_SUITE_P(
    Chain, TamperedGame,
    testing::Values(
        Tampering{"AFlippedTime", "UPDATE entries SET at = '1863-05-02T12:00:00.001Z' WHERE number = 3", 3},
        Tampering{"AFlippedOrder",
                  "UPDATE entries SET order_taken = replace(order_taken, 'draw', 'drax') "
                  "WHERE number = 2",
                  2},
        Tampering{"AFlippedHash", "UPDATE entries SET hash = zeroblob(32) WHERE number = 2", 2},
        Tampering{"AFlippedLastHash", "UPDATE entries SET hash = zeroblob(32) WHERE number = 5", 5},
        Tampering{"AShortHash", "UPDATE entries SET hash = zeroblob(31) WHERE number = 4", 4},
        Tampering{"AFlippedNumber",
                  "PRAGMA foreign_keys = OFF; UPDATE entries SET number = 7 WHERE number = 5", 5},
        Tampering{"AFlippedBody", "UPDATE facts SET body = replace(body, '38', '39') WHERE entry = 4", 4},
        Tampering{"AFlippedAudience", "UPDATE facts SET audience = 'side:0' WHERE entry = 1 AND position = 1",
                  1},
        Tampering{"AnOpenedVault", "UPDATE facts SET audience = 'everyone' WHERE entry = 1 AND position = 2",
                  1},
        Tampering{"AnUnknownAudience", "UPDATE facts SET audience = 'Vault' WHERE entry = 3 AND position = 2",
                  3},
        Tampering{"AFlippedPosition", "UPDATE facts SET position = 6 WHERE entry = 3 AND position = 2", 3},
        Tampering{"SwappedFacts",
                  "UPDATE facts SET position = 9 WHERE entry = 3 AND position = 0;"
                  "UPDATE facts SET position = 0 WHERE entry = 3 AND position = 1;"
                  "UPDATE facts SET position = 1 WHERE entry = 3 AND position = 9",
                  3},
        Tampering{"AFactOfAnotherEntry",
                  "PRAGMA foreign_keys = OFF; UPDATE facts SET entry = 5, position = 3 "
                  "WHERE entry = 4 AND position = 2",
                  4},
        Tampering{"AFactOfNoEntry",
                  "PRAGMA foreign_keys = OFF;"
                  "INSERT INTO facts VALUES (6, 0, 'everyone', '{}')",
                  6},
        Tampering{"ADroppedFact", "DELETE FROM facts WHERE entry = 5 AND position = 2", 5},
        Tampering{"AnAddedFact", "INSERT INTO facts VALUES (2, 3, 'everyone', '{}')", 2},
        Tampering{"ADroppedEntry", "DELETE FROM facts WHERE entry = 2; DELETE FROM entries WHERE number = 2",
                  2},
        Tampering{"ADroppedFirstEntry",
                  "DELETE FROM facts WHERE entry = 1; DELETE FROM entries WHERE number = 1", 1},
        Tampering{
            "ADroppedAndRenumberedEntry",
            "PRAGMA foreign_keys = OFF;"
            "DELETE FROM facts WHERE entry = 4; DELETE FROM entries WHERE number = 4;"
            "UPDATE facts SET entry = 4 WHERE entry = 5; UPDATE entries SET number = 4 WHERE number = 5",
            4},
        Tampering{
            "SwappedEntries",
            "PRAGMA foreign_keys = OFF;"
            "UPDATE entries SET number = 9 WHERE number = 2; UPDATE entries SET number = 2 WHERE number = 3;"
            "UPDATE entries SET number = 3 WHERE number = 9; UPDATE facts SET entry = 9 WHERE entry = 2;"
            "UPDATE facts SET entry = 2 WHERE entry = 3; UPDATE facts SET entry = 3 WHERE entry = 9",
            2}),
    [](const auto& tested) { return tested.param.name; });

TEST(Chain, AnEntryTakenBetweenTheFieldsHasAnotherHash) {
    const Hash previous{};
    const Entry one{1, "now", "ab", {{Audience::everyone(), "c"}}, {}};
    const Entry shifted{1, "now", "a", {{Audience::everyone(), "bc"}}, {}};
    const Entry split{1, "now", "ab", {{Audience::everyone(), "c"}, {Audience::everyone(), ""}}, {}};
    EXPECT_NE(hash_of(one, previous), hash_of(shifted, previous));
    EXPECT_NE(hash_of(one, previous), hash_of(split, previous));
}

// Worked out apart from this program, from the description in data/sql/0001_journal.sql.
TEST(Chain, HashesAreAsDescribedInTheFile) {
    const auto header = hash_of(test_header());
    EXPECT_EQ(hex_of(header), "0a32bd26c13e1d4b10b4850280502487b995f8c7cf83ed3b36bbdead698002bb");
    const auto taken = test_entry(1);
    const Entry entry{1, noon(), taken.order, taken.facts, {}};
    EXPECT_EQ(hex_of(hash_of(entry, header)),
              "ecceb0f952d62c25ade95a4e1e7b1e7e9cc6c08b7631691e38b13d4bc260b0f8");
}

} // namespace
} // namespace fielddesk
