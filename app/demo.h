#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace fielddesk {

// One line of a printed example: what the rulebook says, and what Field Desk worked out.
struct DemoLine {
    std::string example;
    std::string what;
    std::string printed;
    std::string computed;
};

// Plays the printed examples of a kit through the console's own orders, each from a fresh game. A line of the
// script that is refused becomes a line whose computed text is the refusal.
std::vector<DemoLine> play_examples(const std::string& kit_id);

// `fielddesk demo KIT`. Returns 0 where every computed text equals the printed one, else 1; 2 for a kit
// that is not there.
int run_demo(const std::vector<std::string>& arguments, std::ostream& output, std::ostream& errors);

} // namespace fielddesk
