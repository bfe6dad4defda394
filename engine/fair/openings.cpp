#include "engine/fair/openings.h"

#include "engine/core/order.h"
#include "engine/position/fold.h"

#include <algorithm>
#include <map>

namespace fielddesk::fair {

namespace {

bool knows(const Position& position, CardId card) {
    return std::any_of(position.piles.begin(), position.piles.end(), [card](const Pile& pile) {
        return std::find(pile.begin(), pile.end(), std::optional(card)) != pile.end();
    });
}

// Whether some card outside of this pile is hidden from who sees only what everyone sees.
bool hides_elsewhere(const Position& table, PileId renewed) {
    for (std::size_t index = 0; index < table.piles.size(); ++index) {
        const PileId pile = decltype(table.piles)::id_at(index);
        const Pile& cards = table.piles[pile];
        if (pile != renewed && std::find(cards.begin(), cards.end(), std::nullopt) != cards.end())
            return true;
    }
    return false;
}

std::vector<CardId> cards_named(const Happening& what) {
    if (const auto* shown = std::get_if<facts::CardShown>(&what)) return {shown->card};
    if (const auto* ordered = std::get_if<facts::PileOrdered>(&what)) return ordered->cards;
    return {};
}

// Writes the facts of an entry again, with what is owed beside each.
class Clerk {
public:
    Clerk(const Kit& kit, Ledger counting, Ledger told, const std::function<const Position&(Seat)>& seen_by)
        : m_kit(kit), m_ledger(std::move(counting)), m_told(std::move(told)), m_seen_by(seen_by),
          m_table(seen_by(Seat::table())) {}

    void write(const Fact& fact) {
        const bool tells_cards = fact.audience.kind() != Audience::Kind::Vault;
        const std::vector<CardId> cards = tells_cards ? cards_named(fact.what) : std::vector<CardId>();
        std::vector<CardId> news;
        std::copy_if(cards.begin(), cards.end(), std::back_inserter(news),
                     [&](CardId card) { return !knows(known_to(fact.audience), card); });
        add(fact);
        for (const CardId card : news)
            if (!is_out_of_a_hand(fact.what)) open_card(card, fact.audience);
        if (const auto* ordered = std::get_if<facts::PileOrdered>(&fact.what)) commit_to(*ordered);
        if (const auto* order = std::get_if<facts::OrderGiven>(&fact.what))
            m_corrects = is_correction(order->verb);
        if (std::holds_alternative<facts::GameEnded>(fact.what) && !m_corrects) open_all();
    }

    Facts take() && { return std::move(m_facts); }

private:
    void add(Fact fact) {
        fold(m_ledger, m_kit, fact);
        fold(m_told, m_kit, fact);
        if (fact.audience.includes(Seat::table())) fielddesk::fold(m_table, fact);
        for (auto& [side, position] : m_sides)
            if (fact.audience.includes(Seat::of(side))) fielddesk::fold(position, fact);
        m_facts.push_back(std::move(fact));
    }

    const Position& known_to(Audience audience) {
        if (audience.kind() != Audience::Kind::Side) return m_table;
        auto known = m_sides.find(audience.side());
        if (known == m_sides.end()) {
            known = m_sides.emplace(audience.side(), m_seen_by(Seat::of(audience.side()))).first;
            for (const Fact& fact : m_facts)
                if (fact.audience.includes(Seat::of(audience.side()))) fielddesk::fold(known->second, fact);
        }
        return known->second;
    }

    bool is_out_of_a_hand(const Happening& what) const {
        const auto* shown = std::get_if<facts::CardShown>(&what);
        return shown && m_kit.piles[shown->from].owner;
    }

    void open_card(CardId card, Audience audience) {
        const Shuffle* shuffle = m_ledger.shuffle_of(card);
        if (!shuffle || !shuffle->secret) return;
        const auto position = std::find(shuffle->order.begin(), shuffle->order.end(), card);
        const auto at = static_cast<std::size_t>(position - shuffle->order.begin());
        add({facts::CardOpened{shuffle->number, static_cast<int>(at), card, salt_of(*shuffle->seed(), at)},
             audience});
    }

    // The order of a pile that was shuffled is followed by the commitments to its cards.
    void commit_to(const facts::PileOrdered& ordered) {
        if (m_ledger.shuffles.empty()) return;
        const Shuffle& shuffle = m_ledger.shuffles.back();
        if (shuffle.is_made || shuffle.pile != ordered.pile || !shuffle.secret) return;
        const Hash seed = *shuffle.seed();
        facts::PileCommitted committed{shuffle.number, shuffle.pile, {}};
        for (std::size_t at = 0; at < ordered.cards.size(); ++at)
            committed.cards.push_back(card_commitment(salt_of(seed, at), shuffle.number, at,
                                                      m_kit.cards[ordered.cards[at]].id.text()));
        add({std::move(committed)});
        if (hides_elsewhere(m_table, ordered.pile)) return;
        for (const Shuffle& each : std::vector<Shuffle>(m_ledger.shuffles))
            if (each.number != shuffle.number) open_shuffle(each);
    }

    void open_shuffle(const Shuffle& shuffle) {
        if (!shuffle.is_made || shuffle.is_opened || !shuffle.secret) return;
        std::vector<CardId> cards = shuffle.order;
        std::sort(cards.begin(), cards.end());
        add({facts::ShuffleOpened{shuffle.number, *shuffle.secret, std::move(cards)}});
    }

    void open_all() {
        for (const Shuffle& each : std::vector<Shuffle>(m_told.shuffles))
            open_shuffle(each);
        for (const DicePromise& each : std::vector<DicePromise>(m_told.dice))
            if (each.secret && !each.is_opened) add({facts::DiceOpened{each.number, *each.secret}});
    }

    const Kit& m_kit;
    Ledger m_ledger;
    Ledger m_told;
    const std::function<const Position&(Seat)>& m_seen_by;
    Position m_table;
    std::map<SideId, Position> m_sides;
    Facts m_facts;
    bool m_corrects = false;
};

} // namespace

Facts with_openings(const Kit& kit, Ledger counting, Ledger told,
                    const std::function<const Position&(Seat)>& seen_by, const Facts& facts) {
    Clerk clerk(kit, std::move(counting), std::move(told), seen_by);
    for (const Fact& fact : facts)
        clerk.write(fact);
    return std::move(clerk).take();
}

} // namespace fielddesk::fair
