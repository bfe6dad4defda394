#include "tests/app/console_game.h"

#include <gmock/gmock.h>

namespace fielddesk {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::Not;

struct Wrong {
    std::string line;
    std::string code;
};

// Every line is refused with this code, in both forms with a sentence, and changes nothing.
void expect_refused(ConsoleGame& game, const std::vector<Wrong>& lines) {
    const Seen before = seen(game.session());
    Console in_words = game.console_of(Seat::table(), ReplyForm::Sentences);
    for (const Wrong& wrong : lines) {
        SCOPED_TRACE(wrong.line.substr(0, 80));
        const Json refusal = game.json(wrong.line).at("refusal");
        EXPECT_EQ(refusal.at("code"), wrong.code);
        const std::string sentence = refusal.at("sentence");
        EXPECT_TRUE(sentence.ends_with(".")) << sentence;
        EXPECT_GT(sentence.size(), 15U);
        EXPECT_THAT(in_words.reply_to(wrong.line).value_or(""), HasSubstr(sentence.substr(0, 12)));
        EXPECT_TRUE(seen(game.session()) == before);
    }
}

TEST(ConsoleInput, EmptyLinesAndCommentsHaveNoReply) {
    ConsoleGame game(ReplyForm::JsonLines);
    for (const char* line : {"", "   ", "\t", "# turn 4", "#turn", "\r"})
        EXPECT_EQ(game.say(line), "");
    EXPECT_EQ(game.entries(), 1U);
}

TEST(ConsoleInput, NonsenseIsRefused) {
    ConsoleGame game(ReplyForm::JsonLines);
    const std::string nul("tu\0rn 4", 7);
    expect_refused(game, {{std::string(100'000, 'x'), "order.unknown-verb"},
                          {std::string(100'000, 'x') + " valley", "order.unknown-verb"},
                          {"turn " + std::string(100'000, '9'), "turn.name-the-card"},
                          {nul, "order.unknown-verb"},
                          {"наступление долина", "order.unknown-verb"},
                          {"\xF0\x9F\x8E\xB2", "order.unknown-verb"},
                          {"\xFF\xFE turn", "order.unknown-verb"},
                          {"turn \xC3", "turn.name-the-card"},
                          {"{0} {detail}", "order.unknown-verb"},
                          {"TURN 4", "order.unknown-verb"},
                          {"turn", "turn.name-the-card"},
                          {"turn 0", "turn.name-the-card"},
                          {"turn 99", "turn.name-the-card"},
                          {"turn -4", "turn.name-the-card"},
                          {"turn 4 5", "turn.name-the-card"},
                          {"turn 2147483648", "turn.name-the-card"},
                          {"dice", "dice.not-asked"},
                          {"dice 4", "dice.not-asked"},
                          {"roll", "dice.not-asked"},
                          {"choose valley", "order.unknown-verb"},
                          {"shuffled 1 2 3", "shuffle.not-asked"},
                          {"resolve", "resolve.nothing-left"},
                          {"end", "attack.not-yet"},
                          {"lee valley", "attack.not-yet"},
                          {"correct-piece lee valley-winchester", "order.arguments"}});
}

TEST(ConsoleInput, CommandsWithWordsTheyDoNotTakeAreRefused) {
    ConsoleGame game(ReplyForm::JsonLines);
    game.play({"turn 4", "undo confirm", "turn 4"});
    expect_refused(game, {{"undo 2", "console.words"},
                          {"undo confirm 2", "console.words"},
                          {"redo 2", "console.words"},
                          {"roll 2", "console.words"},
                          {"offers valley", "console.words"},
                          {"record 2", "console.words"},
                          {"quit now", "console.words"},
                          {"help me", "console.words"},
                          {"why 1 2", "console.words"},
                          {"show the board", "console.words"},
                          {"why x", "why.number"},
                          {"why 99999999999999999999", "why.number"},
                          {"why -1", "why.nothing"},
                          {"why 0", "why.nothing"},
                          {"why 99", "why.nothing"},
                          {"show moscow", "correct.unknown"}});
    EXPECT_FALSE(game.is_over());
}

TEST(ConsoleInput, WrongDiceAreRefused) {
    ConsoleGame game(ReplyForm::JsonLines);
    game.play({"correct piece us-peninsula peninsula-seven-pines",
               "correct piece mcclellan peninsula-seven-pines",
               "correct piece cs-peninsula peninsula-richmond", "turn 4", "resolve"});
    expect_refused(game, {{"dice", "dice.count"},
                          {"dice 1 2", "dice.count"},
                          {"dice 0", "dice.face"},
                          {"dice 7", "dice.face"},
                          {"dice -1", "dice.face"},
                          {"dice six", "dice.face"},
                          {"dice 4.5", "dice.face"},
                          {"dice 99999999999999999999", "dice.face"},
                          {"resolve", "question.open"},
                          {"turn 5", "question.open"},
                          {"end", "question.open"}});
}

TEST(ConsoleInput, WrongCorrectionsAreRefused) {
    ConsoleGame game(ReplyForm::JsonLines);
    expect_refused(game, {{"correct", "correct.usage"},
                          {"correct everything", "correct.usage"},
                          {"correct \xFF", "correct.usage"},
                          {"correct piece", "correct.usage"},
                          {"correct piece lee", "correct.usage"},
                          {"correct piece lee valley-winchester now", "correct.usage"},
                          {"correct piece grant valley-winchester", "correct.unknown"},
                          {"correct piece lee moscow", "correct.unknown"},
                          {"correct piece valley-winchester lee", "correct.unknown"},
                          {"correct piece \xFF\xFE moscow", "correct.unknown"},
                          {"correct face lee", "correct.usage"},
                          {"correct face lee two", "correct.unknown"},
                          {"correct face lee 0", "correction.no-such-face"},
                          {"correct face lee 2", "correction.no-such-face"},
                          {"correct face us-peninsula -1", "correction.no-such-face"},
                          {"correct face us-peninsula 258", "correction.no-such-face"},
                          {"correct mark lee tired", "correct.usage"},
                          {"correct mark lee tired on", "correction.no-such-mark"},
                          {"correct mark lee {0} on", "correction.no-such-mark"},
                          {"correct mark lee " + std::string(50'000, 'm') + " on", "correction.no-such-mark"},
                          {"correct place valley-winchester burnt off", "correction.no-such-mark"},
                          {"correct place lee burnt off", "correct.unknown"},
                          {"correct card", "correct.usage"},
                          {"correct card 7", "correct.usage"},
                          {"correct card 7 pocket", "correct.unknown"},
                          {"correct card 99 discard", "correct.unknown"},
                          {"correct card 7 discard draw aside", "correct.usage"},
                          {"correct card 7 discard play", "correction.no-such-card"},
                          {"correct pile draw", "correct.usage"},
                          {"correct pile draw draw 1", "correction.pile-count"},
                          {"correct pile draw aside 0", "correction.pile-count"},
                          {"correct pile draw aside -1", "correction.pile-count"},
                          {"correct pile draw aside 25", "correction.pile-count"},
                          {"correct pile draw aside 2147483647", "correction.pile-count"},
                          {"correct pile draw aside 2147483648", "correct.unknown"},
                          {"correct pile draw aside many", "correct.unknown"},
                          {"correct track turn", "correct.usage"},
                          {"correct track turn x", "correct.unknown"},
                          {"correct track turn -1", "correction.out-of-range"},
                          {"correct track turn 41", "correction.out-of-range"},
                          {"correct track step 1", "correction.not-on-board"},
                          {"correct track weather 1", "correct.unknown"}});
}

// Words of any kind, put together at random: always a reply, never an end, and only what is legal is
// recorded.
TEST(ConsoleInput, RandomWordsAlwaysGetAReply) {
    const std::vector<std::string> words{
        "turn",    "resolve", "attack", "reserve",  "lee",           "end",    "dice", "roll",
        "correct", "piece",   "face",   "card",     "pile",          "track",  "undo", "confirm",
        "redo",    "offers",  "show",   "record",   "why",           "1",      "4",    "-1",
        "0",       "999999",  "valley", "james",    "draw",          "aside",  "play", "discard",
        "{0}",     "\xFF",    "#",      "merrimac", "hampton-roads", "choose", "on",   "turn"};
    RandomPlayer player(1862);
    ConsoleGame game(ReplyForm::JsonLines);
    for (int line = 0; line < many(300, 3000); ++line) {
        std::string text;
        for (std::size_t count = 1 + player.below(5); count > 0; --count)
            text += words[player.below(words.size())] + " ";
        const std::string reply = game.say(text);
        if (text.starts_with("#")) continue;
        ASSERT_TRUE(one_object(reply).contains("ok")) << text;
        ASSERT_FALSE(broken_conservation(game.session().kit(), game.session().position(Seat::table())))
            << text;
    }
    EXPECT_TRUE(game.session().journal().verify());
    const Seen before = seen(game.session());
    EXPECT_TRUE(seen(game.reopened()) == before) << "the file is not what was played";
}

} // namespace
} // namespace fielddesk
