#include "tests/engine/kit/kit_fault.h"

namespace fielddesk::test {
namespace {

// Makes this the only event of the fifth card.
void set_event(Documents& shipped, const char* text) {
    shipped.cards["cards"][4]["events"] = Json::array({Json::parse(text)});
}

const std::string effect_words = "advance, advance-drm, attack-drm, battle, else, flip, if, lee, mcclellan, "
                                 "merrimac, no-attacks, reminder, reserves, retreat, set-aside, then";
const std::string condition_words = "adjacent-to-richmond, all, any, at, beyond, lee-in-play, "
                                    "mcclellan-with, merrimac-in-play, not, reserves-at-least";

INSTANTIATE_TEST_SUITE_P(
    Vocabulary, KitFault,
    testing::Values(
        FaultCase{"UnknownEffect",
                  [](Documents& shipped) { set_event(shipped, R"({"reserve": 2})"); },
                  {{"cards.json", "/cards/4/events/0/reserve",
                    "expected: one of the words " + effect_words + "; there stood \"reserve\""}}},
        FaultCase{"UnknownEffectDeepInside",
                  [](Documents& shipped) {
                      set_event(shipped, R"({"if": {"lee-in-play": true}, "then": [{"battle": {"results": [
                      {"from": 1, "to": 6, "events": [{"reserves": 1}, {"retire": {}}]}]}}]})");
                  },
                  {{"cards.json", "/cards/4/events/0/then/0/battle/results/0/events/1/retire",
                    "expected: one of the words " + effect_words + "; there stood \"retire\""}}},
        FaultCase{"UnknownCondition",
                  [](Documents& shipped) {
                      shipped.cards["cards"][7]["advances"][1]["if"] = {{"near", "us-james"}};
                  },
                  {{"cards.json", "/cards/7/advances/1/if/near",
                    "expected: one of the words " + condition_words + "; there stood \"near\""}}},
        FaultCase{"TwoWordsInOneEffect",
                  [](Documents& shipped) { set_event(shipped, R"({"lee": "enters", "reserves": 2})"); },
                  {{"cards.json", "/cards/4/events/0",
                    "expected: an effect of exactly one word, or if with then and perhaps else; there stood "
                    "{\"lee\":\"enters\",\"reserves\":2}"}}},
        FaultCase{
            "EffectWithoutAWord",
            [](Documents& shipped) { set_event(shipped, "{}"); },
            {{"cards.json", "/cards/4/events/0",
              "expected: an effect of exactly one word, or if with then and perhaps else; there stood {}"}}},
        FaultCase{"IfWithoutThen",
                  [](Documents& shipped) { set_event(shipped, R"({"if": {"lee-in-play": true}})"); },
                  {{"cards.json", "/cards/4/events/0",
                    "expected: the word then; there stood {\"if\":{\"lee-in-play\":true}}"}}},
        FaultCase{"ThenWithoutIf",
                  [](Documents& shipped) { set_event(shipped, R"({"then": []})"); },
                  {{"cards.json", "/cards/4/events/0",
                    "expected: an effect of exactly one word, or if with then and perhaps else; there stood "
                    "{\"then\":[]}"}}},
        FaultCase{"TwoWordsInOneCondition",
                  [](Documents& shipped) {
                      set_event(shipped,
                                R"({"if": {"lee-in-play": true, "merrimac-in-play": true}, "then": []})");
                  },
                  {{"cards.json", "/cards/4/events/0/if",
                    "expected: The condition on which the effects of then happen; there stood "
                    "{\"lee-in-play\":true,\"merrimac-in-play\":true}"}}},
        FaultCase{
            "NoReserves",
            [](Documents& shipped) { set_event(shipped, R"({"reserves": 0})"); },
            {{"cards.json", "/cards/4/events/0/reserves",
              "expected: The number of reserve markers that go into the reserve box, or out of it where it "
              "is negative; there stood 0"}}},
        FaultCase{"UnionWordForAConfederate",
                  [](Documents& shipped) { set_event(shipped, R"({"mcclellan": "cs-james"})"); },
                  {{"cards.json", "/cards/4/events/0/mcclellan",
                    "expected: McClellan goes to this Union army, named by its id (us-valley, us-overland, "
                    "us-peninsula, us-james); there stood \"cs-james\""}}},
        FaultCase{
            "RetreatOfALeader",
            [](Documents& shipped) { set_event(shipped, R"({"retreat": {"army": "lee", "places": 1}})"); },
            {{"cards.json", "/cards/4/events/0/retreat/army",
              "expected: the id of an army (us-valley, us-overland, us-peninsula, us-james, cs-valley, "
              "cs-overland, cs-peninsula, cs-james); there stood \"lee\""}}},
        FaultCase{
            "ModifierOfAnUnknownFront",
            [](Documents& shipped) {
                set_event(shipped, R"({"attack-drm": {"value": 1, "front": "west"}})");
            },
            {{"cards.json", "/cards/4/events/0/attack-drm/front",
              "expected: the id of a front (valley, overland, peninsula, james); there stood \"west\""}}},
        FaultCase{"BattleWithAGap",
                  [](Documents& shipped) {
                      set_event(shipped, R"({"battle": {"results": [{"from": 1, "to": 2, "events": []},
                                                                  {"from": 4, "to": 6, "events": []}]}})");
                  },
                  {{"cards.json", "/cards/4/events/0/battle/results",
                    "expected: one result for a 3; there are 0"}}},
        FaultCase{"BattleWithAnOverlap",
                  [](Documents& shipped) {
                      set_event(shipped, R"({"battle": {"results": [{"from": 1, "to": 4, "events": []},
                                                                  {"from": 4, "to": 6, "events": []}]}})");
                  },
                  {{"cards.json", "/cards/4/events/0/battle/results",
                    "expected: one result for a 4; there are 2"}}},
        FaultCase{"MoreSetAsideThanThereAre",
                  [](Documents& shipped) { set_event(shipped, R"({"set-aside": 5})"); },
                  {{"cards.json", "/cards/4/events/0/set-aside",
                    "expected: The number of cards set aside at the start, from 1 to 4, that are shuffled "
                    "back into "
                    "the draw pile; there stood 5"}}},
        FaultCase{"AdvanceOfAConfederate",
                  [](Documents& shipped) { shipped.cards["cards"][3]["advances"][0]["army"] = "cs-valley"; },
                  {{"cards.json", "/cards/3/advances/0/army",
                    "expected: the id of a Union army (us-valley, us-overland, us-peninsula, us-james); "
                    "there stood "
                    "\"cs-valley\""}}}),
    [](const auto& fault) { return fault.param.name; });

} // namespace
} // namespace fielddesk::test
