#pragma once

#include "hardware/reading.h"

#include <string_view>

namespace fielddesk::hardware {

// What a driver knows of its device.
enum class Health : std::uint8_t {
    Waiting, // it was spoken to, or listened to, and said nothing that is understood yet
    Working,
    Silent // it worked, and says nothing any more though it ought to
};

// Understands the bytes of one kind of device, however they are cut into pieces. At most a kilobyte of them
// is kept. After a bad frame it goes on from the byte after that frame's start mark.
class Driver {
public:
    virtual ~Driver() = default;

    // The port was opened: what is to be sent first.
    virtual Heard begin(Moment) { return {}; }
    virtual Heard feed(std::string_view bytes, Moment now) = 0;
    // To be called ten times a second, for what follows from silence.
    virtual Heard tick(Moment) { return {}; }
    virtual Health health() const = 0;
};

} // namespace fielddesk::hardware
