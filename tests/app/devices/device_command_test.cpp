#include "app/devices/device_commands.h"
#include "engine/kit/json.h"

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

// Reads lines until one holds these words.
std::string line_with(QProcess& program, const char* words) {
    for (;;) {
        while (program.canReadLine()) {
            const std::string line = program.readLine().trimmed().toStdString();
            if (line.find(words) != std::string::npos) return line;
        }
        if (!program.waitForReadyRead(5000)) return "nothing";
    }
}

void type(QProcess& program, const char* lines) {
    program.write(lines);
    ASSERT_TRUE(program.waitForBytesWritten(5000));
}

void start(QProcess& program, const QStringList& words) {
    program.start(QStringLiteral(FIELDDESK_PROGRAM), words);
    ASSERT_TRUE(program.waitForStarted());
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
    type(simulator, "roll 4 x\ncard deadbeef\n");
    EXPECT_EQ(
        Json::parse(line_with(monitor, "dice")).at("dice"),
        Json::parse(R"([{"sides":6,"face":4,"confidence":95},{"sides":6,"face":null,"confidence":0}])"));
    EXPECT_EQ(Json::parse(line_with(monitor, "tag")).at("tag"), "DEADBEEF");
    type(simulator, "unplug 700\nroll 2 2\n");
    EXPECT_THAT(line_with(monitor, "gone"), HasSubstr("unplugged"));
    EXPECT_EQ(Json::parse(line_with(monitor, "dice")).at("dice").at(0).at("face"), 2);
    type(simulator, "jump\n");
    ASSERT_TRUE(simulator.waitForFinished(5000));
    EXPECT_EQ(simulator.exitCode(), 2);
    EXPECT_THAT(simulator.readAllStandardError().toStdString(), HasSubstr("jump"));
    EXPECT_FALSE(QFile::exists(QString::fromStdString(port)));
    monitor.terminate();
    monitor.waitForFinished(5000);
}

TEST(DeviceCommands, TowerAnswersTheDiceOfAConsoleGame) {
    const QTemporaryDir folder;
    QProcess simulator;
    start(simulator, {QStringLiteral("devices"), QStringLiteral("simulate"), QStringLiteral("tablelink"),
                      QStringLiteral("-")});
    const std::string port = line_with(simulator, "/port");
    QProcess game;
    start(game, {QStringLiteral("console"), folder.filePath(QStringLiteral("game.fielddesk")),
                 QStringLiteral("--new"), QStringLiteral("1862-war-in-virginia"), QStringLiteral("--seed"),
                 QStringLiteral("1"), QStringLiteral("--json"), QStringLiteral("--device"),
                 QStringLiteral("tablelink:") + QString::fromStdString(port)});
    line_with(game, "working");
    type(simulator, "roll 5\n");
    EXPECT_THAT(line_with(game, "refusal"), HasSubstr("reading.unasked"));
    type(game, "turn\nresolve\nresolve\n");
    line_with(game, "Throw for the Union advance");
    type(simulator, "roll 5 5\n");
    EXPECT_THAT(line_with(game, "refusal"), HasSubstr("reading.other-count"));
    type(simulator, "roll x\n");
    EXPECT_THAT(line_with(game, "refusal"), HasSubstr("reading.doubtful"));
    type(simulator, "roll 3\n");
    EXPECT_THAT(line_with(game, "happened"), HasSubstr("The die shows 3, read from the dice tower."));
    type(simulator, "unplug 0\n");
    EXPECT_THAT(line_with(game, "gone"), HasSubstr("type what is asked for"));
    type(game, "attack valley\ndice 2\nquit\n");
    EXPECT_THAT(line_with(game, "The die shows"), HasSubstr("typed in"));
    ASSERT_TRUE(game.waitForFinished(5000));
    EXPECT_EQ(game.exitCode(), 0);
}

TEST(DeviceCommands, DeviceThatCannotBeIsRefusedBeforeTheGame) {
    const QTemporaryDir folder;
    for (const char* device : {"tablelink", "roulette:/dev/null"}) {
        QProcess game;
        start(game, {QStringLiteral("console"), folder.filePath(QString::fromLatin1(device).left(4)),
                     QStringLiteral("--new"), QStringLiteral("1862-war-in-virginia"),
                     QStringLiteral("--device"), QString::fromLatin1(device)});
        ASSERT_TRUE(game.waitForFinished(5000));
        EXPECT_EQ(game.exitCode(), 2);
        EXPECT_EQ(game.readAllStandardError().count('\n'), 1);
    }
}

} // namespace
} // namespace fielddesk
