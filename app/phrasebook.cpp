#include "app/phrasebook.h"

#include "app/phrases.h"
#include "engine/core/joined.h"
#include "engine/rules/corrections.h"

#include <algorithm>

namespace fielddesk {

namespace {

std::vector<std::string> names_of(const Phrasebook& book, const Arguments& arguments) {
    std::vector<std::string> names;
    for (const Argument& argument : arguments)
        names.push_back(book.name(argument));
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

struct FactSentence {
    const Phrasebook& book;
    const Kit& kit;

    std::string operator()(const facts::GameBegun& fact) const {
        return phrase(fact.is_seeded ? "record.begun-seeded" : "record.begun");
    }
    std::string operator()(const facts::PieceMoved& fact) const {
        return filled("fact.moved", {book.name(fact.piece), book.name(fact.place)});
    }
    std::string operator()(const facts::PieceFlipped& fact) const {
        const auto& value = kit.pieces[fact.piece].faces[fact.face].value;
        const std::string face = value ? std::to_string(*value) : std::to_string(fact.face + 1);
        return filled("fact.flipped", {book.name(fact.piece), face});
    }
    std::string operator()(const facts::PieceConcealed& fact) const {
        return filled("fact.concealed", {book.name(fact.piece)});
    }
    std::string operator()(const facts::PieceMarked& fact) const {
        return marked(book.name(fact.piece), fact.mark, fact.is_on);
    }
    std::string operator()(const facts::PlaceMarked& fact) const {
        return marked(book.name(fact.place), fact.mark, fact.is_on);
    }
    std::string operator()(const facts::TrackSet& fact) const {
        if (!kit.tracks[fact.track].is_on_board) return {};
        return filled("fact.track", {book.name(fact.track), std::to_string(fact.value)});
    }
    std::string operator()(const facts::PileShuffled& fact) const {
        return filled("fact.shuffled", {book.name(fact.pile)});
    }
    std::string operator()(const facts::CardsDealt& fact) const {
        return filled("fact.dealt", {book.name(fact.from), book.name(fact.to), std::to_string(fact.count)});
    }
    std::string operator()(const facts::CardShown& fact) const {
        return filled("fact.card", {book.name(fact.card), book.name(fact.from), book.name(fact.to)});
    }
    std::string operator()(const facts::DiceRolled& fact) const {
        const char* code = fact.roll.faces.size() == 1 ? "fact.dice" : "fact.dice-several";
        const std::string faces =
            joined(fact.roll.faces, ", ", [](int face) { return std::to_string(face); });
        return filled(code, {faces, book.say(fact.roll.source)});
    }
    std::string operator()(const facts::QuestionAsked& fact) const {
        return book.say(
            Text{Code("now." + std::string(fact.question.purpose.text())), fact.question.subjects});
    }
    std::string operator()(const facts::RulingMade& fact) const { return book.result(fact.ruling); }
    std::string operator()(const facts::Noted& fact) const { return book.say(fact.text); }
    std::string operator()(const facts::GameEnded& fact) const { return phrase(fact.outcome.reason.text()); }
    std::string operator()(const facts::GameResumed&) const { return phrase("fact.game-resumed"); }
    std::string operator()(const facts::OrderUndone& fact) const {
        const char* code = fact.is_confirmed ? "record.undone-confirmed" : "record.undone";
        return filled(code, {std::to_string(fact.entry)});
    }
    std::string operator()(const facts::OrderRedone& fact) const {
        return filled("record.redone", {std::to_string(fact.entry)});
    }

    std::string operator()(const facts::PhraseAdded& fact) const {
        const std::string by = fact.side ? kit.sides[*fact.side].title : phrase("seat.table");
        return filled("fact.phrase", {by}, fact.words);
    }
    std::string operator()(const facts::ShuffleOpened& fact) const {
        return filled("fact.shuffle-opened", {std::to_string(fact.shuffle)});
    }
    std::string operator()(const facts::DiceOpened&) const { return phrase("fact.dice-opened"); }
    std::string operator()(const facts::UndoAsked& fact) const {
        const std::string by = fact.side ? kit.sides[*fact.side].title : phrase("seat.table");
        return filled("fact.undo-asked", {by, std::to_string(fact.entry)});
    }
    std::string operator()(const facts::UndoAnswered& fact) const {
        return filled(fact.agrees ? "fact.undo-agreed" : "fact.undo-refused",
                      {kit.sides[fact.side].title, std::to_string(fact.entry)});
    }

    std::string operator()(const facts::NotesUsed& fact) const {
        return filled("fact.notes-used", {std::to_string(fact.count)});
    }
    std::string operator()(const facts::CellNoted& fact) const { return cell("fact.cell-noted", fact, {}); }
    std::string operator()(const facts::CellRead& fact) const {
        return cell(
            "fact.cell-read", fact,
            phrase("provenance." + std::string(provenance_words[static_cast<std::size_t>(fact.provenance)])));
    }
    std::string operator()(const facts::RatingNoted& fact) const {
        return filled("fact.rating-noted", {book.name(fact.piece), std::to_string(fact.face + 1),
                                            book.name(fact.rating), std::to_string(fact.value)});
    }
    std::string operator()(const facts::ConnectionNoted& fact) const {
        return filled(fact.kind ? "fact.connection-noted" : "fact.no-connection-noted",
                      {book.name(fact.from), book.name(fact.to), fact.kind ? book.name(*fact.kind) : ""});
    }
    std::string operator()(const facts::ArrivalNoted& fact) const {
        return filled("fact.arrival-noted",
                      {book.name(fact.piece), std::to_string(fact.turn), book.name(fact.place)});
    }

    // These say nothing that another line of their entry does not say better.
    std::string operator()(const facts::SeedChosen&) const { return {}; }
    std::string operator()(const facts::OrderGiven&) const { return {}; }
    std::string operator()(const facts::PileFilled&) const { return {}; }
    std::string operator()(const facts::PileOrdered&) const { return {}; }
    std::string operator()(const facts::PhaseBegun&) const { return {}; }
    std::string operator()(const facts::QuestionClosed&) const { return {}; }
    std::string operator()(const facts::PhrasesWanted&) const { return {}; }
    std::string operator()(const facts::ShuffleCommitted&) const { return {}; }
    std::string operator()(const facts::ShuffleSecret&) const { return {}; }
    std::string operator()(const facts::PileCommitted&) const { return {}; }
    std::string operator()(const facts::CardOpened&) const { return {}; }
    std::string operator()(const facts::DiceCommitted&) const { return {}; }
    std::string operator()(const facts::DiceSecret&) const { return {}; }

private:
    template <typename Fact>
    std::string cell(const char* code, const Fact& fact, const std::string& provenance) const {
        const Chart& chart = kit.charts[fact.chart];
        const auto row = chart.rows.step_named(fact.row.text());
        const auto column = chart.columns.step_named(fact.column.text());
        if (!row || !column) return {};
        return filled(code, {chart.title, chart.rows.steps[*row].title, chart.columns.steps[*column].title,
                             cell_text(chart, fact.cell), provenance});
    }
    std::string marked(const std::string& bearer, MarkId mark, bool is_on) const {
        return filled(is_on ? "fact.marked" : "fact.unmarked", {bearer, kit.marks[mark].title});
    }
};

} // namespace

std::string Phrasebook::name(const Argument& argument) const {
    struct Namer {
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
            return std::to_string(kit.cards[id].number) + ", " + kit.cards[id].title;
        }
        std::string operator()(TrackId id) const { return kit.tracks[id].title; }
        std::string operator()(SideId id) const { return kit.sides[id].title; }
    };
    return std::visit(Namer{*m_rules, m_rules->kit()}, argument);
}

// The words of a reminder are the card's own: the card, and which of its reminders.
std::string Phrasebook::reminder(const Arguments& arguments) const {
    if (arguments.size() != 2) return {};
    const auto* card = std::get_if<CardId>(&arguments[0]);
    const auto* index = std::get_if<int>(&arguments[1]);
    if (!card || !index) return {};
    return m_rules->reminder(*card, *index);
}

std::string Phrasebook::say(const Text& text) const {
    if (text.code == Code("card.reminder")) return reminder(text.arguments);
    return filled(text.code.text(), names_of(*this, text.arguments));
}

std::string Phrasebook::say(const Refusal& refusal) const {
    return filled(refusal.code.text(), names_of(*this, refusal.subjects), refusal.detail);
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

std::string Phrasebook::say(const Happening& happening) const {
    return std::visit(FactSentence{*this, m_rules->kit()}, happening);
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
        if (has_phrase(code)) return filled(code, names_of(*this, order->arguments));
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
