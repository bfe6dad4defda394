#include "app/referee.h"

#include "app/chance.h"
#include "engine/position/piles.h"

#include <algorithm>

namespace fielddesk {

namespace {

// Folds facts into a position, each only where it fits, and so that no piece and no card is lost: what does
// not keep them all is no fact of ours.
Result<void> fold_checked(const Kit& kit, Position& position, const Facts& facts) {
    for (const Fact& fact : facts) {
        if (!fits(kit, position, fact)) return refuse_with("journal.damaged", "a fact does not fit");
        fold(position, fact);
    }
    if (broken_conservation(kit, position))
        return refuse_with("journal.damaged", "a piece or a card is missing");
    return {};
}

} // namespace

Referee::Referee(const Rules& rules) : m_rules(&rules), m_whole(blank_position(rules.kit())) {}

const Position& Referee::seen_by(Seat seat) const {
    auto view =
        std::find_if(m_views.begin(), m_views.end(), [seat](const View& each) { return each.seat == seat; });
    if (view == m_views.end())
        view = m_views.insert(m_views.end(), {seat, blank_position(m_rules->kit()), 0});
    const auto& entries = m_chronicle.entries();
    for (; view->entries < entries.size(); ++view->entries)
        fold_readable(view->position, entries[view->entries], seat);
    return view->position;
}

UndoState Referee::undo_state() const {
    UndoState state{m_chronicle.undoable(), m_chronicle.redoable(), false};
    if (state.undoable)
        state.needs_confirmation = holds_chance(m_rules->kit(), m_chronicle.entry(*state.undoable).facts);
    return state;
}

Result<Facts> Referee::beginning(const std::vector<std::uint8_t>& options,
                                 std::optional<std::uint64_t> seed) const {
    Facts facts = m_rules->begin(options, seed.has_value());
    // The order of the deck follows from the seed, so the seed is nobody's to read.
    if (seed) facts.insert(facts.begin() + 1, Fact{facts::SeedChosen{*seed}, Audience::vault()});
    return with_shuffles(std::move(facts), seed);
}

Result<Facts> Referee::facts_of(const Order& order) const {
    auto facts = decide(*m_rules, m_whole, order);
    if (!facts) return facts;
    return with_shuffles(*std::move(facts), m_seed);
}

Result<Facts> Referee::facts_of_roll(Seat seat) const {
    if (!m_whole.question || m_whole.question->kind != Question::Kind::Dice) return refuse("dice.not-asked");
    const Question& question = *m_whole.question;
    Order order{seat, verbs::dice, {}, Source::App};
    for (const int face : Chance(m_seed).dice(question.dice, question.sides, next_entry()))
        order.arguments.emplace_back(face);
    return facts_of(order);
}

Result<Facts> Referee::facts_of_undo(bool is_confirmed) const {
    const UndoState state = undo_state();
    if (!state.undoable) return refuse("undo.nothing");
    if (state.needs_confirmation && !is_confirmed) return refuse("undo.needs-confirmation");
    return Facts{Fact{facts::OrderUndone{*state.undoable, state.needs_confirmation}}};
}

Result<Facts> Referee::facts_of_redo() const {
    const auto redoable = m_chronicle.redoable();
    if (!redoable) return refuse("redo.nothing");
    return Facts{Fact{facts::OrderRedone{*redoable}}};
}

std::int64_t Referee::next_entry() const {
    return static_cast<std::int64_t>(m_chronicle.entries().size()) + 1;
}

Result<Facts> Referee::with_shuffles(Facts facts, std::optional<std::uint64_t> seed) const {
    const auto asks_for_shuffle = [](const Fact& fact) {
        const auto* asked = std::get_if<facts::QuestionAsked>(&fact.what);
        return asked && asked->question.kind == Question::Kind::Shuffle;
    };
    if (facts.empty() || !asks_for_shuffle(facts.back())) return facts;
    Position position = m_whole;
    for (const Fact& fact : facts)
        fold(position, fact);
    Order order{Seat::table(), verbs::shuffled, {}, Source::App};
    for (const CardId card : Chance(seed).shuffled(cards_unseen(m_rules->kit(), position), next_entry()))
        order.arguments.emplace_back(card);
    const auto more = m_rules->decide(position, order);
    if (!more) return more;
    facts.insert(facts.end(), more->begin(), more->end());
    return with_shuffles(std::move(facts), seed);
}

Result<std::optional<Position>> Referee::position_after(const Facts& facts) const {
    if (!moves_on(facts)) return std::optional<Position>();
    std::optional<Position> after(m_whole);
    if (auto folded = fold_checked(m_rules->kit(), *after, facts); !folded)
        return refuse_with("order.unfit", folded.error().detail);
    return after;
}

Result<void> Referee::take(ChronicleEntry entry, std::optional<Position> after) {
    if (entry.number != next_entry()) return refuse_with("journal.damaged", "an entry is out of turn");
    if (entry.facts.empty()) return refuse_with("journal.damaged", "an entry is empty");
    for (const Fact& fact : entry.facts)
        if (const auto* seed = std::get_if<facts::SeedChosen>(&fact.what)) m_seed = seed->seed;
    const bool only_adds = moves_on(entry.facts);
    if (!only_adds && entry.facts.size() > 1)
        return refuse_with("journal.damaged", "an undo or a redo holds more than that");
    if (after) {
        m_whole = *std::move(after);
    } else if (only_adds) {
        if (auto folded = fold_checked(m_rules->kit(), m_whole, entry.facts); !folded) return folded;
    }
    if (auto appended = m_chronicle.append(std::move(entry)); !appended) return appended;
    if (!only_adds) {
        m_whole = m_chronicle.whole_position(m_rules->kit());
        m_views.clear();
    }
    return {};
}

} // namespace fielddesk
