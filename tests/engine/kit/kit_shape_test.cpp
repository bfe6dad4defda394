#include "tests/engine/kit/kit_fault.h"

namespace fielddesk::test {
namespace {

INSTANTIATE_TEST_SUITE_P(
    Shape, KitFault,
    testing::Values(
        FaultCase{"NewerFormat",
                  [](Documents& shipped) { shipped.kit["fielddesk_kit"] = 2; } // namespace
                  ,
                  {{"kit.json", "/fielddesk_kit",
                    "expected: the format number 1; a higher one needs a newer Field Desk; there stood 2"}}}
        // namespace fielddesk::test
        ,
        FaultCase{"UnknownWord",
                  [](Documents& shipped) { shipped.kit["places"][2]["colour"] = "red"; },
                  {{"kit.json", "/places/2/colour",
                    "expected: one of the words id, kind, provenance, title; there stood \"colour\""}}},
        FaultCase{"MissingWord",
                  [](Documents& shipped) { shipped.kit["piles"][0].erase("title"); },
                  {{"kit.json", "/piles/0",
                    "expected: the word title; there stood {\"id\":\"draw\",\"is_face_down\":true}"}}},
        FaultCase{"WrongType",
                  [](Documents& shipped) { shipped.kit["sides"][1]["is_played"] = "no"; },
                  {{"kit.json", "/sides/1/is_played",
                    "expected: true, or false for a side that the rules move; there stood \"no\""}}},
        FaultCase{
            "IdWithCapitals",
            [](Documents& shipped) {
                shipped.kit["marks"] = Json::parse(R"([{"id": "Dug-In", "title": "Dug in"}])");
            },
            {{"kit.json", "/marks/0/id",
              "expected: an id of lower-case letters, digits and single hyphens; there stood \"Dug-In\""}}},
        FaultCase{"MoreMarksThanAPieceCanBear",
                  [](Documents& shipped) {
                      for (int number = 0; number < 33; ++number)
                          shipped.kit["marks"].push_back(
                              {{"id", "mark-" + std::to_string(number)}, {"title", "Dug in"}});
                  },
                  {{"kit.json", "/marks",
                    "expected: a list of at most 32 marks; there stood [{\"id\":\"mark-0\",\"title\":\"Dug "
                    "in\"},{\"id\":\"mark-1\",\"title\":\"Du..."}}},
        FaultCase{"UnknownRules",
                  [](Documents& shipped) { shipped.kit["rules"] = "gettysburg"; },
                  {{"kit.json", "/rules",
                    "expected: the name of the rules that play the kit: virginia or gates; there stood "
                    "\"gettysburg\""}}},
        FaultCase{
            "UnknownProvenance",
            [](Documents& shipped) { shipped.kit["pieces"][3]["faces"][1]["provenance"] = "guessed"; },
            {{"kit.json", "/pieces/3/faces/1/provenance",
              "expected: where it comes from: printed, inferred, practice or box; there stood \"guessed\""}}},
        FaultCase{
            "PieceWithoutFace",
            [](Documents& shipped) { shipped.kit["pieces"][3]["faces"] = Json::array(); },
            {{"kit.json", "/pieces/3/faces",
              "expected: a list of 1 to 4 faces, the one that is up at the start first; there stood []"}}},
        FaultCase{
            "GameWithoutAWord",
            [](Documents& shipped) { shipped.kit["game"]["leaders"]["lee"].erase("bonus"); },
            {{"kit.json", "/game/leaders/lee", "expected: the word bonus; there stood {\"piece\":\"lee\"}"}}},
        FaultCase{
            "PlaceTwiceOnATrack",
            [](Documents& shipped) {
                shipped.kit["game"]["fronts"][3]["places"] = {"james-richmond", "james-norfolk",
                                                              "james-norfolk"};
            },
            {{"kit.json", "/game/fronts/3/places",
              "expected: a list of 3 to 20 places from Richmond outward, none of them twice; there stood "
              "[\"james-richmond\",\"james-norfolk\",\"james-norfolk\"]"}}},
        FaultCase{"IdOfAThousandLetters",
                  [](Documents& shipped) { shipped.kit["piles"][0]["id"] = std::string(999, 'a') + "!"; },
                  {{"kit.json", "/piles/0/id",
                    "expected: an id of lower-case letters, digits and single hyphens; there stood \"" +
                        std::string(59, 'a') + "..."}}},
        FaultCase{"NoKitAtAll",
                  [](Documents& shipped) { shipped.kit = 5; },
                  {{"kit.json", "",
                    "expected: a kit with its format, id, title, version, rules and lists; there stood 5"}}},
        FaultCase{"TwoFaults",
                  [](Documents& shipped) {
                      shipped.kit["title"] = "";
                      shipped.cards["cards"][0]["attacks"] = 13;
                  },
                  {{"kit.json", "/title", "expected: a title of 1 to 120 characters; there stood \"\""},
                   {"cards.json", "/cards/0/attacks",
                    "expected: the number of Confederate attacks, from 0 to 12; there stood 13"}}}),
    [](const auto& fault) { return fault.param.name; });

} // namespace
} // namespace fielddesk::test
