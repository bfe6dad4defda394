#include "app/window/devices.h"

#include <gtest/gtest.h>

namespace fielddesk {
namespace {

TEST(Devices, EveryKindHasANameAndAWordOfHelp) {
    const std::vector<KindRow> rows = kind_rows();
    EXPECT_EQ(rows.size(), hardware::driver_kinds().size());
    for (const KindRow& row : rows) {
        EXPECT_NE(row.title, row.key) << row.key.toStdString();
        EXPECT_GT(row.help.size(), 20) << row.key.toStdString();
        EXPECT_EQ(row.says_lines, row.key == "pattern");
    }
}

TEST(Devices, BytesAreShownAsDigitsAndAsText) {
    EXPECT_EQ(shown_bytes("\x02"
                          "A7\r"),
              "02 41 37 0D   .A7.");
    EXPECT_TRUE(shown_bytes(QByteArray(40, 'x')).endsWith("x …"));
}

TEST(Devices, WhatCannotBeChosenIsSaid) {
    Devices devices;
    EXPECT_FALSE(devices.add("tablelink", "", 0, {}, {}));
    EXPECT_TRUE(devices.problem().contains("port"));
    EXPECT_FALSE(devices.add("roulette", "/dev/ttyUSB0", 0, {}, {}));
    EXPECT_TRUE(devices.problem().contains("roulette"));
    EXPECT_FALSE(devices.add("pattern", "/dev/ttyUSB0", 0, "dice", {}));
    EXPECT_TRUE(devices.problem().contains("{dice}"));
    EXPECT_EQ(devices.devices()->count(), 0);
}

TEST(Devices, APatternIsTriedOnALineOfTheDevice) {
    const Devices devices;
    EXPECT_EQ(devices.tryLine("DICE:{dice}", "DICE:3,1"), "Dice: 3 1.");
    EXPECT_EQ(devices.tryLine("DICE:{dice}", "STATUS:SHAKING"), "The line does not look like that.");
    EXPECT_TRUE(devices.tryLine("{nothing}", "x").contains("{nothing}"));
}

} // namespace
} // namespace fielddesk
