#pragma once

#include "app/referee.h"
#include "engine/journal/journal.h"
#include "engine/position/fact_codec.h"
#include "engine/rules/registry.h"

#include <filesystem>
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

// What a new game is made of: choices by option id and choice id (options not named keep their default),
// and a seed where dice and shuffles are to be repeatable.
struct NewGame {
    std::vector<std::pair<std::string, std::string>> choices;
    std::optional<std::uint64_t> seed;
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
    // Goes on with a game, or only looks at it.
    static Result<std::unique_ptr<Session>> open(const std::filesystem::path& path, Journal::Mode mode);

    const Kit& kit() const;
    const Rules& rules() const;
    const Journal& journal() const;

    // What this seat knows, and what is made of it.
    const Position& position(Seat seat) const;
    Desk desk(Seat seat) const;
    std::vector<Offer> offers(Seat seat) const;
    std::vector<RecordEntry> record(Seat seat) const;
    UndoState undo_state() const;

    // Does an order: decided, durable, folded; and then what the app itself has to do, such as a shuffle,
    // within the same entry. Returns the entry as the order's seat may read it.
    Result<RecordEntry> submit(const Order& order);

    // The app throws the dice that are asked for.
    Result<RecordEntry> roll(Seat seat);

    // Takes the last order back, or brings it again. What holds dice or cards is only taken back where
    // `is_confirmed` says that the players agreed; else `undo.needs-confirmation`.
    Result<RecordEntry> undo(Seat seat, bool is_confirmed);
    Result<RecordEntry> redo(Seat seat);

private:
    Session(Journal journal, std::unique_ptr<Rules> rules);
    Result<void> read_journal();
    std::optional<Refusal> idle(Seat seat) const;
    Result<RecordEntry> keep(Result<Facts> facts, Seat seat);

    Journal m_journal;
    std::unique_ptr<Rules> m_rules;
    FactCodec m_codec;
    Referee m_referee;
};

} // namespace fielddesk
