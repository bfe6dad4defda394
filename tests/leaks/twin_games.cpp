#include "tests/leaks/twin_games.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <regex>

namespace fielddesk {

namespace {

// The top four cards are set aside. Those below them are turned first, so they stay as they are and there is
// a game in common; all the others lie in another order, and others are set aside.
void reorder_hidden(std::vector<CardId>& deck) {
    constexpr std::ptrdiff_t set_aside = 4;
    constexpr std::ptrdiff_t turned_in_common = 4;
    std::swap_ranges(deck.end() - set_aside, deck.end(), deck.begin());
    std::reverse(deck.begin(), deck.end() - set_aside - turned_in_common);
}

std::vector<StoredFact> with_other_order(const Kit& kit, std::vector<StoredFact> facts) {
    const FactCodec codec(kit);
    for (StoredFact& fact : facts) {
        const auto happening = codec.decode(fact.body);
        const auto* ordered = std::get_if<facts::PileOrdered>(&*happening);
        if (!ordered) continue;
        facts::PileOrdered other = *ordered;
        reorder_hidden(other.cards);
        fact.body = codec.encode(other);
    }
    return facts;
}

} // namespace

std::unique_ptr<Session> with_hidden_order_changed(const std::filesystem::path& from,
                                                   const std::filesystem::path& to) {
    {
        const auto journal = Journal::open(from, Journal::Mode::Look);
        auto copy = Journal::create(to, journal->header());
        const auto entries = journal->entries();
        for (const Entry& entry : *entries)
            if (!copy->append({entry.order, with_other_order(shipped_kit(), entry.facts)})) return nullptr;
    }
    return reopen(to);
}

TwinGames::TwinGames(ReplyForm form, Difference difference, std::uint64_t seed) {
    auto one = begin(m_folder / "1", new_game("app", seed));
    std::unique_ptr<Session> other;
    if (difference == Difference::Seed) {
        other = begin(m_folder / "2", new_game("app", seed + 1));
    } else {
        one.reset();
        other = with_hidden_order_changed(m_folder / "1", m_folder / "2");
        one = reopen(m_folder / "1");
    }
    m_first = std::make_unique<Twin>(std::move(one), form);
    m_second = std::make_unique<Twin>(std::move(other), form);
    EXPECT_FALSE(whole_game(m_first->session()).whole().piles ==
                 whole_game(m_second->session()).whole().piles);
}

TwinGames::~TwinGames() = default;

const Kit& TwinGames::kit() const {
    return m_first->session().kit();
}

std::string TwinGames::Twin::say(const std::string& line) {
    static const std::regex time(R"(\d{4}-\d\d-\d\dT[0-9:.]+Z)");
    return std::regex_replace(m_console.reply_to(line).value_or(""), time, "then");
}

Json TwinGames::say_to_both(const std::string& line) {
    const std::string reply = m_first->say(line);
    EXPECT_EQ(reply, m_second->say(line)) << line;
    return one_object(reply);
}

int TwinGames::play_alike(RandomPlayer& player) {
    const OrderReader writer(kit(), Seat::table());
    int alike = 0;
    for (;;) {
        const auto offers = m_first->session().offers(Seat::table());
        if (offers.empty()) return alike;
        for (const char* line : {"offers", "show", "record", "why", "redo", "attack valley", "turn 5"})
            EXPECT_EQ(m_first->say(line), m_second->say(line)) << line;
        const std::string order = writer.words(player.order_from(offers, Seat::table()));
        const std::string one = m_first->say(order);
        const std::string other = m_second->say(order);
        if (m_first->session().position(Seat::table()) != m_second->session().position(Seat::table())) {
            EXPECT_EQ(order, "turn");
            return alike;
        }
        EXPECT_EQ(one, other) << order;
        ++alike;
    }
}

std::vector<std::string> lines_that_probe(const Kit& kit) {
    std::vector<std::string> lines{"offers", "show",         "record", "why", "help",
                                   "undo",   "undo confirm", "redo",   "roll"};
    for (const Card& card : kit.cards) {
        const std::string number = std::to_string(card.number);
        lines.push_back("turn " + number);
        for (const char* piles : {" play", " discard", " draw", " aside", " play draw", " play aside"})
            lines.push_back("correct card " + number + piles);
    }
    for (const char* line :
         {"correct pile draw aside 2", "show", "correct pile aside draw 1", "correct pile draw aside 99",
          "correct piece lee valley-winchester", "undo", "undo", "redo", "record", "offers", "dice 3"})
        lines.emplace_back(line);
    return lines;
}

} // namespace fielddesk
