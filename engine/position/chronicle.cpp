#include "engine/position/chronicle.h"

#include "engine/core/order.h"

#include <algorithm>

namespace fielddesk {

namespace {

template <typename FactType>
const FactType* find_fact(const Facts& facts) {
    for (const Fact& fact : facts)
        if (const auto* found = std::get_if<FactType>(&fact.what)) return found;
    return nullptr;
}

template <typename MayRead>
void fold_where(Position& position, const ChronicleEntry& entry, MayRead may_read) {
    if (!entry.is_live) return;
    for (const Fact& fact : entry.facts)
        if (may_read(fact.audience)) fold(position, fact);
}

} // namespace

Result<void> Chronicle::append(ChronicleEntry entry) {
    const auto wrong_turn = refuse_with("journal.damaged", "undo and redo are out of step");
    if (entry.number != static_cast<std::int64_t>(m_entries.size()) + 1)
        return refuse_with("journal.damaged", "an entry is missing");
    if (const auto* undone = find_fact<facts::OrderUndone>(entry.facts)) {
        if (undoable() != undone->entry) return wrong_turn;
        m_done.pop_back();
        m_undone.push_back(undone->entry);
        m_entries[static_cast<std::size_t>(undone->entry - 1)].is_live = false;
    } else if (const auto* redone = find_fact<facts::OrderRedone>(entry.facts)) {
        if (redoable() != redone->entry) return wrong_turn;
        m_undone.pop_back();
        m_done.push_back(redone->entry);
        m_entries[static_cast<std::size_t>(redone->entry - 1)].is_live = true;
    } else if (!only_tells(entry.facts)) {
        m_undone.clear();
        if (!m_entries.empty()) m_done.push_back(entry.number);
    }
    m_entries.push_back(std::move(entry));
    return {};
}

std::optional<std::int64_t> Chronicle::undoable() const {
    return m_done.empty() ? std::nullopt : std::optional(m_done.back());
}

std::optional<std::int64_t> Chronicle::redoable() const {
    return m_undone.empty() ? std::nullopt : std::optional(m_undone.back());
}

Position Chronicle::whole_position(const Kit& kit) const {
    Position position = blank_position(kit);
    for (const ChronicleEntry& entry : m_entries)
        fold_where(position, entry, [](Audience) { return true; });
    return position;
}

Position Chronicle::position_for(const Kit& kit, Seat seat) const {
    Position position = blank_position(kit);
    for (const ChronicleEntry& entry : m_entries)
        fold_readable(position, entry, seat);
    return position;
}

void fold_readable(Position& position, const ChronicleEntry& entry, Seat seat) {
    fold_where(position, entry, [seat](Audience audience) { return audience.includes(seat); });
}

bool moves_on(const Facts& facts) {
    return !find_fact<facts::OrderUndone>(facts) && !find_fact<facts::OrderRedone>(facts);
}

bool only_tells(const Facts& facts) {
    const auto* order = find_fact<facts::OrderGiven>(facts);
    return order && only_tells(order->verb);
}

bool gives_a_look(const Kit& kit, const Facts& facts) {
    const auto shows_a_secret = [&kit](const Fact& fact) {
        // A hand that its owner looks at; the vault looks at nothing.
        if (std::holds_alternative<facts::PileOrdered>(fact.what))
            return fact.audience.kind() != Audience::Kind::Vault;
        const auto* flipped = std::get_if<facts::PieceFlipped>(&fact.what);
        if (!flipped || !kit.pieces[flipped->piece].is_hidden) return false;
        return fact.audience != Audience::only(kit.pieces[flipped->piece].side);
    };
    return std::any_of(facts.begin(), facts.end(), [&](const Fact& fact) {
        return std::holds_alternative<facts::DiceRolled>(fact.what) ||
               std::holds_alternative<facts::CardShown>(fact.what) ||
               std::holds_alternative<facts::PileShuffled>(fact.what) ||
               std::holds_alternative<facts::PileCommitted>(fact.what) ||
               std::holds_alternative<facts::CardOpened>(fact.what) ||
               std::holds_alternative<facts::ShuffleOpened>(fact.what) ||
               std::holds_alternative<facts::DiceOpened>(fact.what) || shows_a_secret(fact);
    });
}

} // namespace fielddesk
