#pragma once

#include "engine/core/result.h"
#include "engine/position/fold.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fielddesk {

// One order and everything that came of it, as the journal keeps it.
struct ChronicleEntry {
    std::int64_t number = 0; // 1, 2, 3 ...; the first one begins the game
    std::string at;          // when, UTC, as the journal wrote it
    Facts facts;
    bool is_live = true; // false once the order was taken back

    friend bool operator==(const ChronicleEntry&, const ChronicleEntry&) = default;
};

// The facts of a game in order, and which of them still count. Undo and redo are entries themselves: they
// say of an earlier one whether it counts, so that no fact needs an inverse and a restart changes nothing.
class Chronicle {
public:
    // Takes the next entry. Refuses with `journal.damaged` an entry that takes back or brings again what is
    // not the next one in turn.
    Result<void> append(ChronicleEntry entry);

    const std::vector<ChronicleEntry>& entries() const { return m_entries; }
    const ChronicleEntry& entry(std::int64_t number) const {
        return m_entries[static_cast<std::size_t>(number - 1)];
    }

    // The order that undo would take back, and the one that redo would bring again.
    std::optional<std::int64_t> undoable() const;
    std::optional<std::int64_t> redoable() const;

    // The facts that count, folded: all of them, or those that this seat may read.
    Position whole_position(const Kit& kit) const;
    Position position_for(const Kit& kit, Seat seat) const;

private:
    std::vector<ChronicleEntry> m_entries;
    std::vector<std::int64_t> m_done;   // orders that count, without the beginning
    std::vector<std::int64_t> m_undone; // orders that redo can bring again, the next one last
};

// Folds what this seat may read of an entry; nothing where it no longer counts.
void fold_readable(Position& position, const ChronicleEntry& entry, Seat seat);

// Whether these facts only add to what was there; undo and redo change what counts instead.
bool moves_on(const Facts& facts);

// Whether these are the facts of an order that only tells.
bool only_tells(const Facts& facts);

// Whether these facts give somebody a look, so that taking them back would make it a free one: a die was
// thrown, a card was seen, a pile was shuffled, a piece showed its face to more than its own side, or what
// the program had committed to was opened.
bool gives_a_look(const Kit& kit, const Facts& facts);

} // namespace fielddesk
