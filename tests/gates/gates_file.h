#pragma once

#include "app/session.h"

#include <filesystem>
#include <string>
#include <vector>

namespace fielddesk::gates::test {

// Begins a game of Gates of Richmond in a file, mustered and set up as printed, and gives these orders in the
// words of the console (`us: go fairfield`). Throws where one is refused.
std::unique_ptr<Session> begin_in_file(const std::filesystem::path& path,
                                       const std::vector<std::string>& lines = {},
                                       const std::vector<std::pair<std::string, std::string>>& choices = {});

// Lines that bring Jackson's divisions before Sykes and McCall at Grapevine Bridge, until both lie open.
std::vector<std::string> lines_to_combat();

// Lines that tell enough roads to draw how the Union is supplied, in the Supply Phase.
std::vector<std::string> lines_to_roads();

} // namespace fielddesk::gates::test
