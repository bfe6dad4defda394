#include "app/library.h"
#include "app/referee.h"
#include "engine/kit/json.h"
#include "engine/rules/registry.h"
#include "tests/support/agreement.h"

#include <cstdlib>
#include <iostream>

namespace {

using namespace fielddesk;

// More than any order brings, and more than a file of a whole evening holds.
constexpr std::size_t most_facts_of_an_order = 3000;
constexpr std::size_t most_orders = 400;

[[noreturn]] void fail(const std::string& what, const Order* order = nullptr) {
    std::cerr << what;
    if (order) std::cerr << ": " << order->verb.text();
    std::cerr << std::endl;
    std::abort();
}

// Chooses as the bytes say; where they are at their end, the game is left.
class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size) : m_left(data, data + size) {}

    bool is_empty() const { return m_left.size() == m_read; }
    std::size_t below(std::size_t limit) {
        std::size_t number = next();
        if (limit > 256) number = number << 8 | next();
        return number % limit;
    }

private:
    std::size_t next() { return is_empty() ? 0 : m_left[m_read++]; }

    std::vector<std::uint8_t> m_left;
    std::size_t m_read = 0;
};

const std::vector<std::unique_ptr<Rules>>& all_rules() {
    static const auto all = [] {
        std::vector<std::unique_ptr<Rules>> rules;
        for (const ShippedKit& kit : shipped_kits())
            rules.push_back(*make_rules(**read_shipped_kit(kit.id)));
        return rules;
    }();
    return all;
}

class FuzzedGame {
public:
    FuzzedGame(const Rules& rules, Bytes& bytes) : m_rules(rules), m_bytes(bytes), m_referee(rules) {
        std::vector<std::uint8_t> options;
        for (const OptionDefinition& option : rules.kit().options)
            options.push_back(static_cast<std::uint8_t>(bytes.below(option.choices.size())));
        take(m_referee.beginning(options, {1862, false}), nullptr);
        for (const SideId side : ids_of(rules.kit().sides))
            m_seats.push_back(Seat::of(side));
    }

    void play() {
        for (std::size_t orders = 0; orders < most_orders && !m_bytes.is_empty(); ++orders)
            if (!step()) break;
        expect_the_same_when_read_again();
    }

private:
    // One byte in so many takes an order back, or has the game put together again from its entries.
    bool step() {
        constexpr std::size_t seldom = 24;
        const std::size_t choice = m_bytes.below(seldom);
        if (choice == 0) return undo();
        if (choice == 1) return expect_the_same_when_read_again();
        const Seat first = m_seats[choice % m_seats.size()];
        if (const auto order = order_of(first)) return take(m_referee.facts_of(*order), &*order);
        for (const Seat seat : m_seats)
            if (const auto order = order_of(seat)) return take(m_referee.facts_of(*order), &*order);
        if (!m_referee.whole().outcome) fail("nobody can do anything");
        return false;
    }

    std::optional<Order> order_of(Seat seat) {
        const auto offers = fielddesk::offers(m_rules, m_referee.seen_by(seat), seat);
        if (offers.empty()) return std::nullopt;
        const Offer& offer = offers[m_bytes.below(offers.size())];
        Order order{seat, offer.verb, {}, Source::Typed, {}};
        for (const Slot& slot : offer.slots) {
            if (slot.candidates.empty()) fail("an offer has a slot without candidates", &order);
            order.arguments.push_back(slot.candidates[m_bytes.below(slot.candidates.size())]);
        }
        if (offer.takes_words) order.words = offer.verb == verbs::note ? card_entry() : "words";
        return order;
    }

    // What the box says of a card: what the kit has of any of them.
    std::string card_entry() {
        const auto& cards = m_rules.kit().cards;
        const CardId card = std::decay_t<decltype(cards)>::id_at(m_bytes.below(cards.size()));
        Json entry = Json::parse(cards[card].instructions);
        if (entry.empty()) entry = {{"events", Json::array()}, {"advances", Json::array()}, {"attacks", 1}};
        entry["title"] = "From the box";
        return entry.dump();
    }

    bool take(Result<Facts> facts, const Order* order) {
        const bool is_card_entry = order && order->verb == verbs::note && !order->words.empty();
        if (!facts && is_card_entry) return true;
        if (!facts) fail("an offer is refused, " + std::string(facts.error().code.text()), order);
        if (facts->size() > most_facts_of_an_order) fail("an order has no end", order);
        const auto number = static_cast<std::int64_t>(m_referee.chronicle().entries().size()) + 1;
        m_before.emplace(number, m_referee.whole());
        Position folded = m_referee.whole();
        for (const Fact& fact : *facts)
            fold(folded, fact);
        const bool only_folds = !order || order->verb != verbs::agree;
        if (!m_referee.take({number, "", *std::move(facts), true})) fail("an order is not taken", order);
        if (only_folds && folded != m_referee.whole()) fail("folded once more it is another position", order);
        return true;
    }

    // After an undo everything stands as it stood before the order.
    bool undo() {
        const auto undone = m_referee.undo_state().undoable;
        if (!undone) return true;
        take_undo(m_referee.facts_of_undo(Seat::table(), true));
        while (const auto agreed = testing::agreement(m_referee))
            take_undo(m_referee.facts_of(*agreed));
        if (m_referee.whole() != m_before.at(*undone)) fail("an undo does not restore what was");
        return true;
    }

    void take_undo(Result<Facts> facts) {
        if (!facts) fail("an undo is refused, " + std::string(facts.error().code.text()));
        const auto number = static_cast<std::int64_t>(m_referee.chronicle().entries().size()) + 1;
        if (!m_referee.take({number, "", *std::move(facts), true})) fail("an undo is not taken");
    }

    bool expect_the_same_when_read_again() {
        Referee read(m_rules);
        for (ChronicleEntry entry : m_referee.chronicle().entries()) {
            entry.is_live = true;
            if (!read.take(std::move(entry))) fail("the game cannot be read again");
        }
        if (read.whole() != m_referee.whole()) fail("read again it is another game");
        for (const Seat seat : m_seats)
            if (read.seen_by(seat) != m_referee.seen_by(seat)) fail("read again a seat knows something else");
        m_referee = std::move(read);
        return true;
    }

    const Rules& m_rules;
    Bytes& m_bytes;
    Referee m_referee;
    std::vector<Seat> m_seats{Seat::table()};
    std::map<std::int64_t, Position> m_before;
};

} // namespace

// Plays a whole game of the kit that the first byte names, by what is offered; the other bytes choose among
// the offers, say what the box has printed, and take orders back.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    const auto& rules = all_rules();
    FuzzedGame(*rules[bytes.below(rules.size())], bytes).play();
    return 0;
}
