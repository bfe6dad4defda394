#pragma once

#include "hardware/reading.h"

namespace fielddesk::hardware {

// Makes one reading of a tag that is said again and again. The same tag within two seconds of when it was
// last said is no new reading. Where a reader repeats a tag while it lies there, noise can look like a tag
// once but not twice, so that such a reader must say it twice within a second.
class TagFilter {
public:
    explicit TagFilter(bool needs_two) : m_needs_two(needs_two) {}

    // Whether this is a reading.
    bool is_new(const Tag& tag, int antenna, Moment now);
    // The tag was taken away: where it is laid down again, that is a new reading.
    void forget(const Tag& tag, int antenna);

private:
    struct Sighting {
        Tag tag;
        int antenna = 0;
        Moment last{};
        bool was_told = false;
    };

    bool m_needs_two;
    std::vector<Sighting> m_sightings;
};

} // namespace fielddesk::hardware
