#include "tests/engine/kit/kit_fault.h"

namespace fielddesk::test {
namespace {

const std::string long_id = "an-id-that-has-just-one-character-more-x";

INSTANTIATE_TEST_SUITE_P(
    References, KitFault,
    testing::Values(
        FaultCase{
            "UnknownSide",
            [](Documents& shipped) { shipped.kit["pieces"][0]["side"] = "uk"; },
            {{"kit.json", "/game/fronts/0/union",
              "expected: the id of a Union army (us-overland, us-peninsula, us-james); there stood "
              "\"us-valley\""},
             {"kit.json", "/pieces/0/side", "expected: the id of a side (cs, us); there stood \"uk\""}}},
        FaultCase{"PieceOfTheWrongKind",
                  [](Documents& shipped) { shipped.kit["game"]["merrimac"]["piece"] = "lee"; },
                  {{"kit.json", "/game/merrimac/piece",
                    "expected: the id of a ship (merrimac); there stood \"lee\""}}},
        FaultCase{"UnknownTrack",
                  [](Documents& shipped) { shipped.kit["game"]["fronts"][1]["no_attack"] = "overland-ban"; },
                  {{"kit.json", "/game/fronts/1/no_attack",
                    "expected: the id of a track (turn, step, attacks, attacks-made, lee-moves, "
                    "valley-attack-drm, valley-advance-drm, valley-no-attack, overland-attack-drm, "
                    "overland-advance-drm, overland-no-attack, "
                    "peninsula-attack-drm, peninsula-advance-drm, peninsula-no-attack, james-attack-drm, "
                    "james-advance-drm, james-no-attack, passed-over); there stood \"overland-ban\""}}},
        FaultCase{
            "UnknownFront",
            [](Documents& shipped) { shipped.kit["game"]["ban"][0]["front"] = "west"; },
            {{"kit.json", "/game/ban/0/front",
              "expected: the id of a front (valley, overland, peninsula, james); there stood \"west\""}}},
        FaultCase{"HandOfAnUnknownSide",
                  [](Documents& shipped) { shipped.kit["piles"][2]["owner"] = "uk"; },
                  {{"kit.json", "/piles/2/owner",
                    "expected: the id of the side whose hand it is (cs, us); there stood \"uk\""}}},
        FaultCase{"SameIdTwice",
                  [](Documents& shipped) { shipped.kit["piles"].push_back(shipped.kit["piles"][1]); },
                  {{"kit.json", "/piles/4/id",
                    "expected: a value of its own, which /piles/1/id does not have; there stood \"aside\""}}},
        FaultCase{
            "SameLettersTwice",
            [](Documents& shipped) { shipped.kit["sides"][1]["letters"] = "CS"; },
            {{"kit.json", "/sides/1/letters",
              "expected: a value of its own, which /sides/0/letters does not have; there stood \"CS\""}}},
        FaultCase{"IdThatIsTooLong",
                  [](Documents& shipped) { shipped.kit["sections"][3]["id"] = long_id; },
                  {{"kit.json", "/sections/3/id",
                    "expected: an id of at most 39 characters; there stood \"" + long_id + "\""}}},
        FaultCase{"StartAboveTheLimit",
                  [](Documents& shipped) { shipped.kit["tracks"][2]["start"] = 21; },
                  {{"kit.json", "/tracks/2/start", "expected: a start from 0 to 20; there stood 21"}}},
        FaultCase{"StartBelowTheLimit",
                  [](Documents& shipped) { shipped.kit["tracks"][5]["start"] = -10; },
                  {{"kit.json", "/tracks/5/start", "expected: a start from -9 to 9; there stood -10"}}},
        FaultCase{
            "LimitsTheWrongWayRound",
            [](Documents& shipped) { shipped.kit["tracks"][0]["minimum"] = 41; },
            {{"kit.json", "/tracks/0/maximum", "expected: at least the minimum of 41; there stood 40"}}},
        FaultCase{"DefaultThatIsNoChoice",
                  [](Documents& shipped) { shipped.kit["options"][0]["default"] = "both"; },
                  {{"kit.json", "/options/0/default",
                    "expected: one of the choices app, table; there stood \"both\""}}},
        FaultCase{"CardNumberTwice",
                  [](Documents& shipped) { shipped.cards["cards"][9]["number"] = 9; },
                  {{"cards.json", "/cards/9/number",
                    "expected: a value of its own, which /cards/8/number does not have; there stood 9"}}},
        FaultCase{
            "CardIdTwice",
            [](Documents& shipped) { shipped.cards["cards"][9]["id"] = "mcdowell"; },
            {{"cards.json", "/cards/9/id",
              "expected: a value of its own, which /cards/5/id does not have; there stood \"mcdowell\""}}},
        FaultCase{"DeckOfAnotherKit",
                  [](Documents& shipped) { shipped.cards["kit"] = "gates-of-richmond"; },
                  {{"cards.json", "/kit",
                    "expected: the kit's id \"1862-war-in-virginia\"; there stood \"gates-of-richmond\""}}}),
    [](const auto& fault) { return fault.param.name; });

} // namespace
} // namespace fielddesk::test
