#include "engine/position/fact_codec.h"

#include "engine/kit/json.h"
#include "tests/engine/position/every_fact.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>
#include <set>

namespace fielddesk::test {
namespace {

TEST(FactCodec, ThereIsAnExampleOfEveryFact) {
    std::set<std::size_t> kinds;
    for (const Happening& fact : every_fact())
        kinds.insert(fact.index());
    EXPECT_EQ(kinds.size(), std::variant_size_v<Happening>);
}

TEST(FactCodec, ThereIsAnExampleOfEveryArgument) {
    std::set<std::size_t> kinds;
    for (const Argument& argument : every_argument())
        kinds.insert(argument.index());
    EXPECT_EQ(kinds.size(), std::variant_size_v<Argument>);
}

TEST(FactCodec, EveryFactIsReadAsItWasWritten) {
    const FactCodec codec(marked_kit());
    for (const Happening& fact : every_fact()) {
        const std::string text = codec.encode(fact);
        const auto read = codec.decode(text);
        ASSERT_TRUE(read) << text << ": " << read.error().detail;
        EXPECT_EQ(*read, fact) << text;
    }
}

TEST(FactCodec, EveryFactHasItsOwnName) {
    const FactCodec codec(marked_kit());
    std::set<std::string> names;
    std::set<std::size_t> kinds;
    for (const Happening& fact : every_fact()) {
        names.insert(Json::parse(codec.encode(fact)).at("fact").get<std::string>());
        kinds.insert(fact.index());
    }
    EXPECT_EQ(names.size(), kinds.size());
}

// The words below are the file format: they may never change.
TEST(FactCodec, FactsAreWrittenWithTheIdsOfTheKit) {
    const FactCodec codec(marked_kit());
    const Kit& kit = marked_kit();
    const auto written = [&](const Happening& fact) { return Json::parse(codec.encode(fact)); };
    EXPECT_EQ(written(facts::PieceMoved{*kit.piece("us-valley"), *kit.place("valley-winchester")}),
              Json::parse(R"({"fact": "moved", "piece": "us-valley", "place": "valley-winchester"})"));
    EXPECT_EQ(
        written(
            facts::CardShown{*kit.card("kernstown"), *kit.pile("draw"), *kit.pile("play"), Source::Device}),
        Json::parse(
            R"({"fact": "card", "card": "kernstown", "from": "draw", "to": "play", "source": "device"})"));
    EXPECT_EQ(written(facts::OrderGiven{*kit.side("cs"), "attack", {Code("valley")}}),
              Json::parse(R"({"fact": "order", "side": "cs", "verb": "attack", "arguments": ["valley"]})"));
    EXPECT_EQ(
        written(facts::DiceRolled{"attack", {6, {4}, Source::Typed}}),
        Json::parse(
            R"({"fact": "dice", "purpose": "attack", "roll": {"sides": 6, "faces": [4], "source": "typed"}})"));
}

TEST(FactCodec, EachKindOfArgumentIsToldApart) {
    const FactCodec codec(marked_kit());
    const Kit& kit = marked_kit();
    EXPECT_EQ(codec.encode(Argument(4)), Json(4));
    EXPECT_EQ(codec.encode(Argument(Code("valley"))), Json("valley"));
    EXPECT_EQ(codec.encode(Argument(*kit.piece("lee"))), (Json{{"piece", "lee"}}));
    EXPECT_EQ(codec.encode(Argument(*kit.place("reserve-box"))), (Json{{"place", "reserve-box"}}));
    EXPECT_EQ(codec.encode(Argument(*kit.pile("draw"))), (Json{{"pile", "draw"}}));
    EXPECT_EQ(codec.encode(Argument(*kit.card("kernstown"))), (Json{{"card", "kernstown"}}));
    EXPECT_EQ(codec.encode(Argument(*kit.track("attacks"))), (Json{{"track", "attacks"}}));
    EXPECT_EQ(codec.encode(Argument(*kit.side("us"))), (Json{{"side", "us"}}));
}

template <typename IdType>
IdType any_id(std::size_t count) {
    return {*rc::gen::inRange<std::uint16_t>(0, static_cast<std::uint16_t>(count))};
}
Code any_code() {
    const auto text = *rc::gen::container<std::string>(rc::gen::inRange<char>(1, 127));
    return Code(std::string_view(text).substr(0, Code::capacity));
}

Argument any_argument() {
    const Kit& kit = marked_kit();
    switch (*rc::gen::inRange(0, 8)) {
    case 0:
        return *rc::gen::arbitrary<int>();
    case 1:
        return any_code();
    case 2:
        return any_id<PieceId>(kit.pieces.size());
    case 3:
        return any_id<PlaceId>(kit.places.size());
    case 4:
        return any_id<PileId>(kit.piles.size());
    case 5:
        return any_id<CardId>(kit.cards.size());
    case 6:
        return any_id<TrackId>(kit.tracks.size());
    default:
        return any_id<SideId>(kit.sides.size());
    }
}

Arguments any_arguments() {
    Arguments arguments;
    for (int left = *rc::gen::inRange(0, 5); left > 0; --left)
        arguments.push_back(any_argument());
    return arguments;
}

std::vector<Modifier> any_modifiers() {
    std::vector<Modifier> modifiers;
    for (int left = *rc::gen::inRange(0, 4); left > 0; --left)
        modifiers.push_back({any_code(), *rc::gen::arbitrary<int>(), any_code()});
    return modifiers;
}

Ruling any_ruling() {
    Ruling ruling;
    ruling.code = any_code();
    ruling.section = any_code();
    ruling.subjects = any_arguments();
    ruling.comparison = *rc::gen::element(Comparison::AtMost, Comparison::MoreThan);
    ruling.target = any_modifiers();
    ruling.drm = any_modifiers();
    ruling.chance = {*rc::gen::arbitrary<std::int64_t>(), *rc::gen::arbitrary<std::int64_t>()};
    if (*rc::gen::arbitrary<bool>())
        ruling.roll =
            Roll{*rc::gen::arbitrary<int>(), *rc::gen::arbitrary<std::vector<int>>(), Source::Typed};
    if (*rc::gen::arbitrary<bool>()) ruling.success = *rc::gen::arbitrary<bool>();
    return ruling;
}

RC_GTEST_PROP(FactCodecProperty, RulingsAreReadAsTheyWereWritten, ()) {
    const FactCodec codec(marked_kit());
    const Happening fact = facts::RulingMade{any_ruling()};
    RC_ASSERT(codec.decode(codec.encode(fact)).value() == fact);
}

RC_GTEST_PROP(FactCodecProperty, OrdersAreReadAsTheyWereWritten, ()) {
    const FactCodec codec(marked_kit());
    facts::OrderGiven order{std::nullopt, any_code(), any_arguments()};
    if (*rc::gen::arbitrary<bool>()) order.side = any_id<SideId>(2);
    RC_ASSERT(codec.decode(codec.encode(Happening(order))).value() == Happening(order));
}

RC_GTEST_PROP(FactCodecProperty, QuestionsAreReadAsTheyWereWritten, ()) {
    const FactCodec codec(marked_kit());
    const auto kind = *rc::gen::element(
        Question::Kind::Dice, Question::Kind::Choice, Question::Kind::Shuffle, Question::Kind::Cell,
        Question::Kind::Rating, Question::Kind::Connection, Question::Kind::Arrival, Question::Kind::Card);
    const Happening fact =
        facts::QuestionAsked{{kind, any_code(), any_arguments(), *rc::gen::arbitrary<int>(),
                              *rc::gen::arbitrary<int>(), any_id<PileId>(4)}};
    RC_ASSERT(codec.decode(codec.encode(fact)).value() == fact);
}

RC_GTEST_PROP(FactCodecProperty, NumbersAreReadAsTheyWereWritten,
              (std::uint64_t seed, std::int64_t entry, int value)) {
    const FactCodec codec(marked_kit());
    for (const Happening& fact :
         {Happening(facts::SeedChosen{seed}), Happening(facts::OrderUndone{entry, true}),
          Happening(facts::TrackSet{TrackId{0}, value})})
        RC_ASSERT(codec.decode(codec.encode(fact)).value() == fact);
}

} // namespace
} // namespace fielddesk::test
