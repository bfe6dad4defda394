#include "tests/app/table.h"
#include "tests/leaks/blue_twins.h"
#include "tests/leaks/file_twins.h"
#include "tests/leaks/window_eye.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QSettings>
#include <QTest>
#include <gtest/gtest.h>

// What the window says at the table and at red's desk is one and the same whatever blue hides.
namespace fielddesk::test {

namespace {

class Looker {
public:
    explicit Looker(const std::filesystem::path& game) : m_harness(QString::fromStdString(game.string())) {
        EXPECT_TRUE(m_harness.wait_for_page("TablePage"));
    }

    // Lists make their rows a little later than their page, and colours change by and by; what is kept is
    // what stays.
    void look(bool with_picture = true) {
        constexpr int most_tries = 20;
        Seen seen = see(m_harness);
        for (int tries = 0; tries < most_tries; ++tries) {
            m_harness.wait(30);
            Seen next = see(m_harness);
            const bool stays = next.told == seen.told && (!with_picture || next.picture == seen.picture);
            seen = std::move(next);
            if (stays) break;
        }
        m_seen.push_back(std::move(seen));
    }

    // The record tells when, and that differs.
    void look_at_words() {
        look(false);
        m_seen.back().picture = {};
    }

    void look_at_everything() {
        look();
        for (const char* command :
             {"corrections", "story", "devices", "tags", "honesty", "settings", "help", "pin"}) {
            if (QString(command) == "pin" && !table().open_desk().is_there) continue;
            m_harness.want(command);
            QString(command) == "pin" ? look_at_words() : look(); // a cursor blinks there
            m_harness.press(Qt::Key_Escape);
            EXPECT_TRUE(m_harness.wait_for_page("TablePage"));
        }
        for (const char* part : {"menu", "drawer", "finder", "ruling", "undoConfirm", "words", "phase"}) {
            QMetaObject::invokeMethod(m_harness.part(part), "open");
            look_at_words();
            m_harness.press(Qt::Key_Escape);
            m_harness.wait(20);
        }
        for (const char* what : {"turn", "blue-1", "blue-hand", "red-1"}) {
            table().explainNumber(what);
            QMetaObject::invokeMethod(m_harness.part("ruling"), "open");
            look();
            m_harness.press(Qt::Key_Escape);
            m_harness.wait(20);
        }
        for (int entry = 1; entry <= table().record()->count(); ++entry) {
            table().explainRecord(entry);
            look();
        }
    }

    void look_around() {
        look();
        for (const char* command : {"corrections", "story", "help"}) {
            m_harness.want(command);
            look();
            m_harness.press(Qt::Key_Escape);
            EXPECT_TRUE(m_harness.wait_for_page("TablePage"));
        }
        for (const char* part : {"menu", "drawer", "undoConfirm"}) {
            QMetaObject::invokeMethod(m_harness.part(part), "open");
            look_at_words();
            m_harness.press(Qt::Key_Escape);
            m_harness.wait(20);
        }
    }

    void hand_to(const char* seat) {
        m_harness.want(QString("seat/") + seat);
        EXPECT_TRUE(m_harness.wait_for_page("HandOverPage"));
        look();
        QMetaObject::invokeMethod(m_harness.later("handOver"), "open", Q_ARG(QString, QString()));
        m_harness.ask(m_harness.page(), "opened");
        EXPECT_TRUE(m_harness.wait_for_page("TablePage"));
    }

    void close_desk() {
        m_harness.want("close-desk");
        EXPECT_TRUE(m_harness.wait_for_page("TablePage"));
    }

    void order(const char* title) {
        for (int row = 0; row < table().actions()->count(); ++row)
            if (table().actions()->text(row, "title").contains(title)) return table().take(row);
        ADD_FAILURE() << "no " << title << " is offered";
    }

    Table& table() { return m_harness.table(); }
    Seen now() { return see(m_harness); }
    std::vector<Seen> seen() { return m_seen; }

private:
    WindowHarness m_harness;
    std::vector<Seen> m_seen;
};

struct Walk {
    std::vector<Seen> by_all_but_blue;
    std::vector<Seen> by_blue;
};

// Blue's desk is open thrice, and gives orders, some of them in secret; all else is looked at.
Walk walk(const std::filesystem::path& game) {
    QSettings().clear();
    Looker looker(game);
    Walk walk;
    looker.look_at_everything();
    looker.hand_to("blue");
    walk.by_blue.push_back(looker.now());
    looker.order("March: Blue 1 to Hill");
    walk.by_blue.push_back(looker.now());
    looker.close_desk();
    looker.look();
    looker.hand_to("red");
    looker.look_at_everything();
    looker.order("March: Red 1 to Hill");
    looker.look();
    looker.hand_to("blue");
    looker.order("Draw");
    looker.table().undo(true);
    walk.by_blue.push_back(looker.now());
    looker.hand_to("red");
    looker.look_at_everything();
    looker.order("Agree");
    looker.look();
    looker.close_desk();
    looker.look_at_everything();
    walk.by_all_but_blue = looker.seen();
    return walk;
}

} // namespace

TEST(SeatLeaks, NothingAtTheTableOrAtRedsDeskTellsWhatBlueHides) {
    QAccessible::setActive(true);
    const BlueTwins twins;
    const Walk one = walk(twins.first());
    const Walk other = walk(twins.second());
    ASSERT_EQ(one.by_all_but_blue.size(), other.by_all_but_blue.size());
    EXPECT_GT(one.by_all_but_blue.size(), 60U);
    for (std::size_t at = 0; at < one.by_all_but_blue.size(); ++at) {
        EXPECT_GT(one.by_all_but_blue[at].told.size(), 20) << at;
        EXPECT_EQ(first_difference(one.by_all_but_blue[at].told, other.by_all_but_blue[at].told), "") << at;
        EXPECT_EQ(one.by_all_but_blue[at].picture, other.by_all_but_blue[at].picture) << at;
    }
    for (std::size_t at = 0; at < one.by_blue.size(); ++at) {
        EXPECT_NE(one.by_blue[at].told, other.by_blue[at].told)
            << "blue sees its own, and the test sees blue";
        EXPECT_NE(one.by_blue[at].picture, other.by_blue[at].picture) << at;
    }
}

// What a seat of a game that was played at random sees: the same in a game that it cannot tell from this one.
std::vector<Seen> seen_at(const std::filesystem::path& game, const std::string& seat) {
    QSettings().clear();
    Looker looker(game);
    if (seat != "table") looker.hand_to(seat.c_str());
    looker.look_around();
    return looker.seen();
}

TEST(SeatLeaks, RandomPositionsOfEveryKitLookAlikeToWhoCannotTellThemApart) {
    QAccessible::setActive(true);
    int games = 0;
    int differ = 0;
    for (const auto& [kit, seat] : {std::pair("skirmish", "table"), std::pair("skirmish", "blue"),
                                    std::pair("skirmish", "red"), std::pair("1862-war-in-virginia", "table")})
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            SCOPED_TRACE(std::string(kit) + ", " + seat + ", game " + std::to_string(seed));
            const TemporaryFolder folder;
            const auto one = folder / "one" / "game.fielddesk";
            const auto other = folder / "other" / "game.fielddesk";
            for (const auto& game : {one, other})
                std::filesystem::create_directory(game.parent_path());
            {
                RandomPlayer player(seed);
                const auto session = testing::played_game(one, kit, seed, static_cast<int>(15 * seed));
                const auto twin =
                    testing::twin_for(*session, other, skirmish::seat_of(*session, seat), player);
                ++games;
                differ += whole_game(*session).whole() == whole_game(*twin).whole() ? 0 : 1;
            }
            const auto here = seen_at(one, seat);
            const auto there = seen_at(other, seat);
            ASSERT_EQ(here.size(), there.size());
            for (std::size_t at = 0; at < here.size(); ++at) {
                EXPECT_EQ(first_difference(here[at].told, there[at].told), "") << at;
                EXPECT_EQ(here[at].picture, there[at].picture) << at;
            }
        }
    EXPECT_GT(differ, games / 2) << "most games hid nothing";
}

TEST(SeatLeaks, APinIsNeitherSpokenNorDrawnNorCopied) {
    QAccessible::setActive(true);
    QSettings().clear();
    const TemporaryFolder folder;
    const auto game = folder / "game.fielddesk";
    skirmish::Beginning beginning;
    beginning.pins = {{"blue", "271828"}};
    skirmish::begin_in_file(game, beginning).reset();
    QGuiApplication::clipboard()->setText("what was copied before");
    const auto type = [&](const char* pin) {
        WindowHarness harness(QString::fromStdString(game.string()));
        EXPECT_TRUE(harness.wait_for_page("SealedPage"));
        for (const char* letter = pin; *letter != 0; ++letter)
            QTest::keyClick(&harness.window(), *letter);
        harness.wait(50);
        EXPECT_EQ(harness.window().activeFocusItem()->property("text").toString(), pin);
        EXPECT_FALSE(spoken(harness).join('\n').contains(pin));
        for (const auto& [key, modifiers] :
             {std::pair(Qt::Key_A, Qt::ControlModifier), std::pair(Qt::Key_C, Qt::ControlModifier),
              std::pair(Qt::Key_X, Qt::ControlModifier), std::pair(Qt::Key_Insert, Qt::ControlModifier)})
            harness.press(key, modifiers);
        EXPECT_EQ(QGuiApplication::clipboard()->text(), "what was copied before");
        harness.press(Qt::Key_Tab); // no cursor
        harness.wait(50);
        return harness.window().grabWindow();
    };
    EXPECT_EQ(type("271828"), type("314159")) << "the picture tells how many signs there are, and no more";
}

} // namespace fielddesk::test
