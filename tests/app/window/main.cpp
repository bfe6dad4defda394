#include <QCoreApplication>
#include <QTemporaryDir>
#include <gtest/gtest.h>

int main(int count, char** words) {
    // No test reads or writes what the one who runs it keeps.
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", data.path().toUtf8());
    const QCoreApplication program(count, words);
    QCoreApplication::setApplicationName("fielddesk-tests");
    testing::InitGoogleTest(&count, words);
    return RUN_ALL_TESTS();
}
