#pragma once

#include "tests/app/console_game.h"

namespace fielddesk {

// Copies a game, its hidden cards in another order: as far as anybody may know the two are one and the same
// until the fifth card is turned.
std::unique_ptr<Session> with_hidden_order_changed(const std::filesystem::path& from,
                                                   const std::filesystem::path& to);

// Two games that nobody can tell apart yet: they differ only in how the cards lie face down.
class TwinGames {
public:
    // Another seed; or the same one, the second game's hidden cards in another order.
    enum class Difference { Seed, HiddenOrder };

    TwinGames(ReplyForm form, Difference difference, std::uint64_t seed = 1);
    ~TwinGames();

    const Kit& kit() const;

    // One game's console, whose replies have no time in them.
    class Twin;
    Twin& first() { return *m_first; }
    Twin& second() { return *m_second; }

    // The reply of both, which must be one and the same. For JSON alone.
    Json say_to_both(const std::string& line);

    // Plays the same lines in both until a card that is turned differs, and expects every reply before it to
    // be the same. Returns how many were.
    int play_alike(RandomPlayer& player);

private:
    TemporaryFolder m_folder;
    std::unique_ptr<Twin> m_first;
    std::unique_ptr<Twin> m_second;
};

class TwinGames::Twin {
public:
    Twin(std::unique_ptr<Session> session, ReplyForm form)
        : m_session(std::move(session)), m_console(*m_session, Seat::table(), form) {}

    std::string say(const std::string& line);
    Session& session() { return *m_session; }
    std::size_t entries() const { return m_session->record(Seat::table()).size(); }

private:
    std::unique_ptr<Session> m_session;
    Console m_console;
};

// Lines that ask and try everything around the deck.
std::vector<std::string> lines_that_probe(const Kit& kit);

} // namespace fielddesk
