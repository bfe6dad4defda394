#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

TEST(Decide, FactsBeginWithTheOrderItself) {
    Table table({});
    ASSERT_EQ(table.turn(1), "");
    EXPECT_EQ(table.facts().front(),
              Fact{(facts::OrderGiven{std::nullopt, "turn", {*table.kit().card_numbered(1)}})});
}

TEST(Decide, OrderNamesTheSideThatGaveIt) {
    Table table({});
    const SideId cs = *table.kit().side("cs");
    ASSERT_EQ(table.give("turn", {*table.kit().card_numbered(1)}, Seat::of(cs)), "");
    EXPECT_EQ(std::get<facts::OrderGiven>(table.facts().front().what).side, cs);
}

TEST(Decide, ThingsThatTheKitLacksAreRefusedWhateverTheirKind) {
    Table table({});
    const Arguments lacking{PieceId{999}, PlaceId{999}, PileId{999}, CardId{999}, TrackId{999}, SideId{999}};
    for (const Argument& argument : lacking)
        EXPECT_EQ(table.give("turn", {argument}), "order.arguments") << argument.index();
    EXPECT_EQ(table.give(verbs::correct_piece, {PieceId{999}, PlaceId{0}}), "order.arguments");
}

TEST(Decide, RefusedOrderChangesNothing) {
    Table table({});
    const Position before = table.position();
    EXPECT_EQ(table.attack("valley"), "attack.not-yet");
    EXPECT_EQ(table.position(), before);
}

TEST(Decide, SameOrderInTheSamePositionBringsTheSameFacts) {
    const Table table({});
    const Order order{Seat::table(), "turn", {*table.kit().card_numbered(2)}, Source::Device};
    EXPECT_EQ(decide(table.rules(), table.position(), order).value(),
              decide(table.rules(), table.position(), order).value());
}

TEST(Decide, DiceKeepTheirSource) {
    Table table({R"({"attacks": 1})"});
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    const auto facts =
        decide(table.rules(), table.position(), Order{Seat::table(), verbs::dice, {4}, Source::Device});
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->at(2).what, Happening(facts::DiceRolled{"attack", Roll{6, {4}, Source::Device}}));
}

TEST(Decide, AThrowThatNobodyAskedForIsKeptAndChangesNothing) {
    Table table({R"({"attacks": 1})"});
    const auto decided = [&](Arguments arguments, Source source) {
        return decide(table.rules(), table.position(),
                      Order{Seat::table(), verbs::unasked, std::move(arguments), source});
    };
    const auto facts = decided({6, 3, 4}, Source::Device);
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->at(1).what, Happening(facts::DiceRolled{"unasked", Roll{6, {3, 4}, Source::Device}}));
    Position after = table.position();
    for (const Fact& fact : *facts)
        fold(after, fact);
    EXPECT_EQ(after, table.position());
    EXPECT_EQ(decided({6, 3}, Source::Typed).error().code, Code("order.unknown-verb"));
    EXPECT_EQ(decided({6, 7}, Source::Device).error().code, Code("dice.face"));
    for (const Arguments& wrong : {Arguments{}, Arguments{6}, Arguments{1, 1}, Arguments{6, Code("x")}})
        EXPECT_EQ(decided(wrong, Source::Device).error().code, Code("order.arguments"));
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    EXPECT_EQ(decided({6, 3}, Source::Device).error().code, Code("question.open"));
}

TEST(Decide, DiceMustBeNumbers) {
    Table table({R"({"attacks": 1})"});
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    EXPECT_EQ(table.give(verbs::dice, {Code("six")}), "dice.face");
    EXPECT_EQ(table.give(verbs::dice, {}), "dice.count");
    EXPECT_EQ(table.give(verbs::shuffled, {}), "question.open");
}

} // namespace
} // namespace fielddesk::test
