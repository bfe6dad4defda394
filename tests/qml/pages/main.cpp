#include "tests/qml/pages/window_harness.h"

#include <gtest/gtest.h>

namespace {

// No page may complain, whatever is done with it.
class NoWarnings : public testing::EmptyTestEventListener {
    void OnTestEnd(const testing::TestInfo&) override {
        const QStringList warnings = fielddesk::test::take_warnings();
        EXPECT_TRUE(warnings.isEmpty()) << warnings.join('\n').toStdString();
    }
};

} // namespace

int main(int count, char** words) {
    fielddesk::test::start_qt();
    testing::InitGoogleTest(&count, words);
    testing::UnitTest::GetInstance()->listeners().Append(new NoWarnings);
    const int code = RUN_ALL_TESTS();
    fielddesk::test::stop_qt();
    return code;
}
