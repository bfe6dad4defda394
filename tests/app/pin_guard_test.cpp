#include "app/pin_guard.h"

#include <gtest/gtest.h>

namespace fielddesk {
namespace {

using std::chrono::seconds;

class PinGuardTest : public ::testing::Test {
protected:
    // The seconds that are left, or 0.
    int left(const std::string& lock) const {
        const auto allowed = guard.may_try(lock);
        if (allowed) return 0;
        EXPECT_EQ(allowed.error().code, Code("pin.wait"));
        return std::get<int>(allowed.error().subjects.at(0));
    }

    std::chrono::steady_clock::time_point now{};
    PinGuard guard{[this] { return now; }};
};

TEST_F(PinGuardTest, EveryWrongPinDoublesThePauseUpToAMinute) {
    EXPECT_EQ(left("a"), 0);
    for (const int pause : {1, 2, 4, 8, 16, 32, 60, 60, 60}) {
        EXPECT_EQ(guard.was_wrong("a"), seconds(pause));
        EXPECT_EQ(left("a"), pause);
        now += seconds(pause) - std::chrono::milliseconds(1);
        EXPECT_EQ(left("a"), 1);
        now += std::chrono::milliseconds(1);
        EXPECT_EQ(left("a"), 0);
    }
}

TEST_F(PinGuardTest, RightPinEndsIt) {
    guard.was_wrong("a");
    guard.was_wrong("a");
    guard.was_right("a");
    EXPECT_EQ(left("a"), 0);
    guard.was_wrong("a");
    EXPECT_EQ(left("a"), 1);
}

TEST_F(PinGuardTest, OneLockDoesNotHoldUpAnother) {
    guard.was_wrong("a");
    EXPECT_EQ(left("b"), 0);
}

} // namespace
} // namespace fielddesk
