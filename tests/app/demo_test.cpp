#include "app/demo.h"
#include "tests/app/console_game.h"
#include "tests/support/child.h"

#include <gmock/gmock.h>
#include <set>

namespace fielddesk {
namespace {

TEST(Demo, EveryPrintedNumberComesOut) {
    const auto lines = play_examples(kit_id);
    EXPECT_GT(lines.size(), 10U);
    for (const DemoLine& line : lines) {
        EXPECT_EQ(line.printed, line.computed) << line.example << ": " << line.what;
        EXPECT_NE(line.printed, "") << line.example << ": " << line.what;
    }
}

// All six printed tests of the rulebook's own examples.
TEST(Demo, PlaysEachExample) {
    std::string examples;
    for (const DemoLine& line : play_examples(kit_id))
        examples += line.example + " ";
    for (const char* number : {"V1", "V2", "V3", "V4", "V5", "V6"})
        EXPECT_THAT(examples, ::testing::HasSubstr(number));
}

// The example of play of Gates of Richmond, step by step, from its start position on. Where it contradicts
// itself the script says how, and that happens once.
TEST(Demo, PlaysTheExampleOfGatesOfRichmond) {
    const auto lines = play_examples("gates-of-richmond");
    std::set<std::string> steps;
    int differences = 0;
    for (const DemoLine& line : lines) {
        EXPECT_TRUE(line.agrees()) << line.example << ": " << line.what << ": " << line.computed;
        EXPECT_NE(line.printed, "") << line.example << ": " << line.what;
        if (line.printed != line.computed) ++differences;
        steps.insert(line.example);
    }
    for (int step = 1; step <= 20; ++step)
        EXPECT_TRUE(steps.contains("G" + std::to_string(step))) << step;
    EXPECT_GT(lines.size(), 70U);
    EXPECT_EQ(differences, 1);
}

TEST(Demo, ProgramSaysSo) {
    const Ended ended = run_program(FIELDDESK_PROGRAM, {"demo", kit_id});
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(ended.errors, "");
    const auto lines = lines_of(ended.output);
    ASSERT_FALSE(lines.empty());
    EXPECT_EQ(lines.back(), "Every printed number came out.");
    EXPECT_THAT(ended.output, ::testing::Not(::testing::HasSubstr("  ! ")));
}

TEST(Demo, KitThatIsNotThereIsOneSentence) {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"demo"}, {"demo", "chess"}}) {
        const Said said = run(arguments);
        EXPECT_EQ(said.code, 2);
        EXPECT_EQ(said.output, "");
        EXPECT_EQ(lines_of(said.errors).size(), 1U);
    }
}

} // namespace
} // namespace fielddesk
