#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

namespace fielddesk {

// Another program, running: what it is told on its input, and what it prints. Its complaints go to the
// test's.
class Child {
public:
    Child(std::string program, std::vector<std::string> arguments);
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    // Writes this to its input; false where it is no longer there to read.
    bool say(const std::string& text);
    // Waits for the next line; empty when there are no more.
    std::string line();
    // Reads on until this line has come; false when there are no more.
    bool wait_for(const std::string& wanted);
    // SIGKILL: the process does nothing more, not even its destructors.
    void kill();
    pid_t process() const { return m_process; }

private:
    void reap();

    pid_t m_process = -1;
    int m_input = -1;
    int m_output = -1;
    std::string m_read;
};

// A program that has ended: what it printed, and its exit code, or minus the signal that ended it.
struct Ended {
    int code = 0;
    std::string output;
    std::string errors;
};

// Runs a program to its end, with this text on its input.
Ended run_program(const std::string& program, const std::vector<std::string>& arguments,
                  const std::string& input = {});

} // namespace fielddesk
