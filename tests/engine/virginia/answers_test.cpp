#include "tests/engine/virginia/table.h"

#include <gtest/gtest.h>

namespace fielddesk::test {
namespace {

// Dice that a foreign game file asks for beside the step that the card is at.
Position asked_for(const Table& table, Code purpose, int sides) {
    Position position = table.position();
    position.question = Question{Question::Kind::Dice, purpose, {}, 1, sides, {}};
    return position;
}

std::string answered(const Table& table, const Position& position, int face) {
    const auto facts = decide(table.rules(), position, {Seat::table(), verbs::dice, {face}, Source::Typed});
    return facts ? "" : std::string(facts.error().code.text());
}

TEST(VirginiaAnswers, DieOfMoreFacesThanABattleHasResultsIsRefused) {
    Table table({R"({"events": [{"battle": {"results": [
        {"from": 1, "to": 6, "events": [{"reserves": 1}]}]}}]})"});
    ASSERT_EQ(table.turn(1), "");
    const Position position = asked_for(table, "battle", 1000);
    EXPECT_EQ(answered(table, position, 6), "");
    EXPECT_EQ(answered(table, position, 7), "question.lost");
    EXPECT_EQ(answered(table, position, 1000), "question.lost");
}

TEST(VirginiaAnswers, AdvanceThatTheCardDoesNotOrderIsRefusedAndRuledByNothing) {
    Table table({R"({"events": [{"reserves": 1}]})"});
    ASSERT_EQ(table.turn(1), "");
    const Position position = asked_for(table, "advance", 6);
    EXPECT_EQ(answered(table, position, 1), "question.lost");
    EXPECT_FALSE(table.rules().desk(position, Seat::table()).ruling);
}

} // namespace
} // namespace fielddesk::test
