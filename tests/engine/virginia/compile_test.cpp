#include "engine/games/virginia/program.h"
#include "engine/games/virginia/virginia.h"
#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

using namespace fielddesk::virginia;

// The first card of a kit with these instructions, compiled.
struct Compiled {
    explicit Compiled(const std::string& instructions)
        : kit(kit_with_cards({instructions})), board(read_board(kit).value()),
          program(compile(kit, board, kit.cards[CardId{0}])) {}

    const Action& action(std::size_t index) const { return program->steps.at(index).action; }
    template <typename StepType>
    const StepType& step(std::size_t index) const {
        return std::get<StepType>(action(index));
    }

    Kit kit;
    Board board;
    tl::expected<Program, KitErrors> program;
};

Compiled event(const std::string& event) {
    return Compiled(R"({"events": [)" + event + "]}");
}

Words paths_of_errors(const std::string& instructions) {
    Words paths;
    const Compiled compiled(instructions);
    if (!compiled.program)
        for (const KitError& error : compiled.program.error()) {
            EXPECT_EQ(error.file, "cards.json");
            paths.push_back(error.path);
        }
    return paths;
}

TEST(VirginiaCompile, Reserves_Cards) {
    EXPECT_EQ(event(R"({"reserves": -2})").step<steps::Reserves>(0).change, -2);
}

TEST(VirginiaCompile, Lee_Cards) {
    EXPECT_TRUE(std::holds_alternative<steps::LeeEnters>(event(R"({"lee": "enters"})").action(0)));
}

TEST(VirginiaCompile, McClellan_Cards) {
    EXPECT_EQ(event(R"({"mcclellan": "us-james"})").step<steps::McClellanMoves>(0).front, FrontId::James);
}

TEST(VirginiaCompile, Merrimac_Cards) {
    EXPECT_FALSE(event(R"({"merrimac": "leaves"})").step<steps::MerrimacMoves>(0).is_in_play);
    EXPECT_TRUE(event(R"({"merrimac": "returns"})").step<steps::MerrimacMoves>(0).is_in_play);
}

TEST(VirginiaCompile, RetreatIsAStepAPlace_Cards) {
    const Compiled compiled = event(R"({"retreat": {"army": "cs-overland", "places": 3}})");
    ASSERT_EQ(compiled.program->steps.size(), 3u);
    EXPECT_EQ(compiled.step<steps::Retreat>(2).front, FrontId::Overland);
    EXPECT_FALSE(compiled.step<steps::Retreat>(2).is_union);
    EXPECT_TRUE(event(R"({"retreat": {"army": "us-valley", "places": 1}})").step<steps::Retreat>(0).is_union);
}

TEST(VirginiaCompile, UnionAdvanceIsAStepAPlaceAndAFailureSkipsTheRest_Cards) {
    const Compiled compiled = event(R"({"advance": {"army": "us-valley", "places": 3, "roll": true}})");
    ASSERT_EQ(compiled.program->steps.size(), 3u);
    for (std::size_t index = 0; index < 3; ++index) {
        EXPECT_TRUE(compiled.step<steps::UnionAdvance>(index).is_rolled);
        EXPECT_EQ(compiled.step<steps::UnionAdvance>(index).skipped_on_failure, 2 - index);
    }
}

TEST(VirginiaCompile, ConfederateAdvance_Cards) {
    const Compiled compiled = event(R"({"advance": {"army": "cs-james", "places": 2}})");
    ASSERT_EQ(compiled.program->steps.size(), 2u);
    EXPECT_EQ(compiled.step<steps::ConfederateAdvance>(1).front, FrontId::James);
}

TEST(VirginiaCompile, SetAside_Cards) {
    EXPECT_EQ(event(R"({"set-aside": 3})").step<steps::SetAsideReturns>(0).count, 3);
}

TEST(VirginiaCompile, BattleSendsEachFaceToItsResultAndAllOnToTheSameStep_Cards) {
    const Compiled compiled = event(R"({"battle": {"results": [
        {"from": 1, "to": 2, "events": [{"reserves": 1}]}, {"from": 3, "to": 6, "events": []}]}}, {"merrimac": "leaves"})");
    // 0 battle, 1 reserves, 2 jump, 3 jump, 4 merrimac
    EXPECT_THAT(compiled.step<steps::Battle>(0).goes_to, testing::ElementsAre(1, 1, 3, 3, 3, 3));
    EXPECT_EQ(compiled.step<steps::Jump>(2).goes_to, 4);
    EXPECT_EQ(compiled.step<steps::Jump>(3).goes_to, 4);
    EXPECT_EQ(compiled.program->steps[1].depth, 1);
    EXPECT_EQ(compiled.program->steps[4].depth, 0);
}

TEST(VirginiaCompile, ModifiersOfOneFrontOrAll_Cards) {
    EXPECT_EQ(event(R"({"attack-drm": {"value": 2}})").step<steps::AttackDrm>(0).front, std::nullopt);
    EXPECT_EQ(event(R"({"attack-drm": {"value": -1, "front": "james"}})").step<steps::AttackDrm>(0).front,
              FrontId::James);
    EXPECT_EQ(event(R"({"advance-drm": {"value": -1}})").step<steps::AdvanceDrm>(0).value, -1);
    EXPECT_EQ(event(R"({"advance-drm": {"value": 1, "front": "valley"}})").step<steps::AdvanceDrm>(0).front,
              FrontId::Valley);
}

TEST(VirginiaCompile, NoAttacks_Cards) {
    EXPECT_EQ(event(R"({"no-attacks": {}})").step<steps::NoAttacks>(0).front, std::nullopt);
    EXPECT_EQ(event(R"({"no-attacks": {"front": "overland"}})").step<steps::NoAttacks>(0).front,
              FrontId::Overland);
}

TEST(VirginiaCompile, Flip_Cards) {
    EXPECT_EQ(event(R"({"flip": {"army": "us-james", "face": "full"}})").step<steps::Flip>(0).face, 0);
    EXPECT_EQ(event(R"({"flip": {"army": "us-james", "face": "reduced"}})").step<steps::Flip>(0).face, 1);
}

TEST(VirginiaCompile, RemindersAreCountedThroughTheCard_Cards) {
    const Compiled compiled = event(
        R"({"reminder": "A."}, {"if": {"lee-in-play": true}, "then": [{"reminder": "B."}]}, {"reminder": "C."})");
    EXPECT_EQ(compiled.step<steps::Reminder>(0).index, 0);
    EXPECT_EQ(compiled.step<steps::Reminder>(2).index, 1);
    EXPECT_EQ(compiled.step<steps::Reminder>(3).index, 2);
    EXPECT_EQ(compiled.program->reminders, (Words{"A.", "B.", "C."}));
}

TEST(VirginiaCompile, IfThenElseJumps_Cards) {
    const Compiled compiled =
        event(R"({"if": {"lee-in-play": true}, "then": [{"reserves": 1}], "else": [{"reserves": -1}]})");
    // 0 unless, 1 then, 2 jump, 3 else
    EXPECT_EQ(compiled.step<steps::Unless>(0).goes_to, 3);
    EXPECT_EQ(compiled.step<steps::Jump>(2).goes_to, 4);
    EXPECT_EQ(compiled.step<steps::Unless>(0).condition.kind, Condition::Kind::LeeInPlay);
}

TEST(VirginiaCompile, EachWordOfAConditionHasItsKind_Cards) {
    using Kind = Condition::Kind;
    const std::vector<std::pair<std::string, Kind>> words{
        {R"({"at": {"piece": "lee", "place": "beside-board"}})", Kind::At},
        {R"({"beyond": {"piece": "us-valley", "place": "valley-staunton"}})", Kind::Beyond},
        {R"({"adjacent-to-richmond": "us-valley"})", Kind::BesideRichmond},
        {R"({"lee-in-play": true})", Kind::LeeInPlay},
        {R"({"merrimac-in-play": true})", Kind::MerrimacInPlay},
        {R"({"mcclellan-with": "us-valley"})", Kind::McClellanWith},
        {R"({"reserves-at-least": 2})", Kind::ReservesAtLeast},
        {R"({"not": {"lee-in-play": true}})", Kind::Not},
        {R"({"all": [{"lee-in-play": true}]})", Kind::All},
        {R"({"any": [{"lee-in-play": true}]})", Kind::Any}};
    for (const auto& [word, kind] : words)
        EXPECT_EQ(event(R"({"if": )" + word + R"(, "then": []})").step<steps::Unless>(0).condition.kind, kind)
            << word;
}

TEST(VirginiaCompile, EventsComeBeforeAdvancesAndAttacksLast_Sequence) {
    const Compiled compiled(
        R"({"attacks": 4, "advances": [{"army": "us-james", "if": {"lee-in-play": true}}], "events": [{"reserves": 1}]})");
    EXPECT_EQ(compiled.program->part_at(0), Part::Events);
    EXPECT_EQ(compiled.program->part_at(1), Part::Advances);
    EXPECT_EQ(compiled.program->part_at(2), Part::Advances);
    EXPECT_EQ(compiled.program->part_at(3), Part::Attacks);
    EXPECT_EQ(compiled.program->attacks, 4);
    EXPECT_EQ(compiled.step<steps::Unless>(1).goes_to, 3);
}

TEST(VirginiaCompile, ErrorsNameTheSpot_Cards) {
    EXPECT_THAT(paths_of_errors(R"({"events": [{"reserves": 1}, {"charge": 1}]})"),
                testing::ElementsAre("/cards/0/events/1"));
    EXPECT_THAT(paths_of_errors(R"({"events": [{}]})"), testing::ElementsAre("/cards/0/events/0"));
    EXPECT_THAT(paths_of_errors(R"({"events": [{"if": {"raining": true}, "then": []}]})"),
                testing::ElementsAre("/cards/0/events/0/if"));
    EXPECT_THAT(paths_of_errors(R"({"events": [{"mcclellan": "cs-valley"}]})"),
                testing::ElementsAre("/cards/0/events/0/mcclellan"));
    EXPECT_THAT(paths_of_errors(R"({"events": [{"attack-drm": {"value": 1, "front": "west"}}]})"),
                testing::ElementsAre("/cards/0/events/0/attack-drm/front"));
    EXPECT_THAT(paths_of_errors(R"({"events": [{"retreat": {"army": "lee", "places": 1}}]})"),
                testing::ElementsAre("/cards/0/events/0/retreat/army"));
    EXPECT_THAT(
        paths_of_errors(
            R"({"events": [{"if": {"not": {"at": {"piece": "nobody", "place": "reserve-box"}}}, "then": []}]})"),
        testing::ElementsAre("/cards/0/events/0/if/not/at/piece"));
    EXPECT_THAT(paths_of_errors(R"({"advances": [{"army": "us-valley"}, {"army": "cs-valley"}]})"),
                testing::Contains("/cards/0/advances/1/army"));
}

TEST(VirginiaCompile, PlaceOfAConditionIsOnTheTrackOfItsArmy_Cards) {
    EXPECT_THAT(
        paths_of_errors(
            R"({"events": [{"if": {"beyond": {"piece": "cs-valley", "place": "overland-falmouth"}}, "then": []}]})"),
        testing::ElementsAre("/cards/0/events/0/if/beyond/place"));
    EXPECT_THAT(
        paths_of_errors(
            R"({"events": [{"if": {"beyond": {"piece": "lee", "place": "reserve-box"}}, "then": []}]})"),
        testing::ElementsAre("/cards/0/events/0/if/beyond/place"));
    EXPECT_THAT(
        paths_of_errors(
            R"({"events": [{"if": {"at": {"piece": "us-james", "place": "valley-staunton"}}, "then": []}]})"),
        testing::ElementsAre("/cards/0/events/0/if/at/place"));
}

TEST(VirginiaCompile, AllCardsAreReadBeforeTheErrorsAreTold_Cards) {
    const auto rules = make_rules(
        kit_with_cards({R"({"events": [{"charge": 1}]})", "{}", R"({"events": [{"charge": 1}]})"}));
    ASSERT_FALSE(rules);
    ASSERT_EQ(rules.error().size(), 2u);
    EXPECT_EQ(rules.error()[1].path, "/cards/2/events/0");
}

TEST(VirginiaCompile, DeckMustHaveMoreCardsThanAreSetAside_SetUp) {
    const auto rules = make_rules(kit_with_cards({}, 4));
    ASSERT_FALSE(rules);
    EXPECT_EQ(rules.error().front().path, "/cards");
    EXPECT_TRUE(make_rules(kit_with_cards({}, 5)));
}

} // namespace
} // namespace fielddesk::test
