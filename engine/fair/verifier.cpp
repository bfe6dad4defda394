#include "engine/fair/verifier.h"

#include "engine/fair/chance.h"
#include "engine/fair/ending.h"
#include "engine/fair/slots.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace fielddesk::fair {

namespace {

// A shuffle as it was made: what was committed to, with the phrases that counted then.
struct Made {
    std::int64_t entry = 0;
    facts::PileCommitted pile;
    std::vector<Phrase> phrases;
    bool is_checked = false;
};

// A card that came out of a hand, and what had come into that hand until then.
struct Played {
    std::int64_t entry = 0;
    CardId card;
    std::set<std::optional<Label>> could_be;
};

struct Thrown {
    std::int64_t entry = 0;
    Roll roll;
};

struct Promise {
    std::int64_t entry = 0;
    Hash commitment{};
};

// The part of what was told that can be taken back: where the cards lie, and which promises count.
struct Standing {
    explicit Standing(const Kit& kit) : slots(kit) {}

    Slots slots;
    std::map<int, std::vector<Phrase>> phrases;
    std::map<int, Made> made;
    std::set<std::pair<int, int>> opened; // shuffle and position
    std::set<int> opened_whole;
    std::optional<int> dice;
};

class Checker {
public:
    Checker(const Kit& kit, const std::vector<ChronicleEntry>& entries, Promises promises)
        : m_kit(kit), m_entries(entries), m_promises(promises), m_counts(entries.size(), false),
          m_standing(kit) {}

    Report report() && {
        for (std::size_t index = 0; index < m_entries.size(); ++index)
            check(index);
        check_hands();
        check_end();
        return std::move(m_report);
    }

private:
    void check(std::size_t index) {
        m_entry = m_entries[index].number;
        m_counts[index] = true;
        m_shown.clear();
        note_played(m_entries[index].facts);
        for (const Fact& fact : m_entries[index].facts) {
            follow(m_standing, m_entry, fact);
            m_audience = fact.audience;
            std::visit(*this, fact.what);
        }
        for (const CardId card : m_shown) {
            const auto label = m_standing.slots.label_of(card);
            const bool is_open = !label || m_standing.opened.contains({label->shuffle, label->position}) ||
                                 m_standing.opened_whole.contains(label->shuffle);
            if (!is_open) doubt("fair.unopened", {card});
        }
    }

    void note_played(const Facts& facts) {
        for (const Fact& fact : facts) {
            const auto* shown = std::get_if<facts::CardShown>(&fact.what);
            if (shown && fact.audience == Audience::everyone() && m_kit.piles[shown->from].owner)
                m_played.push_back({m_entry, shown->card, m_standing.slots.came_into(shown->from)});
        }
    }

    // What was played out of a hand had come into it: seen once every shuffle that it can be from is opened.
    void check_hands() {
        for (const Played& played : m_played) {
            bool is_open = true;
            bool is_there = false;
            for (const auto& label : played.could_be) {
                const auto lay = label ? m_lay.find(*label) : m_lay.end();
                is_open = is_open && lay != m_lay.end();
                is_there = is_there || (lay != m_lay.end() && lay->second.contains(played.card));
            }
            if (is_open && !is_there)
                m_report.doubts.push_back({played.entry, {"fair.place", {played.card}}});
        }
    }

    // At its end a game holds nothing back.
    void check_end() {
        const Ending ending = ending_of(m_entries, m_counts);
        if (!ending.opens_all) return;
        for (const Made& made : m_all_made)
            if (!m_opened.contains(made.pile.shuffle)) unkept(made.entry, made.pile.shuffle);
        // A shuffle that was promised is made and opened, unless a correction came between.
        for (const auto& [number, promise] : m_commitments)
            if (!m_opened.contains(number) && still_counts(promise.entry) && !ending.is_corrected)
                unkept(promise.entry, number);
        for (const auto& [number, promise] : m_dice_commitments)
            if (!m_dice_opened.contains(number)) unkept(promise.entry, number);
    }

    void unkept(std::int64_t entry, int number) {
        m_report.doubts.push_back({entry, {"fair.unkept", {number}}});
    }

    bool still_counts(std::int64_t entry) const {
        return entry >= 1 && entry <= static_cast<std::int64_t>(m_counts.size()) &&
               m_counts[static_cast<std::size_t>(entry - 1)];
    }

    // What can be taken back, after one more fact.
    void follow(Standing& standing, std::int64_t entry, const Fact& fact) const {
        if (fact.audience == Audience::everyone()) standing.slots.fold(fact);
        if (const auto* phrase = std::get_if<facts::PhraseAdded>(&fact.what)) {
            const auto& side = phrase->side;
            standing.phrases[phrase->shuffle].push_back(
                {side ? std::string(m_kit.sides[*side].id.text()) : "table", phrase->words});
        } else if (const auto* pile = std::get_if<facts::PileCommitted>(&fact.what)) {
            standing.made[pile->shuffle] = {entry, *pile, standing.phrases[pile->shuffle], false};
        } else if (const auto* card = std::get_if<facts::CardOpened>(&fact.what)) {
            standing.opened.insert({card->shuffle, card->position});
        } else if (const auto* opened = std::get_if<facts::ShuffleOpened>(&fact.what)) {
            standing.opened_whole.insert(opened->shuffle);
        } else if (const auto* dice = std::get_if<facts::DiceCommitted>(&fact.what)) {
            standing.dice = dice->promise;
        }
    }

    void set_counts(std::int64_t entry, bool counts) {
        if (entry < 1 || entry > static_cast<std::int64_t>(m_counts.size())) return;
        m_counts[static_cast<std::size_t>(entry - 1)] = counts;
        m_standing = Standing(m_kit);
        for (std::size_t index = 0; index < m_entries.size() && m_entries[index].number <= m_entry; ++index) {
            if (!m_counts[index]) continue;
            for (const Fact& fact : m_entries[index].facts)
                follow(m_standing, m_entries[index].number, fact);
        }
    }

    void doubt(Code what, Arguments arguments = {}) {
        m_report.doubts.push_back({m_entry, {what, std::move(arguments)}});
    }

public:
    void operator()(const facts::OrderUndone& fact) { set_counts(fact.entry, false); }
    void operator()(const facts::OrderRedone& fact) { set_counts(fact.entry, true); }

    void operator()(const facts::ShuffleCommitted& fact) {
        if (fact.shuffle != static_cast<int>(m_commitments.size()) + 1) doubt("fair.number", {fact.shuffle});
        m_commitments.emplace(fact.shuffle, Promise{m_entry, fact.commitment});
    }
    void operator()(const facts::PileCommitted& fact) {
        if (!m_commitments.contains(fact.shuffle)) doubt("fair.number", {fact.shuffle});
        m_all_made.push_back(m_standing.made.at(fact.shuffle));
        ++m_report.shuffles;
    }

    void operator()(const facts::CardShown& fact) {
        if (m_audience == Audience::everyone()) m_shown.insert(fact.card);
    }
    void operator()(const facts::PileOrdered& fact) {
        if (m_audience == Audience::everyone()) m_shown.insert(fact.cards.begin(), fact.cards.end());
    }
    void operator()(const facts::CardOpened& fact) {
        const auto made = m_standing.made.find(fact.shuffle);
        const bool is_there = made != m_standing.made.end() && fact.position >= 0 &&
                              static_cast<std::size_t>(fact.position) < made->second.pile.cards.size();
        const auto at = static_cast<std::size_t>(fact.position);
        if (!is_there || made->second.pile.cards[at] !=
                             card_commitment(fact.salt, fact.shuffle, at, m_kit.cards[fact.card].id.text()))
            return doubt("fair.opening", {fact.card});
        const Label stated{fact.shuffle, fact.position};
        if (m_audience == Audience::everyone() && m_standing.slots.label_of(fact.card) != stated)
            return doubt("fair.place", {fact.card});
        if (m_audience == Audience::everyone()) ++m_report.cards_opened;
    }
    void operator()(const facts::ShuffleOpened& fact) {
        const auto committed = m_commitments.find(fact.shuffle);
        if (committed == m_commitments.end() ||
            committed->second.commitment != commitment_of(fact.shuffle, fact.secret))
            doubt("fair.commitment", {fact.shuffle});
        m_opened.insert(fact.shuffle);
        if (std::none_of(m_all_made.begin(), m_all_made.end(),
                         [&](const Made& made) { return made.pile.shuffle == fact.shuffle; }))
            doubt("fair.number", {fact.shuffle});
        const bool is_in_order = std::adjacent_find(fact.cards.begin(), fact.cards.end(),
                                                    std::greater_equal<CardId>()) == fact.cards.end();
        for (Made& made : m_all_made) {
            if (made.pile.shuffle != fact.shuffle || made.is_checked) continue;
            if (!is_in_order || made.pile.cards.size() != fact.cards.size())
                return doubt("fair.cards", {fact.shuffle});
            if (!follows(made, fact)) return doubt("fair.order", {fact.shuffle});
            made.is_checked = true;
            ++m_report.shuffles_opened;
        }
    }

    void operator()(const facts::DiceCommitted& fact) {
        if (fact.promise != static_cast<int>(m_dice_commitments.size()) + 1)
            doubt("fair.number", {fact.promise});
        m_dice_commitments.emplace(fact.promise, Promise{m_entry, fact.commitment});
    }
    void operator()(const facts::DiceRolled& fact) {
        if (fact.roll.source != Source::App) return;
        if (!m_standing.dice && m_promises == Promises::FromSomeEntryOn) return;
        ++m_report.throws;
        if (!m_standing.dice || m_dice_opened.contains(*m_standing.dice)) return doubt("fair.unpromised");
        m_throws[*m_standing.dice].push_back({m_entry, fact.roll});
    }
    void operator()(const facts::DiceOpened& fact) {
        const auto committed = m_dice_commitments.find(fact.promise);
        if (committed == m_dice_commitments.end() ||
            committed->second.commitment != commitment_of(fact.promise, fact.secret))
            doubt("fair.commitment", {fact.promise});
        m_dice_opened.insert(fact.promise);
        for (const Thrown& thrown : std::exchange(m_throws[fact.promise], {})) {
            const auto count = static_cast<int>(thrown.roll.faces.size());
            if (!can_be_thrown(thrown.roll) ||
                dice(fact.secret, thrown.entry, count, thrown.roll.sides) != thrown.roll.faces)
                m_report.doubts.push_back({thrown.entry, {"fair.dice", {}}});
            else
                ++m_report.throws_checked;
        }
    }
    template <typename Other>
    void operator()(const Other&) {}

private:
    bool follows(const Made& made, const facts::ShuffleOpened& opened) {
        const Hash seed = seed_of(opened.shuffle, opened.secret, made.phrases);
        const std::vector<CardId> order = shuffled(opened.cards, seed);
        for (std::size_t at = 0; at < order.size(); ++at)
            m_lay[{opened.shuffle, static_cast<int>(at)}].insert(order[at]);
        for (std::size_t at = 0; at < order.size(); ++at)
            if (made.pile.cards[at] !=
                card_commitment(salt_of(seed, at), opened.shuffle, at, m_kit.cards[order[at]].id.text()))
                return false;
        return true;
    }

    const Kit& m_kit;
    const std::vector<ChronicleEntry>& m_entries;
    Promises m_promises;
    std::vector<bool> m_counts;
    Standing m_standing;
    Report m_report;
    std::int64_t m_entry = 0;
    Audience m_audience;
    std::set<CardId> m_shown;
    std::map<int, Promise> m_commitments;
    std::set<int> m_opened; // taken back or not, like everything that was told
    std::vector<Made> m_all_made;
    std::vector<Played> m_played;
    std::map<Label, std::set<CardId>> m_lay; // what opened shuffles put where
    std::map<int, Promise> m_dice_commitments;
    std::set<int> m_dice_opened;
    std::map<int, std::vector<Thrown>> m_throws;
};

} // namespace

Report verify(const Kit& kit, const std::vector<ChronicleEntry>& entries, Promises promises) {
    return Checker(kit, entries, promises).report();
}

} // namespace fielddesk::fair
