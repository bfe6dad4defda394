#include "engine/fair/chance.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <numeric>
#include <rapidcheck/gtest.h>

namespace fielddesk::fair {
namespace {

// The bytes 0 to 31. What must come of them was worked out by scripts/verify-fair, which shares no code.
Secret plain_secret() {
    Secret secret{};
    std::iota(secret.begin(), secret.end(), std::uint8_t{0});
    return secret;
}

const std::vector<Phrase> two_phrases{{"blue", "Hats off"}, {"table", "Grün"}};
constexpr int number = 3;

std::vector<CardId> cards(std::size_t count) {
    std::vector<CardId> all;
    for (std::size_t index = 0; index < count; ++index)
        all.push_back(CardId{static_cast<std::uint16_t>(index)});
    return all;
}

TEST(Chance, CommitmentIsAsItIsWrittenDown) {
    EXPECT_EQ(hex_of(commitment_of(number, plain_secret())),
              "fef154d03f2308bbdc42246405fb1dd31fb4936d1df4d988418c1f3c89b38110");
    EXPECT_NE(commitment_of(number, plain_secret()), commitment_of(number + 1, plain_secret()));
}

TEST(Chance, SeedIsAsItIsWrittenDown) {
    EXPECT_EQ(hex_of(seed_of(number, plain_secret(), two_phrases)),
              "6c491fd0cfbd55c7b95190878a66c0ccc01e200fd68802212d57e62685516dbd");
}

TEST(Chance, EveryPhraseChangesTheSeed) {
    const Hash bare = seed_of(number, plain_secret(), {});
    const Hash one = seed_of(number, plain_secret(), {{"blue", "Hats off"}});
    EXPECT_NE(bare, one);
    EXPECT_NE(one, seed_of(number, plain_secret(), {{"red", "Hats off"}}));
    EXPECT_NE(one, seed_of(number, plain_secret(), {{"blueHats", " off"}}));
}

TEST(Chance, NumbersAreAsTheyAreWrittenDown) {
    Stream stream(seed_of(number, plain_secret(), two_phrases));
    std::vector<std::uint64_t> drawn;
    for (const std::uint64_t limit : {6, 6, 6, 52, 1'000'000, 1, 2})
        drawn.push_back(stream.below(limit));
    EXPECT_EQ(drawn, (std::vector<std::uint64_t>{5, 2, 1, 0, 302'171, 0, 1}));
}

TEST(Chance, OrderIsAsItIsWrittenDown) {
    std::vector<int> order;
    for (const CardId card : shuffled(cards(8), seed_of(number, plain_secret(), two_phrases)))
        order.push_back(card.value);
    EXPECT_EQ(order, (std::vector<int>{6, 7, 4, 3, 2, 1, 0, 5}));
}

TEST(Chance, SaltAndCardAreAsTheyAreWrittenDown) {
    const Hash salt = salt_of(seed_of(number, plain_secret(), two_phrases), 5);
    EXPECT_EQ(hex_of(salt), "c2803ab228ba1fcf28908b759180f76061e5daf26c31fcbb0fda564533124b9b");
    EXPECT_EQ(hex_of(card_commitment(salt, number, 5, "kernstown")),
              "9a5c24c900bf150ff26ce2eb96849f7ae45a4dc67c037245546082869cac3acf");
}

TEST(Chance, DiceAreAsTheyAreWrittenDown) {
    EXPECT_EQ(dice(plain_secret(), 17, 5, 6), (std::vector<int>{1, 5, 5, 4, 5}));
    EXPECT_NE(dice(plain_secret(), 17, 5, 6), dice(plain_secret(), 18, 5, 6));
}

TEST(Chance, SecretsOfASeedAreTheSameAndOthersAreNot) {
    EXPECT_EQ(new_secret(7, "dice", 1), new_secret(7, "dice", 1));
    EXPECT_NE(new_secret(7, "dice", 1), new_secret(7, "shuffle", 1));
    EXPECT_NE(new_secret(7, "dice", 1), new_secret(7, "dice", 2));
    EXPECT_NE(new_secret(7, "dice", 1), new_secret(8, "dice", 1));
    EXPECT_NE(new_secret(std::nullopt, "dice", 1), new_secret(std::nullopt, "dice", 1));
}

RC_GTEST_PROP(Chance, ShufflesKeepEveryCard, (const Secret& secret, std::uint8_t count)) {
    std::vector<CardId> order = shuffled(cards(count), secret);
    std::sort(order.begin(), order.end());
    RC_ASSERT(order == cards(count));
}

RC_GTEST_PROP(Chance, NumbersStayBelowTheirLimit, (const Secret& secret)) {
    const auto limit = *rc::gen::nonZero<std::uint64_t>();
    Stream stream(secret);
    for (int times = 0; times < 20; ++times)
        RC_ASSERT(stream.below(limit) < limit);
}

// Each of the six orders of three cards comes about as often as the others: of 60,000 shuffles 10,000 each,
// and 500 more or less would be more than five standard deviations.
TEST(Chance, EveryOrderIsAsLikelyAsTheOthers) {
    std::map<std::vector<CardId>, int> times;
    for (int shuffle = 0; shuffle < 60'000; ++shuffle)
        ++times[shuffled(cards(3), new_secret(1862, "shuffle", shuffle))];
    ASSERT_EQ(times.size(), 6U);
    for (const auto& [order, count] : times)
        EXPECT_NEAR(count, 10'000, 500);
}

TEST(Hashes, AreReadAsTheyAreWritten) {
    const Hash hash = plain_secret();
    EXPECT_EQ(hash_of_hex(hex_of(hash)), hash);
    for (const char* wrong : {"", "00", "0g", "ABCD"})
        EXPECT_EQ(hash_of_hex(wrong), std::nullopt);
    EXPECT_EQ(hash_of_hex(hex_of(hash) + "0"), std::nullopt);
    std::string capital = hex_of(hash);
    capital.back() = 'F';
    EXPECT_EQ(hash_of_hex(capital), std::nullopt);
}

} // namespace
} // namespace fielddesk::fair
