#pragma once

#include "engine/core/argument.h"
#include "engine/core/dice.h"
#include "engine/core/seat.h"

#include <algorithm>
#include <string>
#include <vector>

namespace fielddesk {

// What a seat wants done: a verb and what it is about. It is the only way to change a game.
struct Order {
    Seat seat;
    Code verb;
    Arguments arguments;
    Source source = Source::Typed; // where dice or a card come from
    std::string words{};           // what a seat says, where the verb asks for it

    friend bool operator==(const Order&, const Order&) = default;
};

// One argument of an offer and everything that may legally stand there.
struct Slot {
    Code name;
    Arguments candidates;

    friend bool operator==(const Slot&, const Slot&) = default;
};

// What comes of a card that is held to a reader where an offer takes it: the order, before all other offers
// or where no other takes it too; or nothing, because the player has to choose it.
enum class ByReader : std::uint8_t { Alone, First, Never };

// An order that a seat may give now. Any candidate of each slot makes a legal order.
struct Offer {
    Code verb;
    std::vector<Slot> slots;
    bool is_held = false;     // it shows what cannot be unseen: held, not tapped
    bool takes_words = false; // it says something besides: a line of text
    ByReader by_reader = ByReader::Alone;

    friend bool operator==(const Offer&, const Offer&) = default;
};

// Whether an order is one of these, with a candidate in every slot.
inline bool is_offered(const std::vector<Offer>& offers, const Order& order) {
    return std::any_of(offers.begin(), offers.end(), [&](const Offer& offer) {
        return offer.verb == order.verb &&
               std::equal(offer.slots.begin(), offer.slots.end(), order.arguments.begin(),
                          order.arguments.end(), [](const Slot& slot, const Argument& argument) {
                              return std::find(slot.candidates.begin(), slot.candidates.end(), argument) !=
                                     slot.candidates.end();
                          });
    });
}

// The verbs that every game knows.
namespace verbs {
inline constexpr Code dice = "dice";         // the faces of the dice that were asked for
inline constexpr Code unasked = "unasked";   // a throw nobody asked for: how many faces, then the dice
inline constexpr Code shuffled = "shuffled"; // the cards of a pile in their new order; the app's to say
inline constexpr Code shuffle = "shuffle";   // has the app make the shuffle that is waited with
inline constexpr Code ask_undo = "ask-undo"; // asks the others to have the last order taken back
inline constexpr Code agree = "agree";       // and what they say to it
inline constexpr Code disagree = "disagree";
inline constexpr Code phrase = "phrase";                         // words that are put into that shuffle
inline constexpr Code note = "note";                             // what the box says, where it was asked for
inline constexpr Code correct_cell = "correct-cell";             // CHART ROW COLUMN, and what stands there
inline constexpr Code correct_rating = "correct-rating";         // PIECE FACE RATING VALUE
inline constexpr Code correct_connection = "correct-connection"; // PLACE PLACE KIND
inline constexpr Code correct_arrival = "correct-arrival";       // PIECE TURN PLACE
inline constexpr Code correct_entry = "correct-entry";           // CARD, and its entry in words
inline constexpr Code correct_piece = "correct-piece";
inline constexpr Code correct_face = "correct-face";
inline constexpr Code correct_mark = "correct-mark";
inline constexpr Code correct_place = "correct-place";
inline constexpr Code correct_card = "correct-card";
inline constexpr Code correct_pile = "correct-pile";
inline constexpr Code correct_track = "correct-track";
} // namespace verbs

// Whether an order of this verb sets the desk to what the board shows.
constexpr bool is_correction(Code verb) {
    return verb == verbs::correct_piece || verb == verbs::correct_face || verb == verbs::correct_mark ||
           verb == verbs::correct_place || verb == verbs::correct_card || verb == verbs::correct_pile ||
           verb == verbs::correct_track || verb == verbs::correct_cell || verb == verbs::correct_rating ||
           verb == verbs::correct_connection || verb == verbs::correct_arrival ||
           verb == verbs::correct_entry;
}

// Whether an order of this verb changes nothing by itself and is only there to be read: there is nothing in
// it to take back, and what others were asked still stands after it.
constexpr bool only_tells(Code verb) {
    return verb == verbs::unasked || verb == verbs::ask_undo || verb == verbs::agree ||
           verb == verbs::disagree;
}

} // namespace fielddesk
