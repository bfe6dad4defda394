#pragma once

#include "app/session.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace fielddesk {

// `verify FILE [--pin SIDE]...`: says what is proved of a game file, and fails where something is in doubt.
int run_verify(const std::vector<std::string>& words, std::istream& input, std::ostream& output,
               std::ostream& errors);

// The PINs of these sides, each a line of the input, so that neither the list of processes nor the shell's
// history knows them. Refuses with `pin.none` where there is no line or an empty one, and with `pin.twice`.
Result<Pins> read_pins(const std::vector<std::string>& sides, std::istream& input);

} // namespace fielddesk
