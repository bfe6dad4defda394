#include "hardware/tablelink/sequence.h"

#include <algorithm>

namespace fielddesk::hardware::tablelink {

namespace {

using namespace std::chrono_literals;

constexpr int numbers = 65535;
constexpr Moment resent_until = 2s;
// More than a device can have waiting; a greater step is a device that began anew without saying so.
constexpr int widest_gap = 32;

// How many numbers `after` is ahead of `before`, from 0 to 65534.
int steps(int before, int after) {
    return (after - before + numbers) % numbers;
}

int next(int number) {
    return number % numbers + 1;
}

} // namespace

void Sequence::reset() {
    *this = {};
}

Sequence::Verdict Sequence::take(int number, std::uint16_t content, Moment now) {
    const auto known = std::find_if(m_recent.begin(), m_recent.end(),
                                    [number](const Applied& each) { return each.number == number; });
    if (known != m_recent.end() && known->content == content) return Verdict::Repeated;
    if (known != m_recent.end()) reset();
    const int ahead = m_last == 0 ? 1 : steps(m_last, number);
    const bool is_late = numbers - ahead <= widest_gap;
    if (is_late) {
        // One that was missed, or that came before this program listened: it is applied all the same.
        std::erase_if(m_missing, [number](const Missing& each) { return each.number == number; });
    } else {
        if (ahead <= widest_gap)
            for (int each = next(m_last); m_last != 0 && each != number; each = next(each))
                m_missing.push_back({each, now + resent_until});
        m_last = number;
    }
    m_recent.push_back({number, content});
    if (m_recent.size() > 2 * widest_gap) m_recent.erase(m_recent.begin());
    return Verdict::Fresh;
}

std::vector<int> Sequence::lost(Moment now) {
    std::vector<int> lost;
    for (const Missing& each : m_missing)
        if (now >= each.until) lost.push_back(each.number);
    std::erase_if(m_missing, [now](const Missing& each) { return now >= each.until; });
    return lost;
}

} // namespace fielddesk::hardware::tablelink
