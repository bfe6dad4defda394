#include "app/window/card_tags.h"
#include "app/window/device_play.h"
#include "tests/app/devices/program.h"
#include "tests/qml/pages/window_harness.h"

#include <QSettings>
#include <QTest>
#include <gtest/gtest.h>

// Towers and readers in the real window: the devices are simulated, their ports are real ptys.
namespace fielddesk::test {

namespace {

using testing::SimulatedDevice;

std::string tag_of(int card) {
    char tag[9];
    std::snprintf(tag, sizeof tag, "04A1%04X", static_cast<unsigned>(card));
    return tag;
}

class DevicesInTheWindow : public ::testing::Test {
protected:
    DevicesInTheWindow() {
        QSettings().clear();
        m_harness.open(seeded_game(m_harness.folder(), 7, {{"deck", "table"}}));
        EXPECT_TRUE(m_harness.wait_for_page("TablePage"));
    }

    Devices& devices() { return *qobject_cast<Devices*>(m_harness.later("devices")); }
    DevicePlay& play() { return *qobject_cast<DevicePlay*>(m_harness.later("play")); }
    CardTags& tags() { return *qobject_cast<CardTags*>(m_harness.later("tags")); }
    Table& table() { return m_harness.table(); }

    bool join(SimulatedDevice& device, const char* driver) {
        const int before = devices().devices()->count();
        return devices().add(driver, QString::fromStdString(device.port()), 0, {}, {}) &&
               wait_for([&] { return state(before) == "working" || state(before) == "waiting"; });
    }
    QString state(int device) { return devices().devices()->text(device, "linkState"); }
    bool wait_for(const std::function<bool()>& holds) { return QTest::qWaitFor(holds, 5000); }
    bool tell(SimulatedDevice& device, const std::string& step) {
        const int before = table().record()->count();
        device.play(step);
        return wait_for([&] { return table().record()->count() > before; });
    }
    // By taps alone, to where dice are asked for.
    bool play_to_dice() {
        for (int order = 0; order < 400 && !table().question().is_asked; ++order)
            table().asks_card() ? table().turnCard(next_card()) : table().take(0);
        return table().question().is_asked;
    }
    int next_card() {
        for (const Offer& offer : table().session()->offers(Seat::table()))
            if (!offer.slots.empty() && !offer.slots.front().candidates.empty())
                if (const auto* card = std::get_if<CardId>(&offer.slots.front().candidates.front()))
                    return table().session()->kit().cards[*card].number;
        return 0;
    }
    QString seen() { return m_harness.texts(m_harness.page()).join('\n'); }

    WindowHarness m_harness;
};

} // namespace

TEST_F(DevicesInTheWindow, AWholeGameIsPlayedByCardsAndDiceAlone) {
    SimulatedDevice tower("tablelink");
    SimulatedDevice reader("mfrc522");
    ASSERT_TRUE(join(tower, "tablelink"));
    ASSERT_TRUE(join(reader, "mfrc522"));
    m_harness.want("tags");
    ASSERT_TRUE(m_harness.wait_for_page("CardTagsPage"));
    tags().learnAll();
    for (int card = 1; card <= 28; ++card) {
        reader.play("card " + tag_of(card));
        ASSERT_TRUE(wait_for([&] { return tags().known() == card; })) << card;
    }
    EXPECT_TRUE(seen().contains("28 of 28 cards have their tag."));
    m_harness.press(Qt::Key_Escape);
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    int throws = 0;
    for (int order = 0; order < 800 && !table().ending().is_over; ++order) {
        if (table().question().is_asked) {
            ASSERT_TRUE(play().is_armed());
            ASSERT_TRUE(tell(tower, "roll " + std::to_string(throws++ % 6 + 1)))
                << table().headline().toStdString();
        } else if (table().asks_card()) {
            ASSERT_TRUE(tell(reader, "card " + tag_of(next_card()))) << next_card();
        } else {
            table().take(0);
        }
        ASSERT_EQ(table().problem(), QString());
    }
    EXPECT_TRUE(table().ending().is_over);
    EXPECT_GT(throws, 5);
    int by_device = 0;
    for (int row = 0; row < table().record()->count(); ++row)
        by_device += (table().record()->text(row, "headline") + table().record()->text(row, "sentences"))
                             .contains("read from the dice tower")
                         ? 1
                         : 0;
    EXPECT_EQ(by_device, throws);
    EXPECT_TRUE(m_harness.wait_for_page("TablePage"));
    EXPECT_TRUE(seen().contains(table().headline()));
}

TEST_F(DevicesInTheWindow, ALostTowerStopsAndNothingIsThrownInItsPlace) {
    SimulatedDevice tower("tablelink");
    ASSERT_TRUE(join(tower, "tablelink"));
    ASSERT_TRUE(play_to_dice());
    EXPECT_TRUE(wait_for([&] { return seen().contains("Throw the dice into the tower."); }));
    tower.play("unplug 60000");
    ASSERT_TRUE(wait_for([&] { return play().is_stopped(); }));
    EXPECT_EQ(state(0), "gone");
    EXPECT_TRUE(seen().contains("is gone in the middle of a throw"));
    const int entries = table().record()->count();
    m_harness.wait(400);
    m_harness.press(Qt::Key_Space);
    m_harness.wait(100);
    EXPECT_EQ(table().record()->count(), entries);
    EXPECT_TRUE(seen().contains("Let the desk throw"));
    m_harness.press(Qt::Key_4);
    EXPECT_TRUE(wait_for([&] { return table().record()->count() == entries + 1; }));
    EXPECT_FALSE(play().is_stopped());
}

TEST_F(DevicesInTheWindow, ADoubtfulDieIsAskedAbout) {
    SimulatedDevice tower("tablelink");
    ASSERT_TRUE(join(tower, "tablelink"));
    ASSERT_TRUE(play_to_dice());
    const int entries = table().record()->count();
    tower.play("roll x");
    ASSERT_TRUE(wait_for([&] { return play().is_doubted(); }));
    EXPECT_EQ(play().doubted_faces(), QList<int>{0});
    EXPECT_EQ(play().doubted_dice(), QList<int>{0});
    EXPECT_EQ(table().record()->count(), entries);
    play().dropDoubt();
    EXPECT_FALSE(play().is_doubted());
    tower.play("roll 1 2 3");
    ASSERT_TRUE(wait_for([&] { return play().remark().contains("Dice asked for: 1; the tower read 3"); }));
    tower.play("roll x");
    ASSERT_TRUE(wait_for([&] { return play().is_doubted(); }));
    play().settle({5});
    EXPECT_EQ(table().record()->count(), entries + 1);
    EXPECT_TRUE(table().record()->text(0, "sentences").contains("typed in"));
}

TEST_F(DevicesInTheWindow, AThrowThatNobodyAskedForIsShownAndKept) {
    SimulatedDevice tower("tablelink");
    ASSERT_TRUE(join(tower, "tablelink"));
    ASSERT_TRUE(tell(tower, "roll 2 6"));
    EXPECT_EQ(table().record()->text(0, "headline"), "A throw that nobody asked for");
    EXPECT_EQ(table().dice().faces, (QList<int>{2, 6}));
    EXPECT_FALSE(table().undo_view().can_undo);
    EXPECT_EQ(table().turn(), 0);
}

TEST_F(DevicesInTheWindow, AnUnknownTagAsksWhichCardItIs) {
    SimulatedDevice reader("mfrc522");
    ASSERT_TRUE(join(reader, "mfrc522"));
    tags().forgetAll();
    reader.play("card DEADBEEF");
    ASSERT_TRUE(wait_for([&] { return tags().is_asked(); }));
    EXPECT_TRUE(seen().contains("No card is known by the tag DEADBEEF"));
    tags().nameUnknown(13);
    EXPECT_EQ(table().card().number, 13);
    EXPECT_EQ(tags().known(), 1);
    EXPECT_FALSE(tags().is_asked());
}

TEST_F(DevicesInTheWindow, AReaderThatTypesTurnsItsCard) {
    tags().forgetAll();
    tags().learn(12);
    tags().typed("0008844356");
    ASSERT_EQ(tags().known(), 1);
    m_harness.wait(50);
    for (const char digit : {'0', '0', '0', '8', '8', '4', '4', '3', '5', '6'})
        m_harness.press(Qt::Key_0 + (digit - '0'));
    m_harness.press(Qt::Key_Return);
    EXPECT_TRUE(wait_for([&] { return table().card().number == 13; }));
    tags().typed("12");
    EXPECT_TRUE(tags().remark().contains("12"));
}

TEST_F(DevicesInTheWindow, WhereTagsAreLearnedNoCardIsTurned) {
    SimulatedDevice reader("mfrc522");
    ASSERT_TRUE(join(reader, "mfrc522"));
    tags().forgetAll();
    m_harness.want("tags");
    ASSERT_TRUE(m_harness.wait_for_page("CardTagsPage"));
    reader.play("card DEADBEEF");
    ASSERT_TRUE(wait_for([&] { return tags().is_asked(); }));
    tags().learn(12);
    EXPECT_EQ(tags().known(), 1);
    reader.play("wait 2100\ncard DEADBEEF");
    ASSERT_TRUE(wait_for([&] { return tags().remark().contains("This is card 13"); }));
    EXPECT_EQ(table().turn(), 0);
    m_harness.press(Qt::Key_Escape);
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    ASSERT_TRUE(wait_for([&] { return !tags().only_learns(); }));
    ASSERT_TRUE(tell(reader, "wait 2100\ncard DEADBEEF"));
    EXPECT_EQ(table().card().number, 13);
}

TEST_F(DevicesInTheWindow, ARehearsalIsHeardByNoGame) {
    SimulatedDevice tower("tablelink");
    ASSERT_TRUE(join(tower, "tablelink"));
    m_harness.want("devices");
    ASSERT_TRUE(m_harness.wait_for_page("DevicesPage"));
    EXPECT_TRUE(devices().is_rehearsing());
    const int entries = table().record()->count();
    tower.play("roll 3 4");
    ASSERT_TRUE(wait_for([&] { return devices().last_dice() == QList<int>{3, 4}; }));
    EXPECT_TRUE(seen().contains("Dice: 3 4."));
    EXPECT_GT(devices().monitor()->count(), 1);
    EXPECT_EQ(table().record()->count(), entries);
    m_harness.press(Qt::Key_Escape);
    ASSERT_TRUE(m_harness.wait_for_page("TablePage"));
    EXPECT_TRUE(wait_for([&] { return !devices().is_rehearsing(); }));
}

TEST_F(DevicesInTheWindow, ADeviceThatAnswersIsFoundAndRemembered) {
    SimulatedDevice tower("tablelink");
    SimulatedDevice nfc("pn532");
    SimulatedDevice mute("id12");
    QList<SerialPort> ports;
    for (const SimulatedDevice* device : {&tower, &nfc, &mute})
        ports.append({QString::fromStdString(device->port()), {}, {}, {}, {}});
    devices().use_ports([ports] { return ports; });
    devices().search();
    EXPECT_TRUE(devices().is_searching());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !devices().is_searching(); }, 15000));
    EXPECT_EQ(devices().devices()->count(), 2);
    EXPECT_EQ(devices().search_words(), "Devices found: 2.");
    QStringList drivers;
    for (const KnownDevice& device : remembered_devices())
        drivers.append(QString::fromStdString(device.choice.driver));
    drivers.sort();
    EXPECT_EQ(drivers, (QStringList{"pn532", "tablelink"}));
    devices().forget(0);
    EXPECT_EQ(remembered_devices().size(), 1);
    Devices next;
    next.use_ports([ports] { return ports; });
    devices().forget(0);
}

} // namespace fielddesk::test
