#pragma once

#include "engine/rules/rules.h"
#include "engine/rules/scribe.h"

#include <map>

namespace fielddesk::test {

using Words = std::vector<std::string>;
using Choices = std::map<std::string, std::string>;

// The shipped kit with these instructions on its cards, numbered from 1 on, and quiet cards up to `size`.
Kit kit_with_cards(const Words& instructions, std::size_t size = 10);

// One game of 1862 War in Virginia on the shipped board, with cards made for the test. It is played by
// `decide` and `fold` alone. Orders return the code of their refusal, "" where they were done; after each
// the pieces and the cards are counted. The deck lies on the table unless the choices say otherwise.
class Table {
public:
    explicit Table(const Words& instructions, const Choices& choices = {}, std::size_t size = 10);
    static Table of_kit(Kit kit, const Choices& choices);

    std::string give(Code verb, Arguments arguments, Seat seat = Seat::table());
    std::string give(const Order& order);
    // What the box says of the card that is asked for.
    std::string tell(const std::string& entry);
    std::string put(const std::string& piece, const std::string& place);
    std::string turn(int card);
    std::string turn();
    std::string resolve();
    std::string die(int face);
    std::string choose(const std::string& front);
    std::string attack(const std::string& front);
    std::string reserve(const std::string& front);
    std::string lee(const std::string& front);
    std::string end();
    // The app's own answer to a question for a shuffle: the unseen cards, the last of the kit on top.
    std::string shuffle();

    // Puts the two armies of a front next to each other: the Union in this place, the Confederates one
    // place nearer Richmond. McClellan and Lee go with an army that they are with.
    void face(const std::string& front, const std::string& union_place);
    // Turns this card and does its instructions until a question or the attacks.
    void play(int card);
    // The same, and ends the attacks.
    void finish_turn();

    std::string at(const std::string& piece) const;
    int track(const std::string& id) const;
    int pile(const std::string& id) const;
    int reserves() const;
    std::string phase() const;
    std::string asked() const;   // the purpose of the open question, "" where none is open
    std::string outcome() const; // the reason why the game ended, "" while it goes on
    int value(const std::string& army) const;
    Words offered(const std::string& verb) const; // the candidates of its slot
    bool offers(const std::string& verb) const;
    // Of the ruling that a die is to decide.
    int favourable_faces() const;
    int drm() const;
    // What the last order noted, and what it ruled.
    bool noted(const std::string& code) const;
    std::optional<Ruling> ruled() const;

    const Rules& rules() const { return *m_rules; }
    const Kit& kit() const { return m_rules->kit(); }
    const Position& position() const { return m_position; }
    // What everyone at the table may know.
    const Position& seen() const { return m_seen; }
    const Facts& facts() const { return m_facts; }
    Desk desk() const { return m_rules->desk(m_seen, Seat::table()); }
    PieceId piece(const std::string& id) const { return *kit().piece(id); }
    PlaceId place(const std::string& id) const { return *kit().place(id); }

private:
    Table(const Choices& choices, std::unique_ptr<Rules> rules);
    void take(Facts facts);

    std::unique_ptr<Rules> m_rules;
    Position m_position;
    Position m_seen;
    Facts m_facts;
};

} // namespace fielddesk::test
