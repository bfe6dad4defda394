#include "app/phrasebook.h"

#include "app/phrases.h"
#include "engine/core/joined.h"
#include "engine/rules/box.h"
#include "engine/rules/corrections.h"

#include <algorithm>

namespace fielddesk {

namespace {

std::optional<std::string> step_title(const ChartAxis& axis, const Argument& argument) {
    const Code* id = std::get_if<Code>(&argument);
    const auto step = id ? axis.step_named(id->text()) : std::nullopt;
    return step ? std::optional(axis.steps[*step].title) : std::nullopt;
}

// The names of all; behind a chart stand its row and its column.
std::vector<std::string> names_of(const Phrasebook& book, const Kit& kit, const Arguments& arguments) {
    std::vector<std::string> names;
    for (const Argument& argument : arguments)
        names.push_back(book.name(argument));
    const Code* first = arguments.empty() ? nullptr : std::get_if<Code>(&arguments.front());
    const auto chart = first && arguments.size() >= 3 ? kit.chart(first->text()) : std::nullopt;
    if (!chart) return names;
    names[1] = step_title(kit.charts[*chart].rows, arguments[1]).value_or(names[1]);
    names[2] = step_title(kit.charts[*chart].columns, arguments[2]).value_or(names[2]);
    return names;
}

// The order of an entry. Where it stands there twice, the second time is for the seat that gave it and says
// all of it.
const facts::OrderGiven* order_of(const RecordEntry& entry) {
    const facts::OrderGiven* last = nullptr;
    for (const Fact& fact : entry.facts)
        if (const auto* order = std::get_if<facts::OrderGiven>(&fact.what)) last = order;
    return last;
}

} // namespace

// While a game waits to be told what a card is, nobody knows its title.
Card Phrasebook::card(CardId id) const {
    const Kit& kit = m_rules->kit();
    if (!m_session) return kit.cards[id];
    const Position& position = m_session->position(Seat::table());
    Card card = card_of(kit, position, id);
    const auto& question = position.question;
    if (question && question->kind == Question::Kind::Card && question->subjects.front() == Argument(id))
        card.title.clear();
    return card;
}

std::optional<int> Phrasebook::value(PieceId piece, std::uint8_t face) const {
    const Kit& kit = m_rules->kit();
    return m_session ? rating_of(kit, m_session->position(Seat::table()), piece, face, face_value).value
                     : kit.pieces[piece].faces[face].value;
}

std::string Phrasebook::name(const Argument& argument) const {
    struct Namer {
        const Phrasebook& book;
        const Rules& rules;
        const Kit& kit;

        std::string operator()(int number) const { return std::to_string(number); }
        std::string operator()(const Code& word) const {
            if (std::string title = rules.title(word); !title.empty()) return title;
            if (const auto chart = kit.chart(word.text())) return kit.charts[*chart].title;
            const std::string code = "word." + std::string(word.text());
            return has_phrase(code) ? phrase(code) : std::string(word.text());
        }
        std::string operator()(PieceId id) const { return kit.pieces[id].title; }
        std::string operator()(PlaceId id) const { return kit.places[id].title; }
        std::string operator()(PileId id) const { return kit.piles[id].title; }
        std::string operator()(CardId id) const {
            const Card card = book.card(id);
            return std::to_string(card.number) + (card.title.empty() ? "" : ", " + card.title);
        }
        std::string operator()(TrackId id) const { return kit.tracks[id].title; }
        std::string operator()(SideId id) const { return kit.sides[id].title; }
    };
    return std::visit(Namer{*this, *m_rules, m_rules->kit()}, argument);
}

// The words of a reminder are the card's own: the card, and which of its reminders.
std::string Phrasebook::reminder(const Arguments& arguments) const {
    if (arguments.size() != 2) return {};
    const auto* card = std::get_if<CardId>(&arguments[0]);
    const auto* index = std::get_if<int>(&arguments[1]);
    if (!card || !index) return {};
    const auto reminders = m_rules->reminders(this->card(*card));
    const auto at = static_cast<std::size_t>(*index);
    return *index >= 0 && at < reminders.size() ? reminders[at] : std::string();
}

std::string Phrasebook::say(const Text& text) const {
    if (text.code == Code("card.reminder")) return reminder(text.arguments);
    return filled(text.code.text(), names_of(*this, m_rules->kit(), text.arguments));
}

std::string Phrasebook::say(const Refusal& refusal) const {
    return filled(refusal.code.text(), names_of(*this, m_rules->kit(), refusal.subjects), refusal.detail);
}

std::string say_without_game(const Refusal& refusal) {
    std::vector<std::string> numbers;
    for (const Argument& subject : refusal.subjects)
        if (const int* number = std::get_if<int>(&subject)) numbers.push_back(std::to_string(*number));
    return filled(refusal.code.text(), numbers, refusal.detail);
}

std::string Phrasebook::section(Code section) const {
    for (const SectionDefinition& each : m_rules->kit().sections)
        if (each.id == section) return each.title;
    return {};
}

std::string Phrasebook::say(Source source) const {
    switch (source) {
    case Source::App:
        return phrase("dice.app");
    case Source::Typed:
        return phrase("dice.typed");
    case Source::Device:
        return phrase("dice.device");
    }
    return {};
}

std::string Phrasebook::headline(const RecordEntry& entry) const {
    const auto* order = order_of(entry);
    if (order && is_correction(order->verb)) return phrase("record.correction");
    for (const Fact& fact : entry.facts) {
        if (const auto* shown = std::get_if<facts::CardShown>(&fact.what))
            return filled("record.turn", {name(shown->card)});
        if (const auto* made = std::get_if<facts::RulingMade>(&fact.what)) return result(made->ruling);
    }
    if (order) {
        const std::string code = "record." + std::string(order->verb.text());
        if (has_phrase(code)) return filled(code, names_of(*this, m_rules->kit(), order->arguments));
    }
    for (const Fact& fact : entry.facts) {
        if (std::holds_alternative<facts::TrackSet>(fact.what)) continue;
        if (std::string sentence = say(fact.what); !sentence.empty()) return sentence;
    }
    return phrase("record.quiet");
}

std::vector<std::string> Phrasebook::sentences(const RecordEntry& entry) const {
    const auto* order = order_of(entry);
    const bool is_correction_of_board = order && is_correction(order->verb);
    const bool begins = entry.number == 1;
    const std::string first = headline(entry);
    std::vector<std::string> all;
    for (const Fact& fact : entry.facts) {
        // What is asked is not yet news. The counters of the turn are on the screen anyway; only a correction
        // of one is news. The set-up lists no piece: the board shows where they begin.
        if (std::holds_alternative<facts::QuestionAsked>(fact.what)) continue;
        if (std::holds_alternative<facts::TrackSet>(fact.what) && !is_correction_of_board) continue;
        if (begins && (std::holds_alternative<facts::PieceMoved>(fact.what) ||
                       std::holds_alternative<facts::PieceFlipped>(fact.what)))
            continue;
        std::string sentence = say(fact.what);
        if (!sentence.empty() && sentence != first) all.push_back(std::move(sentence));
    }
    return all;
}

} // namespace fielddesk
