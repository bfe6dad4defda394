#pragma once

#include "engine/position/chronicle.h"

namespace fielddesk::fair {

// Something that the app's chance should not have done, and the entry in which it did.
struct Doubt {
    std::int64_t entry = 0;
    Text what;

    friend bool operator==(const Doubt&, const Doubt&) = default;
};

// What was proved of the chance in a game. Whatever was taken back was checked as well.
struct Report {
    int shuffles = 0;        // made by the app
    int shuffles_opened = 0; // and worked out again, card for card
    int cards_opened = 0;    // for everyone, that lay where their shuffle had put them
    int throws = 0;          // of the app, since it commits to its dice
    int throws_checked = 0;  // and thrown again
    std::vector<Doubt> doubts;

    friend bool operator==(const Report&, const Report&) = default;
};

// Since when the app has promised all of its chance. In a game that was begun by an earlier Field Desk it has
// not before some entry, if ever, and what came before cannot be checked.
enum class Promises : std::uint8_t { FromTheBeginning, FromSomeEntryOn };

// Checks every promise about chance with the facts of these entries, which are those that some reader may
// read: what everyone may is enough. Doubts:
//   fair.number         a promise is not the next one in turn, or opens what was never made
//   fair.commitment     a secret is not the one that was committed to
//   fair.cards          the cards of a shuffle are not the pile's, or not in the kit's order
//   fair.order          a shuffle's cards do not lie in the order that follows from its seed
//   fair.opening        a card is not the one that was committed to
//   fair.place          a card came from another place than its shuffle had put it in
//   fair.unopened       a card was shown without its opening
//   fair.dice           dice do not follow from the secret, or are none that can be thrown
//   fair.unpromised     the app threw dice that nothing promised, or whose secret was told already
//   fair.unkept         the game is at its end, and a promise is still not opened; an end that a
//                       correction made opens nothing
Report verify(const Kit& kit, const std::vector<ChronicleEntry>& entries,
              Promises promises = Promises::FromTheBeginning);

} // namespace fielddesk::fair
