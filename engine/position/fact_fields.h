#pragma once

#include "engine/position/fact.h"

#include <type_traits>

// The fields of every fact and of the values inside it, by the names that the game file uses. Writing and
// reading are both made from this one list: `visit("name", field)` is called for each. The value may be
// const (for writing) or not (for reading).
namespace fielddesk::fact_fields {

template <typename Value, typename Wanted>
concept is = std::is_same_v<std::remove_const_t<Value>, Wanted>;

void fields(auto& visit, is<Roll> auto& roll) {
    visit("sides", roll.sides);
    visit("faces", roll.faces);
    visit("source", roll.source);
}

void fields(auto& visit, is<Text> auto& text) {
    visit("code", text.code);
    visit("arguments", text.arguments);
}

void fields(auto& visit, is<Fraction> auto& fraction) {
    visit("of", fraction.numerator);
    visit("in", fraction.denominator);
}

void fields(auto& visit, is<Modifier> auto& modifier) {
    visit("code", modifier.code);
    visit("value", modifier.value);
    visit("section", modifier.section);
}

void fields(auto& visit, is<Ruling> auto& ruling) {
    visit("code", ruling.code);
    visit("section", ruling.section);
    visit("subjects", ruling.subjects);
    visit("comparison", ruling.comparison);
    visit("target", ruling.target);
    visit("drm", ruling.drm);
    visit("chance", ruling.chance);
    visit("roll", ruling.roll);
    visit("success", ruling.success);
}

void fields(auto& visit, is<Question> auto& question) {
    visit("kind", question.kind);
    visit("purpose", question.purpose);
    visit("subjects", question.subjects);
    visit("dice", question.dice);
    visit("sides", question.sides);
    visit("pile", question.pile);
}

void fields(auto& visit, is<Outcome> auto& outcome) {
    visit("reason", outcome.reason);
    visit("winner", outcome.winner);
}

void fields(auto& visit, is<facts::GameBegun> auto& fact) {
    visit("options", fact.options);
    visit("seeded", fact.is_seeded);
}

void fields(auto& visit, is<facts::SeedChosen> auto& fact) {
    visit("seed", fact.seed);
}

void fields(auto& visit, is<facts::OrderGiven> auto& fact) {
    visit("side", fact.side);
    visit("verb", fact.verb);
    visit("arguments", fact.arguments);
}

void fields(auto& visit, is<facts::PieceMoved> auto& fact) {
    visit("piece", fact.piece);
    visit("place", fact.place);
}

void fields(auto& visit, is<facts::PieceFlipped> auto& fact) {
    visit("piece", fact.piece);
    visit("face", fact.face);
}

void fields(auto& visit, is<facts::PieceConcealed> auto& fact) {
    visit("piece", fact.piece);
}

void fields(auto& visit, is<facts::PieceCovered> auto& fact) {
    visit("piece", fact.piece);
}

void fields(auto& visit, is<facts::PieceMarked> auto& fact) {
    visit("piece", fact.piece);
    visit("mark", fact.mark);
    visit("on", fact.is_on);
}

void fields(auto& visit, is<facts::PlaceMarked> auto& fact) {
    visit("place", fact.place);
    visit("mark", fact.mark);
    visit("on", fact.is_on);
}

void fields(auto& visit, is<facts::TrackSet> auto& fact) {
    visit("track", fact.track);
    visit("value", fact.value);
}

void fields(auto& visit, is<facts::PileFilled> auto& fact) {
    visit("pile", fact.pile);
    visit("count", fact.count);
}

void fields(auto& visit, is<facts::PileShuffled> auto& fact) {
    visit("pile", fact.pile);
}

void fields(auto& visit, is<facts::PileOrdered> auto& fact) {
    visit("pile", fact.pile);
    visit("cards", fact.cards);
}

void fields(auto& visit, is<facts::CardsDealt> auto& fact) {
    visit("from", fact.from);
    visit("to", fact.to);
    visit("count", fact.count);
}

void fields(auto& visit, is<facts::CardShown> auto& fact) {
    visit("card", fact.card);
    visit("from", fact.from);
    visit("to", fact.to);
    visit("source", fact.source);
}

void fields(auto& visit, is<facts::EffectBegun> auto& fact) {
    visit("effect", fact.effect);
}
void fields(auto& visit, is<facts::EffectEnded> auto& fact) {
    visit("effect", fact.effect);
}

void fields(auto& visit, is<facts::PhaseBegun> auto& fact) {
    visit("phase", fact.phase);
}
void fields(auto& visit, is<facts::QuestionAsked> auto& fact) {
    visit("question", fact.question);
}
void fields(auto&, is<facts::QuestionClosed> auto&) {}

void fields(auto& visit, is<facts::DiceRolled> auto& fact) {
    visit("purpose", fact.purpose);
    visit("roll", fact.roll);
}

void fields(auto& visit, is<facts::RulingMade> auto& fact) {
    visit("ruling", fact.ruling);
}
void fields(auto& visit, is<facts::Noted> auto& fact) {
    visit("text", fact.text);
}
void fields(auto& visit, is<facts::GameEnded> auto& fact) {
    visit("outcome", fact.outcome);
}
void fields(auto&, is<facts::GameResumed> auto&) {}

void fields(auto& visit, is<facts::OrderUndone> auto& fact) {
    visit("entry", fact.entry);
    visit("confirmed", fact.is_confirmed);
}

void fields(auto& visit, is<facts::OrderRedone> auto& fact) {
    visit("entry", fact.entry);
}

void fields(auto&, is<facts::PhrasesWanted> auto&) {}

void fields(auto& visit, is<facts::ShuffleCommitted> auto& fact) {
    visit("shuffle", fact.shuffle);
    visit("pile", fact.pile);
    visit("commitment", fact.commitment);
}

void fields(auto& visit, is<facts::ShuffleSecret> auto& fact) {
    visit("shuffle", fact.shuffle);
    visit("secret", fact.secret);
}

void fields(auto& visit, is<facts::PhraseAdded> auto& fact) {
    visit("shuffle", fact.shuffle);
    visit("side", fact.side);
    visit("words", fact.words);
}

void fields(auto& visit, is<facts::PileCommitted> auto& fact) {
    visit("shuffle", fact.shuffle);
    visit("pile", fact.pile);
    visit("cards", fact.cards);
}

void fields(auto& visit, is<facts::CardOpened> auto& fact) {
    visit("shuffle", fact.shuffle);
    visit("position", fact.position);
    visit("card", fact.card);
    visit("salt", fact.salt);
}

void fields(auto& visit, is<facts::ShuffleOpened> auto& fact) {
    visit("shuffle", fact.shuffle);
    visit("secret", fact.secret);
    visit("cards", fact.cards);
}

void fields(auto& visit, is<facts::DiceCommitted> auto& fact) {
    visit("promise", fact.promise);
    visit("commitment", fact.commitment);
}

void fields(auto& visit, is<facts::DiceSecret> auto& fact) {
    visit("promise", fact.promise);
    visit("secret", fact.secret);
}

void fields(auto& visit, is<facts::DiceOpened> auto& fact) {
    visit("promise", fact.promise);
    visit("secret", fact.secret);
}

void fields(auto& visit, is<facts::UndoAsked> auto& fact) {
    visit("entry", fact.entry);
    visit("side", fact.side);
}

void fields(auto& visit, is<facts::UndoAnswered> auto& fact) {
    visit("entry", fact.entry);
    visit("side", fact.side);
    visit("agrees", fact.agrees);
}

void fields(auto& visit, is<facts::NotesUsed> auto& fact) {
    visit("notes", fact.notes);
    visit("count", fact.count);
}

void fields(auto& visit, is<facts::CellNoted> auto& fact) {
    visit("chart", fact.chart);
    visit("row", fact.row);
    visit("column", fact.column);
    visit("cell", fact.cell);
}

void fields(auto& visit, is<facts::CellRead> auto& fact) {
    visit("chart", fact.chart);
    visit("row", fact.row);
    visit("column", fact.column);
    visit("cell", fact.cell);
    visit("provenance", fact.provenance);
}

void fields(auto& visit, is<facts::RatingNoted> auto& fact) {
    visit("piece", fact.piece);
    visit("face", fact.face);
    visit("rating", fact.rating);
    visit("value", fact.value);
}

void fields(auto& visit, is<facts::ConnectionNoted> auto& fact) {
    visit("from", fact.from);
    visit("to", fact.to);
    visit("kind", fact.kind);
}

void fields(auto& visit, is<facts::CardNoted> auto& fact) {
    visit("card", fact.card);
    visit("entry", fact.entry);
}

void fields(auto& visit, is<facts::ArrivalNoted> auto& fact) {
    visit("piece", fact.piece);
    visit("turn", fact.turn);
    visit("place", fact.place);
}

} // namespace fielddesk::fact_fields
