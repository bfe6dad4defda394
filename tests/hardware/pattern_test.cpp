#include "tests/hardware/listener.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

using namespace hardware;
using testing::ElementsAre;
using testing::IsEmpty;

// What the pattern makes of the line: the faces or the tag, "-" for nothing, else the code of the refusal.
std::string read(const char* pattern, const char* line, int sides = 6) {
    const auto read = read_line({pattern, "", sides}, line);
    if (!read) return std::string(read.error().code.text());
    if (!*read) return "-";
    if (const auto* seen = std::get_if<TagSeen>(&**read)) return seen->tag.digits;
    std::string faces;
    for (const Die& die : std::get<DiceThrown>(**read).dice)
        faces += (faces.empty() ? "" : " ") + std::to_string(*die.face);
    return faces;
}

TEST(Pattern, DiceOfTheWild) {
    EXPECT_EQ(read("dice: {dice}", "dice: 4"), "4");
    EXPECT_EQ(read("dice: {dice}", "Dice: 4"), "4");
    EXPECT_EQ(read("DICE:{dice}", "DICE:3,1,6,6,2"), "3 1 6 6 2");
    EXPECT_EQ(read("rolled {dice} with {any}", "Rolled 3 5 with the left tower"), "3 5");
    EXPECT_EQ(read("{any}={dice};", "left=3;"), "3");
    EXPECT_EQ(read("d20 {dice}", "d20 17", 20), "17");
}

TEST(Pattern, TagsOfTheWild) {
    EXPECT_EQ(read("UID {tag}", "uid de ad be ef"), "DEADBEEF");
    EXPECT_EQ(read("tag={tag} ok", "tag=04:A1:B2:C3:D4:E5:F6 ok"), "04A1B2C3D4E5F6");
}

TEST(Pattern, OtherLinesAreNothing) {
    EXPECT_EQ(read("dice: {dice}", "dice:"), "-");
    EXPECT_EQ(read("dice: {dice}", "Roll: 12.5"), "-");
    EXPECT_EQ(read("dice: {dice}", "dice: 4 or so"), "-");
    EXPECT_EQ(read("dice: {dice}", ""), "-");
}

TEST(Pattern, WhatCannotBeIsRefused) {
    EXPECT_EQ(read("dice: {dice}", "dice: 0"), "dice.impossible");
    EXPECT_EQ(read("dice: {dice}", "dice: 7"), "dice.impossible");
    EXPECT_EQ(read("dice: {dice}", "dice: 99999999999999999999"), "dice.impossible");
    EXPECT_EQ(read("UID {tag}", "UID 00 00 00 00"), "tag.zero");
    EXPECT_EQ(read("UID {tag}", "UID ABC"), "tag.impossible");
}

TEST(Pattern, WhatIsNoPatternIsRefused) {
    EXPECT_EQ(read("dice", "dice"), "pattern.nothing-to-read");
    EXPECT_EQ(read("{dice} {tag}", "1"), "pattern.two-things-to-read");
    EXPECT_EQ(read("{die}", "1"), "pattern.word");
    EXPECT_EQ(read("{dice", "1"), "pattern.word");
    EXPECT_FALSE(make_driver("pattern", {"dice", "", 6}));
}

TEST(Pattern, OnlyDiceAfterTheThrowCount) {
    Listener listener("pattern", {"DICE:{dice}", "STATUS:THROWN", 6});
    listener.hear("DICE:1,1\r\nSTATUS:SHAKING\r\nDICE:2,5\r\nDICE:4,4\r\nSTATUS:THROWN\r\nDICE:3,6\r\n");
    EXPECT_THAT(listener.take_readings(), ElementsAre(dice({3, 6})));
    listener.hear("DICE:2,2\nSTATUS:SHAKING\nSTATUS:THROWN\nDICE:1,6\n");
    EXPECT_THAT(listener.take_readings(), ElementsAre(dice({1, 6})));
}

TEST(Pattern, ManyAnysCostLittle) {
    std::string pattern = "{dice}";
    for (int count = 0; count < 40; ++count)
        pattern += "{any}a";
    Listener listener("pattern", {pattern, "", 6});
    listener.hear("1" + std::string(150, 'a') + "b\n");
    EXPECT_THAT(listener.take_readings(), IsEmpty());
}

} // namespace
} // namespace fielddesk::test
