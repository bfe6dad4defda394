#include "tests/app/console_game.h"

#include <gmock/gmock.h>

namespace fielddesk {
namespace {

using ::testing::HasSubstr;

// A game whose cards are asked for when they come up, from who has them in the box.
NewGame with_asked_cards() {
    NewGame game = new_game("table");
    game.choices.emplace_back("unknown-cards", "asked");
    return game;
}

TEST(AskedCard, IsToldByTextAndPlayed) {
    ConsoleGame game(ReplyForm::JsonLines, with_asked_cards());
    const Json turned = game.json("turn 4").at("next");
    EXPECT_EQ(turned.at("headline"), "Card 4 came up. What does yours say?");
    EXPECT_EQ(turned.at("offers").at(0).at("verb"), "note");
    EXPECT_EQ(turned.at("offers").at(0).at("words"), true);
    EXPECT_FALSE(game.json("show").at("desk").contains("card"));
    EXPECT_EQ(game.outcome_of("note nonsense"), "note.unfit-card");
    EXPECT_EQ(game.outcome_of("resolve"), "question.open");
    const Json told = game.json(R"(note {"title": "My own", "events": [], "advances": [], "attacks": 2})");
    EXPECT_EQ(told.at("headline"), "Card 4 is My own, says the box.") << told;
    const Json card = game.json("show").at("desk").at("card");
    EXPECT_EQ(card.at("title"), "My own");
    EXPECT_EQ(card.at("practice"), false);
    EXPECT_EQ(
        game.outcome_of(R"(correct entry 4 {"title": "B", "events": [], "advances": [], "attacks": 1})"),
        "done");
    EXPECT_EQ(game.json("show").at("desk").at("card").at("title"), "B");
    EXPECT_EQ(game.outcome_of("correct entry 4"), "correct.usage");
    EXPECT_EQ(game.reopened().position(Seat::table()).box.cards.size(), 1U);
}

TEST(AskedCard, IsAskedForInASentence) {
    ConsoleGame game(ReplyForm::Sentences, with_asked_cards());
    EXPECT_THAT(game.say("turn 4"), HasSubstr("-> Card 4 came up. What does yours say?"));
    EXPECT_THAT(game.say("offers"), HasSubstr("  note WORDS"));
    EXPECT_THAT(game.say("note {}"),
                HasSubstr("Card 4 cannot be read so: the card: : expected: the word title"));
    EXPECT_THAT(
        game.say(
            R"(note {"title": "My own", "events": [{"reminder": "Drink."}], "advances": [], "attacks": 2})"),
        HasSubstr("Card 4 is My own, says the box."));
    EXPECT_THAT(game.say("resolve"), HasSubstr("Drink."));
    EXPECT_THAT(game.say("show"), HasSubstr("Card 4, My own\n"));
}

} // namespace
} // namespace fielddesk
