#include "hardware/tag_filter.h"

#include <algorithm>

namespace fielddesk::hardware {

namespace {

using namespace std::chrono_literals;

constexpr Moment one_reading = 2s;
constexpr Moment two_sightings = 1s;
constexpr std::size_t most_sightings = 8;

} // namespace

bool TagFilter::is_new(const Tag& tag, int antenna, Moment now) {
    std::erase_if(m_sightings, [now](const Sighting& each) {
        return now - each.last >= (each.was_told ? one_reading : two_sightings);
    });
    const auto known = std::find_if(m_sightings.begin(), m_sightings.end(), [&](const Sighting& each) {
        return each.tag == tag && each.antenna == antenna;
    });
    if (known == m_sightings.end()) {
        if (m_sightings.size() == most_sightings) m_sightings.erase(m_sightings.begin());
        m_sightings.push_back({tag, antenna, now, !m_needs_two});
        return !m_needs_two;
    }
    const bool is_told_now = !known->was_told;
    known->last = now;
    known->was_told = true;
    return is_told_now;
}

void TagFilter::forget(const Tag& tag, int antenna) {
    std::erase_if(m_sightings,
                  [&](const Sighting& each) { return each.tag == tag && each.antenna == antenna; });
}

} // namespace fielddesk::hardware
