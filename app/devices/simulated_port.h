#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace fielddesk {

// The far end of a serial port that is not there: a pty behind a name that stays the same when it is
// unplugged and plugged in again.
class SimulatedPort {
public:
    // In a new folder of its own; the port is plugged in.
    SimulatedPort();
    ~SimulatedPort();
    SimulatedPort(const SimulatedPort&) = delete;
    SimulatedPort& operator=(const SimulatedPort&) = delete;

    // Whether there was a pty to be had.
    bool is_plugged() const { return m_end >= 0; }
    const std::filesystem::path& path() const { return m_path; }
    // Whether a program has the port open.
    bool is_open() const;

    void plug();
    void unplug();
    // What was not taken because nobody reads is dropped, as on a wire.
    void write(std::string_view bytes);
    // What has come, after waiting for so many milliseconds at most.
    std::string read(int milliseconds);

private:
    std::filesystem::path m_path;
    int m_end = -1;
};

} // namespace fielddesk
