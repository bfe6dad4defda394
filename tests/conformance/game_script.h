#pragma once

#include "app/console_orders.h"
#include "app/referee.h"

#include <string>
#include <vector>

namespace fielddesk::testing {

// A game as it was played, so that a failure can be written down and played again: options, seed, and a line
// for each order. `undo`, `redo` and `reload` stand for themselves. A line of another seat than the table
// begins with its side: `blue: march blue-1 hill`.
struct GameScript {
    std::string kit_id;
    std::vector<std::uint8_t> options;
    std::uint64_t seed = 0;
    std::vector<std::string> lines;
    bool asks_phrases = false;

    std::string text() const;
    static std::optional<GameScript> read(const std::string& text);
};

// Plays a script and checks after every line what must hold for every game. It keeps everything in memory.
class CheckedGame {
public:
    CheckedGame(const Rules& rules, GameScript script);

    // Does one more line. Returns what went wrong; empty where all is well.
    std::string play(const std::string& line);
    // Plays the lines that the script came with.
    std::string play_all();
    // Takes everything back and checks that the game stands as it began.
    std::string undo_to_the_start();

    const GameScript& script() const { return m_script; }
    const Referee& referee() const { return m_referee; }
    // The table, and every side of the kit.
    std::vector<Seat> seats() const;
    std::vector<Offer> offers(Seat seat) const;
    std::string begin();
    // The words as a line of this seat.
    std::string line_of(Seat seat, const std::string& words) const;

private:
    std::string do_line(const std::string& line);
    std::string do_words(Seat seat, const std::vector<std::string>& words);
    std::string take(Result<Facts> facts);
    std::string conserved_throughout(const Facts& facts, bool is_set_up) const;
    Seat seat_of(std::int64_t entry) const;
    std::string undo();
    std::string redo();
    std::string reload();
    std::string broken() const;
    std::string wrongly_told(Seat seat) const;

    const Rules& m_rules;
    GameScript m_script;
    FactCodec m_codec;
    Referee m_referee;
    Position m_start;
};

} // namespace fielddesk::testing
