#include "tests/engine/kit/kit_files.h"

#include <functional>
#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

using testing::ElementsAre;
using testing::ElementsAreArray;

// One fault put into the shipped files, and what the reader says of it.
struct FaultCase {
    std::string name;
    std::function<void(Json& kit, Json& cards)> spoil;
    KitErrors errors;
};

void PrintTo(const FaultCase& fault, std::ostream* stream) {
    *stream << fault.name;
}

class KitFault : public testing::TestWithParam<FaultCase> {};

TEST_P(KitFault, IsToldWithFilePathAndExpectation) {
    const KitSources shipped = shipped_sources();
    Json kit = Json::parse(shipped.kit.text);
    Json cards = Json::parse(shipped.cards.text);
    GetParam().spoil(kit, cards);
    const auto result = read_kit(sources_of(kit, cards));
    ASSERT_FALSE(result);
    EXPECT_THAT(result.error(), ElementsAreArray(GetParam().errors));
}

Json& event(Json& cards, const char* text) {
    cards["cards"][4]["events"] = Json::array({Json::parse(text)});
    return cards;
}

const std::string effect_words = "advance, advance-drm, attack-drm, battle, else, flip, if, lee, mcclellan, "
                                 "merrimac, no-attacks, reminder, reserves, retreat, set-aside, then";
const std::string condition_words = "adjacent-to-richmond, all, any, at, beyond, lee-in-play, "
                                    "mcclellan-with, merrimac-in-play, not, reserves-at-least";
const std::string long_id = "an-id-that-has-just-one-character-more-x";

#define KIT [](Json & kit, Json&)
#define CARDS [](Json&, Json & cards)

INSTANTIATE_TEST_SUITE_P(
    Shape, KitFault,
    testing::Values(
        FaultCase{"NewerFormat", KIT { kit["fielddesk_kit"] = 2;
} // namespace
, {
    {
        "kit.json", "/fielddesk_kit",
            "expected: the format number 1; a higher one needs a newer Field Desk; there stood 2"
    }
}
} // namespace fielddesk::test
, FaultCase{"UnknownWord", KIT{kit["places"][2]["colour"] = "red";
}
, {
    {
        "kit.json", "/places/2/colour",
            "expected: one of the words id, kind, provenance, title; there stood \"colour\""
    }
}
}
, FaultCase{"MissingWord", KIT{kit["piles"][0].erase("title");
}
, {
    {
        "kit.json", "/piles/0",
            "expected: the word title; there stood {\"id\":\"draw\",\"is_face_down\":true}"
    }
}
}
, FaultCase{"WrongType", KIT{kit["sides"][1]["is_played"] = "no";
}
, {
    {
        "kit.json", "/sides/1/is_played",
            "expected: true, or false for a side that the rules move; there stood \"no\""
    }
}
}
, FaultCase{"IdWithCapitals", KIT{kit["marks"] = Json::parse(R"([{"id": "Dug-In", "title": "Dug in"}])");
}
, {
    {
        "kit.json", "/marks/0/id",
            "expected: an id of lower-case letters, digits and single hyphens; there stood \"Dug-In\""
    }
}
}
, FaultCase{"UnknownRules", KIT{kit["rules"] = "gettysburg";
}
, {
    {
        "kit.json", "/rules",
            "expected: the name of the rules that play the kit: virginia; there stood \"gettysburg\""
    }
}
}
, FaultCase{"UnknownProvenance", KIT{kit["pieces"][3]["faces"][1]["provenance"] = "guessed";
}
, {
    {
        "kit.json", "/pieces/3/faces/1/provenance",
            "expected: where it comes from: printed, inferred, practice or box; there stood \"guessed\""
    }
}
}
, FaultCase{"PieceWithoutFace", KIT{kit["pieces"][3]["faces"] = Json::array();
}
, {
    {
        "kit.json", "/pieces/3/faces",
            "expected: a list of 1 to 4 faces, the one that is up at the start first; there stood []"
    }
}
}
, FaultCase{"GameWithoutAWord", KIT{kit["game"]["leaders"]["lee"].erase("bonus");
}
, {
    { "kit.json", "/game/leaders/lee", "expected: the word bonus; there stood {\"piece\":\"lee\"}" }
}
}
, FaultCase{"PlaceTwiceOnATrack",
            KIT{kit["game"]["fronts"][3]["places"] = {"james-richmond", "james-norfolk", "james-norfolk"};
}
, {
    {
        "kit.json", "/game/fronts/3/places",
            "expected: a list of 3 to 20 places from Richmond outward, none of them twice; there stood "
            "[\"james-richmond\",\"james-norfolk\",\"james-norfolk\"]"
    }
}
}
, FaultCase{"NoKitAtAll", KIT{kit = 5;
}
, {
    { "kit.json", "", "expected: a kit with its format, id, title, version, rules and lists; there stood 5" }
}
},
        FaultCase{"TwoFaults",
                  [](Json& kit, Json& cards) {
    kit["title"] = "";
    cards["cards"][0]["attacks"] = 13;
                  },
                  {{"kit.json", "/title", "expected: a title of 1 to 120 characters; there stood \"\""},
                   {"cards.json", "/cards/0/attacks",
                    "expected: the number of Confederate attacks, from 0 to 12; there stood 13"}}}),
    [](const auto& fault) {
    return fault.param.name; });

INSTANTIATE_TEST_SUITE_P(
    References, KitFault,
    testing::Values(
        FaultCase{"UnknownSide", KIT { kit["pieces"][0]["side"] = "uk";
}
, {
    {"kit.json", "/game/fronts/0/union",
     "expected: the id of a Union army (us-overland, us-peninsula, us-james); there stood "
     "\"us-valley\""},
    {
        "kit.json", "/pieces/0/side", "expected: the id of a side (cs, us); there stood \"uk\""
    }
}
}
, FaultCase{"PieceOfTheWrongKind", KIT{kit["game"]["merrimac"]["piece"] = "lee";
}
, {
    { "kit.json", "/game/merrimac/piece", "expected: the id of a ship (merrimac); there stood \"lee\"" }
}
}
, FaultCase{"UnknownTrack", KIT{kit["game"]["fronts"][1]["no_attack"] = "overland-ban";
}
, {
    {
        "kit.json", "/game/fronts/1/no_attack",
            "expected: the id of a track (turn, step, attacks, valley-attack-drm, valley-advance-drm, "
            "valley-no-attack, overland-attack-drm, overland-advance-drm, overland-no-attack, "
            "peninsula-attack-drm, peninsula-advance-drm, peninsula-no-attack, james-attack-drm, "
            "james-advance-drm, james-no-attack); there stood \"overland-ban\""
    }
}
}
, FaultCase{"UnknownFront", KIT{kit["game"]["ban"][0]["front"] = "west";
}
, {
    {
        "kit.json", "/game/ban/0/front",
            "expected: the id of a front (valley, overland, peninsula, james); there stood \"west\""
    }
}
}
, FaultCase{"SameIdTwice", KIT{kit["piles"].push_back(kit["piles"][1]);
}
, {
    {
        "kit.json", "/piles/4/id",
            "expected: a value of its own, which /piles/1/id does not have; there stood \"aside\""
    }
}
}
, FaultCase{"SameLettersTwice", KIT{kit["sides"][1]["letters"] = "CS";
}
, {
    {
        "kit.json", "/sides/1/letters",
            "expected: a value of its own, which /sides/0/letters does not have; there stood \"CS\""
    }
}
}
, FaultCase{"IdThatIsTooLong", KIT{kit["sections"][3]["id"] = long_id;
}
, {
    {
        "kit.json", "/sections/3/id",
            "expected: an id of at most 39 characters; there stood \"" + long_id + "\""
    }
}
}
, FaultCase{"StartAboveTheLimit", KIT{kit["tracks"][2]["start"] = 21;
}
, {
    { "kit.json", "/tracks/2/start", "expected: a start from 0 to 20; there stood 21" }
}
}
, FaultCase{"StartBelowTheLimit", KIT{kit["tracks"][3]["start"] = -10;
}
, {
    { "kit.json", "/tracks/3/start", "expected: a start from -9 to 9; there stood -10" }
}
}
, FaultCase{"LimitsTheWrongWayRound", KIT{kit["tracks"][0]["minimum"] = 41;
}
, {
    { "kit.json", "/tracks/0/maximum", "expected: at least the minimum of 41; there stood 40" }
}
}
, FaultCase{"DefaultThatIsNoChoice", KIT{kit["options"][0]["default"] = "both";
}
, {
    { "kit.json", "/options/0/default", "expected: one of the choices app, table; there stood \"both\"" }
}
}
, FaultCase{"PileThatTheRulesNeed", KIT{kit["piles"][1]["id"] = "spare";
}
, {
    { "kit.json", "/piles", "expected: an entry with the id \"aside\"; there is none" }
}
}
, FaultCase{"PhaseThatTheRulesNeed", KIT{kit["phases"].erase(4);
}
, {
    { "kit.json", "/phases", "expected: an entry with the id \"over\"; there is none" }
}
}
, FaultCase{"CardNumberTwice", CARDS{cards["cards"][9]["number"] = 9;
}
, {
    {
        "cards.json", "/cards/9/number",
            "expected: a value of its own, which /cards/8/number does not have; there stood 9"
    }
}
}
, FaultCase{"CardIdTwice", CARDS{cards["cards"][9]["id"] = "mcdowell";
}
, {
    {
        "cards.json", "/cards/9/id",
            "expected: a value of its own, which /cards/5/id does not have; there stood \"mcdowell\""
    }
}
}
, FaultCase{"DeckOfAnotherKit", CARDS{cards["kit"] = "gates-of-richmond";
}
, {
    {
        "cards.json", "/kit",
            "expected: the kit's id \"1862-war-in-virginia\"; there stood \"gates-of-richmond\""
    }
}
}),
    [](const auto& fault) {
    return fault.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Vocabulary, KitFault,
    testing::Values(
        FaultCase{"UnknownEffect", CARDS { event(cards, R"({"reserve": 2})");
}
, {
    {
        "cards.json", "/cards/4/events/0/reserve",
            "expected: one of the words " + effect_words + "; there stood \"reserve\""
    }
}
}
, FaultCase{"UnknownEffectDeepInside",
            CARDS{event(cards, R"({"if": {"lee-in-play": true}, "then": [{"battle": {"results": [
                      {"from": 1, "to": 6, "events": [{"reserves": 1}, {"retire": {}}]}]}}]})");
}
, {
    {
        "cards.json", "/cards/4/events/0/then/0/battle/results/0/events/1/retire",
            "expected: one of the words " + effect_words + "; there stood \"retire\""
    }
}
}
, FaultCase{"UnknownCondition", CARDS{cards["cards"][7]["advances"][1]["if"] = {{"near", "us-james"}};
}
, {
    {
        "cards.json", "/cards/7/advances/1/if/near",
            "expected: one of the words " + condition_words + "; there stood \"near\""
    }
}
}
, FaultCase{"TwoWordsInOneEffect", CARDS{event(cards, R"({"lee": "enters", "reserves": 2})");
}
, {
    {
        "cards.json", "/cards/4/events/0",
            "expected: an effect of exactly one word, or if with then and perhaps else; there stood "
            "{\"lee\":\"enters\",\"reserves\":2}"
    }
}
}
, FaultCase{"EffectWithoutAWord", CARDS{event(cards, "{}");
}
, {
    {
        "cards.json", "/cards/4/events/0",
            "expected: an effect of exactly one word, or if with then and perhaps else; there stood {}"
    }
}
}
, FaultCase{"IfWithoutThen", CARDS{event(cards, R"({"if": {"lee-in-play": true}})");
}
, {
    {
        "cards.json", "/cards/4/events/0",
            "expected: the word then; there stood {\"if\":{\"lee-in-play\":true}}"
    }
}
}
, FaultCase{"ThenWithoutIf", CARDS{event(cards, R"({"then": []})");
}
, {
    {
        "cards.json", "/cards/4/events/0",
            "expected: an effect of exactly one word, or if with then and perhaps else; there stood "
            "{\"then\":[]}"
    }
}
}
, FaultCase{"TwoWordsInOneCondition",
            CARDS{event(cards, R"({"if": {"lee-in-play": true, "merrimac-in-play": true}, "then": []})");
}
, {
    {
        "cards.json", "/cards/4/events/0/if",
            "expected: The condition on which the effects of then happen; there stood "
            "{\"lee-in-play\":true,\"merrimac-in-play\":true}"
    }
}
}
, FaultCase{"NoReserves", CARDS{event(cards, R"({"reserves": 0})");
}
, {
    {
        "cards.json", "/cards/4/events/0/reserves",
            "expected: The number of reserve markers that go into the reserve box, or out of it where it "
            "is negative; there stood 0"
    }
}
}
, FaultCase{"UnionWordForAConfederate", CARDS{event(cards, R"({"mcclellan": "cs-james"})");
}
, {
    {
        "cards.json", "/cards/4/events/0/mcclellan",
            "expected: McClellan goes to this Union army, named by its id (us-valley, us-overland, "
            "us-peninsula, us-james); there stood \"cs-james\""
    }
}
}
, FaultCase{"RetreatOfALeader", CARDS{event(cards, R"({"retreat": {"army": "lee", "places": 1}})");
}
, {
    {
        "cards.json", "/cards/4/events/0/retreat/army",
            "expected: the id of an army (us-valley, us-overland, us-peninsula, us-james, cs-valley, "
            "cs-overland, cs-peninsula, cs-james); there stood \"lee\""
    }
}
}
, FaultCase{"ModifierOfAnUnknownFront",
            CARDS{event(cards, R"({"attack-drm": {"value": 1, "front": "west"}})");
}
, {
    {
        "cards.json", "/cards/4/events/0/attack-drm/front",
            "expected: the id of a front (valley, overland, peninsula, james); there stood \"west\""
    }
}
}
, FaultCase{"BattleWithAGap",
            CARDS{event(cards, R"({"battle": {"results": [{"from": 1, "to": 2, "events": []},
                                                                  {"from": 4, "to": 6, "events": []}]}})");
}
, {
    { "cards.json", "/cards/4/events/0/battle/results", "expected: one result for a 3; there are 0" }
}
}
, FaultCase{"BattleWithAnOverlap",
            CARDS{event(cards, R"({"battle": {"results": [{"from": 1, "to": 4, "events": []},
                                                                  {"from": 4, "to": 6, "events": []}]}})");
}
, {
    { "cards.json", "/cards/4/events/0/battle/results", "expected: one result for a 4; there are 2" }
}
}
, FaultCase{"MoreSetAsideThanThereAre", CARDS{event(cards, R"({"set-aside": 5})");
}
, {
    {
        "cards.json", "/cards/4/events/0/set-aside",
            "expected: The number of cards set aside at the start, from 1 to 4, that are shuffled back into "
            "the draw pile; there stood 5"
    }
}
}
, FaultCase{"AdvanceOfAConfederate", CARDS{cards["cards"][3]["advances"][0]["army"] = "cs-valley";
}
, {
    {
        "cards.json", "/cards/3/advances/0/army",
            "expected: the id of a Union army (us-valley, us-overland, us-peninsula, us-james); there stood "
            "\"cs-valley\""
    }
}
}),
    [](const auto& fault) {
    return fault.param.name; });

// A text that is refused before it is looked at as a kit.
struct TextCase {
    std::string name;
    std::string text;
    std::string path;
    std::string message;
};

void PrintTo(const TextCase& fault, std::ostream* stream) {
    *stream << fault.name;
}

class KitText : public testing::TestWithParam<TextCase> {};

TEST_P(KitText, IsRefusedWithThePlaceOfItsFault) {
    KitSources sources = shipped_sources();
    sources.kit.text = GetParam().text;
    const auto result = read_kit(sources);
    ASSERT_FALSE(result);
    EXPECT_THAT(result.error(), ElementsAre(KitError{"kit.json", GetParam().path, GetParam().message}));
}

std::string times(int count, const std::string& text) {
    std::string all;
    for (int index = 0; index < count; ++index)
        all += text;
    return all;
}

std::string nested(std::size_t levels) {
    return std::string(levels, '[') + std::string(levels, ']');
}

INSTANTIATE_TEST_SUITE_P(
    Texts, KitText,
    testing::Values(
        TextCase{
            "Empty", "", "",
            "expected: JSON; line 1, column 1: syntax error while parsing value - unexpected end of input; "
            "expected '[', '{', or a literal"},
        TextCase{
            "CutOff", "{\n  \"id\": \"x\",\n", "/id",
            "expected: JSON; line 3, column 1: syntax error while parsing object key - unexpected end of "
            "input; expected string literal"},
        TextCase{"WordInTheWrongPlace", "{\n  \"id\": yes\n}", "/id",
                 "expected: JSON; line 2, column 9: syntax error while parsing value - invalid literal; last "
                 "read: "
                 "'\"id\": y'"},
        TextCase{
            "BytesThatAreNoText", "[\"\xff\"]", "",
            "expected: JSON; line 1, column 3: syntax error while parsing value - invalid string: ill-formed "
            "UTF-8 byte; last read: '\"?'"},
        TextCase{"HugeNumber", "{\"a\": [1, 1000001]}", "/a/1",
                 "expected: a whole number from -1000000 to 1000000; there stood another"},
        TextCase{"Fraction", "{\"a\": [1.0]}", "/a/0",
                 "expected: a whole number from -1000000 to 1000000; there stood another"},
        TextCase{"Overflow", "[1e999]", "",
                 "expected: JSON; line 1, column 6: number overflow parsing '1e999'"},
        TextCase{"TooDeep", nested(33), times(32, "/0"), "expected: at most 32 levels; there are more"},
        TextCase{"WordTwice", "{\"a\": {\"b\": 1, \"b\": 2}}", "/a/b",
                 "expected: each word once; this one stands here twice"},
        TextCase{"ControlCharacter", "[\"a\\nb\"]", "/0",
                 "expected: a text on one line; there stood a control character"},
        TextCase{"LongText", "[\"" + std::string(1001, 'a') + "\"]", "/0",
                 "expected: a text of at most 1000 bytes; there stood 1001"},
        TextCase{"TooLarge", std::string(1024 * 1024 + 1, ' '), "",
                 "expected: at most 1048576 bytes; there stood 1048577"}),
    [](const auto& fault) { return fault.param.name; });

} // namespace
} // namespace fielddesk::test
