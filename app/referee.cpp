#include "app/referee.h"

#include "engine/fair/openings.h"
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

// Beside what it takes back or brings again, an entry may only say who agreed.
Result<void> expect_bare_undo(const Facts& facts) {
    const auto belongs = [](const Fact& fact) {
        return std::holds_alternative<facts::OrderUndone>(fact.what) ||
               std::holds_alternative<facts::OrderRedone>(fact.what) ||
               std::holds_alternative<facts::OrderGiven>(fact.what) ||
               std::holds_alternative<facts::UndoAnswered>(fact.what);
    };
    const auto changes = [](const Fact& fact) {
        return std::holds_alternative<facts::OrderUndone>(fact.what) ||
               std::holds_alternative<facts::OrderRedone>(fact.what);
    };
    const bool is_bare = std::all_of(facts.begin(), facts.end(), belongs) &&
                         std::count_if(facts.begin(), facts.end(), changes) == 1;
    return is_bare ? Result<void>()
                   : refuse_with("journal.damaged", "an undo or a redo holds more than that");
}

// The side whose order these facts came of; nothing where it was the table's, or nobody's.
std::optional<SideId> side_that_gave(const Facts& facts) {
    for (const Fact& fact : facts)
        if (const auto* given = std::get_if<facts::OrderGiven>(&fact.what)) return given->side;
    return std::nullopt;
}

// The app's answer to the question for a shuffle.
Result<Order> shuffle_answer(const Kit& kit, const Position& position, const fair::Shuffle& shuffle) {
    const auto seed = shuffle.seed();
    if (!seed) return refuse_with("journal.damaged", "the secret of a shuffle is missing");
    Order order{Seat::table(), verbs::shuffled, {}, Source::App, {}};
    for (const CardId card : fair::shuffled(cards_unseen(kit, position), *seed))
        order.arguments.emplace_back(card);
    return order;
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
        state.needs_confirmation = gives_a_look(m_rules->kit(), m_chronicle.entry(*state.undoable).facts);
    return state;
}

Result<Facts> Referee::beginning(const std::vector<std::uint8_t>& options, const ChanceChoice& chance,
                                 const std::optional<facts::NotesUsed>& notes) const {
    Facts facts = m_rules->begin(options, chance.seed.has_value());
    Facts first;
    // The order of the deck follows from the seed, so the seed is nobody's to read.
    if (chance.seed) first.push_back({facts::SeedChosen{*chance.seed}, Audience::vault()});
    if (chance.asks_phrases) first.push_back({facts::PhrasesWanted{}});
    if (notes) first.push_back({*notes});
    facts.insert(facts.begin() + 1, first.begin(), first.end());
    return finished(std::move(facts), chance.seed);
}

Result<Facts> Referee::facts_of(const Order& order) const {
    if (order.verb == verbs::shuffle) return facts_of_shuffle(order.seat);
    auto facts = decide(*m_rules, m_whole, order);
    if (!facts) return facts;
    return finished(*std::move(facts), m_seed);
}

Result<Facts> Referee::facts_of_roll(Seat seat) const {
    if (!m_whole.question || m_whole.question->kind != Question::Kind::Dice) return refuse("dice.not-asked");
    // A game of an earlier version, or one that went on after its end, has no dice that are promised.
    const Facts promise = usable_dice(m_ledger) ? Facts() : new_dice(m_seed);
    fair::Ledger ledger = m_ledger;
    fold_promises(ledger, promise);
    const Question& question = *m_whole.question;
    Order order{seat, verbs::dice, {}, Source::App, {}};
    for (const int face :
         fair::dice(*usable_dice(ledger)->secret, next_entry(), question.dice, question.sides))
        order.arguments.emplace_back(face);
    auto facts = decide(*m_rules, m_whole, order);
    if (!facts) return facts;
    facts->insert(facts->begin() + 1, promise.begin(), promise.end());
    return finished(*std::move(facts), m_seed);
}

// The shuffle that was waited with, as the app's secret and the phrases have it.
Result<Facts> Referee::facts_of_shuffle(Seat seat) const {
    const bool is_asked = m_whole.question && m_whole.question->kind == Question::Kind::Shuffle;
    if (!is_asked || m_ledger.shuffles.empty()) return refuse("shuffle.not-asked");
    const auto answer = shuffle_answer(m_rules->kit(), m_whole, m_ledger.shuffles.back());
    if (!answer) return tl::unexpected<Refusal>(answer.error());
    auto facts = m_rules->decide(m_whole, *answer);
    if (!facts) return facts;
    facts->insert(facts->begin(), Fact{facts::OrderGiven{seat.side(), verbs::shuffle, {}}});
    return finished(*std::move(facts), m_seed);
}

// The promise that the next dice follow from: the last one, while nobody was told its secret.
const fair::DicePromise* Referee::usable_dice(const fair::Ledger& ledger) const {
    if (ledger.dice.empty() || !ledger.dice.back().secret) return nullptr;
    return m_told.is_dice_opened(ledger.dice.back().number) ? nullptr : &ledger.dice.back();
}

Facts Referee::new_dice(std::optional<std::uint64_t> seed) const {
    const int number = static_cast<int>(m_told.dice.size()) + 1;
    const fair::Secret secret = fair::new_secret(seed, "dice", number);
    return {{facts::DiceCommitted{number, fair::commitment_of(number, secret)}},
            {facts::DiceSecret{number, secret}, Audience::vault()}};
}

// What an order brings with all that belongs to it.
Result<Facts> Referee::finished(Facts facts, std::optional<std::uint64_t> seed) const {
    auto shuffled = with_shuffles(std::move(facts), seed);
    if (!shuffled) return shuffled;
    const bool tells_dice = std::any_of(shuffled->begin(), shuffled->end(), [](const Fact& fact) {
        return std::holds_alternative<facts::DiceCommitted>(fact.what);
    });
    // What only tells promises nothing: an order that is taken back or brought again after it stays the last.
    if (!tells_dice && !only_tells(*shuffled) && !usable_dice(m_ledger) && !m_whole.outcome) {
        const Facts dice = new_dice(seed);
        shuffled->insert(shuffled->begin() + 1, dice.begin(), dice.end());
    }
    return fair::with_openings(
        m_rules->kit(), m_ledger, m_told, [this](Seat seat) -> const Position& { return seen_by(seat); },
        *shuffled);
}

Result<Facts> Referee::facts_of_undo(Seat seat, bool is_confirmed) const {
    const UndoState state = undo_state();
    if (!state.undoable) return refuse("undo.nothing");
    if (state.needs_confirmation && !is_confirmed) return refuse("undo.needs-confirmation");
    const facts::UndoAsked asked{*state.undoable, seat.side()};
    if (!needs_consent(seat, *state.undoable))
        return Facts{Fact{facts::OrderUndone{*state.undoable, state.needs_confirmation}}};
    if (m_whole.undo_request && m_whole.undo_request->entry == asked.entry)
        return refuse("undo.asked-already");
    return Facts{Fact{facts::OrderGiven{seat.side(), verbs::ask_undo, {}}}, Fact{asked}};
}

// Where two play, nobody takes back alone what gave a free look, nor the other's order.
bool Referee::needs_consent(Seat seat, std::int64_t entry) const {
    if (seats_to_agree(m_rules->kit(), seat.side()).empty()) return false;
    const Facts& facts = m_chronicle.entry(entry).facts;
    const auto by = side_that_gave(facts);
    return gives_a_look(m_rules->kit(), facts) || (by && by != seat.side());
}

bool Referee::was_agreed_to(std::int64_t undone) const {
    const auto& entries = m_chronicle.entries();
    const auto takes_back = [undone](const Fact& fact) {
        const auto* undo = std::get_if<facts::OrderUndone>(&fact.what);
        return undo && undo->entry == undone;
    };
    const auto last = std::find_if(entries.rbegin(), entries.rend(), [&](const ChronicleEntry& entry) {
        return std::any_of(entry.facts.begin(), entry.facts.end(), takes_back);
    });
    return last != entries.rend() &&
           std::any_of(last->facts.begin(), last->facts.end(), [](const Fact& fact) {
               return std::holds_alternative<facts::UndoAnswered>(fact.what);
           });
}

Result<Facts> Referee::facts_of_redo(Seat seat) const {
    const auto redoable = m_chronicle.redoable();
    if (!redoable) return refuse("redo.nothing");
    const Facts& facts = m_chronicle.entry(*redoable).facts;
    const bool is_alone = seats_to_agree(m_rules->kit(), seat.side()).empty();
    if (!is_alone && (side_that_gave(facts) != seat.side() || gives_a_look(m_rules->kit(), facts) ||
                      was_agreed_to(*redoable)))
        return refuse("redo.not-alone", {}, {static_cast<int>(*redoable)});
    return Facts{Fact{facts::OrderRedone{*redoable}}};
}

std::int64_t Referee::next_entry() const {
    return static_cast<std::int64_t>(m_chronicle.entries().size()) + 1;
}

Result<Facts> Referee::with_shuffles(Facts facts, std::optional<std::uint64_t> seed) const {
    const Kit& kit = m_rules->kit();
    const auto asks_for_shuffle = [](const Fact& fact) {
        const auto* asked = std::get_if<facts::QuestionAsked>(&fact.what);
        return asked && asked->question.kind == Question::Kind::Shuffle;
    };
    auto told = static_cast<int>(m_told.shuffles.size());
    while (!facts.empty() && asks_for_shuffle(facts.back())) {
        const PileId pile = std::get<facts::QuestionAsked>(facts.back().what).question.pile;
        const int number = ++told;
        const fair::Secret secret = fair::new_secret(seed, "shuffle", number);
        facts.push_back({facts::ShuffleCommitted{number, pile, fair::commitment_of(number, secret)}});
        facts.push_back({facts::ShuffleSecret{number, secret}, Audience::vault()});
        Position position = m_whole;
        for (const Fact& fact : facts)
            fold(position, fact);
        if (position.asks_phrases) return facts;
        const auto answer = shuffle_answer(kit, position, {number, pile, secret, {}, {}, false, false});
        if (!answer) return tl::unexpected<Refusal>(answer.error());
        const auto more = m_rules->decide(position, *answer);
        if (!more) return more;
        facts.insert(facts.end(), more->begin(), more->end());
    }
    return facts;
}

Result<std::optional<Position>> Referee::position_after(const Facts& facts) const {
    if (!moves_on(facts)) {
        if (auto sound = expect_bare_undo(facts); !sound)
            return refuse_with("order.unfit", sound.error().detail);
        return std::optional<Position>();
    }
    std::optional<Position> after(m_whole);
    if (auto folded = fold_checked(m_rules->kit(), *after, facts); !folded)
        return refuse_with("order.unfit", folded.error().detail);
    return after;
}

Result<void> Referee::take(ChronicleEntry entry, std::optional<Position> after) {
    if (!moves_on(entry.facts)) {
        if (auto sound = expect_bare_undo(entry.facts); !sound) return sound;
    } else if (after) {
        m_whole = *std::move(after);
    } else {
        if (auto folded = fold_checked(m_rules->kit(), m_whole, entry.facts); !folded) return folded;
    }
    if (entry.facts.empty()) return refuse_with("journal.damaged", "an entry is empty");
    const bool only_adds = moves_on(entry.facts);
    auto appended = append(std::move(entry));
    if (appended && !only_adds) m_whole = m_chronicle.whole_position(m_rules->kit());
    return appended;
}

Result<void> Referee::take_part(ChronicleEntry entry) {
    std::vector<Seat> seats{Seat::table()};
    for (std::size_t index = 0; index < m_rules->kit().sides.size(); ++index)
        seats.push_back(Seat::of(decltype(m_rules->kit().sides)::id_at(index)));
    for (const Seat seat : seats) {
        Position seen = seen_by(seat);
        for (const Fact& fact : entry.facts) {
            if (!fact.audience.includes(seat)) continue;
            if (!fits(m_rules->kit(), seen, fact))
                return refuse_with("journal.damaged", "a fact does not fit");
            fold(seen, fact);
        }
    }
    return append(std::move(entry));
}

Result<void> Referee::append(ChronicleEntry entry) {
    if (entry.number != next_entry()) return refuse_with("journal.damaged", "an entry is out of turn");
    const bool only_adds = moves_on(entry.facts);
    fold_promises(m_ledger, entry.facts);
    fold_promises(m_told, entry.facts);
    for (const Fact& fact : entry.facts)
        if (const auto* seed = std::get_if<facts::SeedChosen>(&fact.what)) m_seed = seed->seed;
    if (auto appended = m_chronicle.append(std::move(entry)); !appended) return appended;
    if (!only_adds) {
        m_views.clear();
        m_ledger = {};
        for (const ChronicleEntry& each : m_chronicle.entries())
            if (each.is_live) fold_promises(m_ledger, each.facts);
    }
    return {};
}

void Referee::fold_promises(fair::Ledger& ledger, const Facts& facts) const {
    for (const Fact& fact : facts)
        fair::fold(ledger, m_rules->kit(), fact);
}

} // namespace fielddesk
