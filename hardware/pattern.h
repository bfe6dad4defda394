#pragma once

#include "engine/core/result.h"
#include "hardware/driver.h"
#include "hardware/line_buffer.h"
#include "hardware/tag_filter.h"

#include <memory>

namespace fielddesk::hardware {

// A line that the player describes. It is the text of the line as it stands, with {dice} where one or more
// numbers stand ("4" or "3,1,6"), {tag} where a tag stands in hex digits, and {any} where anything may stand.
// Letters match in either case, and spaces match any number of them. For instance "DICE:{dice}".
//
// A tower that also says dice while it still shakes has a line after which they count, and after one line of
// dice it must say that line again: `counts_after`, for instance "STATUS:THROWN".
struct LinePattern {
    std::string line;
    std::string counts_after;
    int sides = 6;
};

// What the pattern makes of one line: nothing where it does not match. Refuses with a code of
// `pattern.` what is no pattern, and with `dice.impossible`, `tag.impossible` or `tag.zero` what matches and
// cannot be.
Result<std::optional<Reading>> read_line(const LinePattern& pattern, std::string_view line);

class PatternDriver : public Driver {
public:
    // Refuses what is no pattern: without {dice} or {tag}, with both, or with a word in braces that is
    // unknown.
    static Result<std::unique_ptr<PatternDriver>> make(LinePattern pattern);

    Heard feed(std::string_view bytes, Moment now) override;
    Health health() const override { return m_has_read ? Health::Working : Health::Waiting; }

private:
    explicit PatternDriver(LinePattern pattern);
    void take_line(std::string_view line, Heard& heard, Moment now);

    LinePattern m_pattern;
    LineBuffer m_lines;
    TagFilter m_filter{false};
    bool m_counts;
    bool m_has_read = false;
};

} // namespace fielddesk::hardware
