#include "engine/games/virginia/sequence.h"
#include "engine/games/virginia/virginia.h"
#include "tests/engine/virginia/table.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

const DeskAction* action_of(const Desk& desk, const std::string& verb, const std::string& front) {
    for (const DeskAction& action : desk.actions)
        if (action.order.verb.text() == verb && action.order.arguments == Arguments{Code(front)})
            return &action;
    return nullptr;
}

TEST(VirginiaDesk, LanesAreTheFourFrontsFromRichmondOutward) {
    const Table table({});
    const Desk desk = table.desk();
    ASSERT_EQ(desk.lanes.size(), 4u);
    EXPECT_EQ(desk.lanes[0].id, Code("valley"));
    EXPECT_EQ(desk.lanes[0].places.front().place, table.place("valley-richmond"));
    EXPECT_EQ(desk.lanes[0].places.back().place, table.place("valley-washington"));
    EXPECT_EQ(desk.lanes[3].places.size(), 6u);
}

TEST(VirginiaDesk, ValueOfAnArmySaysHowItComesAbout_McClellan) {
    const Table table({});
    const Desk desk = table.desk();
    for (const DeskPlace& place : desk.lanes[2].places)
        for (const DeskCounter& counter : place.counters)
            if (counter.piece == table.piece("us-peninsula")) {
                EXPECT_EQ(counter.value_lines, (std::vector<Modifier>{{"value.army", 3, "attacks"},
                                                                      {"value.mcclellan", 1, "mcclellan"}}));
            }
}

TEST(VirginiaDesk, TurnsAreThosePlayedAndThoseInTheDrawPile) {
    Table table({}, {}, 28);
    EXPECT_EQ(table.desk().turn, 0);
    EXPECT_EQ(table.desk().turns, 24);
    table.play(1);
    EXPECT_EQ(table.desk().turn, 1);
    EXPECT_EQ(table.desk().turns, 24);
}

TEST(VirginiaDesk, CountsSayHowTheyComeAbout) {
    Table table({}, {}, 28);
    table.play(1);
    table.finish_turn();
    table.play(2);
    const Desk desk = table.desk();
    EXPECT_EQ(total(desk.turns_lines), desk.turns);
    EXPECT_EQ(desk.turns_lines.front(), (Modifier{"count.turns", 2, "sequence"}));
    EXPECT_EQ(desk.piles.size(), 4u);
    for (const DeskPile& pile : desk.piles)
        EXPECT_EQ(total(pile.count_lines), pile.count) << pile.pile.value;
    EXPECT_EQ(desk.piles.front().count_lines.at(1), (Modifier{"count.aside", -4, "set-up"}));
}

TEST(VirginiaDesk, StagesShowWhereTheTurnIs_Sequence) {
    Table table({R"({"advances": [{"army": "us-valley"}]})"});
    ASSERT_EQ(table.turn(1), "");
    std::vector<Progress> progress;
    for (const DeskStage& stage : table.desk().stages)
        progress.push_back(stage.progress);
    EXPECT_THAT(progress,
                testing::ElementsAre(Progress::Done, Progress::Done, Progress::Now, Progress::Ahead));
}

TEST(VirginiaDesk, TurningACardIsHeldNotTapped) {
    const Desk desk = Table({}).desk();
    ASSERT_EQ(desk.actions.size(), 1u);
    EXPECT_EQ(desk.actions[0].order.verb, Code("turn"));
    EXPECT_TRUE(desk.actions[0].is_held);
}

TEST(VirginiaDesk, NextInstructionIsNamedOnItsButton) {
    Table table({R"({"events": [{"reserves": 2}]})"});
    ASSERT_EQ(table.turn(1), "");
    EXPECT_EQ(table.desk().actions.front().title, (Text{"line.reserves-gained", {2}}));
    EXPECT_EQ(table.desk().headline.code, Code("now.events"));
}

TEST(VirginiaDesk, CardLinesSayWhatIsDoneAndWhatIsToCome) {
    Table table(
        {R"({"events": [{"reserves": 1}, {"merrimac": "leaves"}], "advances": [{"army": "us-valley"}], "attacks": 2})"});
    ASSERT_EQ(table.turn(1), "");
    ASSERT_EQ(table.resolve(), "");
    const auto card = table.desk().card;
    ASSERT_TRUE(card);
    ASSERT_EQ(card->lines.size(), 4u);
    EXPECT_EQ(card->lines[0].progress, Progress::Done);
    EXPECT_EQ(card->lines[1].progress, Progress::Now);
    EXPECT_EQ(card->lines[2].progress, Progress::Ahead);
    EXPECT_EQ(card->lines[3].text, (Text{"line.attacks", {2}}));
}

std::vector<Progress> progress_of_lines(const Table& table) {
    const Desk desk = table.desk();
    std::vector<Progress> progress;
    for (const DeskCardLine& line : desk.card->lines)
        progress.push_back(line.progress);
    return progress;
}

TEST(VirginiaDesk, BranchThatWasNotTakenIsPassedOver_Events) {
    using testing::ElementsAre;
    Table table(
        {R"({"events": [{"if": {"lee-in-play": true}, "then": [{"reserves": 1}], "else": [{"reserves": 2}]}]})",
         R"({"events": [{"if": {"merrimac-in-play": true}, "then": [{"reserves": 1}], "else": [{"reserves": 2}]}]})"});
    ASSERT_EQ(table.turn(1), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_THAT(progress_of_lines(table), ElementsAre(Progress::Skipped, Progress::Skipped, Progress::Now,
                                                      Progress::Now, Progress::Ahead))
        << "the condition, its branch, the word before the other branch, that branch, the attacks";
    EXPECT_EQ(table.desk().card->lines.at(2).text.code, Code("line.otherwise"));
    EXPECT_EQ(table.desk().card->lines.at(2).depth, 0);
    ASSERT_EQ(table.resolve(), "");
    EXPECT_THAT(progress_of_lines(table), ElementsAre(Progress::Skipped, Progress::Skipped, Progress::Done,
                                                      Progress::Done, Progress::Now));
    ASSERT_EQ(table.end(), "");
    ASSERT_EQ(table.turn(2), "");
    EXPECT_EQ(progress_of_lines(table).front(), Progress::Now);
    ASSERT_EQ(table.resolve(), "");
    ASSERT_EQ(table.resolve(), "");
    EXPECT_THAT(progress_of_lines(table), ElementsAre(Progress::Done, Progress::Done, Progress::Skipped,
                                                      Progress::Skipped, Progress::Now));
}

TEST(VirginiaDesk, KitOfAnOlderGameWithoutThatTrackIsPlayed_Events) {
    Kit kit = kit_with_cards({});
    IdVector<TrackId, TrackDefinition> older;
    for (const TrackDefinition& track : kit.tracks)
        if (track.id != Code("passed-over")) older.push_back(track);
    ASSERT_EQ(older.size() + 1, kit.tracks.size());
    kit.tracks = older;
    const auto rules = virginia::make_rules(kit);
    ASSERT_TRUE(rules);
    Position position = blank_position((*rules)->kit());
    std::vector<std::uint8_t> options;
    for (const OptionDefinition& option : kit.options)
        options.push_back(option.id == Code("deck") ? 1 : static_cast<std::uint8_t>(option.default_choice));
    for (const Fact& fact : (*rules)->begin(options, false))
        fold(position, fact);
    const auto turned =
        (*rules)->decide(position, {Seat::table(), virginia::verbs::turn, {CardId{0}}, Source::Typed});
    ASSERT_TRUE(turned);
    for (const Fact& fact : *turned)
        fold(position, fact);
    EXPECT_TRUE((*rules)->desk(position, Seat::table()).card);
}

TEST(VirginiaDesk, AdvanceAfterAFailedRollIsPassedOver_Advances) {
    Table table({R"({"advances": [{"army": "us-peninsula", "places": 2, "roll": true}], "attacks": 1})"});
    ASSERT_EQ(table.turn(1), "");
    ASSERT_EQ(table.resolve(), "");
    ASSERT_EQ(table.die(6), "");
    EXPECT_THAT(progress_of_lines(table),
                testing::ElementsAre(Progress::Done, Progress::Skipped, Progress::Now));
}

TEST(VirginiaDesk, OnlyTheBattlesResultIsDone_Events) {
    Table table(
        {R"({"events": [{"battle": {"results": [{"from": 1, "to": 3, "events": [{"reserves": 1}]}, {"from": 4, "to": 6, "events": [{"reserves": 2}]}]}}]})"});
    ASSERT_EQ(table.turn(1), "");
    ASSERT_EQ(table.resolve(), "");
    ASSERT_EQ(table.die(5), "");
    EXPECT_THAT(progress_of_lines(table),
                testing::ElementsAre(Progress::Done, Progress::Skipped, Progress::Skipped, Progress::Now,
                                     Progress::Now, Progress::Ahead));
}

TEST(VirginiaDesk, DeniedAllIsSaidAsAny) {
    Table table(
        {R"({"events": [{"if": {"not": {"all": [{"lee-in-play": true}, {"merrimac-in-play": true}]}}, "then": []}]})"});
    ASSERT_EQ(table.turn(1), "");
    const auto card = table.desk().card;
    ASSERT_TRUE(card);
    EXPECT_EQ(card->lines[0].text.code, Code("if.any-of"));
    EXPECT_EQ(card->lines[1].text.code, Code("if-not.lee-in-play"));
    EXPECT_EQ(card->lines[2].text.code, Code("if-not.merrimac-in-play"));
}

TEST(VirginiaDesk, BestAttackStandsFirstAndBarredOnesSayWhy_Attacks) {
    Table table({R"({"attacks": 1})"});
    table.play(1);
    const Desk desk = table.desk();
    EXPECT_EQ(desk.actions.front().order.arguments, Arguments{Code("valley")});
    EXPECT_EQ(desk.actions.front().ruling->chance, (Fraction{4, 6}));
    const DeskAction* barred = action_of(desk, "attack", "james");
    ASSERT_NE(barred, nullptr);
    EXPECT_EQ(barred->barred, (Refusal{"attack.base", "bases", {Code("james")}, {}}));
}

TEST(VirginiaDesk, FrontThatNothingIsLeftToAttackIsBarredWithThatReason_Attacks) {
    Table table({R"({"events": [{"reserves": -2}], "attacks": 1})"});
    table.play(1);
    ASSERT_EQ(table.reserves(), 0);
    EXPECT_FALSE(action_of(table.desk(), "attack", "valley")->barred);
    ASSERT_EQ(table.attack("valley"), "");
    ASSERT_EQ(table.die(1), "");
    const Desk desk = table.desk();
    EXPECT_EQ(action_of(desk, "attack", "valley")->barred, (Refusal{"attack.none-left", "attacks", {}, {}}));
    EXPECT_EQ(action_of(desk, "attack", "james")->barred->code, Code("attack.base"));
    for (const DeskAction& action : desk.actions) {
        const auto decided = decide(table.rules(), table.position(), action.order);
        EXPECT_EQ(decided.has_value(), !action.barred);
        if (action.barred) {
            EXPECT_EQ(decided.error(), *action.barred);
        }
    }
}

TEST(VirginiaDesk, FrontThatAReserveMayStillAttackIsNotBarred_Attacks) {
    Table table({R"({"attacks": 0})"});
    table.play(1);
    ASSERT_EQ(table.reserves(), 2);
    EXPECT_EQ(action_of(table.desk(), "attack", "valley"), nullptr);
    EXPECT_FALSE(action_of(table.desk(), "reserve", "valley")->barred);
    EXPECT_EQ(action_of(table.desk(), "attack", "james")->barred->code, Code("attack.base"));
}

TEST(VirginiaDesk, EveryActionThatIsNotBarredIsDone_Offers) {
    for (const std::string card :
         {R"({"attacks": 2})", R"({"events": [{"lee": "enters"}]})", R"({"events": [{"reserves": 1}]})"}) {
        Table shown({card});
        ASSERT_EQ(
            shown.put("lee", card.find("lee") == std::string::npos ? "valley-winchester" : "beside-board"),
            "");
        ASSERT_EQ(shown.turn(1), "");
        if (card.find("lee") != std::string::npos) {
            ASSERT_EQ(shown.resolve(), "");
        }
        for (const DeskAction& action : shown.desk().actions) {
            const auto decided = decide(shown.rules(), shown.position(), action.order);
            EXPECT_EQ(decided.has_value(), !action.barred) << action.order.verb.text();
            if (action.barred) {
                EXPECT_EQ(decided.error().code, action.barred->code);
            }
        }
    }
}

TEST(VirginiaDesk, RemarksTellTheMerrimacAndTheCardsModifiers) {
    Table table(
        {R"({"events": [{"attack-drm": {"value": -1, "front": "james"}}, {"advance-drm": {"value": 2, "front": "james"}}, {"no-attacks": {"front": "james"}}]})"});
    table.play(1);
    EXPECT_THAT(table.desk().lanes[3].remarks,
                testing::ElementsAre(Text{"remark.merrimac", {}}, Text{"remark.attack-drm", {-1}},
                                     Text{"remark.advance-drm", {2}}, Text{"remark.no-attacks", {}}));
    EXPECT_TRUE(table.desk().lanes[0].remarks.empty());
}

TEST(VirginiaDesk, DieThatIsOwedShowsItsRulingBeforeTheRoll_Attacks) {
    Table table({R"({"attacks": 1})"});
    table.play(1);
    ASSERT_EQ(table.attack("valley"), "");
    const auto before = table.desk().ruling;
    ASSERT_TRUE(before);
    EXPECT_FALSE(before->roll);
    EXPECT_EQ(before->chance, (Fraction{4, 6}));
    ASSERT_EQ(table.die(5), "");
    ASSERT_TRUE(table.ruled());
    EXPECT_EQ(table.ruled()->target, before->target);
    EXPECT_EQ(table.ruled()->roll->faces, std::vector<int>{5});
    EXPECT_EQ(table.ruled()->success, true);
}

TEST(VirginiaDesk, GameThatIsOverOffersNothing_Victory) {
    Table table({});
    ASSERT_EQ(table.put("us-james", "james-richmond"), "");
    EXPECT_TRUE(table.desk().actions.empty());
    EXPECT_EQ(table.desk().headline.code, Code("victory.richmond"));
    EXPECT_EQ(table.desk().outcome, (Outcome{"victory.richmond", *table.kit().side("us")}));
}

TEST(VirginiaDesk, MadeFromWhatTheTableKnowsItTellsNothingOfTheDeck) {
    Table first({}, {{"deck", "app"}});
    Table second({}, {{"deck", "app"}});
    ASSERT_EQ(first.shuffle(), "");
    Arguments turned_round;
    for (int number = 10; number >= 1; --number)
        turned_round.emplace_back(*second.kit().card_numbered(number));
    ASSERT_EQ(second.give(verbs::shuffled, turned_round), "");
    EXPECT_NE(first.position(), second.position());
    EXPECT_EQ(first.desk(), second.desk());
}

} // namespace
} // namespace fielddesk::test
