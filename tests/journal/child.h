#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

namespace fielddesk {

// The helper program, running, with what it prints.
class Child {
public:
    explicit Child(const std::vector<std::string>& arguments);
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    // Waits for the next line; empty when there are no more.
    std::string line();
    // Reads on until this line has come; false when there are no more.
    bool wait_for(const std::string& wanted);
    // SIGKILL: the process does nothing more, not even its destructors.
    void kill();

private:
    void reap();

    pid_t m_process = -1;
    int m_output = -1;
    std::string m_read;
};

} // namespace fielddesk
