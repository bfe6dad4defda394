#include "tests/app/console_game.h"

#include <gmock/gmock.h>

namespace fielddesk {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// The first turn: card 1 of a deck that lies on the table.
class InJson : public ::testing::Test {
protected:
    ConsoleGame m_game{ReplyForm::JsonLines};
};
class InSentences : public ::testing::Test {
protected:
    ConsoleGame m_game{ReplyForm::Sentences};
};

TEST_F(InJson, OrderTellsWhatHappenedAndWhatIsNext) {
    const Json reply = m_game.json("turn 4");
    EXPECT_EQ(reply.at("ok"), true);
    EXPECT_EQ(reply.at("entry"), 2);
    EXPECT_EQ(reply.at("counts"), true);
    EXPECT_THAT(reply.at("headline").get<std::string>(), HasSubstr("Card 4"));
    EXPECT_TRUE(reply.at("happened").is_array());
    EXPECT_FALSE(reply.at("next").at("headline").get<std::string>().empty());
    EXPECT_EQ(reply.at("next").at("offers").at(0).at("verb"), "resolve");
}

TEST_F(InSentences, OrderTellsWhatHappenedAndWhatIsNext) {
    const auto lines = lines_of(m_game.say("turn 4"));
    EXPECT_THAT(lines.front(), HasSubstr("2. Card 4"));
    EXPECT_TRUE(lines.back().starts_with("-> "));
}

TEST_F(InJson, RefusalHasCodeSectionAndSentence) {
    const Json reply = m_game.json("attack valley");
    EXPECT_EQ(reply.at("ok"), false);
    EXPECT_EQ(reply.at("refusal").at("code"), "attack.not-yet");
    EXPECT_EQ(reply.at("refusal").at("section"), "Sequence of Play Each Turn");
    EXPECT_EQ(reply.at("refusal").at("sentence"),
              "Attacks come after the events and the Union advances of the card.");
    EXPECT_EQ(reply.at("refusal").size(), 3U);
}

TEST_F(InSentences, RefusalNamesItsSection) {
    EXPECT_EQ(m_game.say("attack valley"),
              "Attacks come after the events and the Union advances of the card. "
              "(Sequence of Play Each Turn)");
}

TEST_F(InJson, OffersListVerbsSlotsAndCandidates) {
    const Json next = m_game.json("offers").at("next");
    const Json& offer = next.at("offers").at(0);
    EXPECT_EQ(offer.at("verb"), "turn");
    EXPECT_EQ(offer.at("slots").at(0).at("name"), "card");
    EXPECT_EQ(offer.at("slots").at(0).at("candidates").size(), m_game.session().kit().cards.size());
}

TEST_F(InSentences, OffersListVerbsAndCandidates) {
    const std::string reply = m_game.say("offers");
    EXPECT_THAT(reply, HasSubstr("Turn the next Action card"));
    EXPECT_THAT(reply, HasSubstr("  turn 1|2|3|"));
}

TEST_F(InJson, ShowTellsLanesBoxesPilesAndCard) {
    m_game.play({"turn 4"});
    const Json desk = m_game.json("show").at("desk");
    EXPECT_EQ(desk.at("turn"), 1);
    EXPECT_EQ(desk.at("lanes").size(), 4U);
    EXPECT_EQ(desk.at("lanes").at(0).at("lane"), "valley");
    EXPECT_EQ(desk.at("boxes").at("hampton-roads").at(0).at("piece"), "merrimac");
    EXPECT_EQ(desk.at("piles").at("play"), 1);
    EXPECT_EQ(desk.at("piles").at("aside"), 4);
    EXPECT_EQ(desk.at("card").at("number"), 4);
    EXPECT_EQ(desk.at("card").at("practice"), true);
}

TEST_F(InSentences, ShowTellsLanesBoxesPilesAndCard) {
    m_game.say("turn 4");
    const std::string reply = m_game.say("show");
    for (const char* part : {"Turn 1 of 24", "Fort Monroe - ", "Hampton Roads box: CS Merrimac",
                             "Set aside: 4", "Card 4, ", "[practice deck]"})
        EXPECT_THAT(reply, HasSubstr(part));
}

// Card 4 of the practice deck rolls for an advance when the army is beside Richmond.
const std::vector<std::string> to_a_roll{
    "correct piece us-peninsula peninsula-seven-pines", "correct piece mcclellan peninsula-seven-pines",
    "correct piece cs-peninsula peninsula-richmond", "turn 4", "resolve"};

TEST_F(InJson, WhyExplainsTheOpenDieTheLastOneAndThatOfAnEntry) {
    EXPECT_EQ(m_game.outcome_of("why"), "why.nothing");
    m_game.play(to_a_roll);
    const Json open = m_game.json("why").at("rulings").at(0);
    EXPECT_EQ(open.at("needed"), "4 or less");
    EXPECT_EQ(open.at("chance").at("of"), 4);
    EXPECT_EQ(open.at("chance").at("in"), 6);
    EXPECT_EQ(open.at("lines").at(1).at("text"), "McClellan");
    EXPECT_FALSE(open.contains("dice"));
    m_game.play({"dice 5"});
    const Json last = m_game.json("why").at("rulings").at(0);
    EXPECT_EQ(last.at("dice"), Json::array({5}));
    EXPECT_EQ(last.at("success"), false);
    EXPECT_EQ(m_game.json("why 7").at("rulings").at(0), last);
    EXPECT_EQ(m_game.outcome_of("why 1"), "why.nothing");
}

TEST_F(InSentences, WhyExplainsTheNumbersOfTheDesk) {
    m_game.say("turn 4");
    EXPECT_THAT(m_game.say("why turn"), HasSubstr("cards left in the draw pile: 23"));
    EXPECT_THAT(m_game.say("why draw"), HasSubstr("of them set aside, unseen: -4 (Set Up)"));
    EXPECT_THAT(m_game.say("why us-peninsula"), HasSubstr("McClellan: 1"));
    EXPECT_THAT(m_game.say("why not"), HasSubstr("not is neither"));
}

TEST_F(InJson, WhyExplainsTheNumbersOfTheDesk) {
    const Json sum = m_game.json("why draw").at("sum");
    EXPECT_EQ(sum.at("title"), "Draw pile");
    EXPECT_EQ(sum.at("lines").at(0).at("value"), 28);
}

TEST_F(InSentences, WhyExplainsTheOpenDie) {
    for (const auto& line : to_a_roll)
        m_game.say(line);
    const std::string reply = m_game.say("why");
    EXPECT_THAT(reply, HasSubstr("Union advance into Richmond: Peninsula"));
    EXPECT_THAT(reply, HasSubstr("McClellan: 1"));
    EXPECT_THAT(reply, HasSubstr("needed: 4 or less, 4 in 6"));
}

TEST_F(InJson, RollThrowsAndDiceAreTyped) {
    EXPECT_EQ(m_game.outcome_of("roll"), "dice.not-asked");
    m_game.play(to_a_roll);
    const Json typed = m_game.json("dice 5");
    EXPECT_THAT(typed.at("happened").dump(), HasSubstr("The die shows 5, typed in."));
    m_game.play({"undo confirm"});
    const Json rolled = m_game.json("roll");
    EXPECT_THAT(rolled.at("happened").dump(), HasSubstr("thrown by Field Desk"));
    const int face = rolled.at("rulings").at(0).at("dice").at(0);
    EXPECT_GE(face, 1);
    EXPECT_LE(face, 6);
}

TEST_F(InJson, UndoAsksBeforeItTakesACardBackAndRedoBringsItAgain) {
    EXPECT_EQ(m_game.outcome_of("undo"), "undo.nothing");
    m_game.play({"turn 4"});
    EXPECT_EQ(m_game.outcome_of("undo"), "undo.needs-confirmation");
    EXPECT_THAT(m_game.json("undo confirm").at("headline").get<std::string>(), HasSubstr("confirmed"));
    EXPECT_EQ(m_game.json("record").at("record").at(1).at("counts"), false);
    EXPECT_EQ(m_game.json("redo").at("headline"), "Order 2 counts again");
    EXPECT_EQ(m_game.json("record").at("record").at(1).at("counts"), true);
    EXPECT_EQ(m_game.outcome_of("redo"), "redo.nothing");
}

TEST_F(InSentences, RecordMarksWhatWasTakenBack) {
    m_game.say("turn 4");
    EXPECT_THAT(m_game.say("record"), Not(HasSubstr("taken back")));
    m_game.say("undo confirm");
    EXPECT_THAT(m_game.say("record"), HasSubstr("[taken back]"));
}

TEST_F(InJson, RecordListsEveryEntryWithItsTime) {
    m_game.play(to_a_roll);
    const Json record = m_game.json("record").at("record");
    ASSERT_EQ(record.size(), 6U);
    for (std::size_t index = 0; index < record.size(); ++index) {
        EXPECT_EQ(record[index].at("entry"), index + 1);
        EXPECT_THAT(record[index].at("at").get<std::string>(), ::testing::EndsWith("Z"));
        EXPECT_FALSE(record[index].at("headline").get<std::string>().empty());
    }
}

TEST_F(InJson, CorrectionsOfEveryKindAreDoneAndUndone) {
    for (const auto* line :
         {"correct piece lee valley-winchester", "correct face us-peninsula 2", "correct card 7 discard",
          "correct card 7 discard draw", "correct pile draw aside 2", "correct track turn 3"}) {
        SCOPED_TRACE(line);
        const Seen before = seen(m_game.session());
        EXPECT_EQ(m_game.json(line).at("headline"), "Correction of the board");
        EXPECT_FALSE(seen(m_game.session()).desks == before.desks);
        EXPECT_EQ(m_game.outcome_of("undo confirm"), "done");
        EXPECT_TRUE(seen(m_game.session()).positions == before.positions);
    }
}

TEST_F(InJson, HelpNamesEveryCommand) {
    const std::string help = m_game.json("help").at("help").dump();
    for (const auto* command :
         {"offers", "show", "why", "record", "undo", "redo", "correct", "roll", "dice", "quit"})
        EXPECT_THAT(help, HasSubstr(command));
}

TEST_F(InSentences, HelpNamesEveryCommand) {
    const std::string help = m_game.say("help");
    for (const auto* command :
         {"offers", "show", "why", "record", "undo", "redo", "correct", "roll", "dice", "quit"})
        EXPECT_THAT(help, HasSubstr(command));
}

TEST_F(InJson, QuitEndsWithoutAReply) {
    EXPECT_EQ(m_game.say("quit"), "");
    EXPECT_TRUE(m_game.is_over());
}

// Every line of a whole game, as any script would play it: the first offer with its first candidate.
std::vector<std::string> script_to_the_end(const std::filesystem::path& path) {
    const auto session = begin(path, new_game("app", 7));
    const OrderReader writer(session->kit(), Seat::table());
    RandomPlayer player(7);
    std::vector<std::string> lines;
    for (auto offers = session->offers(Seat::table()); !offers.empty();
         offers = session->offers(Seat::table())) {
        const bool asks_for_dice = offers.front().verb == verbs::dice;
        lines.push_back(asks_for_dice ? "roll" : writer.words(player.order_from(offers, Seat::table())));
        Console console(*session, Seat::table(), ReplyForm::Sentences);
        console.reply_to(lines.back());
    }
    return lines;
}

class WholeScript : public ::testing::Test {
protected:
    Said play(const std::vector<std::string>& more) {
        std::string input;
        for (const auto& line : m_lines)
            input += line + "\n";
        std::vector<std::string> arguments{
            "console", (m_folder / "game.fielddesk").string(), "--new", kit_id, "--seed", "7"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments, input + "offers\nrecord\nquit\noffers\n");
    }

    TemporaryFolder m_folder;
    std::vector<std::string> m_lines = script_to_the_end(m_folder / "first.fielddesk");
};

TEST_F(WholeScript, EndsInJson) {
    const Said said = play({"--json"});
    EXPECT_EQ(said.code, 0);
    EXPECT_EQ(said.errors, "");
    const auto replies = lines_of(said.output);
    ASSERT_EQ(replies.size(), m_lines.size() + 2);
    for (std::size_t index = 0; index < replies.size(); ++index)
        EXPECT_EQ(one_object(replies[index]).at("ok"), true) << replies[index];
    const Json end = one_object(replies[m_lines.size() - 1]).at("next");
    EXPECT_TRUE(end.at("outcome").contains("winner"));
    EXPECT_THAT(end.at("outcome").at("reason").get<std::string>(), ::testing::StartsWith("victory."));
    EXPECT_TRUE(end.at("offers").empty());
    const Json record = one_object(replies.back()).at("record");
    EXPECT_EQ(record.size(), m_lines.size() + 1);
    EXPECT_THAT(record.at(0).at("headline").get<std::string>(), HasSubstr("seeded"));
}

TEST_F(WholeScript, EndsInSentences) {
    const Said said = play({});
    EXPECT_EQ(said.code, 0);
    EXPECT_EQ(said.errors, "");
    EXPECT_THAT(said.output, HasSubstr("\n  nothing\n1. The game begins"));
    EXPECT_THAT(said.output, HasSubstr("\n" + std::to_string(m_lines.size() + 1) + ". "));
}

} // namespace
} // namespace fielddesk
