#include "app/devices/device_commands.h"
#include "engine/kit/json.h"

#include <QFile>
#include <QProcess>
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
    program.start(QStringLiteral(FIELDDESK_PROGRAM), QStringList{QStringLiteral("devices")} + words);
    ASSERT_TRUE(program.waitForStarted());
}

TEST(DeviceCommands, MonitorHearsWhatIsSimulated) {
    QProcess simulator;
    start(simulator, {QStringLiteral("simulate"), QStringLiteral("tablelink"), QStringLiteral("-")});
    const std::string port = line_with(simulator, "/port");
    QProcess monitor;
    start(monitor, {QStringLiteral("monitor"), QStringLiteral("tablelink"), QString::fromStdString(port),
                    QStringLiteral("--json")});
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

} // namespace
} // namespace fielddesk
