#pragma once

#include "app/console.h"
#include "hardware/pattern.h"

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

namespace fielddesk {

// Whether this first argument asks for something that needs no window.
bool is_console_command(const std::string& word);

// Plays a console game to which devices are joined.
using PlayWithDevices =
    std::function<Result<void>(Console& console, std::istream& input, std::ostream& output)>;
// Finds the devices, each given as DRIVER[@BAUD]:PORT; the pattern is for one that says lines. A program that
// knows no ports has none.
using DeviceTable = std::function<Result<PlayWithDevices>(const std::vector<std::string>& devices,
                                                          const hardware::LinePattern& pattern)>;

// Runs `console`, `demo`, `verify`, `--help` or `--version`; the arguments begin with that word. Returns the
// exit code: 0; 2 where a file cannot be opened or the arguments are not understood, with one sentence.
int run_console_command(const std::vector<std::string>& arguments, std::istream& input, std::ostream& output,
                        std::ostream& errors, const DeviceTable& device_table = {});

} // namespace fielddesk
