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

// Tries a PIN, unless one was wrong a moment ago.
template <typename Attempt>
Result<void> tried(const Journal& journal, SideId side, Attempt&& attempt) {
    const std::string lock = journal.path().string() + ":" + std::to_string(side.value);
    if (auto allowed = pin_guard().may_try(lock); !allowed) return allowed;
    Result<void> outcome = attempt();
    if (outcome) {
        pin_guard().was_right(lock);
    } else if (outcome.error().code == Code("pin.wrong")) {
        outcome.error().subjects = {static_cast<int>(pin_guard().was_wrong(lock).count())};
    }
    return outcome;
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
        const bool has_key = key != keys.end();
        seats.push_back(
            {side, has_key && key->has_pin, !m_journal.is_sealed() || (has_key && key->is_at_hand)});
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
        if (!side) return refuse_with("console.seat", id);
        if (auto played = expect_played(*side); !played) return played;
        locks[*side] = pin;
    }
    return m_journal.seal_for(locks);
}

// A sealed game has a key for every side that is played, and for no other.
Result<void> Session::expect_keys() const {
    if (!m_journal.is_sealed()) return {};
    const auto keys = m_journal.seat_keys();
    const auto damaged = [this](const std::string& words) {
        return refuse_with("file.damaged", m_journal.path().string() + ": " + words);
    };
    for (const SeatState& seat : seats())
        if (std::none_of(keys.begin(), keys.end(), [&](const auto& key) { return key.side == seat.side; }))
            return damaged("the key of " + kit().sides[seat.side].title + " is missing");
    if (keys.size() != seats().size()) return damaged("there is a key of a side that nobody plays");
    return {};
}

Result<void> Session::expect_played(SideId side) const {
    if (kit().sides[side].is_played) return {};
    return refuse("seat.not-yours", "sequence");
}

Result<void> Session::expect_seat(Seat seat) const {
    if (seat.is_table()) return {};
    if (auto played = expect_played(*seat.side()); !played) return played;
    if (may_read(seat)) return {};
    return refuse_with("seat.locked", kit().sides[*seat.side()].title);
}

Result<void> Session::unlock(const Pins& pins) {
    for (const auto& [id, pin] : pins) {
        const auto side = kit().side(id);
        if (!side) return refuse_with("console.seat", id);
        if (auto played = expect_played(*side); !played) return played;
        if (!m_journal.is_sealed()) return refuse("pin.not-sealed");
        const auto unlock = [this, side, &given = pin] { return m_journal.unlock(*side, given); };
        if (auto opened = tried(m_journal, *side, unlock); !opened) return opened;
    }
    return {};
}

Result<void> Session::expect_pin(SideId side, const std::string& pin) const {
    if (!m_journal.is_sealed()) return {};
    return tried(m_journal, side, [&] { return m_journal.expect_pin(side, pin); });
}

Result<void> Session::change_pin(SideId side, const std::string& old, const std::string& pin) {
    if (m_mode == Journal::Mode::Look) return refuse("seat.looks-only");
    if (!m_journal.is_sealed()) return refuse("pin.not-sealed");
    if (auto known = expect_pin(side, old); !known) return known;
    return m_journal.change_pin(side, pin);
}

} // namespace fielddesk
