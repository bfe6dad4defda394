#include "hardware/pn532/frame.h"
#include "tests/hardware/chip.h"
#include "tests/hardware/listener.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

using namespace hardware;
using namespace std::chrono_literals;
using namespace std::string_literals;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Pn532, CommandsAreWrittenByteForByte) {
    EXPECT_EQ(pn532::command("\x02"), "\0\0\xFF\x02\xFE\xD4\x02\x2A\0"s);
    EXPECT_EQ(pn532::command("\x14\x01"), "\0\0\xFF\x03\xFD\xD4\x14\x01\x17\0"s);
    EXPECT_EQ(pn532::command("\x32\x05\xFF\x01\x02"s), "\0\0\xFF\x06\xFA\xD4\x32\x05\xFF\x01\x02\xF3\0"s);
    EXPECT_EQ(pn532::command("\x4A\x01\0"s), "\0\0\xFF\x04\xFC\xD4\x4A\x01\0\xE1\0"s);
}

TEST(Pn532, IsWokenAskedAndSetUp) {
    Listener listener("pn532");
    EXPECT_EQ(listener.take_sent(), chip::wake + chip::ask_firmware);
    listener.hear(chip::ack);
    listener.hear(chip::firmware);
    EXPECT_THAT(listener.take_readings(), ElementsAre(Reading(Greeting{"PN532", "", "1.6"})));
    EXPECT_EQ(listener.take_sent(), chip::ask_configuration);
    listener.hear(chip::ack + chip::configured);
    EXPECT_EQ(listener.take_sent(), chip::ask_retries);
    listener.hear(chip::ack + chip::retries);
    EXPECT_EQ(listener.health(), Health::Working);
    EXPECT_EQ(listener.take_sent(), chip::ask_cards);
}

TEST(Pn532, CardIsReadOnceWhileItLiesThere) {
    chip::Woken listener;
    listener.answer(chip::mifare);
    listener.answer(chip::mifare);
    listener.answer(chip::mifare);
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag("DEADBEEF")));
}

TEST(Pn532, UidOfSevenBytesIsReadWhole) {
    chip::Woken listener;
    listener.answer(chip::ntag);
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag("04A1B2C3D4E5F6")));
}

TEST(Pn532, CardIsGoneAfterTwoMisses) {
    chip::Woken listener;
    listener.answer(chip::mifare);
    listener.answer(chip::no_card);
    listener.answer(chip::mifare);
    listener.answer(chip::no_card);
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag("DEADBEEF")));
    listener.answer(chip::no_card);
    EXPECT_THAT(listener.take_readings(), ElementsAre(gone("DEADBEEF")));
    listener.answer(chip::no_card);
    EXPECT_THAT(listener.take_readings(), IsEmpty());
}

TEST(Pn532, CardLaidBackAfterItWasGoneIsReadAgain) {
    chip::Woken listener;
    listener.answer(chip::mifare);
    listener.answer(chip::no_card);
    listener.answer(chip::no_card);
    listener.answer(chip::mifare);
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag("DEADBEEF"), gone("DEADBEEF"), tag("DEADBEEF")));
}

TEST(Pn532, CardThatWasMissedNowAndThenStaysOneReading) {
    chip::Woken listener;
    for (int times = 0; times < 10; ++times) {
        listener.answer(chip::mifare);
        listener.answer(chip::no_card);
    }
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag("DEADBEEF")));
}

TEST(Pn532, UnacknowledgedCommandIsSentAgain) {
    chip::Woken listener;
    listener.take_sent();
    listener.wait(100ms);
    EXPECT_EQ(listener.take_sent(), chip::ask_cards);
}

TEST(Pn532, CommandWithoutAReplyIsEndedAndSentAgain) {
    chip::Woken listener;
    listener.take_sent();
    listener.hear(chip::ack);
    listener.wait(900ms);
    EXPECT_EQ(listener.take_sent(), "");
    listener.wait(100ms);
    EXPECT_EQ(listener.take_sent(), chip::ack + chip::ask_cards);
}

TEST(Pn532, ChipThatFallsSilentIsToldOnceAndWokenAgain) {
    chip::Woken listener;
    listener.take_sent();
    listener.wait(20s);
    EXPECT_EQ(listener.health(), Health::Silent);
    EXPECT_THAT(listener.take_complaints(), ElementsAre("device.silent"));
    EXPECT_THAT(listener.take_sent(), testing::HasSubstr(chip::wake + chip::ask_firmware));
    listener.hear(chip::ack + chip::firmware + chip::ack + chip::configured + chip::ack + chip::retries);
    EXPECT_EQ(listener.health(), Health::Working);
}

TEST(Pn532, NackHasTheCommandSentAgain) {
    chip::Woken listener;
    listener.take_sent();
    listener.hear("\0\0\xFF\xFF\0\0"s);
    EXPECT_EQ(listener.take_sent(), chip::ask_cards);
}

TEST(Pn532, UnaskedForReplyIsToldAndNotUsed) {
    chip::Woken listener;
    listener.hear(chip::ack + chip::firmware);
    EXPECT_THAT(listener.take_complaints(), ElementsAre("nfc.unasked"));
    EXPECT_THAT(listener.take_readings(), IsEmpty());
}

struct BadChipFrame {
    const char* name;
    std::string bytes;
    const char* complaint;
    friend void PrintTo(const BadChipFrame& bad, std::ostream* stream) { *stream << bad.name; }
};

class Pn532Fault : public testing::TestWithParam<BadChipFrame> {};

TEST_P(Pn532Fault, IsToldAndTheNextGoodFrameIsRead) {
    chip::Woken listener;
    listener.hear(chip::ack + GetParam().bytes + chip::mifare);
    EXPECT_THAT(listener.take_complaints(), ElementsAre(GetParam().complaint));
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag("DEADBEEF")));
}

INSTANTIATE_TEST_SUITE_P(
    Frames, Pn532Fault,
    testing::Values(BadChipFrame{"BadChecksum", "\0\0\xFF\x03\xFD\xD5\x4B\0\xE1\0"s, "nfc.checksum"},
                    BadChipFrame{"BadLength", "\0\0\xFF\x03\xFC\xD5\x4B\0\xE0\0"s, "nfc.checksum"},
                    BadChipFrame{"WrongDirection", "\0\0\xFF\x02\xFE\xD4\x02\x2A\0"s, "nfc.direction"},
                    BadChipFrame{"ErrorFrame", "\0\0\xFF\x01\xFF\x7F\x81\0"s, "nfc.not-understood"}),
    [](const auto& each) { return each.param.name; });

TEST(Pn532, ExtendedFrameIsRead) {
    pn532::FrameReader reader;
    reader.add("\0\0\xFF\xFF\xFF\0\x03\xFD\xD5\x4B\0\xE0\0"s);
    EXPECT_EQ(reader.next(), (pn532::Frame{pn532::Frame::Kind::Reply, "\x4B\0"s}));
}

} // namespace
} // namespace fielddesk::test
