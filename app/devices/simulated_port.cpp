#include "app/devices/simulated_port.h"

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace fielddesk {

namespace {

std::filesystem::path new_folder() {
    std::string name = (std::filesystem::temp_directory_path() / "fielddesk-device-XXXXXX").string();
    return mkdtemp(name.data()) ? std::filesystem::path(name) : std::filesystem::path();
}

// A new pty that passes every byte on as it is; below 0 where there is none.
int open_end() {
    const int end = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    if (end < 0) return end;
    if (grantpt(end) != 0 || unlockpt(end) != 0) {
        close(end);
        return -1;
    }
    // Once opened and closed, the near end tells by a hang-up that nobody has it open.
    const int near = open(ptsname(end), O_RDWR | O_NOCTTY | O_CLOEXEC);
    termios mode{};
    if (near >= 0 && tcgetattr(near, &mode) == 0) {
        cfmakeraw(&mode);
        tcsetattr(near, TCSANOW, &mode);
    }
    if (near >= 0) close(near);
    return end;
}

short events_of(int end, short wanted, int milliseconds) {
    pollfd port{end, wanted, 0};
    return poll(&port, 1, milliseconds) > 0 ? port.revents : short{0};
}

} // namespace

SimulatedPort::SimulatedPort() : m_path(new_folder() / "port") {
    plug();
}

SimulatedPort::~SimulatedPort() {
    unplug();
    std::error_code ignored;
    std::filesystem::remove(m_path.parent_path(), ignored);
}

bool SimulatedPort::is_open() const {
    return is_plugged() && (events_of(m_end, 0, 0) & POLLHUP) == 0;
}

void SimulatedPort::plug() {
    if (is_plugged() || m_path.parent_path().empty()) return;
    m_end = open_end();
    if (!is_plugged()) return;
    std::error_code ignored;
    std::filesystem::create_symlink(ptsname(m_end), m_path, ignored);
}

void SimulatedPort::unplug() {
    if (!is_plugged()) return;
    std::error_code ignored;
    std::filesystem::remove(m_path, ignored);
    close(m_end);
    m_end = -1;
}

void SimulatedPort::write(std::string_view bytes) {
    constexpr int patience = 1000;
    while (is_plugged() && !bytes.empty()) {
        const auto size = ::write(m_end, bytes.data(), bytes.size());
        if (size > 0) {
            bytes.remove_prefix(static_cast<std::size_t>(size));
        } else if ((events_of(m_end, POLLOUT, patience) & POLLOUT) == 0) {
            return;
        }
    }
}

std::string SimulatedPort::read(int milliseconds) {
    std::array<char, 4096> buffer{};
    if (!is_open()) {
        usleep(static_cast<useconds_t>(milliseconds) * 1000);
        return {};
    }
    if ((events_of(m_end, POLLIN, milliseconds) & POLLIN) == 0) return {};
    const auto size = ::read(m_end, buffer.data(), buffer.size());
    return size > 0 ? std::string(buffer.data(), static_cast<std::size_t>(size)) : std::string();
}

} // namespace fielddesk
