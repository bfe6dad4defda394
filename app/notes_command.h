#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace fielddesk {

// `notes KIT list|missing|export FILE|import FILE|set …|unset …|undo|redo`: the owner's box notes by text.
// Returns 0; 1 where an import has conflicts and nobody said whose notes count; 2 where something cannot be
// done. Nothing is changed then.
int run_notes(const std::vector<std::string>& words, std::ostream& output, std::ostream& errors);

} // namespace fielddesk
