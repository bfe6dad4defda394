#include "engine/position/fact_codec.h"

#include "tests/engine/position/every_fact.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace fielddesk::test {
namespace {

std::string problem_of(const std::string& text) {
    const FactCodec codec(marked_kit());
    const auto read = codec.decode(text);
    if (read) return "";
    EXPECT_EQ(read.error().code, Code("journal.unreadable-fact"));
    return read.error().detail;
}

TEST(FactCodecGarbage, WhatIsNoObjectOrHasNoNameIsRefused) {
    for (const std::string text :
         {"", "{", "null", "[]", "7", "\"moved\"", "\xff\xfe", "{\"fact\":\"moved\"} x"})
        EXPECT_EQ(problem_of(text), "it is no JSON object") << text;
    for (const std::string text : {"{}", R"({"fact": 7})", R"({"piece": "lee"})"})
        EXPECT_EQ(problem_of(text), "it has no name") << text;
}

TEST(FactCodecGarbage, UnknownFactIsNamed) {
    EXPECT_EQ(problem_of(R"({"fact": "earthquake"})"), "unknown fact: earthquake");
}

TEST(FactCodecGarbage, FieldThatIsMissingOrOfTheWrongKindIsNamed) {
    EXPECT_EQ(problem_of(R"({"fact": "moved", "piece": "lee"})"), "place is missing");
    EXPECT_EQ(problem_of(R"({"fact": "moved", "piece": 3, "place": "reserve-box"})"), "piece is no id");
    EXPECT_EQ(problem_of(R"({"fact": "moved", "piece": "grant", "place": "reserve-box"})"),
              "piece is an id that the kit does not have");
    EXPECT_EQ(problem_of(R"({"fact": "piece-marked", "piece": "lee", "mark": "tired", "on": 1})"),
              "on is neither true nor false");
    EXPECT_EQ(problem_of(R"({"fact": "pile-ordered", "pile": "draw", "cards": "all"})"), "cards is no list");
    EXPECT_EQ(problem_of(R"({"fact": "noted", "text": "hello"})"), "text is no object");
    EXPECT_EQ(
        problem_of(
            R"({"fact": "card", "card": "kernstown", "from": "draw", "to": "play", "source": "radio"})"),
        "source is an unknown word");
}

TEST(FactCodecGarbage, NumbersThatDoNotFitAreRefused) {
    const auto track = [](const std::string& value) {
        return problem_of(R"({"fact": "track", "track": "turn", "value": )" + value + "}");
    };
    EXPECT_EQ(track("2147483647"), "");
    EXPECT_EQ(track("2147483648"), "value is out of range");
    EXPECT_EQ(track("-2147483649"), "value is out of range");
    EXPECT_EQ(track("18446744073709551615"), "value is out of range");
    EXPECT_EQ(track("1.5"), "value is no whole number");
    EXPECT_EQ(track("\"1\""), "value is no whole number");
    EXPECT_EQ(problem_of(R"({"fact": "flipped", "piece": "lee", "face": 256})"), "face is out of range");
    EXPECT_EQ(problem_of(R"({"fact": "flipped", "piece": "lee", "face": -1})"), "face is out of range");
    EXPECT_EQ(problem_of(R"({"fact": "undone", "entry": 9223372036854775808, "confirmed": true})"),
              "entry is out of range");
    EXPECT_EQ(problem_of(R"({"fact": "seed", "seed": -1})"), "seed is no whole number");
}

TEST(FactCodecGarbage, CodeThatIsTooLongIsRefused) {
    const std::string longest(Code::capacity, 'x');
    EXPECT_EQ(problem_of(R"({"fact": "order", "verb": ")" + longest + "\"}"), "");
    EXPECT_EQ(problem_of(R"({"fact": "order", "verb": "x)" + longest + "\"}"), "verb is no code");
}

TEST(FactCodecGarbage, ArgumentOfNoKnownKindIsRefused) {
    const auto argument = [](const std::string& json) {
        return problem_of(R"({"fact": "order", "verb": "x", "arguments": [)" + json + "]}");
    };
    EXPECT_EQ(argument(R"({"piece": "lee"})"), "");
    EXPECT_EQ(argument(R"({"horse": "traveller"})"), "arguments is an argument of an unknown kind");
    EXPECT_EQ(argument(R"({"piece": "grant"})"), "arguments is an id that the kit does not have");
    EXPECT_EQ(argument(R"({"piece": "lee", "place": "reserve-box"})"), "arguments is no argument");
    EXPECT_EQ(argument("{}"), "arguments is no argument");
    EXPECT_EQ(argument("null"), "arguments is no argument");
    EXPECT_EQ(argument("true"), "arguments is no argument");
    EXPECT_EQ(argument("1.5"), "arguments is no whole number");
}

TEST(FactCodecGarbage, FieldsOfALaterVersionAreOverlooked) {
    EXPECT_EQ(problem_of(R"({"fact": "shuffled", "pile": "draw", "by": "hand"})"), "");
}

RC_GTEST_PROP(FactCodecGarbageProperty, AnyBytesAreReadOrRefused, (const std::string& bytes)) {
    const FactCodec codec(marked_kit());
    const auto read = codec.decode(bytes);
    RC_ASSERT(!read);
    RC_ASSERT(read.error().code == Code("journal.unreadable-fact"));
}

// A file that was damaged in one byte: what is still read can be written and is the same again.
RC_GTEST_PROP(FactCodecGarbageProperty, DamagedFactsAreRefusedOrSound, ()) {
    const FactCodec codec(marked_kit());
    const auto facts = every_fact();
    std::string text = codec.encode(facts[*rc::gen::inRange<std::size_t>(0, facts.size())]);
    text[*rc::gen::inRange<std::size_t>(0, text.size())] = *rc::gen::arbitrary<char>();
    if (const auto read = codec.decode(text)) RC_ASSERT(codec.decode(codec.encode(*read)).value() == *read);
}

RC_GTEST_PROP(FactCodecGarbageProperty, TruncatedFactsAreRefused, ()) {
    const FactCodec codec(marked_kit());
    const auto facts = every_fact();
    const std::string text = codec.encode(facts[*rc::gen::inRange<std::size_t>(0, facts.size())]);
    RC_ASSERT(
        !codec.decode(std::string_view(text).substr(0, *rc::gen::inRange<std::size_t>(0, text.size()))));
}

} // namespace
} // namespace fielddesk::test
