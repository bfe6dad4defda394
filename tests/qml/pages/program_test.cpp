#include "tests/app/devices/program.h"
#include "tests/qml/pages/window_harness.h"

#include <csignal>
#include <gtest/gtest.h>

namespace fielddesk::test {

// As when the player logs out.
TEST(Program, ThatIsAskedToEndClosesItsGameInOrder) {
    QTemporaryDir folder;
    const QString game = seeded_game(folder.path(), 7);
    QProcess program;
    testing::start(program, {game}, folder.path());
    const auto is_open = [&] { return !Session::open(game.toStdString(), Journal::Mode::Look); };
    for (int wait = 0; wait < 100 && !is_open(); ++wait)
        program.waitForFinished(100);
    ASSERT_TRUE(is_open());
    program.terminate();
    ASSERT_TRUE(program.waitForFinished(10000));
    EXPECT_EQ(program.exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(program.exitCode(), 0);
    EXPECT_FALSE(is_open());
}

} // namespace fielddesk::test
