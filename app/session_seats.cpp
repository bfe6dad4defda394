#include "app/session.h"
#include "engine/core/joined.h"

#include <algorithm>

// Who may read what of a game: seats, their keys and their PINs.
namespace fielddesk {

namespace {

PinGuard& pin_guard() {
    static PinGuard guard;
    return guard;
}

} // namespace

std::vector<SeatState> Session::seats() const {
    const auto keys = m_journal.seat_keys();
    std::vector<SeatState> seats;
    for (std::size_t index = 0; index < kit().sides.size(); ++index) {
        const SideId side = decltype(kit().sides)::id_at(index);
        if (!kit().sides[side].is_played) continue;
        const auto key = std::find_if(keys.begin(), keys.end(),
                                      [side](const Journal::SeatKey& each) { return each.side == side; });
        const bool is_sealed = key != keys.end();
        // What was left out when the game was read does not come back with a key that is given later.
        const bool is_left_out = std::find(m_left_out.begin(), m_left_out.end(), side) != m_left_out.end();
        seats.push_back({side, is_sealed && key->has_pin, !is_sealed || (key->is_at_hand && !is_left_out)});
    }
    return seats;
}

bool Session::may_read(Seat seat) const {
    const auto all = seats();
    return seat.is_table() || std::any_of(all.begin(), all.end(), [seat](const SeatState& each) {
               return Seat::of(each.side) == seat && each.is_readable;
           });
}

bool Session::is_whole() const {
    const auto all = seats();
    return std::all_of(all.begin(), all.end(), [](const SeatState& each) { return each.is_readable; });
}

std::string Session::titles_of_locked() const {
    std::vector<std::string> titles;
    for (const SeatState& seat : seats())
        if (!seat.is_readable) titles.push_back(kit().sides[seat.side].title);
    return joined(titles);
}

Result<void> Session::seal_for(const Pins& pins) {
    std::map<SideId, std::string> locks;
    for (const SeatState& seat : seats())
        locks[seat.side];
    for (const auto& [id, pin] : pins) {
        const auto side = kit().side(id);
        if (!side || !locks.contains(*side)) return refuse_with("console.seat", id);
        locks[*side] = pin;
    }
    return m_journal.seal_for(locks);
}

Result<void> Session::unlock(const Pins& pins) {
    for (const auto& [id, pin] : pins) {
        const auto side = kit().side(id);
        if (!side) return refuse_with("console.seat", id);
        if (auto opened = unlock(*side, pin); !opened) return opened;
    }
    return {};
}

Result<void> Session::unlock(SideId side, const std::string& pin) {
    const std::string lock = m_journal.path().string() + ":" + std::to_string(side.value);
    if (auto allowed = pin_guard().may_try(lock); !allowed) return allowed;
    auto opened = m_journal.unlock(side, pin);
    if (opened) {
        pin_guard().was_right(lock);
    } else if (opened.error().code == Code("pin.wrong")) {
        pin_guard().was_wrong(lock);
    }
    return opened;
}

Result<void> Session::expect_pin(SideId side, const std::string& pin) {
    return m_journal.is_sealed() ? unlock(side, pin) : Result<void>();
}

Result<void> Session::change_pin(SideId side, const std::string& old, const std::string& pin) {
    if (!m_journal.is_sealed()) return refuse("pin.not-sealed");
    if (auto opened = unlock(side, old); !opened) return opened;
    return m_journal.change_pin(side, pin);
}

} // namespace fielddesk
