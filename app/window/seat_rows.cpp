#include "app/window/seat_rows.h"

#include "app/window/table.h"

namespace fielddesk {

namespace {

SeatRow row_of(const Kit& kit, SideId side) {
    const SeatView view = seat_view(kit, side);
    SeatRow row;
    row.key = view.key;
    row.title = view.title;
    row.letters = view.letters;
    row.side = view.side;
    return row;
}

} // namespace

std::vector<SeatRow> seat_rows(const Session& session) {
    std::vector<SeatRow> rows;
    for (const SeatState& seat : session.seats()) {
        SeatRow row = row_of(session.kit(), seat.side);
        row.has_pin = seat.has_pin;
        row.is_readable = seat.is_readable;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<SeatRow> seat_rows(const Kit& kit) {
    std::vector<SeatRow> rows;
    for (std::size_t index = 0; index < kit.sides.size(); ++index) {
        const SideId side = decltype(kit.sides)::id_at(index);
        if (kit.sides[side].is_played) rows.push_back(row_of(kit, side));
    }
    return rows;
}

} // namespace fielddesk
