#include "hardware/tablelink/frame.h"
#include "tests/hardware/listener.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

using namespace hardware;
using namespace hardware::tablelink;
using namespace std::chrono_literals;
using namespace std::string_literals;
using testing::ElementsAre;
using testing::IsEmpty;

const std::string hello = "$HELLO,1,tower,TWR-0001,fw=0.3,dice=5,caps=ACK.CONF*A3F3\n";

// A driver whose device has answered.
struct Linked : Listener {
    Linked() : Listener("tablelink") {
        hear(hello);
        take_readings();
        take_sent();
    }
    void say(std::string_view body) { hear(device_line(body)); }
};

Reading roll(std::initializer_list<Die> dice) {
    return DiceThrown{dice};
}

TEST(TableLink, ChecksumIsCcittFalse) {
    EXPECT_EQ(crc16("123456789"), 0x29B1);
}

TEST(TableLink, LinesOfTheDescriptionAreWrittenByteForByte) {
    EXPECT_EQ(host_line("WHO,1"), "!WHO,1*DCD0\n");
    EXPECT_EQ(host_line("ACK,7"), "!ACK,7*B716\n");
    EXPECT_EQ(host_line("NAK,7,CRC"), "!NAK,7,CRC*6A36\n");
    EXPECT_EQ(host_line("PING,3"), "!PING,3*D6D0\n");
    EXPECT_EQ(device_line("BOOT,0,POR"), "$BOOT,0,POR*FD95\n");
    EXPECT_EQ(device_line("HB,8,12345"), "$HB,8,12345*8AAE\n");
    EXPECT_EQ(device_line("ERR,11,JAM"), "$ERR,11,JAM*2A5B\n");
    EXPECT_EQ(device_line("ROLL,7,3,d6:4:98,d6:2:95,d6:x:20"), "$ROLL,7,3,d6:4:98,d6:2:95,d6:x:20*FB22\n");
    EXPECT_EQ(device_line("CARD,9,0,04A1B2C3D4E5F6"), "$CARD,9,0,04A1B2C3D4E5F6*0E43\n");
    EXPECT_EQ(device_line("GONE,10,0,04A1B2C3D4E5F6"), "$GONE,10,0,04A1B2C3D4E5F6*0645\n");
}

TEST(TableLink, AsksWhoIsThereUntilTheDeviceAnswers) {
    Listener listener("tablelink");
    EXPECT_EQ(listener.take_sent(), "!WHO,1*DCD0\n");
    listener.wait(1s);
    EXPECT_EQ(listener.take_sent(), "!WHO,1*DCD0\n");
    EXPECT_EQ(listener.health(), Health::Waiting);
    listener.hear(hello);
    EXPECT_EQ(listener.health(), Health::Working);
    EXPECT_THAT(listener.take_readings(), ElementsAre(Reading(Greeting{"tower", "TWR-0001", "fw=0.3"})));
    listener.wait(2s);
    EXPECT_EQ(listener.take_sent(), "");
}

TEST(TableLink, BootTextBeforeTheAnswerIsPassedOver) {
    Listener listener("tablelink");
    listener.hear("ets Jun  8 2016 00:22:57\r\n\xFF\xFE\x80~\r\nAT\r\n" + hello);
    EXPECT_EQ(listener.health(), Health::Working);
    EXPECT_THAT(listener.take_complaints(), IsEmpty());
}

TEST(TableLink, DeviceOfAnotherVersionIsRefused) {
    Listener listener("tablelink");
    listener.hear(device_line("HELLO,2,tower,TWR-0001,fw=9"));
    EXPECT_EQ(listener.health(), Health::Waiting);
    EXPECT_THAT(listener.take_complaints(), ElementsAre("tablelink.version"));
}

TEST(TableLink, RollIsReadWithItsConfidenceAndAcknowledged) {
    Linked linked;
    linked.hear("$ROLL,7,3,d6:4:98,d6:2:95,d6:x:20*FB22\r\n");
    EXPECT_THAT(linked.take_readings(), ElementsAre(roll({{6, 4, 98}, {6, 2, 95}, {6, std::nullopt, 20}})));
    EXPECT_EQ(linked.take_sent(), "!ACK,7*B716\n");
}

TEST(TableLink, CockedAndUncertainDiceAreDoubtful) {
    EXPECT_TRUE((Die{6, std::nullopt, 99}.is_doubtful()));
    EXPECT_TRUE((Die{6, 4, 79}.is_doubtful()));
    EXPECT_FALSE((Die{6, 4, 80}.is_doubtful()));
}

TEST(TableLink, CardAndItsGoingAreRead) {
    Linked linked;
    linked.say("CARD,9,0,04A1B2C3D4E5F6");
    linked.say("GONE,10,0,04A1B2C3D4E5F6");
    EXPECT_THAT(linked.take_readings(), ElementsAre(tag("04A1B2C3D4E5F6"), gone("04A1B2C3D4E5F6")));
}

TEST(TableLink, RepeatIsAcknowledgedAndNotAppliedAgain) {
    Linked linked;
    for (int sent = 0; sent < 5; ++sent) {
        linked.say("ROLL,7,1,d6:4:98");
        linked.wait(300ms);
    }
    EXPECT_EQ(linked.take_readings().size(), 1u);
    EXPECT_EQ(linked.take_sent(), host_line("ACK,7") + host_line("ACK,7") + host_line("ACK,7") +
                                      host_line("ACK,7") + host_line("ACK,7"));
}

TEST(TableLink, BadChecksumIsToldAndAskedForAgain) {
    Linked linked;
    linked.hear("$ROLL,7,1,d6:4:98*0000\n");
    EXPECT_THAT(linked.take_readings(), IsEmpty());
    EXPECT_THAT(linked.take_complaints(), ElementsAre("tablelink.checksum"));
    EXPECT_EQ(linked.take_sent(), "!NAK,7,CRC*6A36\n");
    linked.say("ROLL,7,1,d6:4:98");
    EXPECT_EQ(linked.take_readings().size(), 1u);
}

TEST(TableLink, GapIsToldOnlyAfterWhatWasMissedCouldHaveCome) {
    Linked linked;
    linked.say("ROLL,7,1,d6:4:98");
    linked.say("ROLL,9,1,d6:2:98");
    linked.wait(1900ms);
    EXPECT_THAT(linked.take_complaints(), IsEmpty());
    linked.wait(200ms);
    EXPECT_THAT(linked.take_complaints(), ElementsAre("tablelink.gap"));
    linked.wait(3s);
    EXPECT_THAT(linked.take_complaints(), IsEmpty());
}

TEST(TableLink, MissedMessageThatComesLateIsApplied) {
    Linked linked;
    linked.say("ROLL,7,1,d6:4:98");
    linked.say("HB,9,12345");
    linked.wait(300ms);
    linked.say("ROLL,8,1,d6:2:98");
    EXPECT_THAT(linked.take_readings(), ElementsAre(roll({{6, 4, 98}}), roll({{6, 2, 98}})));
    linked.wait(3s);
    EXPECT_THAT(linked.take_complaints(), IsEmpty());
}

TEST(TableLink, SequenceGoesOnAtOneAfter65535) {
    Linked linked;
    linked.say("ROLL,65534,1,d6:1:98");
    linked.say("ROLL,65535,1,d6:2:98");
    linked.say("ROLL,1,1,d6:3:98");
    linked.say("ROLL,2,1,d6:4:98");
    EXPECT_EQ(linked.take_readings().size(), 4u);
    linked.wait(3s);
    EXPECT_THAT(linked.take_complaints(), IsEmpty());
}

TEST(TableLink, BootBeginsTheSequenceAnew) {
    Linked linked;
    linked.say("ROLL,1,1,d6:1:98");
    linked.say("BOOT,0,POR");
    linked.say("ROLL,1,1,d6:1:98");
    EXPECT_THAT(linked.take_readings(),
                ElementsAre(roll({{6, 1, 98}}), Reading(Rebooted{"POR"}), roll({{6, 1, 98}})));
    EXPECT_THAT(linked.take_sent(), testing::HasSubstr("!WHO,1"));
}

TEST(TableLink, RebootThatWasNotHeardIsKnownByAnotherContent) {
    Linked linked;
    linked.say("ROLL,1,1,d6:1:98");
    linked.say("ROLL,1,1,d6:5:98");
    EXPECT_THAT(linked.take_readings(), ElementsAre(roll({{6, 1, 98}}), roll({{6, 5, 98}})));
}

TEST(TableLink, HeartbeatLossIsToldOnceAndTheDeviceIsAskedFor) {
    Linked linked;
    linked.say("HB,1,100");
    linked.wait(5900ms);
    EXPECT_EQ(linked.health(), Health::Working);
    EXPECT_THAT(linked.take_sent(), testing::HasSubstr("!PING,1"));
    linked.wait(100ms);
    EXPECT_EQ(linked.health(), Health::Silent);
    EXPECT_THAT(linked.take_complaints(), ElementsAre("device.silent"));
    linked.wait(10s);
    EXPECT_THAT(linked.take_complaints(), IsEmpty());
    EXPECT_THAT(linked.take_sent(), testing::HasSubstr("!WHO,1"));
    linked.say("HB,2,100");
    EXPECT_EQ(linked.health(), Health::Working);
}

struct BadMessage {
    const char* name;
    std::string body;
    const char* complaint;
    friend void PrintTo(const BadMessage& bad, std::ostream* stream) { *stream << bad.name; }
};

class TableLinkFault : public testing::TestWithParam<BadMessage> {};

TEST_P(TableLinkFault, IsToldAndTheNextRollIsRead) {
    Linked linked;
    linked.say(GetParam().body);
    EXPECT_THAT(linked.take_complaints(), ElementsAre(GetParam().complaint));
    EXPECT_THAT(linked.take_readings(), IsEmpty());
    linked.say("ROLL,8,1,d6:4:98");
    EXPECT_EQ(linked.take_readings().size(), 1u);
}

INSTANTIATE_TEST_SUITE_P(
    Messages, TableLinkFault,
    testing::Values(BadMessage{"DieZero", "ROLL,7,1,d6:0:98", "dice.impossible"},
                    BadMessage{"DieSeven", "ROLL,7,1,d6:7:98", "dice.impossible"},
                    BadMessage{"DieWithoutSides", "ROLL,7,1,d:4:98", "dice.impossible"},
                    BadMessage{"DieWithoutConfidence", "ROLL,7,1,d6:4", "dice.impossible"},
                    BadMessage{"FewerDiceThanCounted", "ROLL,7,3,d6:4:98", "dice.other-count"},
                    BadMessage{"MoreDiceThanCounted", "ROLL,7,1,d6:4:98,d6:2:98", "dice.other-count"},
                    BadMessage{"NoDice", "ROLL,7,0", "dice.other-count"},
                    BadMessage{"ZeroTag", "CARD,7,0,00000000", "tag.zero"},
                    BadMessage{"OddTag", "CARD,7,0,ABC", "tag.impossible"},
                    BadMessage{"NoSequence", "ROLL,,1,d6:4:98", "tablelink.no-sequence"},
                    BadMessage{"SequenceZero", "ROLL,0,1,d6:4:98", "tablelink.no-sequence"},
                    BadMessage{"UnknownVerb", "WIND,7,strong", "tablelink.unknown-verb"},
                    BadMessage{"TroubleOfTheDevice", "ERR,7,JAM", "device.trouble"}),
    [](const auto& each) { return each.param.name; });

TEST(TableLink, EndlessLineIsToldOnceAndTheNextIsRead) {
    Linked linked;
    for (int part = 0; part < 1000; ++part)
        linked.hear("$ROLL,7,1,d6:4:98 and so on ");
    linked.hear("\n");
    EXPECT_THAT(linked.take_complaints(), ElementsAre("line.too-long"));
    linked.say("ROLL,8,1,d6:4:98");
    EXPECT_EQ(linked.take_readings().size(), 1u);
}

} // namespace
} // namespace fielddesk::test
