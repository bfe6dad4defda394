#include "app/devices/device_words.h"
#include "hardware/simulator/script.h"
#include "tests/app/devices/workbench.h"

#include <QCoreApplication>
#include <QThread>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <sys/resource.h>
#include <unistd.h>

// The real QSerialPort on real ptys.
namespace fielddesk {
namespace {

using namespace hardware;
using fielddesk::testing::port_at;
using fielddesk::testing::tags;
using fielddesk::testing::Workbench;
using ::testing::ElementsAre;

const std::string card = "\x02"
                         "0C000621A58E\r\n\x03";
const Tag card_tag{"0C000621A5"};

double processor_milliseconds() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto of = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) * 1000 + static_cast<double>(time.tv_usec) / 1000;
    };
    return of(used.ru_utime) + of(used.ru_stime);
}

// Some other user than root, and nobody in particular, for as long as it lives.
class OrdinaryUser {
public:
    OrdinaryUser() : m_was(geteuid()) {
        constexpr uid_t nobody = 65534;
        EXPECT_EQ(seteuid(m_was == 0 ? nobody : m_was), 0);
    }
    ~OrdinaryUser() { EXPECT_EQ(seteuid(m_was), 0); }
    OrdinaryUser(const OrdinaryUser&) = delete;
    OrdinaryUser& operator=(const OrdinaryUser&) = delete;

private:
    uid_t m_was;
};

TEST(DeviceLink, TowerIsAskedWhoItIsAndItsThrowIsHeard) {
    Workbench bench("tablelink");
    bench.link().start();
    ASSERT_TRUE(bench.until_state(LinkState::Working));
    bench.port().write(*bench.device().roll({{6, 4, 95}, {6, 3, 95}}, bench.now()));
    ASSERT_TRUE(bench.until([&] { return bench.readings.size() == 2; }));
    EXPECT_EQ(bench.readings[1], Reading(DiceThrown{{{6, 4, 95}, {6, 3, 95}}}));
    bench.pass(1000);
    EXPECT_EQ(bench.readings.size(), 2u) << "it was acknowledged, so it is not sent again";
}

TEST(DeviceLink, ChipIsWokenAndItsCardIsHeard) {
    Workbench bench("pn532");
    bench.link().start();
    ASSERT_TRUE(bench.until_state(LinkState::Working));
    ASSERT_TRUE(bench.device().show({"DEADBEEF"}, bench.now()));
    EXPECT_TRUE(bench.until([&] { return tags(bench.readings) == 1; }));
}

TEST(DeviceLink, BytesOneByOneAreOneReading) {
    Workbench bench("id12");
    bench.link().start();
    ASSERT_TRUE(bench.until([&] { return bench.port().is_open(); }));
    for (const char byte : card) {
        bench.port().write({&byte, 1});
        bench.pass(2);
    }
    EXPECT_TRUE(bench.until([&] { return tags(bench.readings) == 1; }));
    EXPECT_THAT(bench.complaints, ElementsAre());
}

// Some Qt then tells of an error hundreds of thousands of times a second, and another tells nothing.
TEST(DeviceLink, UnpluggedDeviceIsToldOnceAndTakesNoTime) {
    Workbench bench("id12");
    bench.link().start();
    bench.port().write(card.substr(0, 7));
    ASSERT_TRUE(bench.until_state(LinkState::Waiting));
    bench.states.clear();
    bench.port().unplug();
    ASSERT_TRUE(bench.until_state(LinkState::Gone, 2000));
    const double before = processor_milliseconds();
    const auto end = bench.now() + Moment(3000);
    while (bench.now() < end) {
        QThread::msleep(10);
        QCoreApplication::processEvents();
    }
    EXPECT_LT(processor_milliseconds() - before, 60) << "2 % of three seconds";
    EXPECT_THAT(bench.states, ElementsAre(LinkState::Gone));
    EXPECT_LT(bench.link().errors(), 25);
}

TEST(DeviceLink, DeviceThatComesBackIsHeardWithinASecond) {
    Workbench bench("id12");
    bench.link().start();
    ASSERT_TRUE(bench.until([&] { return bench.port().is_open(); }));
    // Unplugged in the middle of a frame, of which nothing is left.
    bench.port().write(card.substr(0, 7));
    bench.pass(50);
    bench.port().unplug();
    ASSERT_TRUE(bench.until_state(LinkState::Gone, 2000));
    bench.port().plug();
    ASSERT_TRUE(bench.until([&] { return bench.port().is_open(); }, 1000));
    bench.port().write(card);
    EXPECT_TRUE(bench.until([&] { return tags(bench.readings) == 1; }));
}

TEST(DeviceLink, DeviceThatComesBackUnderAnotherNameIsKnownByItsSerial) {
    SimulatedPort other;
    QList<SerialPort> there;
    SerialPort known{{}, {}, 0x2341, 0x0043, QStringLiteral("TWR-7")};
    Workbench bench("id12", known, [&] { return there; });
    known.path = QString::fromStdString(bench.port().path().string());
    there = {known};
    bench.link().start();
    ASSERT_TRUE(bench.until([&] { return bench.port().is_open(); }));
    bench.port().unplug();
    there.clear();
    ASSERT_TRUE(bench.until_state(LinkState::Gone, 2000));
    known.path = QString::fromStdString(other.path().string());
    there = {known};
    ASSERT_TRUE(bench.until([&] { return other.is_open(); }, 1000));
    other.write(card);
    EXPECT_TRUE(bench.until([&] { return tags(bench.readings) == 1; }));
}

TEST(DeviceLink, UnpluggedDuringTheHandshakeIsGoneAndGreetedWhenItIsBack) {
    Workbench bench("tablelink");
    bench.silence();
    bench.link().start();
    ASSERT_TRUE(bench.until_state(LinkState::Waiting));
    bench.port().unplug();
    ASSERT_TRUE(bench.until_state(LinkState::Gone, 2000));
    bench.port().plug();
    ASSERT_TRUE(bench.until([&] { return bench.port().is_open(); }, 1000));
    bench.port().write(bench.device().begin(bench.now()));
    ASSERT_TRUE(bench.until([&] {
        bench.port().write(bench.device().hear(bench.port().read(0), bench.now()));
        return bench.link().state() == LinkState::Working;
    }));
}

TEST(DeviceLink, ProgramMayEndWhileADeviceIsGone) {
    Workbench bench("tablelink");
    bench.link().start();
    ASSERT_TRUE(bench.until_state(LinkState::Working));
    bench.port().unplug();
    bench.end_link();
    bench.port().plug();
    QCoreApplication::processEvents();
    EXPECT_FALSE(bench.port().is_open());
}

TEST(DeviceLink, AbsentPortIsLookedFor) {
    Workbench bench("id12");
    bench.port().unplug();
    bench.link().start();
    bench.pass(700);
    EXPECT_EQ(bench.link().state(), LinkState::Looking);
    bench.port().plug();
    EXPECT_TRUE(bench.until_state(LinkState::Waiting, 1000));
}

TEST(DeviceLink, PortOfAnotherProgramIsRefusedAndTakenWhenItIsFree) {
    Workbench bench("id12");
    QSerialPort other;
    other.setPortName(QString::fromStdString(bench.port().path().string()));
    ASSERT_TRUE(other.open(QIODevice::ReadWrite));
    bench.link().start();
    ASSERT_EQ(bench.link().state(), LinkState::Refused);
    EXPECT_EQ(bench.link().refusal()->code, Code("device.in-use"));
    bench.pass(1200);
    EXPECT_THAT(bench.states, ElementsAre(LinkState::Refused)) << "it is told once";
    other.close();
    EXPECT_TRUE(bench.until_state(LinkState::Waiting, 1000));
    EXPECT_FALSE(bench.link().refusal());
}

TEST(DeviceLink, PortThatOneMayNotUseIsRefusedWithTheCure) {
    const SimulatedPort port;
    const std::filesystem::path device = std::filesystem::read_symlink(port.path());
    std::filesystem::permissions(device, std::filesystem::perms::none);
    Workbench bench("id12", port_at(device), ports_with(QString::fromStdString(device.string())));
    const OrdinaryUser user;
    bench.link().start();
    ASSERT_EQ(bench.link().state(), LinkState::Refused);
    EXPECT_EQ(bench.link().refusal()->code, Code("device.forbidden"));
    EXPECT_NE(say_state(bench.link()).find("dialout"), std::string::npos);
    bench.pass(1200);
    EXPECT_THAT(bench.states, ElementsAre(LinkState::Refused)) << "it is told once";
}

TEST(DeviceLink, WhatIsNoPortIsRefused) {
    const std::filesystem::path path = std::filesystem::temp_directory_path() / "fielddesk-no-port";
    std::ofstream(path) << "no port";
    Workbench bench("id12", port_at(path), ports_with(QString::fromStdString(path.string())));
    bench.link().start();
    EXPECT_EQ(bench.link().state(), LinkState::Refused);
    EXPECT_EQ(bench.link().refusal()->code, Code("device.cannot-open"));
    std::filesystem::remove(path);
}

TEST(DeviceLink, TowerThatFallsSilentIsToldAndWorksAgainWhenItSpeaks) {
    Workbench bench("tablelink");
    bench.link().start();
    ASSERT_TRUE(bench.until_state(LinkState::Working));
    bench.silence();
    ASSERT_TRUE(bench.until_state(LinkState::Silent, 8000));
    EXPECT_THAT(bench.complaints, ElementsAre("device.silent"));
    bench.port().write(bench.device().tick(bench.now()));
    EXPECT_TRUE(bench.until_state(LinkState::Working));
}

} // namespace
} // namespace fielddesk
