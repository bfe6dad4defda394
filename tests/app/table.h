#pragma once

#include "app/session.h"
#include "tests/support/random_player.h"

#include <filesystem>

namespace fielddesk {

using testing::RandomPlayer;

// Where every access is watched, a test plays the smaller number.
#ifdef FIELDDESK_WATCHED
constexpr int many(int watched, int) {
    return watched;
}
#else
constexpr int many(int, int usual) {
    return usual;
}
#endif

// The boxed game that the tests of the program play.
inline constexpr const char* kit_id = "1862-war-in-virginia";
Kit shipped_kit();

// A game whose deck is kept by "app" or on the "table".
NewGame new_game(const std::string& deck, std::optional<std::uint64_t> seed = std::nullopt);

// These throw where it cannot be done, which ends the test with the reason.
std::unique_ptr<Session> begin(const std::filesystem::path& path, const NewGame& game);
std::unique_ptr<Session> reopen(const std::filesystem::path& path, Journal::Mode mode = Journal::Mode::Play);

std::vector<Seat> all_seats(const Kit& kit);

// Gives one order that is offered, or has the dice thrown. Returns false where nothing is offered any more.
bool play_once(Session& session, RandomPlayer& player);
// The same, and now and then an undo or a redo.
bool play_or_undo(Session& session, RandomPlayer& player);
// Plays on to the end; returns how many orders it took.
int play_to_the_end(Session& session, RandomPlayer& player);

// Everything that anybody can see of a game.
struct Seen {
    std::vector<Position> positions;
    std::vector<Desk> desks;
    std::vector<std::vector<Offer>> offers;
    std::vector<std::vector<RecordEntry>> records;
    std::optional<std::int64_t> undoable;
    std::optional<std::int64_t> redoable;
    bool needs_confirmation = false;

    friend bool operator==(const Seen&, const Seen&) = default;
};
Seen seen(const Session& session);

// Puts the game together from its file, hidden things too.
Referee whole_game(const Session& session);

} // namespace fielddesk
