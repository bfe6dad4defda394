#pragma once

#include "app/session.h"

#include <array>

namespace fielddesk::skirmish {

// How a game of the skirmish begins in a file.
struct Beginning {
    std::array<int, 5> blue{3, 3, 3, 3, 3}; // the strengths that blue hides; red hides five of 1
    Pins pins{};
    bool asks_phrases = false;
    bool is_ready = true; // both sides are ready, so that cards are shuffled
    std::uint64_t seed = 7;
};

std::unique_ptr<Session> begin_in_file(const std::filesystem::path& path, const Beginning& beginning = {});

// The seat of "blue", "red" or "table".
Seat seat_of(const Session& session, const std::string& name);

} // namespace fielddesk::skirmish
