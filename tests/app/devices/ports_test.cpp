#include "app/devices/ports.h"

#include <gtest/gtest.h>

namespace fielddesk {
namespace {

SerialPort port(const char* path, int product, const char* serial = "") {
    SerialPort port{QString::fromLatin1(path), {}, {}, {}, QString::fromLatin1(serial)};
    if (product != 0) {
        port.vendor = quint16{0x1A86};
        port.product = static_cast<quint16>(product);
    }
    return port;
}

QString found(const SerialPort& known, const QList<SerialPort>& ports) {
    const auto again = find_again(known, ports);
    return again ? again->path : QStringLiteral("-");
}

TEST(Ports, SerialNumberIsFollowedToAnotherName) {
    const SerialPort known = port("/dev/ttyACM0", 0x43, "TWR-1");
    EXPECT_EQ(found(known, {port("/dev/ttyACM0", 0x43, "TWR-2"), port("/dev/ttyACM1", 0x43, "TWR-1")}),
              "/dev/ttyACM1");
    EXPECT_EQ(found(known, {port("/dev/ttyACM0", 0x43, "TWR-2")}), "-");
}

TEST(Ports, TheOnlyBridgeOfItsKindIsTheSame) {
    const SerialPort known = port("/dev/ttyUSB0", 0x7523);
    EXPECT_EQ(found(known, {port("/dev/ttyUSB3", 0x7523), port("/dev/ttyS0", 0)}), "/dev/ttyUSB3");
}

TEST(Ports, TwoBridgesThatNothingTellsApartStayWhereTheyAre) {
    const SerialPort known = port("/dev/ttyUSB0", 0x7523, "0001");
    EXPECT_EQ(found(known, {port("/dev/ttyUSB1", 0x7523, "0001"), port("/dev/ttyUSB0", 0x7523, "0001")}),
              "/dev/ttyUSB0");
    EXPECT_EQ(found(known, {port("/dev/ttyUSB1", 0x7523, "0001"), port("/dev/ttyUSB2", 0x7523, "0001")}),
              "-");
    EXPECT_EQ(found(known, {port("/dev/ttyUSB0", 0x55D4)}), "-") << "another bridge took the name";
}

TEST(Ports, PortWithoutNumbersIsItsPath) {
    EXPECT_EQ(found(port("/dev/pts/5", 0), {port("/dev/pts/5", 0)}), "/dev/pts/5");
    EXPECT_EQ(found(port("/dev/pts/5", 0), {port("/dev/pts/6", 0)}), "-");
}

TEST(Ports, BridgesAreNamedByTheirNumbers) {
    EXPECT_EQ(bridge_name(port("", 0x7523)), "CH340 bridge");
    EXPECT_EQ(bridge_name({{}, {}, 0x2341, 0x1234, {}}), "Arduino");
    EXPECT_EQ(bridge_name({{}, {}, 0x1234, 0x1234, {}}), "");
    EXPECT_EQ(bridge_name(port("", 0)), "");
}

} // namespace
} // namespace fielddesk
