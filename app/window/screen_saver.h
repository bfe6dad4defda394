#pragma once

#include <functional>
#include <memory>
#include <optional>

namespace fielddesk {

// What darkens the screen of this desktop.
class ScreenSaver {
public:
    using Cookie = unsigned;

    virtual ~ScreenSaver() = default;

    // Asks it to leave the screen lit. `answer` comes later with what the wish is released by, or with
    // nothing where it is not granted; never once this is destroyed.
    virtual void inhibit(std::function<void(std::optional<Cookie>)> answer) = 0;
    virtual void release(Cookie cookie) = 0;
};

// The service of the desktop, by D-Bus. Where there is none nothing is granted.
std::unique_ptr<ScreenSaver> desktop_screen_saver();

} // namespace fielddesk
