#pragma once

#include "app/session.h"
#include "app/window/row_model.h"

namespace fielddesk {

// A seat that is played, as it is told to whoever looks at the screen.
struct SeatRow {
    QString key; // the id of its side
    QString title;
    QString letters;
    QString side; // "us" or "cs"
    bool has_pin = false;
    bool is_readable = true; // its desk can be opened here
    bool is_asked = false;   // to agree that an order is taken back

    static std::vector<Role<SeatRow>> roles() {
        return {role<&SeatRow::key>("seat"),        role<&SeatRow::title>("seatTitle"),
                role<&SeatRow::letters>("letters"), role<&SeatRow::side>("side"),
                role<&SeatRow::has_pin>("hasPin"),  role<&SeatRow::is_readable>("isReadable"),
                role<&SeatRow::is_asked>("isAsked")};
    }
    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

// The seats that are played, without what is asked of them.
std::vector<SeatRow> seat_rows(const Session& session);
// The seats of a game that did not begin yet.
std::vector<SeatRow> seat_rows(const Kit& kit);

} // namespace fielddesk
