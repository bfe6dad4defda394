#pragma once

#include "engine/journal/journal.h"
#include "tests/support/child.h"
#include "tests/support/files.h"

namespace fielddesk {

GameHeader test_header();

// The entry with this number in every game that the tests make: three facts, one for each kind of audience.
NewEntry test_entry(std::int64_t number);

// A clock that always says the same.
std::string noon();

// A closed game with so many of those entries.
void make_game(const std::filesystem::path& path, std::int64_t entries);

// The helper program with this task.
Child helper(std::vector<std::string> arguments);

} // namespace fielddesk
