#pragma once

#include "engine/fair/ledger.h"

#include <functional>

namespace fielddesk::fair {

// What has to be told beside the facts of an entry, so that everybody can check the app: after a shuffle the
// commitment to each of its cards; with a card that becomes known its opening, for those who come to know it.
// A card that is played out of a hand is opened to the others only with its shuffle: where it lay would tell
// them when it was drawn. When the pile is renewed or the game ends the shuffle itself is opened, and at the
// end the dice. A shuffle of which a card still lies hidden elsewhere, in a hand, stays closed until the end.
// An end that a correction makes opens nothing: who makes it would have a free look at everything.
//
// `counting` holds the promises that count before these facts, `told` all that were ever made: at the end
// what was taken back is opened as well. `seen_by` gives what a seat knew before.
Facts with_openings(const Kit& kit, Ledger counting, Ledger told,
                    const std::function<const Position&(Seat)>& seen_by, const Facts& facts);

} // namespace fielddesk::fair
