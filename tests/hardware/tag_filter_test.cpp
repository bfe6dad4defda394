#include "hardware/tag_filter.h"

#include <gtest/gtest.h>

namespace fielddesk::test {
namespace {

using namespace hardware;
using namespace std::chrono_literals;

TEST(TagFilter, MoreTagsThanItRemembersAreAllRead) {
    TagFilter filter(false);
    for (int number = 1; number <= 100; ++number)
        EXPECT_TRUE(filter.is_new({std::to_string(number)}, 0, Moment(number)));
}

TEST(TagFilter, SecondSightingMustComeWithinASecond) {
    TagFilter filter(true);
    EXPECT_FALSE(filter.is_new({"1"}, 0, 0s));
    EXPECT_FALSE(filter.is_new({"1"}, 0, 1s));
    EXPECT_TRUE(filter.is_new({"1"}, 0, 1500ms));
}

TEST(TagFilter, TwoTagsThatLieThereTogetherAreBothRead) {
    TagFilter filter(true);
    EXPECT_FALSE(filter.is_new({"1"}, 0, 0ms));
    EXPECT_FALSE(filter.is_new({"2"}, 0, 50ms));
    EXPECT_TRUE(filter.is_new({"1"}, 0, 100ms));
    EXPECT_TRUE(filter.is_new({"2"}, 0, 150ms));
}

TEST(TagFilter, TagThatWasTakenAwayIsNewWhereItIsLaidDownAgain) {
    TagFilter filter(false);
    EXPECT_TRUE(filter.is_new({"1"}, 0, 0ms));
    EXPECT_TRUE(filter.is_new({"1"}, 1, 0ms));
    filter.forget({"1"}, 0);
    EXPECT_TRUE(filter.is_new({"1"}, 0, 200ms));
    EXPECT_FALSE(filter.is_new({"1"}, 1, 200ms)) << "another antenna still has it";
}

} // namespace
} // namespace fielddesk::test
