#include "app/pin_guard.h"

#include <algorithm>

namespace fielddesk {

std::chrono::seconds PinGuard::pause_after(int times) {
    constexpr int most_doublings = 6;
    return std::min(longest, std::chrono::seconds(1 << std::min(times - 1, most_doublings)));
}

Result<void> PinGuard::may_try(const std::string& lock) const {
    const auto wrong = m_wrong.find(lock);
    if (wrong == m_wrong.end()) return {};
    const auto left = wrong->second.last + pause_after(wrong->second.times) - m_clock();
    if (left <= left.zero()) return {};
    return refuse("pin.wait", {}, {static_cast<int>(std::chrono::ceil<std::chrono::seconds>(left).count())});
}

std::chrono::seconds PinGuard::was_wrong(const std::string& lock) {
    Wrong& wrong = m_wrong[lock];
    ++wrong.times;
    wrong.last = m_clock();
    return pause_after(wrong.times);
}

} // namespace fielddesk
