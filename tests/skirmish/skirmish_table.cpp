#include "tests/skirmish/skirmish_table.h"

#include "app/console_orders.h"
#include "tests/support/agreement.h"
#include "tests/support/shipped_rules.h"

#include <iterator>
#include <sstream>

namespace fielddesk::skirmish {

SkirmishTable::SkirmishTable() : m_rules(testing::shipped_rules("skirmish")), m_referee(*m_rules) {
    EXPECT_EQ(take(m_referee.beginning({}, {1862, false})), "");
}

std::string SkirmishTable::take(Result<Facts> facts) {
    if (!facts) return std::string(facts.error().code.text());
    const auto number = static_cast<std::int64_t>(m_referee.chronicle().entries().size()) + 1;
    EXPECT_TRUE(m_referee.take({number, "", *std::move(facts), true}));
    return {};
}

std::string SkirmishTable::give(const std::string& name, const std::string& text) {
    std::istringstream stream(text);
    const std::vector<std::string> words{std::istream_iterator<std::string>(stream), {}};
    const OrderReader reader(kit(), seat(name));
    if (words.front() != "correct")
        return take(m_referee.facts_of(reader.read(words, m_rules->offers(seen(name), seat(name)))));
    const auto correction = reader.read_correction(words);
    EXPECT_TRUE(correction) << text;
    return take(m_referee.facts_of(*correction));
}

void SkirmishTable::deploy() {
    for (const std::string side : {"blue", "red"}) {
        const std::string strength = side == "blue" ? " 3" : " 1";
        for (int block = 1; block <= 5; ++block)
            EXPECT_EQ(give(side, "muster " + side + "-" + std::to_string(block) + strength), "");
        EXPECT_EQ(give(side, "ready"), "");
    }
}

void SkirmishTable::meet_on_the_hill() {
    EXPECT_EQ(give("blue", "march blue-1 hill"), "");
    EXPECT_EQ(give("red", "march red-1 hill"), "");
}

void SkirmishTable::pass_to_the_end() {
    while (!whole().outcome) {
        EXPECT_EQ(give("blue", "pass"), "");
        EXPECT_EQ(give("red", "pass"), "");
    }
}

std::string SkirmishTable::redo(const std::string& name) {
    return take(m_referee.facts_of_redo(seat(name)));
}

std::string SkirmishTable::ask_undo(const std::string& name) {
    return take(m_referee.facts_of_undo(seat(name), true));
}

std::string SkirmishTable::undo() {
    std::string problem = ask_undo("table");
    while (const auto agreement = problem.empty() ? testing::agreement(m_referee) : std::nullopt)
        problem = take(m_referee.facts_of(*agreement));
    return problem;
}

Seat SkirmishTable::seat(const std::string& name) const {
    return name == "table" ? Seat::table() : Seat::of(kit().side(name).value());
}

const Position& SkirmishTable::seen(const std::string& name) const {
    return m_referee.seen_by(seat(name));
}

Desk SkirmishTable::desk(const std::string& name) const {
    return m_rules->desk(seen(name), seat(name));
}

std::optional<int> SkirmishTable::face(const std::string& name, const std::string& id) const {
    const PieceId piece = kit().piece(id).value();
    const auto up = seen(name).pieces[piece].face;
    return up ? kit().pieces[piece].faces[*up].value : std::nullopt;
}

const Pile& SkirmishTable::pile(const std::string& name, const std::string& id) const {
    return seen(name).piles[kit().pile(id).value()];
}

std::vector<int> SkirmishTable::cards(const std::string& name, const std::string& id) const {
    std::vector<int> numbers;
    for (const auto& card : pile(name, id))
        if (card) numbers.push_back(kit().cards[*card].number);
    return numbers;
}

Facts SkirmishTable::told(const std::string& name) const {
    Facts facts;
    for (const Fact& fact : m_referee.chronicle().entries().back().facts)
        if (fact.audience.includes(seat(name))) facts.push_back(fact);
    return facts;
}

} // namespace fielddesk::skirmish
