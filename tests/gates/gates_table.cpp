#include "tests/gates/gates_table.h"

#include "app/console_orders.h"
#include "tests/support/shipped_rules.h"

#include <iterator>
#include <sstream>

namespace fielddesk::gates::test {

namespace {

std::vector<std::uint8_t> options_of(const Kit& kit, std::map<std::string, std::string> choices) {
    choices.try_emplace("deck", "table");
    std::vector<std::uint8_t> options;
    for (const OptionDefinition& option : kit.options) {
        std::size_t chosen = option.default_choice;
        for (std::size_t index = 0; index < option.choices.size(); ++index)
            if (const auto wanted = choices.find(std::string(option.id.text()));
                wanted != choices.end() && option.choices[index].id.text() == wanted->second)
                chosen = index;
        options.push_back(static_cast<std::uint8_t>(chosen));
    }
    return options;
}

} // namespace

GatesTable::GatesTable(const std::map<std::string, std::string>& choices)
    : m_rules(testing::shipped_rules("gates-of-richmond")), m_referee(*m_rules) {
    EXPECT_EQ(take(m_referee.beginning(options_of(kit(), choices), {1862, false})), "");
    while (asked() == "muster")
        play({"note 6"});
}

std::string GatesTable::take(Result<Facts> facts) {
    if (!facts) return std::string(facts.error().code.text());
    const auto number = static_cast<std::int64_t>(m_referee.chronicle().entries().size()) + 1;
    EXPECT_TRUE(m_referee.take({number, "", *std::move(facts), true}));
    EXPECT_EQ(broken_conservation(kit(), whole()), std::nullopt);
    return {};
}

void GatesTable::set_up() {
    play({"us: done", "cs: done"});
    EXPECT_EQ(phase(), "supply");
}

void GatesTable::check_supply(const std::string& word) {
    play({"us: check-supply"});
    while (asked() == "supply-word")
        play({(std::get<SideId>(whole().question->subjects.front()) == *kit().side("us") ? "us: " : "cs: ") +
              word});
    if (asked().empty()) play({"us: draw-cards"});
    EXPECT_EQ(phase(), "cs-move");
}

void GatesTable::go_to_move(const std::string& side) {
    set_up();
    check_supply();
    if (side == "us") play({"cs: end-phase"});
}

std::string GatesTable::give(const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> words{std::istream_iterator<std::string>(stream), {}};
    std::string name = "table";
    if (words.front().ends_with(':')) {
        name = words.front().substr(0, words.front().size() - 1);
        words.erase(words.begin());
    }
    const OrderReader reader(kit(), seat(name));
    if (words.front() != "correct")
        return take(
            m_referee.facts_of(reader.read(words, fielddesk::offers(*m_rules, seen(name), seat(name)))));
    const auto correction = reader.read_correction(words);
    EXPECT_TRUE(correction) << line;
    return take(m_referee.facts_of(*correction));
}

std::string GatesTable::refusal(const std::string& name, const std::string& verb,
                                const std::string& place) const {
    const Order order{seat(name), Code(verb), {kit().place(place).value()}, Source::Typed};
    const auto facts = m_referee.facts_of(order);
    return facts ? std::string() : std::string(facts.error().code.text());
}

void GatesTable::play(const std::vector<std::string>& lines) {
    for (const std::string& line : lines)
        EXPECT_EQ(give(line), "") << line;
}

void GatesTable::dice(const std::vector<int>& faces) {
    std::string line = "dice";
    for (const int face : faces)
        line += " " + std::to_string(face);
    play({line});
}

void GatesTable::tell(const std::string& words) {
    const auto is_asked = [&] {
        return whole().question && whole().question->kind > Question::Kind::Shuffle;
    };
    while (is_asked() && !::testing::Test::HasFailure())
        play({"note " + words});
}

void GatesTable::place(const std::string& piece, const std::string& place) {
    const SideId side = kit().pieces[*kit().piece(piece)].side;
    play({std::string(kit().sides[side].id.text()) + ": correct piece " + piece + " " + place});
}

void GatesTable::strength(const std::string& piece, int points) {
    const SideId side = kit().pieces[*kit().piece(piece)].side;
    play({std::string(kit().sides[side].id.text()) + ": correct face " + piece + " " +
          std::to_string(points + 1)});
}

void GatesTable::road(const std::string& from, const std::string& to, const std::string& kind) {
    play({"correct connection " + from + " " + to + " " + kind});
}

Seat GatesTable::seat(const std::string& name) const {
    return name == "table" ? Seat::table() : Seat::of(kit().side(name).value());
}

Desk GatesTable::desk(const std::string& name) const {
    return fielddesk::desk(*m_rules, seen(name), seat(name));
}

std::string GatesTable::at(const std::string& piece) const {
    return std::string(kit().places[whole().pieces[kit().piece(piece).value()].place.value()].id.text());
}

int GatesTable::points(const std::string& piece) const {
    return whole().pieces[kit().piece(piece).value()].face.value();
}

bool GatesTable::bears(const std::string& piece, const std::string& mark) const {
    return has_mark(whole().pieces[kit().piece(piece).value()].marks, kit().mark(mark).value());
}

bool GatesTable::is_marked(const std::string& place, const std::string& mark) const {
    return has_mark(whole().places[kit().place(place).value()].marks, kit().mark(mark).value());
}

bool GatesTable::is_in_force(const std::string& effect) const {
    for (const Text& each : whole().effects)
        if (each.code.text() == effect) return true;
    return false;
}

std::string GatesTable::asked() const {
    return whole().question ? std::string(whole().question->purpose.text()) : std::string();
}

std::string GatesTable::phase() const {
    return std::string(kit().phases[whole().phase].id.text());
}

int GatesTable::cards(const std::string& pile) const {
    return static_cast<int>(whole().piles[kit().pile(pile).value()].size());
}

bool GatesTable::offers(const std::string& name, const std::string& verb) const {
    for (const Offer& offer : fielddesk::offers(*m_rules, seen(name), seat(name)))
        if (offer.verb.text() == verb) return true;
    return false;
}

std::vector<std::string> GatesTable::candidates(const std::string& name, const std::string& verb) const {
    std::vector<std::string> words;
    const OrderReader writer(kit(), seat(name));
    for (const Offer& offer : fielddesk::offers(*m_rules, seen(name), seat(name)))
        if (offer.verb.text() == verb)
            for (const Argument& candidate : offer.slots.front().candidates)
                words.push_back(writer.word(candidate));
    return words;
}

std::map<std::string, int> GatesTable::modifiers() const {
    std::map<std::string, int> sums;
    if (const auto ruling = desk("table").ruling)
        for (const Modifier& modifier : ruling->drm)
            sums[std::string(modifier.code.text())] += modifier.value;
    return sums;
}

int GatesTable::drm() const {
    const auto ruling = desk("table").ruling;
    EXPECT_TRUE(ruling);
    return ruling ? total(ruling->drm) : -99;
}

bool GatesTable::noted(const std::string& code) const {
    for (const Fact& fact : m_referee.chronicle().entries().back().facts)
        if (const auto* note = std::get_if<facts::Noted>(&fact.what); note && note->text.code.text() == code)
            return true;
    return false;
}

std::optional<Ruling> GatesTable::ruled() const {
    std::optional<Ruling> found;
    for (const Fact& fact : m_referee.chronicle().entries().back().facts)
        if (const auto* made = std::get_if<facts::RulingMade>(&fact.what)) found = made->ruling;
    return found;
}

} // namespace fielddesk::gates::test
