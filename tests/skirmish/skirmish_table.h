#pragma once

#include "app/referee.h"

#include <string>

namespace fielddesk::skirmish {

// A game of the skirmish in memory. Seats are named as "blue", "red" or "table".
class SkirmishTable {
public:
    SkirmishTable();

    // Gives an order or a correction in the words of the console. Returns the code of the refusal, "" where
    // it was done.
    std::string give(const std::string& seat, const std::string& words);
    std::string give(const Order& order) { return take(m_referee.facts_of(order)); }
    // Both sides muster all their blocks, blue with 3 and red with 1, and are ready.
    void deploy();
    // Both sides bring their first block to the hill; blue is on move again.
    void meet_on_the_hill();
    // Both sides pass until the turns are over.
    void pass_to_the_end();
    // What a seat asks to have taken back; and the same with the agreement of everybody.
    std::string ask_undo(const std::string& seat);
    std::string undo();
    // Brings again what was taken back last.
    std::string redo(const std::string& seat);

    const Kit& kit() const { return m_rules->kit(); }
    const Rules& rules() const { return *m_rules; }
    const Referee& referee() const { return m_referee; }
    Seat seat(const std::string& name) const;
    const Position& seen(const std::string& seat) const;
    const Position& whole() const { return m_referee.whole(); }
    Desk desk(const std::string& seat) const;

    // The value of the face that this seat knows to be up.
    std::optional<int> face(const std::string& seat, const std::string& piece) const;
    const Pile& pile(const std::string& seat, const std::string& pile) const;
    // The numbers of the cards in it that this seat knows.
    std::vector<int> cards(const std::string& seat, const std::string& pile) const;
    // The facts of the last order that this seat may read.
    Facts told(const std::string& seat) const;

private:
    std::string take(Result<Facts> facts);

    std::unique_ptr<Rules> m_rules;
    Referee m_referee;
};

} // namespace fielddesk::skirmish
