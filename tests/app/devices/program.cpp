#include "tests/app/devices/program.h"

#include <gtest/gtest.h>

namespace fielddesk::testing {

void start(QProcess& program, const QStringList& words, const QString& folder) {
    auto environment = QProcessEnvironment::systemEnvironment();
    if (!folder.isEmpty()) environment.insert(QStringLiteral("XDG_DATA_HOME"), folder);
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(FIELDDESK_PROGRAM), words);
    ASSERT_TRUE(program.waitForStarted());
}

void type(QProcess& program, const std::string& line) {
    program.write((line + '\n').c_str());
    ASSERT_TRUE(program.waitForBytesWritten(5000));
}

std::string line_with(QProcess& program, const char* words) {
    for (;;) {
        while (program.canReadLine()) {
            const std::string line = program.readLine().trimmed().toStdString();
            if (line.find(words) != std::string::npos) return line;
        }
        if (!program.waitForReadyRead(5000)) return "nothing";
    }
}

SimulatedDevice::SimulatedDevice(const char* driver) : m_driver(driver) {
    start(m_program, {QStringLiteral("devices"), QStringLiteral("simulate"), QString::fromLatin1(driver),
                      QStringLiteral("-")});
    m_port = line_with(m_program, "/port");
}

SimulatedDevice::~SimulatedDevice() {
    m_program.closeWriteChannel();
    if (m_program.waitForFinished(500)) return;
    m_program.kill();
    m_program.waitForFinished(5000);
}

QString SimulatedDevice::name() const {
    return QString::fromStdString(m_driver + ':' + m_port);
}

} // namespace fielddesk::testing
