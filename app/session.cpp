#include "app/session.h"

#include "app/chance.h"
#include "app/library.h"
#include "engine/position/piles.h"

#include <algorithm>

namespace fielddesk {

namespace {

constexpr Code damaged = "journal.damaged";

Refusal broken_kit(const KitErrors& errors) {
    const KitError& first = errors.front();
    return {"kit.broken", {}, {}, first.file + ": " + first.path + ": " + first.message};
}

// The choices of a new game as indexes, one for each option of the kit.
Result<std::vector<std::uint8_t>> chosen_options(const Kit& kit, const NewGame& game) {
    std::vector<std::uint8_t> chosen;
    for (const OptionDefinition& option : kit.options)
        chosen.push_back(static_cast<std::uint8_t>(option.default_choice));
    for (const auto& [option_id, choice_id] : game.choices) {
        const auto option = kit.option(option_id);
        if (!option) return refuse_with("option.unknown", option_id);
        const auto& choices = kit.options[*option].choices;
        const auto choice = std::find_if(choices.begin(), choices.end(),
                                         [&](const Choice& each) { return each.id.text() == choice_id; });
        if (choice == choices.end()) return refuse_with("option.unknown-choice", option_id + "=" + choice_id);
        chosen[option->value] = static_cast<std::uint8_t>(choice - choices.begin());
    }
    return chosen;
}

std::string order_text(const FactCodec& codec, const Facts& facts) {
    for (const Fact& fact : facts)
        if (std::holds_alternative<facts::OrderGiven>(fact.what)) return codec.encode(fact.what);
    return codec.encode(facts.front().what);
}

} // namespace

Session::Session(Journal journal, std::unique_ptr<Rules> rules)
    : m_journal(std::move(journal)), m_rules(std::move(rules)), m_codec(m_rules->kit()),
      m_whole(blank_position(m_rules->kit())) {}

Session::~Session() = default;

Result<std::unique_ptr<Session>> Session::create(const std::filesystem::path& path, Kit kit,
                                                 const NewGame& game) {
    const auto options = chosen_options(kit, game);
    if (!options) return tl::unexpected<Refusal>(options.error());
    auto rules = make_rules(std::move(kit));
    if (!rules) return tl::unexpected<Refusal>(broken_kit(rules.error()));
    const Kit& read = (*rules)->kit();
    const GameHeader header{std::string(read.id.text()), read.text, read.title, FIELDDESK_VERSION};
    auto journal = Journal::create(path, header);
    if (!journal) return tl::unexpected<Refusal>(journal.error());
    std::unique_ptr<Session> session(new Session(*std::move(journal), *std::move(rules)));
    session->m_seed = game.seed;
    Facts facts = session->m_rules->begin(*options, game.seed.has_value());
    if (game.seed) facts.insert(facts.begin() + 1, Fact{facts::SeedChosen{*game.seed}, Audience::vault()});
    if (auto written = session->write(std::move(facts), Seat::table()); !written)
        return tl::unexpected<Refusal>(written.error());
    return session;
}

Result<std::unique_ptr<Session>> Session::open(const std::filesystem::path& path, Journal::Mode mode) {
    auto journal = Journal::open(path, mode);
    if (!journal) return tl::unexpected<Refusal>(journal.error());
    auto kit = read_kit_of_game(journal->header().kit_id, journal->header().kit_text);
    if (!kit) return tl::unexpected<Refusal>(broken_kit(kit.error()));
    auto rules = make_rules(*std::move(kit));
    if (!rules) return tl::unexpected<Refusal>(broken_kit(rules.error()));
    std::unique_ptr<Session> session(new Session(*std::move(journal), *std::move(rules)));
    if (auto read = session->read_journal(); !read) return tl::unexpected<Refusal>(read.error());
    return session;
}

// Reads the facts and checks that each fits, so that no file can bring the fold out of step.
Result<void> Session::read_journal() {
    const auto entries = m_journal.entries();
    if (!entries) return tl::unexpected<Refusal>(entries.error());
    if (entries->empty()) return refuse_with(damaged, "the game never began");
    Position position = blank_position(kit());
    for (const Entry& entry : *entries) {
        ChronicleEntry read{entry.number, entry.at, {}, true};
        for (const StoredFact& stored : entry.facts) {
            auto happening = m_codec.decode(stored.body);
            if (!happening) return tl::unexpected<Refusal>(happening.error());
            if (const auto* seed = std::get_if<facts::SeedChosen>(&*happening)) m_seed = seed->seed;
            read.facts.push_back({*std::move(happening), stored.audience});
        }
        if (auto appended = m_chronicle.append(std::move(read)); !appended) return appended;
    }
    for (const ChronicleEntry& entry : m_chronicle.entries()) {
        if (!entry.is_live) continue;
        for (const Fact& fact : entry.facts) {
            if (!fits(position, fact)) return refuse_with(damaged, "a fact does not fit");
            fold(position, fact);
        }
    }
    m_whole = std::move(position);
    return {};
}

const Kit& Session::kit() const {
    return m_rules->kit();
}
const Rules& Session::rules() const {
    return *m_rules;
}
const Journal& Session::journal() const {
    return m_journal;
}

Position Session::position(Seat seat) const {
    return m_chronicle.position_for(kit(), seat);
}
Desk Session::desk(Seat seat) const {
    return m_rules->desk(position(seat), seat);
}
std::vector<Offer> Session::offers(Seat seat) const {
    return m_rules->offers(position(seat), seat);
}

std::vector<RecordEntry> Session::record(Seat seat) const {
    std::vector<RecordEntry> record;
    for (const ChronicleEntry& entry : m_chronicle.entries())
        record.push_back(readable(entry, seat));
    return record;
}

UndoState Session::undo_state() const {
    UndoState state{m_chronicle.undoable(), m_chronicle.redoable(), false};
    if (state.undoable) state.needs_confirmation = holds_chance(m_chronicle.entry(*state.undoable).facts);
    return state;
}

Result<RecordEntry> Session::submit(const Order& order) {
    auto facts = decide(*m_rules, m_whole, order);
    if (!facts) return tl::unexpected<Refusal>(facts.error());
    return write(*std::move(facts), order.seat);
}

Result<RecordEntry> Session::roll(Seat seat) {
    if (!m_whole.question || m_whole.question->kind != Question::Kind::Dice) return refuse("dice.not-asked");
    const Question& question = *m_whole.question;
    Order order{seat, verbs::dice, {}, Source::App};
    for (const int face : Chance(m_seed).dice(question.dice, question.sides, next_entry()))
        order.arguments.emplace_back(face);
    return submit(order);
}

Result<RecordEntry> Session::undo(Seat seat, bool is_confirmed) {
    const UndoState state = undo_state();
    if (!state.undoable) return refuse("undo.nothing");
    if (state.needs_confirmation && !is_confirmed) return refuse("undo.needs-confirmation");
    return write({Fact{facts::OrderUndone{*state.undoable, state.needs_confirmation}}}, seat);
}

Result<RecordEntry> Session::redo(Seat seat) {
    const auto redoable = m_chronicle.redoable();
    if (!redoable) return refuse("redo.nothing");
    return write({Fact{facts::OrderRedone{*redoable}}}, seat);
}

std::int64_t Session::next_entry() const {
    return static_cast<std::int64_t>(m_chronicle.entries().size()) + 1;
}

// What the app itself owes the rules, a shuffle of a pile that it keeps, is part of the order that asked.
Result<Facts> Session::with_shuffles(Facts facts, Seat seat) const {
    Position position = m_whole;
    for (std::size_t folded = 0;;) {
        for (; folded < facts.size(); ++folded)
            fold(position, facts[folded]);
        if (!position.question || position.question->kind != Question::Kind::Shuffle) return facts;
        Order order{seat, verbs::shuffled, {}, Source::App};
        for (const CardId card : Chance(m_seed).shuffled(cards_unseen(kit(), position), next_entry()))
            order.arguments.emplace_back(card);
        const auto more = m_rules->decide(position, order);
        if (!more) return more;
        facts.insert(facts.end(), more->begin(), more->end());
    }
}

// Durable first, then folded, then shown.
Result<RecordEntry> Session::write(Facts facts, Seat seat) {
    auto complete = with_shuffles(std::move(facts), seat);
    if (!complete) return tl::unexpected<Refusal>(complete.error());
    NewEntry entry{order_text(m_codec, *complete), {}};
    for (const Fact& fact : *complete)
        entry.facts.push_back({fact.audience, m_codec.encode(fact.what)});
    const auto written = m_journal.append(std::move(entry));
    if (!written) return tl::unexpected<Refusal>(written.error());
    auto appended = m_chronicle.append({written->number, written->at, *std::move(complete), true});
    if (!appended) return tl::unexpected<Refusal>(appended.error());
    const ChronicleEntry& latest = m_chronicle.entries().back();
    if (moves_on(latest.facts)) {
        for (const Fact& fact : latest.facts)
            fold(m_whole, fact);
    } else {
        m_whole = m_chronicle.whole_position(kit());
    }
    return readable(latest, seat);
}

RecordEntry Session::readable(const ChronicleEntry& entry, Seat seat) const {
    RecordEntry record{entry.number, entry.at, {}, entry.is_live};
    std::copy_if(entry.facts.begin(), entry.facts.end(), std::back_inserter(record.facts),
                 [seat](const Fact& fact) { return fact.audience.includes(seat); });
    return record;
}

} // namespace fielddesk
