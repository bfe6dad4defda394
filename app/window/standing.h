#pragma once

#include "app/session.h"

#include <QList>
#include <QString>

namespace fielddesk {

// Whether this counter is an army; leaders and markers may lie anywhere without one.
bool is_army(const DeskCounter& counter);

// How the two sides stand on the lanes of a desk: for each lane its length and the place of each army
// counted from the first end; -1 where there is none.
struct FrontStanding {
    QList<int> lengths;
    QList<int> union_at;
    QList<int> confederate_at;

    friend bool operator==(const FrontStanding&, const FrontStanding&) = default;
};
FrontStanding standing_of(const Kit& kit, const Desk& desk);

// How it stood at the end of each turn, in order, read from the record of the table's seat.
struct TurnStanding {
    int turn = 0;
    FrontStanding standing;

    friend bool operator==(const TurnStanding&, const TurnStanding&) = default;
};
std::vector<TurnStanding> standings_over_the_turns(const Session& session);

} // namespace fielddesk
