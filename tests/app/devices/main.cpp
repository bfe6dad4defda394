#include <QCoreApplication>
#include <gmock/gmock.h>

// QSerialPort needs an application.
int main(int count, char** words) {
    testing::InitGoogleMock(&count, words);
    const QCoreApplication program(count, words);
    return RUN_ALL_TESTS();
}
