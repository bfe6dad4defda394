#pragma once

#include "app/pin_guard.h"
#include "app/referee.h"
#include "engine/journal/journal.h"
#include "engine/position/fact_codec.h"
#include "engine/rules/registry.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace fielddesk {

// One entry of the journal as a seat may read it: the facts for that seat, and no others.
struct RecordEntry {
    std::int64_t number = 0;
    std::string at;
    Facts facts;
    bool is_live = true; // false once it was taken back

    friend bool operator==(const RecordEntry&, const RecordEntry&) = default;
};

// PINs by the id of their side.
using Pins = std::vector<std::pair<std::string, std::string>>;

// What a new game is made of: choices by option id and choice id (options not named keep their default),
// and how chance is made.
struct NewGame {
    std::vector<std::pair<std::string, std::string>> choices{};
    ChanceChoice chance{};
    Pins pins{};                             // a side without one is unlocked for whoever holds the file
    std::optional<facts::NotesUsed> notes{}; // the box notes that are laid over its kit
};

// A side that is played, and its key.
struct SeatState {
    SideId side;
    bool has_pin = false;
    bool is_readable = true; // its facts can be read here

    friend bool operator==(const SeatState&, const SeatState&) = default;
};

// One game that is being played or looked at: the only holder of the whole position. Everything that leaves
// it is made from what one seat may read.
class Session {
public:
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    // Begins a game in a new file.
    static Result<std::unique_ptr<Session>> create(const std::filesystem::path& path, Kit kit,
                                                   const NewGame& game);
    // Goes on with a game, or only looks at it. What is not as it was written is not opened, nor a game whose
    // end is missing: refuses with `file.altered`. To go on needs the PIN of every side that has one, or
    // refuses with `file.sealed`; who looks with some of them sees what those sides may see, and nothing
    // else. Refuses with `pin.wrong`, or with `pin.wait` where one was wrong a moment ago; the subject is for
    // how many seconds the next one waits.
    static Result<std::unique_ptr<Session>> open(const std::filesystem::path& path, Journal::Mode mode,
                                                 const Pins& pins = {});

    const Kit& kit() const;
    const Rules& rules() const;
    const Journal& journal() const;

    // The sides that are played. A game of an earlier version is not sealed: all can be read.
    std::vector<SeatState> seats() const;
    bool may_read(Seat seat) const;
    // Whether somebody may sit there; refuses with `seat.not-yours` or `seat.locked`.
    Result<void> expect_seat(Seat seat) const;
    // Whether this is the PIN of the side, and nothing else; refuses as `open` does.
    Result<void> expect_pin(SideId side, const std::string& pin) const;
    // Sets, changes or with an empty one takes away the PIN of a side; `old` is the one that it has.
    Result<void> change_pin(SideId side, const std::string& old, const std::string& pin);

    // What this seat knows, and what is made of it.
    const Position& position(Seat seat) const;
    Desk desk(Seat seat) const;
    std::vector<Offer> offers(Seat seat) const;
    std::vector<RecordEntry> record(Seat seat) const;
    // The facts that the keys at hand open, for who checks them.
    const std::vector<ChronicleEntry>& readable_entries() const;
    UndoState undo_state() const;

    // Does an order: decided, durable, folded; and then what the app itself has to do, such as a shuffle,
    // within the same entry. Returns the entry as the order's seat may read it.
    Result<RecordEntry> submit(const Order& order);

    // The app throws the dice that are asked for.
    Result<RecordEntry> roll(Seat seat);

    // Takes the last order back, or brings it again. What gave a look is only taken back where `is_confirmed`
    // says that the players agreed; else `undo.needs-confirmation`. Where two play it is asked for, and taken
    // back when the other seat gives the order to agree; and a seat brings again only what it took back
    // alone, else `redo.not-alone`.
    Result<RecordEntry> undo(Seat seat, bool is_confirmed);
    Result<RecordEntry> redo(Seat seat);
    bool may_redo(Seat seat) const;

    // Who is told after each order, before it is shown, what everyone knows of the box now, and what was
    // known before.
    using Learner = std::function<void(const BoxKnowledge& before, const BoxKnowledge& after)>;
    void tell_of_box(Learner learner) { m_learner = std::move(learner); }

private:
    Session(Journal journal, std::unique_ptr<Rules> rules);
    Result<void> seal_for(const Pins& pins);
    Result<void> unlock(const Pins& pins);
    Result<void> expect_keys() const;
    Result<void> expect_played(SideId side) const;
    bool is_whole() const;
    std::string titles_of_locked() const;
    Result<void> read_journal();
    Result<void> expect_readable(const Happening& happening) const;
    std::optional<Refusal> idle(Seat seat) const;
    Result<RecordEntry> keep(Result<Facts> facts, Seat seat);

    Journal m_journal;
    Journal::Mode m_mode = Journal::Mode::Play;
    std::unique_ptr<Rules> m_rules;
    FactCodec m_codec;
    Referee m_referee;
    Learner m_learner;
};

} // namespace fielddesk
