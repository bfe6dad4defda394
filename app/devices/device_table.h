#pragma once

#include "app/commands.h"

namespace fielddesk {

// Joins devices, each given as DRIVER[@BAUD]:PORT, to a console game: lines are obeyed as they come, and so
// are the throws of a tower while dice are asked for, and the cards that are held to a reader. What a device
// says besides, and how it stands with it, is told as it happens. Nothing takes the place of a device that is
// gone: the dice are then typed or thrown by an order. Refuses with `driver.unknown`, `device.baud` or
// `device.usage` before there is a game. It ends with the input or with `quit`.
Result<PlayWithDevices> join_devices(const std::vector<std::string>& devices,
                                     const hardware::LinePattern& pattern);

} // namespace fielddesk
