#pragma once

#include "engine/fair/ledger.h"
#include "engine/position/chronicle.h"
#include "engine/rules/rules.h"

#include <deque>
#include <optional>

namespace fielddesk {

// What undo would take back, and redo bring again.
struct UndoState {
    std::optional<std::int64_t> undoable;
    std::optional<std::int64_t> redoable;
    bool needs_confirmation = false; // it gave somebody a look
};

// What is settled about chance when a game begins.
struct ChanceChoice {
    std::optional<std::uint64_t> seed{}; // makes dice and shuffles the same in every playing
    bool asks_phrases = false;           // a shuffle waits until the seats have added their phrases
};

// Holds the whole position of one game and says what each order brings. It writes nothing: whoever uses it
// keeps the facts first, and then has them taken.
class Referee {
public:
    explicit Referee(const Rules& rules);

    const Rules& rules() const { return *m_rules; }
    const Chronicle& chronicle() const { return m_chronicle; }
    // Everything, hidden things too: for tests and for the rules, never for a screen. Blank where only a part
    // could be read.
    const Position& whole() const { return m_whole; }
    // The fold of what this seat may read, valid until the next entry is taken.
    const Position& seen_by(Seat seat) const;
    UndoState undo_state() const;

    // The facts that an order brings, and with it what the app itself owes the rules and the players: the
    // shuffle of a pile that it keeps belongs to the order that asked for it, unless phrases are asked for;
    // commitments and openings stand beside what they are about.
    Result<Facts> beginning(const std::vector<std::uint8_t>& options, const ChanceChoice& chance,
                            const std::optional<facts::NotesUsed>& notes = std::nullopt) const;
    Result<Facts> facts_of(const Order& order) const;
    Result<Facts> facts_of_roll(Seat seat) const; // the app throws the dice that are asked for
    // Takes the last order back; or asks the others, where they have to agree to it.
    Result<Facts> facts_of_undo(Seat seat, bool is_confirmed) const;
    // Brings the order again that was taken back last. Where two play, each side alone brings again only its
    // own order, and neither what was taken back by agreement nor what gives a look.
    Result<Facts> facts_of_redo(Seat seat) const;

    // The whole position that these facts lead to; nothing where they take an order back or bring it again.
    // Refuses with `order.unfit` what could not be read again, so that it is not kept.
    Result<std::optional<Position>> position_after(const Facts& facts) const;

    // Takes an entry that is kept, and the position that it was seen to lead to. Refuses with
    // `journal.damaged` what does not fit, as a foreign file can hold.
    Result<void> take(ChronicleEntry entry, std::optional<Position> after = std::nullopt);
    // The same for who cannot read all facts of an entry, and only looks: what is there fits into what each
    // seat reads, and nothing that needs the whole is checked.
    Result<void> take_part(ChronicleEntry entry);

private:
    // As much of a seat's fold as was asked for so far, so that an order costs the same in a long game.
    struct View {
        Seat seat;
        Position position;
        std::size_t entries = 0;
    };

    Result<void> append(ChronicleEntry entry);
    Result<Facts> facts_of_shuffle(Seat seat) const;
    Result<Facts> finished(Facts facts, std::optional<std::uint64_t> seed) const;
    Result<Facts> with_shuffles(Facts facts, std::optional<std::uint64_t> seed) const;
    bool needs_consent(Seat seat, std::int64_t entry) const;
    bool was_agreed_to(std::int64_t undone) const;
    const fair::DicePromise* usable_dice(const fair::Ledger& ledger) const;
    Facts new_dice(std::optional<std::uint64_t> seed) const;
    std::int64_t next_entry() const;
    void fold_promises(fair::Ledger& ledger, const Facts& facts) const;

    const Rules* m_rules;
    std::optional<std::uint64_t> m_seed;
    // Promises about chance: those that count, and all that were ever told, taken back or not.
    fair::Ledger m_ledger;
    fair::Ledger m_told;
    Chronicle m_chronicle;
    Position m_whole;
    mutable std::deque<View> m_views; // a view stays where it is when another is made
};

} // namespace fielddesk
