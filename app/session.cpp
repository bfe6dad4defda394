#include "app/session.h"

#include "app/library.h"
#include "engine/core/joined.h"
#include "engine/kit/card_note.h"

#include <algorithm>
#include <iterator>

namespace fielddesk {

namespace {

Refusal broken_kit(const KitErrors& errors) {
    return {"kit.broken", {}, {}, first_line(errors)};
}

template <typename Things>
std::string ids_in_words(const Things& things) {
    return joined(things, ", ", [](const auto& thing) { return thing.id.text(); });
}

// The choices of a new game as indexes, one for each option of the kit.
Result<std::vector<std::uint8_t>> chosen_options(const Kit& kit, const NewGame& game) {
    std::vector<std::uint8_t> chosen;
    for (const OptionDefinition& option : kit.options)
        chosen.push_back(static_cast<std::uint8_t>(option.default_choice));
    for (const auto& [option_id, choice_id] : game.choices) {
        const auto option = kit.option(option_id);
        if (!option)
            return refuse_with("option.unknown", option_id + "; there are " + ids_in_words(kit.options));
        const auto& choices = kit.options[*option].choices;
        const auto choice =
            std::find_if(choices.begin(), choices.end(),
                         [&wanted = choice_id](const Choice& each) { return each.id.text() == wanted; });
        if (choice == choices.end())
            return refuse_with("option.unknown-choice",
                               option_id + "=" + choice_id + "; there are " + ids_in_words(choices));
        chosen[option->value] = static_cast<std::uint8_t>(choice - choices.begin());
    }
    return chosen;
}

// The entry as this seat may read it.
RecordEntry readable(const ChronicleEntry& entry, Seat seat) {
    RecordEntry record{entry.number, entry.at, {}, entry.is_live};
    std::copy_if(entry.facts.begin(), entry.facts.end(), std::back_inserter(record.facts),
                 [seat](const Fact& fact) { return fact.audience.includes(seat); });
    return record;
}

// The order's own text in the file, else the first fact: everyone may read it.
std::string order_text(const FactCodec& codec, const Facts& facts) {
    const auto readable = [](const Fact& fact) { return fact.audience == Audience::everyone(); };
    const auto first = std::find_if(facts.begin(), facts.end(), readable);
    const auto order = std::find_if(first, facts.end(), [&](const Fact& fact) {
        return readable(fact) && std::holds_alternative<facts::OrderGiven>(fact.what);
    });
    if (first == facts.end()) return "{}";
    return codec.encode(order != facts.end() ? order->what : first->what);
}

} // namespace

Session::Session(Journal journal, std::unique_ptr<Rules> rules)
    : m_journal(std::move(journal)), m_rules(std::move(rules)), m_codec(m_rules->kit()), m_referee(*m_rules) {
}

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
    auto begun = session->seal_for(game.pins).and_then([&] {
        return session->keep(session->m_referee.beginning(*options, game.chance, game.notes), Seat::table());
    });
    if (!begun) {
        session.reset();
        std::error_code ignored;
        std::filesystem::remove(path, ignored);
        return tl::unexpected<Refusal>(begun.error());
    }
    return session;
}

Result<std::unique_ptr<Session>> Session::open(const std::filesystem::path& path, Journal::Mode mode,
                                               const Pins& pins) {
    auto journal = Journal::open(path, mode);
    if (!journal) return tl::unexpected<Refusal>(journal.error());
    auto kit = read_kit_of_game(journal->header().kit_id, journal->header().kit_text);
    if (!kit) return tl::unexpected<Refusal>(broken_kit(kit.error()));
    auto rules = make_rules(*std::move(kit));
    if (!rules) return tl::unexpected<Refusal>(broken_kit(rules.error()));
    std::unique_ptr<Session> session(new Session(*std::move(journal), *std::move(rules)));
    session->m_mode = mode;
    if (auto sound = session->expect_keys(); !sound) return tl::unexpected<Refusal>(sound.error());
    if (auto opened = session->unlock(pins); !opened) return tl::unexpected<Refusal>(opened.error());
    if (mode == Journal::Mode::Play && !session->is_whole())
        return refuse_with("file.sealed", session->titles_of_locked());
    if (auto read = session->read_journal(); !read) return tl::unexpected<Refusal>(read.error());
    return session;
}

// What a file tells of a card was checked when it was told, but a file may come from anywhere.
Result<void> Session::expect_readable(const Happening& happening) const {
    const auto* told = std::get_if<facts::CardNoted>(&happening);
    if (!told) return {};
    const auto entry = read_card_entry(kit(), told->card, told->entry);
    if (!entry) return refuse_with("journal.damaged", first_line(entry.error()));
    const auto errors = m_rules->unreadable(card_of_entry(kit(), told->card, *entry));
    if (!errors.empty()) return refuse_with("journal.damaged", first_line(errors));
    return {};
}

Result<void> Session::read_journal() {
    const auto entries = m_journal.entries();
    if (!entries) return tl::unexpected<Refusal>(entries.error());
    if (entries->empty()) return refuse_with("journal.damaged", "the game never began");
    for (const Entry& entry : *entries) {
        ChronicleEntry read{entry.number, entry.at, {}, true};
        for (const StoredFact& stored : entry.facts) {
            auto happening = m_codec.decode(stored.body);
            if (!happening) return tl::unexpected<Refusal>(happening.error());
            if (auto readable = expect_readable(*happening); !readable) return readable;
            read.facts.push_back({*std::move(happening), stored.audience});
        }
        if (auto taken = is_whole() ? m_referee.take(std::move(read)) : m_referee.take_part(std::move(read));
            !taken)
            return taken;
    }
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

const Position& Session::position(Seat seat) const {
    return m_referee.seen_by(seat);
}
Desk Session::desk(Seat seat) const {
    return fielddesk::desk(*m_rules, position(seat), seat);
}
std::vector<Offer> Session::offers(Seat seat) const {
    return fielddesk::offers(*m_rules, position(seat), seat);
}
UndoState Session::undo_state() const {
    return m_referee.undo_state();
}

std::vector<RecordEntry> Session::record(Seat seat) const {
    std::vector<RecordEntry> record;
    for (const ChronicleEntry& entry : m_referee.chronicle().entries())
        record.push_back(readable(entry, seat));
    return record;
}

const std::vector<ChronicleEntry>& Session::readable_entries() const {
    return m_referee.chronicle().entries();
}

// Who only looks gives no order, and neither does who sits at a side that nobody plays.
std::optional<Refusal> Session::idle(Seat seat) const {
    if (m_mode == Journal::Mode::Look) return Refusal{"seat.looks-only", {}, {}, {}};
    if (seat.is_table()) return std::nullopt;
    const auto played = expect_played(*seat.side());
    return played ? std::nullopt : std::optional(played.error());
}

Result<RecordEntry> Session::submit(const Order& order) {
    if (auto refusal = idle(order.seat)) return tl::unexpected<Refusal>(*std::move(refusal));
    return keep(m_referee.facts_of(order), order.seat);
}
Result<RecordEntry> Session::roll(Seat seat) {
    if (auto refusal = idle(seat)) return tl::unexpected<Refusal>(*std::move(refusal));
    return keep(m_referee.facts_of_roll(seat), seat);
}
Result<RecordEntry> Session::undo(Seat seat, bool is_confirmed) {
    if (auto refusal = idle(seat)) return tl::unexpected<Refusal>(*std::move(refusal));
    return keep(m_referee.facts_of_undo(seat, is_confirmed), seat);
}
bool Session::may_redo(Seat seat) const {
    return m_mode == Journal::Mode::Play && m_referee.facts_of_redo(seat).has_value();
}
Result<RecordEntry> Session::redo(Seat seat) {
    if (auto refusal = idle(seat)) return tl::unexpected<Refusal>(*std::move(refusal));
    return keep(m_referee.facts_of_redo(seat), seat);
}

// Looked through first, so that what is kept can be read again; then durable, then folded, then shown.
Result<RecordEntry> Session::keep(Result<Facts> facts, Seat seat) {
    if (!facts) return tl::unexpected<Refusal>(facts.error());
    auto after = m_referee.position_after(*facts);
    if (!after) return tl::unexpected<Refusal>(after.error());
    NewEntry entry{order_text(m_codec, *facts), {}};
    for (const Fact& fact : *facts)
        entry.facts.push_back({fact.audience, m_codec.encode(fact.what)});
    const auto written = m_journal.append(std::move(entry));
    if (!written) return tl::unexpected<Refusal>(written.error());
    const BoxKnowledge known = position(Seat::table()).box;
    const auto taken =
        m_referee.take({written->number, written->at, *std::move(facts), true}, *std::move(after));
    if (!taken) return tl::unexpected<Refusal>(taken.error());
    if (m_learner && position(Seat::table()).box != known) m_learner(known, position(Seat::table()).box);
    return readable(m_referee.chronicle().entries().back(), seat);
}

} // namespace fielddesk
