#include "app/devices/device_words.h"
#include "hardware/simulator/script.h"
#include "tests/app/devices/workbench.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <sys/resource.h>

// What lines do to bytes, on real ptys.
namespace fielddesk {
namespace {

using namespace hardware;
using fielddesk::testing::tags;
using fielddesk::testing::Workbench;

const std::string card = "\x02"
                         "0C000621A58E\r\n\x03";

long largest_kilobytes() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return used.ru_maxrss;
}

TEST(DeviceLink, TenMegabytesOfNoiseTakeNoMoreMemoryThanTheFirst) {
    Workbench bench("id12");
    bench.link().start();
    ASSERT_TRUE(bench.until([&] { return bench.port().is_open(); }));
    std::size_t came = 0;
    QObject::connect(&bench.link(), &DeviceLink::bytesCame,
                     [&](const QByteArray& bytes) { came += static_cast<std::size_t>(bytes.size()); });
    const std::string bytes = noise(1'000'000);
    long after_the_first = 0;
    for (std::size_t sent = 0; sent < 10'000'000; sent += 2000) {
        bench.port().write(std::string_view(bytes).substr(sent % bytes.size(), 2000));
        ASSERT_TRUE(bench.until([&] { return came == sent + 2000; }));
        if (sent == 1'000'000) after_the_first = largest_kilobytes();
    }
    EXPECT_EQ(came, 10'000'000u);
    EXPECT_LT(largest_kilobytes() - after_the_first, 2000);
    EXPECT_EQ(tags(bench.readings), 0);
    bench.port().write(card);
    EXPECT_TRUE(bench.until([&] { return tags(bench.readings) == 1; }));
}

TEST(DeviceLink, NoiseIsNoReadingAndTheNextCardIsHeard) {
    Workbench bench("id12");
    bench.link().start();
    ASSERT_TRUE(bench.until([&] { return bench.port().is_open(); }));
    const std::string bytes = noise(200'000);
    for (std::size_t at = 0; at < bytes.size(); at += 2000) {
        bench.port().write(std::string_view(bytes).substr(at, 2000));
        bench.pass(1);
    }
    bench.port().write(card);
    EXPECT_TRUE(bench.until([&] { return tags(bench.readings) == 1; }));
}

// The device's half is the one of the sketch, its line a real pty that loses bytes.
TEST(DeviceLink, TowerOnALossyLineIsReadOnceForEachThrowOrTellsOfAGap) {
    Workbench bench("tablelink");
    bench.link().start();
    ASSERT_TRUE(bench.until_state(LinkState::Working));
    bench.readings.clear();
    bench.lose_one_byte_in(47);
    constexpr int throws = 8;
    for (int count = 0; count < throws; ++count) {
        bench.carry(*bench.device().roll({{6, count % 6 + 1, 95}, {6, 6 - count % 6, 95}}, bench.now()));
        bench.pass(900);
    }
    bench.lose_one_byte_in(0);
    bench.pass(2500);
    int next = 0;
    int read = 0;
    for (const Reading& reading : bench.readings)
        if (const auto* thrown = std::get_if<DiceThrown>(&reading)) {
            while (next < throws && thrown->dice[0].face != next % 6 + 1)
                ++next;
            ASSERT_LT(next++, throws) << "a throw came twice or out of turn";
            ++read;
        }
    const auto gaps = std::count(bench.complaints.begin(), bench.complaints.end(), "tablelink.gap");
    EXPECT_GT(bench.complaints.size(), 0u) << "the line lost nothing";
    EXPECT_GE(read + gaps, throws);
}

TEST(DeviceLink, BootTextIsWaitedThroughAndEndlessTextIsTold) {
    Workbench bench("mfrc522");
    bench.link().start();
    ASSERT_TRUE(bench.until_state(LinkState::Waiting));
    bench.port().write("ets Jun  8 2016 00:22:57\r\n");
    bench.pass(50);
    EXPECT_FALSE(bench.link().is_babbling());
    for (int line = 0; line < 20; ++line)
        bench.port().write("\xff\x83garbage\x80\r\n");
    ASSERT_TRUE(bench.until([&] { return bench.link().is_babbling(); }));
    EXPECT_NE(say_state(bench.link()).find("another speed"), std::string::npos);
    bench.port().write("Card UID: DE AD BE EF\r\n");
    ASSERT_TRUE(bench.until_state(LinkState::Working));
    EXPECT_FALSE(bench.link().is_babbling());
}

} // namespace
} // namespace fielddesk
