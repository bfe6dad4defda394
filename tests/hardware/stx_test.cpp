#include "tests/hardware/listener.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

using namespace std::chrono_literals;
using namespace std::string_literals;
using testing::ElementsAre;
using testing::IsEmpty;

const std::string rdm = "\x02"s + "100086F44426\x03";
const std::string id12 = "\x02"s + "0C000621A58E\r\n\x03";
const std::string parallax = "\n0F0184F07A\r";
const std::string rdm_tag = "100086F444";

// A frame of a clone, whose checksum is one byte.
std::string raw(const std::string& digits, char checksum) {
    return "\x02" + digits + checksum + "\x03";
}

TEST(Stx, Rdm6300SaysATagTwiceForOneReading) {
    Listener listener("rdm6300");
    listener.hear(rdm);
    EXPECT_THAT(listener.take_readings(), IsEmpty());
    listener.wait(50ms);
    listener.hear(rdm);
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag(rdm_tag)));
    EXPECT_EQ(listener.health(), hardware::Health::Working);
    for (int repeat = 0; repeat < 100; ++repeat) {
        listener.wait(50ms);
        listener.hear(rdm);
    }
    EXPECT_THAT(listener.take_readings(), IsEmpty());
    EXPECT_THAT(listener.take_complaints(), IsEmpty());
}

TEST(Stx, SameTagAfterTwoSecondsIsAnotherReading) {
    Listener listener("rdm6300");
    listener.hear(rdm + rdm);
    listener.wait(1900ms);
    listener.hear(rdm + rdm);
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag(rdm_tag)));
    listener.wait(2s);
    listener.hear(rdm + rdm);
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag(rdm_tag)));
}

TEST(Stx, SilenceWhileATagLiesThereIsNotItsRemoval) {
    Listener listener("rdm6300");
    listener.hear(rdm + rdm);
    listener.wait(60s);
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag(rdm_tag)));
    EXPECT_THAT(listener.take_complaints(), IsEmpty());
    EXPECT_EQ(listener.health(), hardware::Health::Working);
}

TEST(Stx, PhantomWithAValidChecksumIsNoReading) {
    Listener listener("rdm6300");
    listener.hear("\x02"s + "0102030405" + "01\x03");
    listener.wait(3s);
    EXPECT_THAT(listener.take_readings(), IsEmpty());
}

TEST(Stx, TwoTagsInTurnAreTwoReadings) {
    Listener listener("rdm6300");
    const std::string other = "\x02"s + "000000000101\x03";
    listener.hear(rdm + rdm + other + other);
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag(rdm_tag), tag("0000000001")));
}

TEST(Stx, Id12SaysATagOnceWithCrLf) {
    Listener listener("id12");
    listener.hear(id12);
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag("0C000621A5")));
}

TEST(Stx, ParallaxHasNoChecksumAndRepeats) {
    Listener listener("parallax");
    listener.hear(parallax + parallax);
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag("0F0184F07A")));
    EXPECT_THAT(listener.take_complaints(), IsEmpty());
}

TEST(Stx, RawChecksumMayBeEqualToTheMarks) {
    for (const auto& [digits, checksum] : {std::pair{"0000000003"s, '\x03'}, std::pair{"0000000002"s, '\x02'},
                                           std::pair{"00000000FF"s, '\xFF'}}) {
        Listener listener("stx-raw");
        listener.hear(raw(digits, checksum) + raw(digits, checksum));
        EXPECT_THAT(listener.take_readings(), ElementsAre(tag(digits)));
        EXPECT_THAT(listener.take_complaints(), IsEmpty());
    }
}

TEST(Stx, HighBitTagIsReadWhole) {
    Listener listener("id12");
    listener.hear("\x02"s + "FF80000001" + "7E\r\n\x03");
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag("FF80000001")));
}

TEST(Stx, LowerCaseDigitsAreTheSameTag) {
    Listener listener("id12");
    listener.hear("\x02"s + "0c000621a58e\r\n\x03");
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag("0C000621A5")));
}

TEST(Stx, AllZeroTagIsRefused) {
    Listener listener("id12");
    listener.hear("\x02"s + "000000000000\r\n\x03");
    EXPECT_THAT(listener.take_readings(), IsEmpty());
    EXPECT_THAT(listener.take_complaints(), ElementsAre("tag.zero"));
}

// What is wrong with a frame is told once, and the next good frame is read.
struct BadFrame {
    const char* name;
    const char* kind;
    std::string bytes;
    const char* complaint;
    friend void PrintTo(const BadFrame& bad, std::ostream* stream) { *stream << bad.name; }
};

class StxFault : public testing::TestWithParam<BadFrame> {};

TEST_P(StxFault, IsToldOnceAndTheNextGoodFrameIsRead) {
    const BadFrame& bad = GetParam();
    const bool is_id12 = bad.kind == "id12"s;
    Listener listener(bad.kind);
    listener.hear(bad.bytes);
    listener.hear(is_id12 ? id12 : rdm + rdm);
    EXPECT_THAT(listener.take_readings(), ElementsAre(tag(is_id12 ? "0C000621A5" : rdm_tag)));
    EXPECT_THAT(listener.take_complaints(), ElementsAre(bad.complaint));
}

INSTANTIATE_TEST_SUITE_P(
    Frames, StxFault,
    testing::Values(
        BadFrame{"BadChecksum", "rdm6300", "\x02"s + "100086F44427\x03", "stx.checksum"},
        BadFrame{"NonHexDigit", "rdm6300", "\x02"s + "1000G6F44426\x03", "stx.not-hex"},
        BadFrame{"StxMidFrame", "rdm6300", "\x02"s + "100086", "stx.not-hex"},
        BadFrame{"MissingEtx", "rdm6300", "\x02"s + "100086F44426", "stx.no-end"},
        BadFrame{"CrLfOnTheWrongProfile", "rdm6300", "\x02"s + "100086F44426\r\n\x03", "stx.other-profile"},
        BadFrame{"NoCrLfOnTheWrongProfile", "id12", "\x02"s + "0C000621A58E\x03", "stx.other-profile"},
        BadFrame{"LeadingGarbage", "rdm6300", "garbage", "stx.noise"},
        BadFrame{"NulAndEightBitBytes", "rdm6300", "\0\0\xFF\xFE\x80"s, "stx.noise"},
        BadFrame{"BootTextOfAnEsp", "id12", "ets Jun  8 2016 00:22:57\r\nrst:0x1\r\n", "stx.noise"},
        BadFrame{"ProbeOfAModem", "rdm6300", "AT\r\r\nERROR\r\n", "stx.noise"}),
    [](const auto& each) { return each.param.name; });

} // namespace
} // namespace fielddesk::test
