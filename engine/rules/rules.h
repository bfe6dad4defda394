#pragma once

#include "engine/core/order.h"
#include "engine/core/result.h"
#include "engine/desk/desk.h"
#include "engine/kit/reader.h"
#include "engine/position/fact.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fielddesk {

// The rules of one boxed game. They are pure: the same position and the same order give the same facts.
// They never roll and never shuffle; where chance is needed they ask a question.
class Rules {
public:
    virtual ~Rules() = default;

    virtual const Kit& kit() const = 0;

    // The facts that begin a game with these choices, one index for each of the kit's options.
    virtual Facts begin(const std::vector<std::uint8_t>& options, bool is_seeded) const = 0;

    // What this seat may order, worked out from that seat's own position, so that an offer tells nothing. Use
    // the free `offers`, which knows what all games share, and the free `desk` for the same reason.
    virtual std::vector<Offer> offers(const Position& position, Seat seat) const = 0;

    // What comes of an order of this game, from the whole position. Use the free `decide`, which knows the
    // orders that all games share.
    virtual Result<Facts> decide(const Position& position, const Order& order) const = 0;

    // Whether only the seat that gives this order may read what it is about. Everyone reads that it was
    // given.
    virtual bool is_private(const Order&) const { return false; }

    // The facts that make what follows from where the pieces are true again, after a correction.
    virtual Facts settle(const Position& position) const = 0;

    // What follows now that something of the box is known that was asked for. The question is closed already.
    virtual Facts go_on(const Position&, const Question&) const { return {}; }

    // The position of one seat, made ready for show.
    virtual Desk desk(const Position& position, Seat seat) const = 0;

    // How the instructions of a card are read, line by line, before anybody plays it; nothing where a card
    // has none.
    virtual std::vector<DeskCardLine> card_lines(CardId) const { return {}; }

    // What keeps these rules from reading a card that keeps to the schema of its kit's cards.
    virtual KitErrors unreadable(const Card&) const { return {}; }

    // The name of a word of this game, such as a front; empty where it has none.
    virtual std::string title(Code word) const = 0;

    // What a card reminds the players of in its own words.
    virtual std::vector<std::string> reminders(const Card&) const { return {}; }
};

// The sides that have to agree before an order is taken back that this side, or without one the table, asks
// for: all others that are played. Where one plays alone, or two sit at the table, there are none or all.
std::vector<SideId> seats_to_agree(const Kit& kit, std::optional<SideId> asking);

// What this seat may order: what its game offers, and what all games share. From that seat's own position.
std::vector<Offer> offers(const Rules& rules, const Position& position, Seat seat);

// The desk of this seat, with what all games share.
Desk desk(const Rules& rules, const Position& position, Seat seat);

// What comes of an order: the legality of every change is decided here. The facts begin with the order
// itself. Refuses what is not legal, with the section that forbids it.
Result<Facts> decide(const Rules& rules, const Position& position, const Order& order);

} // namespace fielddesk
