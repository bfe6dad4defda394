#include "tests/hardware/listener.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Mfrc522, LinesOfTheSketchesNameATag) {
    for (const char* line : {"Card UID: DE AD BE EF\r\n", "In hex:  DE AD BE EF\n", "card uid: de ad be ef\r",
                             "Reader 0: Card UID: DE AD BE EF\r\n"}) {
        Listener listener("mfrc522");
        listener.hear(line);
        EXPECT_THAT(listener.take_readings(), ElementsAre(tag("DEADBEEF"))) << line;
        EXPECT_THAT(listener.take_complaints(), IsEmpty()) << line;
    }
}

TEST(Mfrc522, ReadersAreToldApart) {
    Listener listener("mfrc522");
    listener.hear("Reader 0: Card UID: DE AD BE EF\nReader 1: Card UID: DE AD BE EF\n");
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag("DEADBEEF", 0), tag("DEADBEEF", 1)));
}

TEST(Mfrc522, SameTagInHexAndAsUidIsOneReading) {
    Listener listener("mfrc522");
    listener.hear("In hex:  04 A1 B2 C3 D4 E5 F6\r\nIn dec: 4 161 178 195 212 229 246\r\n"
                  "Card UID: 04 A1 B2 C3 D4 E5 F6\r\n");
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag("04A1B2C3D4E5F6")));
}

TEST(Mfrc522, LinesWithoutATagArePassedOver) {
    Listener listener("mfrc522");
    listener.hear("Card read previously.\r\nYour tag is not of type MIFARE Classic.\r\n"
                  "Sector Block   0  1  2  3   4  5  6  7   8  9 10 11  12 13 14 15  AccessBits\r\n"
                  "  15     63   00 00 00 00  00 00 FF 07  80 69 FF FF  FF FF FF FF  [ 0 0 1 ]\r\n");
    EXPECT_THAT(listener.take_readings(), IsEmpty());
    EXPECT_THAT(listener.take_complaints(), IsEmpty());
}

TEST(Mfrc522, FlappingCardIsOneReadingUntilTwoSecondsHavePassed) {
    Listener listener("mfrc522");
    for (int flap = 0; flap < 20; ++flap) {
        listener.hear("Card UID: DE AD BE EF\r\n");
        listener.wait(500ms);
    }
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag("DEADBEEF")));
    listener.wait(2s);
    listener.hear("Card UID: DE AD BE EF\r\n");
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag("DEADBEEF")));
}

TEST(Mfrc522, WhatIsNoUidIsTold) {
    Listener listener("mfrc522");
    listener.hear("Card UID: DE AD\nCard UID: DE AD BE EG\nCard UID: 00 00 00 00\nCard UID:\n");
    EXPECT_THAT(listener.take_readings(), IsEmpty());
    EXPECT_THAT(listener.take_complaints(),
                ElementsAre("tag.impossible", "tag.not-hex", "tag.zero", "tag.impossible"));
}

} // namespace
} // namespace fielddesk::test
