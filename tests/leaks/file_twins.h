#pragma once

#include "app/session.h"
#include "tests/support/random_player.h"

namespace fielddesk::testing {

// A game of this kit in a file, seeded and played for so many random orders of every seat.
std::unique_ptr<Session> played_game(const std::filesystem::path& path, const std::string& kit,
                                     std::uint64_t seed, int orders, const Pins& pins = {});

// Copies a game so that this seat cannot tell the copy from it: cards that the seat never read of change
// about, and so do the faces of pieces that it never read. Every fact that the seat may read stays as it is.
std::unique_ptr<Session> twin_for(const Session& session, const std::filesystem::path& path, Seat seat,
                                  RandomPlayer& player);

} // namespace fielddesk::testing
