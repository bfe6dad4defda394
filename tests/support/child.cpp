#include "tests/support/child.h"

#include "tests/support/files.h"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace fielddesk {

namespace {

using FileActions = posix_spawn_file_actions_t;

std::array<int, 2> new_pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    return ends;
}

pid_t spawn(std::string program, std::vector<std::string> arguments, const FileActions& actions) {
    std::vector<char*> words{program.data()};
    for (auto& argument : arguments)
        words.push_back(argument.data());
    words.push_back(nullptr);
    pid_t process = -1;
    if (posix_spawn(&process, program.c_str(), &actions, nullptr, words.data(), environ) != 0)
        throw std::runtime_error(program + " does not start");
    return process;
}

} // namespace

Child::Child(std::string program, std::vector<std::string> arguments) {
    // A child that is gone is noticed by what write() returns.
    std::signal(SIGPIPE, SIG_IGN);
    const auto input = new_pipe();
    const auto output = new_pipe();
    FileActions actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO);
    m_process = spawn(std::move(program), std::move(arguments), actions);
    posix_spawn_file_actions_destroy(&actions);
    close(input[0]);
    close(output[1]);
    m_input = input[1];
    m_output = output[0];
}

Child::~Child() {
    if (m_process > 0) kill();
    close(m_input);
    close(m_output);
}

bool Child::say(const std::string& text) {
    return write(m_input, text.data(), text.size()) == static_cast<ssize_t>(text.size());
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

// Files take what pipes would have to be emptied of.
Ended run_program(const std::string& program, const std::vector<std::string>& arguments,
                  const std::string& input) {
    TemporaryFolder folder;
    write_bytes(folder / "input", input);
    FileActions actions;
    posix_spawn_file_actions_init(&actions);
    const auto open_as = [&](int number, const char* name, int flags) {
        posix_spawn_file_actions_addopen(&actions, number, (folder / name).c_str(), flags, 0600);
    };
    open_as(STDIN_FILENO, "input", O_RDONLY);
    open_as(STDOUT_FILENO, "output", O_WRONLY | O_CREAT);
    open_as(STDERR_FILENO, "errors", O_WRONLY | O_CREAT);
    const pid_t process = spawn(program, arguments, actions);
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    waitpid(process, &status, 0);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status), bytes_of(folder / "output"),
            bytes_of(folder / "errors")};
}

} // namespace fielddesk
