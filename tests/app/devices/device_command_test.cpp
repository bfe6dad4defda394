#include "app/devices/device_commands.h"
#include "app/devices/simulated_port.h"
#include "engine/kit/json.h"
#include "tests/app/devices/program.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <gmock/gmock.h>
#include <sstream>

// The commands as the player gives them.
namespace fielddesk {
namespace {

using ::testing::HasSubstr;
using testing::line_with;
using testing::SimulatedDevice;
using testing::start;
using testing::type;

struct Said {
    int code = 0;
    std::string output;
    std::string errors;
};

Said run(std::vector<std::string> words) {
    words.insert(words.begin(), "devices");
    std::istringstream input;
    std::ostringstream output;
    std::ostringstream errors;
    const int code = run_device_command(words, input, output, errors);
    return {code, output.str(), errors.str()};
}

TEST(DeviceCommands, WhatIsNotUnderstoodIsOneSentence) {
    for (const std::vector<std::string>& words : {std::vector<std::string>{},
                                                  {"dance"},
                                                  {"list", "all"},
                                                  {"monitor"},
                                                  {"simulate", "id12"},
                                                  {"list", "--no"}}) {
        const Said said = run(words);
        EXPECT_EQ(said.code, 2);
        EXPECT_THAT(said.errors, HasSubstr("Use: devices list"));
        EXPECT_EQ(std::count(said.errors.begin(), said.errors.end(), '\n'), 1);
    }
}

TEST(DeviceCommands, UnknownDriverPatternAndScriptAreRefused) {
    EXPECT_THAT(run({"monitor", "roulette", "/dev/null"}).errors, HasSubstr("There are tablelink, rdm6300"));
    EXPECT_THAT(run({"monitor", "pattern", "/dev/null", "--line", "{die}"}).errors, HasSubstr("{die}"));
    EXPECT_THAT(run({"simulate", "id12", "/no/script"}).errors, HasSubstr("/no/script"));
}

TEST(DeviceCommands, MonitorHearsWhatIsSimulated) {
    QProcess simulator;
    start(simulator, {QStringLiteral("devices"), QStringLiteral("simulate"), QStringLiteral("tablelink"),
                      QStringLiteral("-")});
    const std::string port = line_with(simulator, "/port");
    QProcess monitor;
    start(monitor, {QStringLiteral("devices"), QStringLiteral("monitor"), QStringLiteral("tablelink"),
                    QString::fromStdString(port), QStringLiteral("--json")});
    EXPECT_EQ(Json::parse(line_with(monitor, "greeting")).at("kind"), "tower");
    type(simulator, "roll 4 x\ncard deadbeef");
    EXPECT_EQ(
        Json::parse(line_with(monitor, "dice")).at("dice"),
        Json::parse(R"([{"sides":6,"face":4,"confidence":95},{"sides":6,"face":null,"confidence":0}])"));
    EXPECT_EQ(Json::parse(line_with(monitor, "tag")).at("tag"), "DEADBEEF");
    type(simulator, "unplug 700\nroll 2 2");
    EXPECT_THAT(line_with(monitor, "gone"), HasSubstr("unplugged"));
    EXPECT_EQ(Json::parse(line_with(monitor, "dice")).at("dice").at(0).at("face"), 2);
    type(simulator, "jump\nroll 1 6");
    EXPECT_EQ(Json::parse(line_with(monitor, "dice")).at("dice").at(0).at("face"), 1)
        << "a slip ends nothing";
    simulator.closeWriteChannel();
    ASSERT_TRUE(simulator.waitForFinished(5000));
    EXPECT_EQ(simulator.exitCode(), 2);
    EXPECT_THAT(simulator.readAllStandardError().toStdString(), HasSubstr("jump"));
    EXPECT_FALSE(QFile::exists(QString::fromStdString(port)));
    monitor.terminate();
    monitor.waitForFinished(5000);
}

TEST(DeviceCommands, TowerAnswersTheDiceOfAConsoleGame) {
    const QTemporaryDir folder;
    SimulatedDevice tower("tablelink");
    QProcess game;
    start(game,
          {QStringLiteral("console"), folder.filePath(QStringLiteral("game.fielddesk")),
           QStringLiteral("--new"), QStringLiteral("1862-war-in-virginia"), QStringLiteral("--option"),
           QStringLiteral("deck=table"), QStringLiteral("--json"), QStringLiteral("--device"), tower.name()},
          folder.path());
    line_with(game, "working");
    tower.play("roll 5");
    EXPECT_THAT(line_with(game, "happened"), HasSubstr("A throw that nobody asked for"));
    type(game, "turn 5\nresolve\nresolve");
    line_with(game, "Throw for the Union advance");
    tower.play("roll 5 5");
    EXPECT_THAT(line_with(game, "refusal"), HasSubstr("reading.other-count"));
    tower.play("roll x");
    EXPECT_THAT(line_with(game, "refusal"), HasSubstr("reading.doubtful"));
    tower.play("roll 3");
    EXPECT_THAT(line_with(game, "happened"), HasSubstr("The die shows 3, read from the dice tower."));
    tower.play("unplug 0");
    EXPECT_THAT(line_with(game, "gone"), HasSubstr("type what is asked for"));
    type(game, "attack peninsula\ndice 2\nquit");
    EXPECT_THAT(line_with(game, "The die shows"), HasSubstr("typed in"));
    ASSERT_TRUE(game.waitForFinished(5000));
    EXPECT_EQ(game.exitCode(), 0);
}

TEST(DeviceCommands, LinesOfTheirOwnMakeATowerWithAPattern) {
    const QTemporaryDir folder;
    SimulatedPort port;
    QProcess game;
    start(game,
          {QStringLiteral("console"), folder.filePath(QStringLiteral("game.fielddesk")),
           QStringLiteral("--new"), QStringLiteral("1862-war-in-virginia"), QStringLiteral("--json"),
           QStringLiteral("--device"),
           QStringLiteral("pattern@115200:") + QString::fromStdString(port.path().string()),
           QStringLiteral("--line"), QStringLiteral("my dice say {dice}")},
          folder.path());
    line_with(game, "waiting");
    port.write("my dice say 6\r\n");
    EXPECT_THAT(line_with(game, "happened"), HasSubstr("The die shows 6"));
    type(game, "quit");
    ASSERT_TRUE(game.waitForFinished(5000));
}

TEST(DeviceCommands, DeviceThatCannotBeIsRefusedBeforeThereIsAGame) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("game.fielddesk"));
    for (const char* device :
         {"tablelink", "roulette:/dev/null", "mfrc522@fast:/dev/null", "pattern:/dev/null"}) {
        QProcess game;
        start(game, {QStringLiteral("console"), file, QStringLiteral("--new"),
                     QStringLiteral("1862-war-in-virginia"), QStringLiteral("--device"),
                     QString::fromLatin1(device)});
        ASSERT_TRUE(game.waitForFinished(5000));
        EXPECT_EQ(game.exitCode(), 2) << device;
        EXPECT_EQ(game.readAllStandardError().count('\n'), 1) << device;
        EXPECT_FALSE(QFile::exists(file)) << device;
    }
}

} // namespace
} // namespace fielddesk
