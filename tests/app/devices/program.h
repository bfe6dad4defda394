#pragma once

#include <QProcess>
#include <QStringList>
#include <string>

// The program as a player starts it, for tests that speak to it line by line.
namespace fielddesk::testing {

// What it learns and keeps goes into this folder.
void start(QProcess& program, const QStringList& words, const QString& folder = {});
void type(QProcess& program, const std::string& line);
// Reads lines until one holds these words; "nothing" where none came for five seconds.
std::string line_with(QProcess& program, const char* words);

// A device that is not there, waiting for lines of its script.
class SimulatedDevice {
public:
    explicit SimulatedDevice(const char* driver);
    ~SimulatedDevice();

    const std::string& port() const { return m_port; }
    // As --device wants it.
    QString name() const;
    void play(const std::string& step) { type(m_program, step); }
    QProcess& program() { return m_program; }

private:
    QProcess m_program;
    std::string m_driver;
    std::string m_port;
};

} // namespace fielddesk::testing
