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
    std::string remark{}; // where the example contradicts itself or the rules: how, and what was counted on

    bool agrees() const { return printed == computed || !remark.empty(); }
};

// Plays the printed examples of a kit through the console's own orders, each from a fresh game. A line of the
// script that is refused becomes a line whose computed text is the refusal. Where the rulebook is known to
// contradict itself, the script names it and says what comes out instead.
std::vector<DemoLine> play_examples(const std::string& kit_id);

// `fielddesk demo KIT`. Returns 0 where every computed text equals the printed one or what the script says
// instead, else 1; 2 for a kit that is not there.
int run_demo(const std::vector<std::string>& arguments, std::ostream& output, std::ostream& errors);

} // namespace fielddesk
