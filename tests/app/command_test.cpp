#include "app/commands.h"
#include "tests/app/console_game.h"
#include "tests/support/child.h"

#include <fstream>
#include <gmock/gmock.h>
#include <sstream>

namespace fielddesk {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class Commands : public ::testing::Test {
protected:
    // Refused with one sentence a line, and nothing was begun.
    void expect_refused(const std::vector<std::string>& arguments, const std::string& part) {
        SCOPED_TRACE(::testing::PrintToString(arguments));
        const auto names = m_folder.names();
        const Said said = run(arguments, "offers\n");
        EXPECT_EQ(said.code, 2);
        EXPECT_EQ(said.output, "");
        EXPECT_EQ(lines_of(said.errors).size(), 1U) << said.errors;
        EXPECT_THAT(said.errors, HasSubstr(part));
        EXPECT_EQ(m_folder.names(), names);
    }

    TemporaryFolder m_folder;
    std::string m_file = (m_folder / "game.fielddesk").string();
};

TEST_F(Commands, NewGameIsBegunAndOpenedAgain) {
    EXPECT_EQ(run({"console", m_file, "--new", kit_id, "--option", "deck=table"}, "turn 4\n").code, 0);
    const Said said = run({"console", m_file, "--json"}, "record\n");
    EXPECT_EQ(said.code, 0);
    EXPECT_EQ(one_object(lines_of(said.output).at(0)).at("record").size(), 2U);
    EXPECT_THAT(m_folder.names(), ElementsAre("game.fielddesk"));
}

TEST_F(Commands, WrongArgumentsBeginNothing) {
    expect_refused({"console"}, "FILE");
    expect_refused({"console", "--json"}, "FILE");
    expect_refused({"console", m_file, "--new"}, "--new");
    expect_refused({"console", m_file, "--new", "chess"}, "chess");
    expect_refused({"console", m_file, "--new", kit_id, "--seed", "seven"}, "seven");
    expect_refused({"console", m_file, "--new", kit_id, "--seed", "-7"}, "-7");
    expect_refused({"console", m_file, "--new", kit_id, "--seed", "99999999999999999999"}, "9999");
    expect_refused({"console", m_file, "--new", kit_id, "--seed", ""}, "--seed");
    expect_refused({"console", m_file, "--new", kit_id, "--option", "deck"}, "deck");
    expect_refused({"console", m_file, "--new", kit_id, "--option", "deck=floor"}, "deck=floor");
    expect_refused({"console", m_file, "--new", kit_id, "--option", "weather=rain"}, "weather");
    expect_refused({"console", m_file, "--new", kit_id, "--as", "france"}, "france");
    expect_refused({"console", m_file, "--new", kit_id, "another"}, "another");
    expect_refused({"console", m_file, "--new", kit_id, "--loud"}, "--loud");
}

TEST_F(Commands, NobodySitsAtASideThatNobodyPlays) {
    expect_refused({"console", m_file, "--new", kit_id, "--as", "us"}, "Nobody plays this side");
    begin(m_file, new_game("app")).reset();
    expect_refused({"console", m_file, "--as", "us"}, "Nobody plays this side");
    const Said said = run({"console", m_file, "--json"}, "hand-over us\nhand-over cs\n");
    EXPECT_EQ(one_object(lines_of(said.output).at(0)).at("refusal").at("code"), "seat.not-yours");
    EXPECT_EQ(one_object(lines_of(said.output).at(1)).at("ok"), true);
    const std::vector<std::vector<std::string>> commands{
        {"console", m_file, "--pin", "us"},
        {"verify", m_file, "--pin", "us"},
        {"console", m_file + "2", "--new", kit_id, "--pin", "us"}};
    for (const auto& command : commands) {
        const Said refused = run(command, "1862\n");
        EXPECT_EQ(refused.code, 2);
        EXPECT_THAT(refused.errors, HasSubstr("Nobody plays this side"));
    }
    EXPECT_THAT(m_folder.names(), ElementsAre("game.fielddesk"));
}

// A full disk must not look like a success.
TEST_F(Commands, OutputThatTakesNothingIsTold) {
    begin(m_file, new_game("app")).reset();
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"verify", m_file}, {"console", m_file}, {"demo", kit_id}, {"--help"}}) {
        std::istringstream input("record\nturn\n");
        std::ofstream full("/dev/full");
        std::ostringstream errors;
        EXPECT_EQ(run_console_command(command, input, full, errors), 2);
        EXPECT_EQ(lines_of(errors.str()).size(), 1U) << errors.str();
        EXPECT_THAT(errors.str(), HasSubstr("could not be written"));
    }
    EXPECT_EQ(reopen(m_file)->record(Seat::table()).size(), 1U) << "what nobody was told of is not played";
}

// They would be passed over in silence otherwise.
TEST_F(Commands, ChoicesOfANewGameNeedANewGame) {
    begin(m_file, new_game("app")).reset();
    expect_refused({"console", m_file, "--seed", "7"}, "--new");
    expect_refused({"console", m_file, "--option", "deck=table"}, "--new");
    expect_refused({"console", m_file, "--new", kit_id}, "already");
}

TEST_F(Commands, VersionAndHelp) {
    EXPECT_EQ(run({"--version"}).output, "Field Desk " FIELDDESK_VERSION "\n");
    const Said help = run({"--help"});
    EXPECT_EQ(help.code, 0);
    EXPECT_THAT(help.output, HasSubstr("fielddesk console FILE [--new KIT]"));
    EXPECT_THAT(help.output, HasSubstr("fielddesk [FILE] [--data DIR]"));
    EXPECT_EQ(run({"dance"}).code, 2);
    EXPECT_EQ(run({"verify"}).code, 2);
}

TEST_F(Commands, ProgramItselfPlaysByText) {
    const std::vector<std::string> arguments{"console", m_file, "--new", kit_id, "--seed", "7", "--json"};
    const Ended ended = run_program(FIELDDESK_PROGRAM, arguments, "turn\nresolve\nshow\n");
    EXPECT_EQ(ended.code, 0) << ended.errors;
    EXPECT_THAT(ended.errors, IsEmpty());
    EXPECT_EQ(lines_of(ended.output).size(), 3U);
    for (const std::string& line : lines_of(ended.output))
        EXPECT_EQ(one_object(line).at("ok"), true);
    EXPECT_EQ(run_program(FIELDDESK_PROGRAM, {"verify", m_file}).code, 0);
}

} // namespace
} // namespace fielddesk
