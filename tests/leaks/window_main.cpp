#include "tests/qml/pages/window_harness.h"

#include <gtest/gtest.h>

int main(int count, char** words) {
    fielddesk::test::start_qt();
    testing::InitGoogleTest(&count, words);
    const int code = RUN_ALL_TESTS();
    fielddesk::test::stop_qt();
    return code;
}
