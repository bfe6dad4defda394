#pragma once

#include "app/console.h"

namespace fielddesk {

// Plays a console game with devices, each given as DRIVER:PORT: lines are obeyed as they come, and so are the
// throws of a tower while dice are asked for. What a device says besides, and how it stands with it, is told
// as it happens. Nothing takes the place of a device that is gone: the dice are then typed or thrown by an
// order. Refuses with `driver.unknown` or `device.usage` before anything is played. It ends with the input or
// with `quit`.
Result<void> play_with_devices(Console& console, const std::vector<std::string>& devices, std::istream& input,
                               std::ostream& output);

} // namespace fielddesk
