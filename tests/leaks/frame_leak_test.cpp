#include "tests/leaks/blue_twins.h"
#include "tests/qml/pages/window_harness.h"

#include <QGuiApplication>
#include <QImage>
#include <QSettings>
#include <algorithm>
#include <gtest/gtest.h>

// Every frame that the window draws while the machine goes from hand to hand.
namespace fielddesk::test {

namespace {

struct Frame {
    QImage picture;
    bool is_blues = false; // drawn between blue's opening its desk and whatever closes it

    friend bool operator==(const Frame&, const Frame&) = default;
};

// Keeps each frame as it is shown. One that is the same as the one before is not kept: how long a frame
// stands is a matter of the machine.
class Camera {
public:
    explicit Camera(WindowHarness& harness) : m_harness(harness) {
        QObject::connect(&harness.window(), &QQuickWindow::frameSwapped, &m_watch, [this] { take(); });
    }

    // From now on, whatever the window makes of it.
    void desk_opens(const char* seat) { m_is_blues = std::string(seat) == "blue"; }
    void desk_closes() { m_is_blues = false; }

    int shown() const { return m_shown; }
    std::vector<Frame> frames() const { return m_frames; }

private:
    // What is grabbed right after a frame was shown is that frame: nothing ran meanwhile.
    void take() {
        if (m_is_taking) return;
        m_is_taking = true;
        ++m_shown;
        Frame frame{m_harness.window().grabWindow(), m_is_blues};
        if (m_frames.empty() || !(m_frames.back() == frame)) m_frames.push_back(std::move(frame));
        m_is_taking = false;
    }

    WindowHarness& m_harness;
    QObject m_watch;
    bool m_is_taking = false;
    bool m_is_blues = false;
    int m_shown = 0;
    std::vector<Frame> m_frames;
};

void open_desk(WindowHarness& harness, Camera& camera, const char* seat) {
    camera.desk_closes();
    harness.want(QString("seat/") + seat);
    EXPECT_TRUE(harness.wait_for_page("HandOverPage"));
    harness.wait(400);
    camera.desk_opens(seat);
    QMetaObject::invokeMethod(harness.later("handOver"), "open", Q_ARG(QString, QString()));
    harness.ask(harness.page(), "opened");
    EXPECT_TRUE(harness.wait_for_page("TablePage"));
    harness.wait(400);
}

void order(Table& table, const char* title) {
    for (int row = 0; row < table.actions()->count(); ++row)
        if (table.actions()->text(row, "title").contains(title)) return table.take(row);
    ADD_FAILURE() << "no " << title << " is offered";
}

// Red, blue, red, the table: by the menu, by Esc, and because the window was left.
std::vector<Frame> frames_of(const std::filesystem::path& game) {
    QSettings().clear();
    WindowHarness harness(QString::fromStdString(game.string()));
    EXPECT_TRUE(harness.wait_for_page("TablePage"));
    harness.wait(400);
    Camera camera(harness);
    open_desk(harness, camera, "red");
    open_desk(harness, camera, "blue");
    order(harness.table(), "March: Blue 1 to Hill");
    harness.wait(400);
    open_desk(harness, camera, "red");
    order(harness.table(), "March: Red 1 to Hill");
    harness.wait(400);
    open_desk(harness, camera, "blue");
    QMetaObject::invokeMethod(harness.part("drawer"), "open");
    harness.wait(100);
    QWindow elsewhere;
    const auto leaving =
        QObject::connect(qGuiApp, &QGuiApplication::focusWindowChanged, [&camera] { camera.desk_closes(); });
    elsewhere.show();
    elsewhere.requestActivate();
    harness.wait(400);
    QObject::disconnect(leaving);
    EXPECT_FALSE(harness.table().open_desk().is_there);
    elsewhere.close();
    harness.window().requestActivate();
    harness.wait(200);
    open_desk(harness, camera, "blue");
    camera.desk_closes();
    harness.press(Qt::Key_Escape);
    harness.wait(400);
    open_desk(harness, camera, "red");
    EXPECT_GT(camera.shown(), 20);
    return camera.frames();
}

std::vector<Frame> of_blue(const std::vector<Frame>& frames, bool is_blues) {
    std::vector<Frame> some;
    for (const Frame& frame : frames)
        if (frame.is_blues == is_blues && (some.empty() || !(some.back() == frame))) some.push_back(frame);
    return some;
}

// The pictures that the other game never showed. Whether the bare desk between two pages comes to be drawn is
// a matter of the machine, so that the two are not counted off against each other.
int count_of_strangers(const std::vector<Frame>& frames, const std::vector<Frame>& others) {
    return static_cast<int>(std::count_if(frames.begin(), frames.end(), [&](const Frame& frame) {
        return std::find(others.begin(), others.end(), frame) == others.end();
    }));
}

} // namespace

TEST(FrameLeaks, NoFrameOutsideOfBluesDeskTellsWhatBlueHides) {
    const BlueTwins twins;
    const std::vector<Frame> one = frames_of(twins.first());
    const std::vector<Frame> other = frames_of(twins.second());
    const auto open_one = of_blue(one, false);
    const auto open_other = of_blue(other, false);
    EXPECT_GT(open_one.size(), 8U);
    EXPECT_EQ(count_of_strangers(open_one, open_other), 0);
    EXPECT_EQ(count_of_strangers(open_other, open_one), 0);

    const auto blues_one = of_blue(one, true);
    const auto blues_other = of_blue(other, true);
    int unlike = 0;
    for (std::size_t at = 0; at < std::min(blues_one.size(), blues_other.size()); ++at)
        unlike += blues_one[at] == blues_other[at] ? 0 : 1;
    EXPECT_GT(unlike, 4) << "the test would not see a leak";
}

} // namespace fielddesk::test
