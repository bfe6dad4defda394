#include "tests/engine/kit/kit_files.h"

#include <gmock/gmock.h>
#include <set>

namespace fielddesk::test {
namespace {

using Words = std::set<std::string>;

const Words effect_words{"reserves",  "lee",    "mcclellan",  "merrimac",    "retreat",    "advance",
                         "set-aside", "battle", "attack-drm", "advance-drm", "no-attacks", "flip",
                         "reminder",  "if",     "then",       "else"};
const Words condition_words{"at",
                            "beyond",
                            "adjacent-to-richmond",
                            "lee-in-play",
                            "merrimac-in-play",
                            "mcclellan-with",
                            "reserves-at-least",
                            "not",
                            "all",
                            "any"};

const Json& definitions() {
    static const Json schema = Json::parse(shipped_sources().cards_schema.text);
    return schema.at("definitions");
}

Words documented(const char* definition) {
    Words words;
    for (const auto& [word, schema] : definitions().at(definition).at("properties").items()) {
        const auto description = schema.value("description", std::string());
        if (description.size() > 20 && description.ends_with('.')) words.insert(word);
    }
    return words;
}

// Every word that stands anywhere in the deck's instructions.
void collect(const Json& value, Words& words) {
    if (value.is_object()) {
        for (const auto& [word, member] : value.items())
            words.insert(word);
    }
    if (!value.is_structured()) return;
    for (const Json& member : value)
        collect(member, words);
}

TEST(VirginiaCards, EveryWordOfAnEffectIsDocumentedInASentence) {
    EXPECT_EQ(documented("effect"), effect_words);
    EXPECT_EQ(definitions().at("effect").at("properties").size(), effect_words.size());
}

TEST(VirginiaCards, EveryWordOfAConditionIsDocumentedInASentence) {
    EXPECT_EQ(documented("condition"), condition_words);
    EXPECT_EQ(definitions().at("condition").at("properties").size(), condition_words.size());
}

TEST(VirginiaCards, PracticeDeckUsesEveryWord) {
    Words used;
    for (const Card& card : shipped_kit().cards)
        collect(Json::parse(card.instructions), used);
    EXPECT_THAT(effect_words,
                testing::Each(testing::Truly([&](const auto& word) { return used.contains(word); })));
    EXPECT_THAT(condition_words,
                testing::Each(testing::Truly([&](const auto& word) { return used.contains(word); })));
}

TEST(VirginiaCards, ThereAre28NumberedFrom1AndFourAreSetAside) {
    const Kit& kit = shipped_kit();
    ASSERT_EQ(kit.cards.size(), 28u);
    for (int number = 1; number <= 28; ++number)
        EXPECT_TRUE(kit.card_numbered(number)) << number;
    EXPECT_EQ(Json::parse(kit.game).at("set_aside"), 4);
}

TEST(VirginiaCards, AllAreMarkedAsPracticeAndTellTheirHistory) {
    for (const Card& card : shipped_kit().cards) {
        EXPECT_EQ(card.provenance, Provenance::Practice) << card.title;
        EXPECT_NE(card.date.find("1862"), std::string::npos) << card.title;
        EXPECT_GE(card.history.size(), 60u) << card.title;
        EXPECT_TRUE(card.history.ends_with('.')) << card.title;
    }
}

TEST(VirginiaCards, InstructionsAreEventsAdvancesAndAttacks) {
    const Kit& kit = shipped_kit();
    const Card& williamsburg = kit.cards[kit.card("williamsburg").value()];
    EXPECT_EQ(Json::parse(williamsburg.instructions),
              Json::parse(R"({"events": [], "advances": [{"army": "us-peninsula"}], "attacks": 2})"));
}

TEST(VirginiaCards, LeeEntersByExactlyOneCard) {
    int count = 0;
    for (const Card& card : shipped_kit().cards) {
        Words words;
        collect(Json::parse(card.instructions), words);
        count += words.contains("lee") ? 1 : 0;
    }
    EXPECT_EQ(count, 1);
}

} // namespace
} // namespace fielddesk::test
