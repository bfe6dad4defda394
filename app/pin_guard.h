#pragma once

#include "engine/core/result.h"

#include <chrono>
#include <functional>
#include <map>
#include <string>

namespace fielddesk {

// Slows down who tries PINs: after each wrong one the next may only be tried when some time has passed, twice
// as long each time. It forgets when the program ends; a PIN that has to hold out against a program with the
// file in its hands has to be long.
class PinGuard {
public:
    using Clock = std::function<std::chrono::steady_clock::time_point()>;
    static constexpr std::chrono::seconds longest{60};

    explicit PinGuard(Clock clock = std::chrono::steady_clock::now) : m_clock(std::move(clock)) {}

    // `lock` names what the PIN is for. Refuses with `pin.wait`, whose subject is the seconds that are left.
    Result<void> may_try(const std::string& lock) const;
    // How long the next one has to wait.
    std::chrono::seconds was_wrong(const std::string& lock);
    void was_right(const std::string& lock) { m_wrong.erase(lock); }

private:
    struct Wrong {
        int times = 0;
        std::chrono::steady_clock::time_point last;
    };

    static std::chrono::seconds pause_after(int times);

    Clock m_clock;
    std::map<std::string, Wrong> m_wrong;
};

} // namespace fielddesk
