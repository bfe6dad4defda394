#include "hardware/simulator/script.h"
#include "hardware/tablelink/frame.h"
#include "tests/hardware/chip.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace fielddesk::test {
namespace {

using namespace hardware;
using namespace std::string_literals;

// What every driver has to hold: a script of good frames, and what is read out of it.
struct Script {
    const char* kind;
    LinePattern pattern;
    std::string before; // makes the device known
    std::string good;
    std::vector<Reading> readings; // of the good frames

    friend void PrintTo(const Script& script, std::ostream* stream) { *stream << script.kind; }
};

const std::vector<Script>& scripts() {
    using tablelink::device_line;
    static const std::vector<Script> scripts{
        {"tablelink",
         {},
         device_line("HELLO,1,tower,T,fw=1"),
         device_line("ROLL,7,2,d6:4:100,d6:2:100") + device_line("CARD,8,0,DEADBEEF"),
         {dice({4, 2}), tag("DEADBEEF")}},
        {"rdm6300", {}, "", "\x02"s + "100086F44426\x03\x02" + "100086F44426\x03", {tag("100086F444")}},
        {"id12",
         {},
         "",
         "\x02"s + "0C000621A58E\r\n\x03\x02" + "FF800000017E\r\n\x03",
         {tag("0C000621A5"), tag("FF80000001")}},
        {"stx-raw", {}, "", "\x02"s + "0000000003\x03\x03\x02" + "0000000003\x03\x03", {tag("0000000003")}},
        {"parallax", {}, "", "\n0F0184F07A\r\n0F0184F07A\r", {tag("0F0184F07A")}},
        {"mfrc522",
         {},
         "",
         "Card UID: DE AD BE EF\r\nReader 1: Card UID: 04 A1 B2 C3 D4 E5 F6\n",
         {tag("DEADBEEF"), tag("04A1B2C3D4E5F6", 1)}},
        {"pattern", {"DICE:{dice}", "", 6}, "", "DICE:3,1\r\nDICE:6\n", {dice({3, 1}), dice({6})}},
        {"pn532",
         {},
         chip::ack + chip::firmware + chip::ack + chip::configured + chip::ack + chip::retries,
         chip::ack + chip::mifare,
         {tag("DEADBEEF")}},
    };
    return scripts;
}

class EveryDriver : public testing::TestWithParam<Script> {
protected:
    // A listener that knows its device.
    static Listener ready() {
        Listener listener(GetParam().kind, GetParam().pattern);
        listener.hear(GetParam().before);
        listener.take_readings();
        listener.take_complaints();
        return listener;
    }
};

TEST_P(EveryDriver, ReadsTwoFramesInOneRead) {
    Listener listener = ready();
    listener.hear(GetParam().good);
    EXPECT_EQ(listener.take_readings(), GetParam().readings);
    EXPECT_THAT(listener.take_complaints(), testing::IsEmpty());
}

TEST_P(EveryDriver, ReadsAByteAtATime) {
    Listener listener = ready();
    for (const char byte : GetParam().good)
        listener.hear({&byte, 1});
    EXPECT_EQ(listener.take_readings(), GetParam().readings);
}

TEST_P(EveryDriver, ReadsAtEverySplit) {
    const std::string& good = GetParam().good;
    for (std::size_t split = 0; split <= good.size(); ++split) {
        Listener listener = ready();
        listener.hear(std::string_view(good).substr(0, split));
        listener.hear(std::string_view(good).substr(split));
        EXPECT_EQ(listener.take_readings(), GetParam().readings) << split;
    }
}

TEST_P(EveryDriver, TenMegabytesOfNoiseAreNoReadingAndTheNextGoodFrameIsRead) {
    Listener listener = ready();
    const std::string bytes = noise(10'000'000);
    for (std::size_t at = 0; at < bytes.size(); at += 4096)
        listener.hear(std::string_view(bytes).substr(at, 4096));
    EXPECT_THAT(listener.take_readings(), testing::IsEmpty());
    // A line or a frame that the noise began is ended first; a chip has a length's worth of bytes to wait
    // for.
    listener.hear(std::string(300, '\n'));
    listener.hear(GetParam().good);
    EXPECT_EQ(listener.take_readings(), GetParam().readings);
}

TEST_P(EveryDriver, NoiseIsNotComplainedOfWithoutEnd) {
    Listener listener = ready();
    listener.hear(noise(100'000));
    EXPECT_LT(listener.take_complaints().size(), 2000u);
}

TEST_P(EveryDriver, AnyBytesInAnyPiecesMakeTheSameReadings) {
    rc::detail::checkGTest([this](const std::vector<std::uint8_t>& spoilt, bool before) {
        std::string bytes(spoilt.begin(), spoilt.end());
        bytes = before ? bytes + GetParam().good : GetParam().good + bytes + GetParam().good;
        Listener whole = ready();
        whole.hear(bytes);
        Listener pieces = ready();
        for (std::string_view rest = bytes; !rest.empty();) {
            const auto size = *rc::gen::inRange<std::size_t>(1, rest.size() + 1);
            pieces.hear(rest.substr(0, size));
            rest.remove_prefix(size);
        }
        RC_ASSERT(whole.take_readings() == pieces.take_readings());
        RC_ASSERT(whole.take_complaints() == pieces.take_complaints());
    });
}

INSTANTIATE_TEST_SUITE_P(Kinds, EveryDriver, testing::ValuesIn(scripts()), [](const auto& each) {
    std::string name = each.param.kind;
    std::erase(name, '-');
    return name;
});

TEST(Drivers, EveryKindIsTestedAndNoOtherIsKnown) {
    ASSERT_EQ(driver_kinds().size(), scripts().size());
    for (const Script& script : scripts())
        EXPECT_NE(driver_kind(script.kind), nullptr) << script.kind;
    const auto unknown = make_driver("roulette");
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, Code("driver.unknown"));
}

} // namespace
} // namespace fielddesk::test
