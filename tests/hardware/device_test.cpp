#include "hardware/arduino/fielddesk_tower/settled_dice.h"
#include "hardware/simulator/simulator.h"
#include "tests/hardware/listener.h"

#include <algorithm>
#include <gmock/gmock.h>

// The reference device and the driver, talking to one another.
namespace fielddesk::test {
namespace {

using namespace hardware;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

// Two ends of a line on which every so many bytes one is spoilt.
class Line {
public:
    explicit Line(int spoilt_every = 0) : m_spoilt_every(spoilt_every), m_driver("tablelink") {
        carry(m_device->begin(m_now));
        pass(50ms);
    }

    void roll(std::initializer_list<int> faces) {
        std::vector<Die> dice;
        for (const int face : faces)
            dice.push_back({6, face, 95});
        carry(*m_device->roll(dice, m_now));
        pass(50ms);
    }
    void pass(Moment time) {
        for (Moment step = 0ms; step < time; step += 50ms) {
            m_now += 50ms;
            carry(m_device->tick(m_now));
            m_driver.wait(50ms);
            answer();
        }
    }
    Listener& driver() { return m_driver; }

private:
    std::string spoilt(std::string bytes) {
        for (char& byte : bytes)
            if (m_spoilt_every > 0 && ++m_carried % m_spoilt_every == 0)
                byte = static_cast<char>(byte ^ 0x11);
        return bytes;
    }
    void carry(const std::string& bytes) {
        m_driver.hear(spoilt(bytes));
        answer();
    }
    // What each says to the other, until both are silent.
    void answer() {
        for (std::string sent = m_driver.take_sent(); !sent.empty(); sent = m_driver.take_sent())
            m_driver.hear(spoilt(m_device->hear(spoilt(sent), m_now)));
    }

    int m_spoilt_every;
    int m_carried = 0;
    Moment m_now{1000};
    std::unique_ptr<Simulator> m_device = *make_simulator("tablelink");
    Listener m_driver;
};

std::vector<std::vector<int>> throws_in(const std::vector<Reading>& readings) {
    std::vector<std::vector<int>> throws;
    for (const Reading& reading : readings)
        if (const auto* thrown = std::get_if<DiceThrown>(&reading)) {
            throws.emplace_back();
            for (const Die& die : thrown->dice)
                throws.back().push_back(die.face.value_or(0));
        }
    return throws;
}

TEST(ReferenceDevice, GreetsAndIsHeardAsLongAsItBeats) {
    Line line;
    EXPECT_EQ(line.driver().health(), Health::Working);
    line.pass(60s);
    EXPECT_EQ(line.driver().health(), Health::Working);
    EXPECT_THAT(line.driver().take_complaints(), IsEmpty());
}

TEST(ReferenceDevice, ThrowIsReadOnce) {
    Line line;
    line.roll({4, 3});
    line.pass(5s);
    EXPECT_THAT(throws_in(line.driver().take_readings()), ElementsAre(ElementsAre(4, 3)));
}

TEST(ReferenceDevice, OverALossyLineEveryThrowIsReadOnceOrMissedAloud) {
    // One byte in so many is another; a line has about 25.
    for (const int spoilt_every : {23, 41, 67, 101, 211}) {
        Line line(spoilt_every);
        std::vector<std::vector<int>> thrown;
        for (int count = 0; count < 200; ++count) {
            const std::vector<int> faces{count % 6 + 1, count / 6 % 6 + 1};
            thrown.push_back(faces);
            line.roll({faces[0], faces[1]});
            line.pass(2500ms);
        }
        const auto read = throws_in(line.driver().take_readings());
        const auto complaints = line.driver().take_complaints();
        const auto gaps = std::count(complaints.begin(), complaints.end(), "tablelink.gap");
        EXPECT_GE(read.size() + static_cast<std::size_t>(gaps), thrown.size()) << spoilt_every;
        // Those that were read are the thrown ones in their order, each at most once.
        auto next = thrown.begin();
        for (const auto& faces : read) {
            next = std::find(next, thrown.end(), faces);
            ASSERT_NE(next, thrown.end()) << spoilt_every;
            ++next;
        }
    }
}

TEST(ReferenceDevice, DiceSettleWhenTheyAreSeenThreeTimesTheSame) {
    tablelink_device::SettledDice<2> settled;
    EXPECT_FALSE(settled.see({3, 4}, 0));
    EXPECT_FALSE(settled.see({3, 4}, 100));
    EXPECT_FALSE(settled.see({3, 4}, 400));
    EXPECT_FALSE(settled.see({3, 5}, 600)); // one rolled on
    EXPECT_FALSE(settled.see({3, 5}, 1000));
    EXPECT_TRUE(settled.see({3, 5}, 1400));
    EXPECT_FALSE(settled.see({3, 5}, 9000)); // told already
    EXPECT_FALSE(settled.see({1, 5}, 9500));
}

TEST(Simulators, EachIsUnderstoodByItsDriver) {
    const LinePattern pattern{"UID {tag}", "", 6};
    for (const DriverKind& kind : driver_kinds()) {
        const std::string id(kind.id.text());
        auto simulator = *make_simulator(id, pattern);
        Listener driver(id, pattern);
        const std::string digits = id == "rdm6300" || id == "id12" || id == "stx-raw" || id == "parallax"
                                       ? "0102030405"
                                       : "DEADBEEF";
        driver.hear(simulator->begin(0ms));
        const auto shown = simulator->show({digits}, 0ms);
        ASSERT_TRUE(shown) << id;
        driver.hear(*shown);
        for (Moment now = 0ms; now < 3s; now += 50ms) {
            driver.hear(simulator->hear(driver.take_sent(), now));
            driver.wait(50ms);
        }
        const auto readings = driver.take_readings();
        EXPECT_EQ(std::count(readings.begin(), readings.end(), tag(digits)), 1) << id;
        EXPECT_THAT(driver.take_complaints(), IsEmpty()) << id;
    }
}

} // namespace
} // namespace fielddesk::test
