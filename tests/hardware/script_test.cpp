#include "hardware/simulator/script.h"

#include <gtest/gtest.h>

namespace fielddesk::test {
namespace {

using namespace hardware;

std::string refusal(std::string_view line) {
    const auto step = read_step(line);
    return step ? "" : std::string(step.error().code.text()) + ": " + step.error().detail;
}

TEST(Script, StepsAreRead) {
    EXPECT_EQ(std::get<script::Roll>(**read_step("roll 4 x 3")).dice,
              (std::vector<Die>{{6, 4, 95}, {6, std::nullopt, 0}, {6, 3, 95}}));
    EXPECT_EQ(std::get<script::Card>(**read_step("card deadbeef")).tag, Tag{"DEADBEEF"});
    EXPECT_EQ(std::get<script::Wait>(**read_step("  wait 500 ")).time, Moment(500));
    EXPECT_EQ(std::get<script::Bytes>(**read_step("bytes 0D0A")).bytes, "\r\n");
    EXPECT_EQ(std::get<script::Unplug>(**read_step("unplug 1000")).time, Moment(1000));
    EXPECT_TRUE(std::holds_alternative<script::Reboot>(**read_step("reboot")));
    EXPECT_FALSE(*read_step(""));
    EXPECT_FALSE(*read_step("# a remark"));
}

TEST(Script, WhatIsNoStepIsRefused) {
    EXPECT_EQ(refusal("dance"), "script.unknown: dance");
    EXPECT_EQ(refusal("roll"), "script.wrong: roll");
    EXPECT_EQ(refusal("roll 0"), "script.wrong: roll 0");
    EXPECT_EQ(refusal("card XY"), "script.wrong: card XY");
    EXPECT_EQ(refusal("card ABC"), "script.wrong: card ABC");
    EXPECT_EQ(refusal("wait -1"), "script.wrong: wait -1");
    EXPECT_EQ(refusal("noise many"), "script.wrong: noise many");
    EXPECT_EQ(refusal("reboot now"), "script.wrong: reboot now");
}

TEST(Script, NoiseIsTheSameInEveryRun) {
    EXPECT_EQ(noise(1000), noise(1000));
    EXPECT_EQ(noise(1000).size(), 1000u);
    EXPECT_NE(noise(2), std::string(2, noise(1)[0]));
}

} // namespace
} // namespace fielddesk::test
