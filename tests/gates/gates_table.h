#pragma once

#include "app/referee.h"

#include <map>
#include <string>

namespace fielddesk::gates::test {

// A game of Gates of Richmond in memory, mustered, with the real cards on the table. Seats are named "us",
// "cs" or "table". After each order the pieces and the cards are counted.
class GatesTable {
public:
    // Choices by option id. The strengths that the kit does not have are told as 6.
    explicit GatesTable(const std::map<std::string, std::string>& choices = {});

    // Both sides are set up as printed; it is the Supply Phase of the first turn.
    void set_up();
    // The supply check, where everybody says what the map does not: all are in supply.
    void check_supply(const std::string& word = "all-supplied");
    // Goes on to the movement of this side.
    void go_to_move(const std::string& side);

    // Orders and corrections in the words of the console, `us: go fairfield`; without a seat: the table. Each
    // has to be done, or the test fails; the last refusal is kept.
    void play(const std::vector<std::string>& lines);
    // The code of the refusal, "" where it was done.
    std::string give(const std::string& line);
    std::string give(const Order& order) { return take(m_referee.facts_of(order)); }
    // The same for an order that names a place, also where no order of this verb is offered: the console
    // reads the word for a place then too. It is expected to be refused and is not taken.
    std::string refusal(const std::string& seat, const std::string& verb, const std::string& place) const;
    void dice(const std::vector<int>& faces);
    // Answers what is asked of the box with these words, as long as it is asked.
    void tell(const std::string& words);
    void place(const std::string& piece, const std::string& place);
    void strength(const std::string& piece, int points);
    void road(const std::string& from, const std::string& to, const std::string& kind = "road");

    const Kit& kit() const { return m_rules->kit(); }
    const Rules& rules() const { return *m_rules; }
    const Referee& referee() const { return m_referee; }
    const Position& whole() const { return m_referee.whole(); }
    const Position& seen(const std::string& seat) const { return m_referee.seen_by(this->seat(seat)); }
    Seat seat(const std::string& name) const;
    Desk desk(const std::string& seat) const;

    std::string at(const std::string& piece) const;
    int points(const std::string& piece) const;
    bool bears(const std::string& piece, const std::string& mark) const;
    bool is_marked(const std::string& place, const std::string& mark) const;
    bool is_in_force(const std::string& effect) const;
    std::string asked() const; // the purpose of the open question
    std::string phase() const;
    int turn() const { return whole().tracks[*kit().track("turn")]; }
    int cards(const std::string& pile) const;
    bool offers(const std::string& seat, const std::string& verb) const;
    std::vector<std::string> candidates(const std::string& seat, const std::string& verb) const;
    // The modifiers of the open combat by their codes, added up where one stands twice; and their sum.
    std::map<std::string, int> modifiers() const;
    int drm() const;
    bool noted(const std::string& code) const; // by the last order
    std::optional<Ruling> ruled() const;

private:
    std::string take(Result<Facts> facts);

    std::shared_ptr<const Rules> m_rules; // of all copies of this table
    Referee m_referee;
};

} // namespace fielddesk::gates::test
