#include "tests/journal/child.h"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace fielddesk {

Child::Child(const std::vector<std::string>& arguments) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    std::string program = JOURNAL_HELPER;
    std::vector<std::string> kept = arguments;
    std::vector<char*> words{program.data()};
    for (auto& word : kept)
        words.push_back(word.data());
    words.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    const int trouble = posix_spawn(&m_process, program.c_str(), &actions, nullptr, words.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    m_output = ends[0];
    if (trouble != 0) throw std::runtime_error("the helper does not start");
}

Child::~Child() {
    if (m_process > 0) kill();
    close(m_output);
}

std::string Child::line() {
    auto end = m_read.find('\n');
    while (end == std::string::npos) {
        std::array<char, 4096> buffer{};
        const auto count = read(m_output, buffer.data(), buffer.size());
        if (count <= 0) return {};
        m_read.append(buffer.data(), static_cast<std::size_t>(count));
        end = m_read.find('\n');
    }
    std::string line = m_read.substr(0, end);
    m_read.erase(0, end + 1);
    return line;
}

bool Child::wait_for(const std::string& wanted) {
    auto next = line();
    while (!next.empty() && next != wanted)
        next = line();
    return next == wanted;
}

void Child::kill() {
    ::kill(m_process, SIGKILL);
    reap();
}

void Child::reap() {
    int status = 0;
    waitpid(m_process, &status, 0);
    m_process = -1;
}

} // namespace fielddesk
