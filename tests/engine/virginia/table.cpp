#include "tests/engine/virginia/table.h"

#include "engine/games/virginia/virginia.h"
#include "engine/position/piles.h"
#include "tests/engine/kit/kit_files.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>

namespace fielddesk::test {

namespace {

// The values that are practice may be balanced anew, so that the tests have theirs.
void fix_practice_values(Kit& kit) {
    for (const char* army : {"us-valley", "us-james"}) {
        auto& faces = kit.pieces[*kit.piece(army)].faces;
        faces[0].value = 2;
        faces[1].value = 1;
    }
}

} // namespace

Kit kit_with_cards(const Words& instructions, std::size_t size) {
    Kit kit = shipped_kit();
    fix_practice_values(kit);
    kit.cards = {};
    for (std::size_t index = 0; index < std::max(size, instructions.size()); ++index) {
        Card card;
        const std::string number = std::to_string(index + 1);
        card.id = Code("card-" + number);
        card.number = static_cast<int>(index) + 1;
        card.pointer = "/cards/" + std::to_string(index);
        card.provenance = Provenance::Practice;
        card.instructions = index < instructions.size() ? instructions[index] : "{}";
        kit.cards.push_back(std::move(card));
    }
    return kit;
}

Table::Table(const Words& instructions, const Choices& choices, std::size_t size)
    : Table(choices, virginia::make_rules(kit_with_cards(instructions, size)).value()) {}

Table Table::of_kit(Kit kit, const Choices& choices) {
    return Table(choices, virginia::make_rules(std::move(kit)).value());
}

Table::Table(const Choices& choices, std::unique_ptr<Rules> rules)
    : m_rules(std::move(rules)), m_position(blank_position(kit())), m_seen(blank_position(kit())) {
    std::vector<std::uint8_t> options;
    for (const OptionDefinition& option : kit().options) {
        const std::string id(option.id.text());
        const std::string fallback = id == "deck" ? "table" : "";
        const std::string wanted = choices.contains(id) ? choices.at(id) : fallback;
        std::size_t chosen = option.default_choice;
        for (std::size_t index = 0; index < option.choices.size(); ++index)
            if (option.choices[index].id.text() == wanted) chosen = index;
        options.push_back(static_cast<std::uint8_t>(chosen));
    }
    take(m_rules->begin(options, false));
}

void Table::take(Facts facts) {
    m_facts = std::move(facts);
    for (const Fact& fact : m_facts) {
        ASSERT_TRUE(fits(m_rules->kit(), m_position, fact)) << "fact " << fact.what.index();
        fold(m_position, fact);
        if (fact.audience.includes(Seat::table())) fold(m_seen, fact);
    }
    const auto broken = broken_conservation(kit(), m_position);
    EXPECT_FALSE(broken) << broken->code.text();
}

std::string Table::give(Code verb, Arguments arguments, Seat seat) {
    // A shuffle is the app's own to make.
    const Source source = verb == verbs::shuffled ? Source::App : Source::Typed;
    return give(Order{seat, verb, std::move(arguments), source});
}

std::string Table::tell(const std::string& entry) {
    return give(Order{Seat::table(), verbs::note, {}, Source::Typed, entry});
}

std::string Table::give(const Order& order) {
    auto facts = decide(*m_rules, m_position, order);
    if (!facts) return std::string(facts.error().code.text());
    take(*std::move(facts));
    return "";
}

std::string Table::put(const std::string& id, const std::string& where) {
    return give(verbs::correct_piece, {piece(id), place(where)});
}
std::string Table::turn(int card) {
    return give("turn", {*kit().card_numbered(card)});
}
std::string Table::turn() {
    return give("turn", {});
}
std::string Table::resolve() {
    return give("resolve", {});
}
std::string Table::die(int shown) {
    return give(verbs::dice, {shown});
}
std::string Table::choose(const std::string& front) {
    return give("choose", {Code(front)});
}
std::string Table::attack(const std::string& front) {
    return give("attack", {Code(front)});
}
std::string Table::reserve(const std::string& front) {
    return give("reserve", {Code(front)});
}
std::string Table::lee(const std::string& front) {
    return give("lee", {Code(front)});
}
std::string Table::end() {
    return give("end", {});
}

std::string Table::shuffle() {
    Arguments cards;
    for (const CardId card : cards_unseen(kit(), m_position))
        cards.emplace_back(card);
    return give(verbs::shuffled, cards);
}

void Table::face(const std::string& front, const std::string& union_place) {
    const Json fronts = Json::parse(kit().game).at("fronts");
    const auto track =
        std::find_if(fronts.begin(), fronts.end(), [&](const Json& each) { return each.at("id") == front; });
    const Json& places = track->at("places");
    const auto target = std::find(places.begin(), places.end(), union_place);
    const auto move = [&](const std::string& army, const std::string& leader, const std::string& where) {
        const bool leads = at(leader) == at(army);
        EXPECT_EQ(put(army, where), "");
        if (leads) {
            EXPECT_EQ(put(leader, where), "");
        }
    };
    move("us-" + front, "mcclellan", union_place);
    move("cs-" + front, "lee", std::prev(target)->get<std::string>());
}

void Table::play(int card) {
    EXPECT_EQ(turn(card), "");
    while (asked().empty() && offers("resolve"))
        EXPECT_EQ(resolve(), "");
}

void Table::finish_turn() {
    while (asked().empty() && offers("resolve"))
        EXPECT_EQ(resolve(), "");
    EXPECT_EQ(end(), "");
}

std::string Table::at(const std::string& id) const {
    const auto where = m_position.pieces[piece(id)].place;
    return where ? std::string(kit().places[*where].id.text()) : "nowhere";
}
int Table::track(const std::string& id) const {
    return m_position.tracks[*kit().track(id)];
}
int Table::pile(const std::string& id) const {
    return static_cast<int>(m_position.piles[*kit().pile(id)].size());
}
int Table::reserves() const {
    int count = 0;
    for (const std::string id : {"reserve-1", "reserve-2", "reserve-3", "reserve-4"})
        count += at(id) == "reserve-box" ? 1 : 0;
    return count;
}
std::string Table::phase() const {
    return std::string(kit().phases[m_position.phase].id.text());
}
std::string Table::asked() const {
    return m_position.question ? std::string(m_position.question->purpose.text()) : "";
}
std::string Table::outcome() const {
    return m_position.outcome ? std::string(m_position.outcome->reason.text()) : "";
}

int Table::value(const std::string& army) const {
    for (const DeskLane& lane : desk().lanes)
        for (const DeskPlace& where : lane.places)
            for (const DeskCounter& counter : where.counters)
                if (counter.piece == piece(army)) return counter.value.value_or(-1);
    return -1;
}

Words Table::offered(const std::string& verb) const {
    Words words;
    for (const Offer& offer : m_rules->offers(m_seen, Seat::table())) {
        if (offer.verb.text() != verb || offer.slots.empty()) continue;
        for (const Argument& candidate : offer.slots.front().candidates)
            if (const auto* code = std::get_if<Code>(&candidate)) words.emplace_back(code->text());
    }
    return words;
}

bool Table::offers(const std::string& verb) const {
    const auto all = m_rules->offers(m_seen, Seat::table());
    return std::any_of(all.begin(), all.end(), [&](const Offer& offer) { return offer.verb.text() == verb; });
}

int Table::favourable_faces() const {
    const auto ruling = desk().ruling;
    return ruling ? static_cast<int>(ruling->chance.numerator) : -1;
}
int Table::drm() const {
    const auto ruling = desk().ruling;
    return ruling ? total(ruling->drm) : -99;
}

bool Table::noted(const std::string& code) const {
    return std::any_of(m_facts.begin(), m_facts.end(), [&](const Fact& fact) {
        const auto* note = std::get_if<facts::Noted>(&fact.what);
        return note && note->text.code.text() == code;
    });
}

std::optional<Ruling> Table::ruled() const {
    for (const Fact& fact : m_facts)
        if (const auto* made = std::get_if<facts::RulingMade>(&fact.what)) return made->ruling;
    return std::nullopt;
}

} // namespace fielddesk::test
