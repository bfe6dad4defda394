#include "tests/app/table.h"

#include "app/library.h"

#include <stdexcept>

namespace fielddesk {

namespace {

template <typename Value>
Value or_throw(Result<Value> result) {
    if (!result)
        throw std::runtime_error(std::string(result.error().code.text()) + " " + result.error().detail);
    return *std::move(result);
}

} // namespace

Kit shipped_kit() {
    auto kit = read_shipped_kit(kit_id);
    if (!kit || !*kit) throw std::runtime_error("the shipped kit cannot be read");
    return **std::move(kit);
}

NewGame new_game(const std::string& deck, std::optional<std::uint64_t> seed) {
    return {{{"deck", deck}}, {seed, false}};
}

std::unique_ptr<Session> begin(const std::filesystem::path& path, const NewGame& game) {
    return or_throw(Session::create(path, shipped_kit(), game));
}

std::unique_ptr<Session> reopen(const std::filesystem::path& path, Journal::Mode mode) {
    return or_throw(Session::open(path, mode));
}

std::vector<Seat> all_seats(const Kit& kit) {
    std::vector<Seat> seats{Seat::table()};
    for (std::size_t index = 0; index < kit.sides.size(); ++index)
        seats.push_back(Seat::of(decltype(kit.sides)::id_at(index)));
    return seats;
}

bool play_once(Session& session, RandomPlayer& player) {
    const auto offers = session.offers(Seat::table());
    if (offers.empty()) return false;
    if (offers.front().verb == verbs::dice && player.one_in(2)) {
        or_throw(session.roll(Seat::table()));
    } else {
        or_throw(session.submit(player.order_from(offers, Seat::table())));
    }
    return true;
}

bool play_or_undo(Session& session, RandomPlayer& player) {
    const UndoState undo = session.undo_state();
    if (undo.undoable && player.one_in(8)) {
        or_throw(session.undo(Seat::table(), true));
        return true;
    }
    if (undo.redoable && player.one_in(2)) {
        or_throw(session.redo(Seat::table()));
        return true;
    }
    return play_once(session, player);
}

int play_to_the_end(Session& session, RandomPlayer& player) {
    int orders = 0;
    while (play_once(session, player))
        ++orders;
    return orders;
}

Seen seen(const Session& session) {
    Seen seen;
    for (const Seat seat : all_seats(session.kit())) {
        seen.positions.push_back(session.position(seat));
        seen.desks.push_back(session.desk(seat));
        seen.offers.push_back(session.offers(seat));
        seen.records.push_back(session.record(seat));
    }
    const UndoState undo = session.undo_state();
    seen.undoable = undo.undoable;
    seen.redoable = undo.redoable;
    seen.needs_confirmation = undo.needs_confirmation;
    return seen;
}

Referee whole_game(const Session& session) {
    const FactCodec codec(session.kit());
    Referee referee(session.rules());
    for (const Entry& entry : or_throw(session.journal().entries())) {
        ChronicleEntry read{entry.number, entry.at, {}, true};
        for (const StoredFact& fact : entry.facts)
            read.facts.push_back({or_throw(codec.decode(fact.body)), fact.audience});
        if (!referee.take(std::move(read))) throw std::runtime_error("an entry does not fit");
    }
    return referee;
}

} // namespace fielddesk
