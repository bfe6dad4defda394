#include <QCoreApplication>
#include <gtest/gtest.h>

int main(int count, char** words) {
    const QCoreApplication program(count, words);
    QCoreApplication::setApplicationName("fielddesk-tests");
    testing::InitGoogleTest(&count, words);
    return RUN_ALL_TESTS();
}
