#pragma once

#include "app/console.h"
#include "engine/kit/json.h"
#include "tests/app/table.h"
#include "tests/support/files.h"

namespace fielddesk {

// A game in a folder of its own, played by text.
class ConsoleGame {
public:
    explicit ConsoleGame(ReplyForm form, const NewGame& game = new_game("table"));

    // The reply to a line; empty where there is none.
    std::string say(const std::string& line);
    // The same as JSON. Throws where it is not one line with one object.
    Json json(const std::string& line);
    // Lines that are all to be done; throws at the first that is refused. For JSON alone.
    void play(const std::vector<std::string>& lines);
    // The code of the refusal, or "done". For JSON alone.
    std::string outcome_of(const std::string& line);

    Session& session() { return *m_session; }
    // The game as its file has it: closed, and opened again to be looked at. No line can be said after this.
    const Session& reopened();
    std::size_t entries() const { return m_session->record(Seat::table()).size(); }
    bool is_over() const { return m_console.is_over(); }
    // Somebody else's console at the same game.
    Console console_of(Seat seat, ReplyForm form) { return {*m_session, seat, form}; }

private:
    TemporaryFolder m_folder;
    std::unique_ptr<Session> m_session;
    Console m_console;
};

// Reads a reply that must be one line with one object.
Json one_object(const std::string& reply);

// Runs a command of the program within the test.
struct Said {
    int code = 0;
    std::string output;
    std::string errors;
};
Said run(const std::vector<std::string>& arguments, const std::string& input = {});

std::vector<std::string> lines_of(const std::string& text);

} // namespace fielddesk
