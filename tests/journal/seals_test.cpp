#include "engine/journal/chain.h"
#include "engine/journal/records.h"
#include "engine/journal/seals.h"
#include "tests/journal/sealed_game.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace fielddesk {
namespace {

Key some_key(std::uint8_t first) {
    Hash bytes{};
    bytes[0] = first;
    return Key(bytes);
}

const Hash here = FieldHasher("here").finish();
const Hash there = FieldHasher("there").finish();

RC_GTEST_PROP(Seals, BodiesComeBackAsTheyWere, (const std::string& body)) {
    const auto opened = unsealed_body(some_key(1), sealed_body(some_key(1), body, here), here);
    RC_ASSERT(opened == body);
}

TEST(Seals, NothingOpensWithAnotherKeyOrAtAnotherPlace) {
    const std::string sealed = sealed_body(some_key(1), "thirty and thirty-eight", here);
    EXPECT_TRUE(unsealed_body(some_key(1), sealed, here));
    EXPECT_FALSE(unsealed_body(some_key(2), sealed, here));
    EXPECT_FALSE(unsealed_body(some_key(1), sealed, there));
}

TEST(Seals, EveryFlippedLetterIsFound) {
    const std::string sealed = sealed_body(some_key(1), "{}", here);
    for (std::size_t at = 0; at < sealed.size(); ++at) {
        std::string flipped = sealed;
        flipped[at] = flipped[at] == 'A' ? 'B' : 'A';
        ASSERT_FALSE(unsealed_body(some_key(1), flipped, here)) << at;
    }
    for (const std::size_t length : {std::size_t{0}, std::size_t{3}, sealed.size() - 4})
        EXPECT_FALSE(unsealed_body(some_key(1), sealed.substr(0, length), here));
    EXPECT_FALSE(unsealed_body(some_key(1), "{\"cards\":[30,38]}", here));
}

TEST(Seals, LengthTellsNothing) {
    std::set<std::size_t> lengths;
    for (std::size_t length = 0; length < 500; ++length)
        lengths.insert(sealed_body(some_key(1), std::string(length, 'x'), here).size());
    EXPECT_EQ(lengths.size(), 1U);
}

TEST(Seals, TheSameBodyIsSealedInAnotherWayEachTime) {
    EXPECT_NE(sealed_body(some_key(1), "{}", here), sealed_body(some_key(1), "{}", here));
}

TEST(Seals, PinOpensItsOwnLockAndNoOther) {
    const auto lock = lock_up(some_key(7), "1862", here, blue);
    ASSERT_TRUE(lock && lock->has_pin());
    const auto key = unlocked(*lock, "1862", here, blue);
    ASSERT_TRUE(key);
    EXPECT_EQ(key->bytes(), some_key(7).bytes());
    EXPECT_EQ(outcome(unlocked(*lock, "1863", here, blue)), "pin.wrong");
    EXPECT_EQ(outcome(unlocked(*lock, "", here, blue)), "pin.wrong");
    EXPECT_EQ(outcome(unlocked(*lock, "1862", here, grey)), "pin.wrong");
    EXPECT_EQ(outcome(unlocked(*lock, "1862", there, blue)), "pin.wrong");
}

TEST(Seals, WithoutAPinTheKeyLiesInTheLock) {
    const auto lock = lock_up(some_key(7), "", here, blue);
    ASSERT_TRUE(lock);
    EXPECT_FALSE(lock->has_pin());
    EXPECT_EQ(unlocked(*lock, "", here, blue)->bytes(), some_key(7).bytes());
}

TEST(Seals, VaultNeedsTheKeyOfEverySide) {
    KeyRing ring(2);
    ring.add(blue, some_key(1));
    EXPECT_FALSE(ring.key_for(Audience::vault()));
    EXPECT_TRUE(ring.key_for(Audience::only(blue)));
    EXPECT_FALSE(ring.key_for(Audience::only(grey)));
    ring.add(grey, some_key(2));
    const auto vault = ring.key_for(Audience::vault());
    ASSERT_TRUE(vault);
    KeyRing other(2);
    other.add(blue, some_key(2));
    other.add(grey, some_key(1));
    EXPECT_NE(other.key_for(Audience::vault())->bytes(), vault->bytes());
}

TEST_F(SealedGame, IsReadAsItWasWrittenWithEveryKey) {
    make({{blue, "one"}, {grey, "two"}});
    auto journal = Journal::open(m_path, Journal::Mode::Look);
    ASSERT_TRUE(journal);
    EXPECT_EQ(audiences_of(*journal), Readable{"everyone"});
    ASSERT_TRUE(journal->unlock(grey, "two"));
    EXPECT_EQ(audiences_of(*journal), (Readable{"everyone", "side"}));
    ASSERT_TRUE(journal->unlock(blue, "one"));
    const auto entries = journal->entries();
    for (std::int64_t number = 1; number <= 5; ++number)
        EXPECT_EQ(entries->at(static_cast<std::size_t>(number - 1)).facts, test_entry(number).facts);
    EXPECT_TRUE(journal->verify());
}

TEST_F(SealedGame, HoldsNoPrivateWordInItsBytes) {
    make({{blue, "one"}, {grey, "two"}});
    const std::string bytes = bytes_of(m_path);
    EXPECT_EQ(bytes.find("cards"), std::string::npos);
    EXPECT_EQ(bytes.find("[4,1,2]"), std::string::npos);
    EXPECT_NE(bytes.find("drew"), std::string::npos);
}

TEST_F(SealedGame, GoesOnOnlyWithEveryKey) {
    make({{blue, "one"}, {grey, ""}});
    auto journal = Journal::open(m_path, Journal::Mode::Play);
    ASSERT_TRUE(journal);
    EXPECT_EQ(outcome(journal->append(test_entry(6))), "file.sealed");
    EXPECT_EQ(outcome(journal->unlock(blue, "wrong")), "pin.wrong");
    ASSERT_TRUE(journal->unlock(blue, "one"));
    EXPECT_TRUE(journal->append(test_entry(6)));
}

struct Broken {
    const char* name;
    const char* sql;
    const char* found; // the code, and what the detail ends with
};

void PrintTo(const Broken& broken, std::ostream* out) {
    *out << broken.sql;
}

class BrokenSeal : public SealedGame, public ::testing::WithParamInterface<Broken> {};

// Whoever holds no key finds what the chain finds; nobody can put it right again without every key.
TEST_P(BrokenSeal, IsFoundAndNamed) {
    make({{blue, "one"}, {grey, ""}});
    tamper(m_path, GetParam().sql);
    const std::string found = verified();
    EXPECT_EQ(found.substr(0, found.find(' ')),
              std::string("file.") + (GetParam().found[0] == 'k' ? "damaged" : "altered"));
    EXPECT_NE(found.find(GetParam().found), std::string::npos) << found;
}

INSTANTIATE_TEST_SUITE_P(
    Seals, BrokenSeal,
    ::testing::Values(
        Broken{"AFlippedBit",
               "UPDATE facts SET body = 'A' || substr(body, 2) WHERE entry = 2 AND position = 1 AND body NOT "
               "LIKE 'A%'; UPDATE facts SET body = 'B' || substr(body, 2) WHERE entry = 3 AND position = 2",
               "entry "},
        Broken{"SwappedFacts",
               "UPDATE facts SET position = 9 WHERE entry = 2 AND position = 1;"
               "UPDATE facts SET position = 1 WHERE entry = 2 AND position = 2;"
               "UPDATE facts SET position = 2 WHERE entry = 2 AND position = 9",
               "entry 2"},
        Broken{"AReplayedFact",
               "UPDATE facts SET body = (SELECT body FROM facts WHERE entry = 1 AND position = 2) "
               "WHERE entry = 4 AND position = 2",
               "entry 4"},
        Broken{"ADroppedFact", "DELETE FROM facts WHERE entry = 5 AND position = 2", "entry 5"},
        Broken{"ADroppedEntry", "DELETE FROM facts WHERE entry = 3; DELETE FROM entries WHERE number = 3",
               "entry 3"},
        Broken{"ADroppedEnd", "DELETE FROM facts WHERE entry = 5; DELETE FROM entries WHERE number = 5",
               "entry 5"},
        Broken{"ADroppedMark", "DELETE FROM last_entry", "entry 5"},
        Broken{"AFlippedKey", "UPDATE seats SET key = zeroblob(72) WHERE side = 0", "key of side 0"},
        Broken{"AnotherSalt", "UPDATE seats SET salt = zeroblob(16) WHERE side = 0", "key of side 0"},
        Broken{"HoursOfWork", "UPDATE seats SET operations = 1000000000 WHERE side = 0", "key of side 0"}),
    [](const auto& each) { return each.param.name; });

// Makes the hashes right again, as somebody can who holds the file and no key.
void rehash(const std::filesystem::path& path) {
    SQLite::Database database(path.c_str(), SQLite::OPEN_READWRITE);
    Hash previous = hash_of(*read_header(database, path));
    const auto entries = read_entries(database, path);
    for (const Entry& entry : *entries) {
        previous = hash_of(entry, previous);
        SQLite::Statement row(database, "UPDATE entries SET hash = ? WHERE number = ?");
        bind_hash(row, 1, previous);
        row.bind(2, entry.number);
        row.exec();
    }
    SQLite::Statement end(database, "UPDATE last_entry SET hash = ?");
    bind_hash(end, 1, previous);
    end.exec();
}

// Somebody with the file but without the keys makes hashes and marks as good as can be: the seals still hold.
TEST_F(SealedGame, WhatIsPutElsewhereCannotBeOpenedThere) {
    make({{blue, "one"}, {grey, ""}});
    tamper(m_path, "UPDATE facts SET body = (SELECT body FROM facts WHERE entry = 1 AND position = 1) "
                   "WHERE entry = 4 AND position = 1");
    rehash(m_path);
    auto journal = Journal::open(m_path, Journal::Mode::Look);
    ASSERT_TRUE(journal);
    const auto entries = journal->entries();
    ASSERT_FALSE(entries);
    EXPECT_EQ(entries.error().code, Code("file.altered"));
    EXPECT_EQ(entries.error().subjects, Arguments{4});
}

TEST_F(SealedGame, EndThatSomebodyElseMarkedIsFoundWithTheKeys) {
    make({{blue, "one"}, {grey, ""}});
    tamper(m_path, "DELETE FROM facts WHERE entry = 5; DELETE FROM entries WHERE number = 5;"
                   "UPDATE last_entry SET number = 4, hash = (SELECT hash FROM entries WHERE number = 4)");
    EXPECT_EQ(verified(), "done") << "nobody can tell without the keys";
    EXPECT_NE(verified({{blue, "one"}}).find("entry 4"), std::string::npos);
}

TEST_F(SealedGame, GameWithoutKeysIsNotSealed) {
    make_game(m_path, 5);
    const auto journal = Journal::open(m_path, Journal::Mode::Look);
    EXPECT_FALSE(journal->is_sealed());
    EXPECT_TRUE(journal->seat_keys().empty());
    EXPECT_EQ(audiences_of(*journal), (Readable{"everyone", "side", "vault"}));
}

} // namespace
} // namespace fielddesk
