#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace fielddesk {

// Runs `devices list`, `devices monitor DRIVER PORT` and `devices simulate DRIVER SCRIPT`; the arguments
// begin with `devices`. Returns the exit code: 0; 2 where the arguments are not understood or a port is not
// to be had, with one sentence. Monitoring ends when the program is stopped.
int run_device_command(const std::vector<std::string>& arguments, std::istream& input, std::ostream& output,
                       std::ostream& errors);

} // namespace fielddesk
