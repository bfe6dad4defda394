#include "app/phrasebook.h"
#include "app/phrases.h"
#include "engine/core/joined.h"
#include "engine/kit/card_note.h"

namespace fielddesk {

namespace {

// Each kind of fact as a sentence of the record.
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
        const auto value = book.value(fact.piece, fact.face);
        const std::string face = value ? std::to_string(*value) : std::to_string(fact.face + 1);
        return filled("fact.flipped", {book.name(fact.piece), face});
    }
    std::string operator()(const facts::PieceConcealed& fact) const {
        return filled("fact.concealed", {book.name(fact.piece)});
    }
    std::string operator()(const facts::PieceCovered& fact) const {
        return filled("fact.covered", {book.name(fact.piece)});
    }
    std::string operator()(const facts::EffectBegun& fact) const { return effect(fact.effect); }
    std::string operator()(const facts::EffectEnded& fact) const {
        const std::string ended = effect(fact.effect);
        return ended.empty() ? ended : filled("fact.effect-ended", {ended});
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

    // As it was told then, which a later word may have set right.
    std::string operator()(const facts::CardNoted& fact) const {
        const Card card = card_of_entry(kit, fact.card, fact.entry);
        return filled("fact.card-noted", {std::to_string(card.number), card.title});
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
    // Effects without a sentence are the rules' own bookmarks.
    std::string effect(const Text& effect) const {
        const Code code("effect." + std::string(effect.code.text()));
        return has_phrase(std::string(code.text())) ? book.say(Text{code, effect.arguments}) : std::string();
    }
    std::string marked(const std::string& bearer, MarkId mark, bool is_on) const {
        if (!kit.marks[mark].is_on_board) return {};
        return filled(is_on ? "fact.marked" : "fact.unmarked", {bearer, kit.marks[mark].title});
    }
};

} // namespace

std::string Phrasebook::say(const Happening& happening) const {
    return std::visit(FactSentence{*this, m_rules->kit()}, happening);
}

} // namespace fielddesk
