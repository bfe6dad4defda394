#pragma once

#include "engine/core/result.h"
#include "hardware/driver.h"
#include "hardware/pattern.h"

#include <memory>
#include <span>

namespace fielddesk::hardware {

// A kind of device that Field Desk understands.
struct DriverKind {
    Code id; // by which it is chosen and remembered
    int baud = 9600;
    // Whether it answers when it is spoken to, so that it can be found by a handshake.
    bool answers = false;
};

// All kinds but that of the keyboard wedge, which has no port.
std::span<const DriverKind> driver_kinds();
const DriverKind* driver_kind(std::string_view id);

// A driver of this kind; `pattern` is for the kind that reads a line of the player's own. Refuses with
// `driver.unknown`, or with what is wrong with the pattern.
Result<std::unique_ptr<Driver>> make_driver(std::string_view id, const LinePattern& pattern = {});

} // namespace fielddesk::hardware
