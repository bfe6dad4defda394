#pragma once

#include "engine/position/fold.h"

namespace fielddesk {

// Writes the facts of one order and keeps the position that they lead to, so that a rule that has several
// steps sees what its earlier ones did.
class Scribe {
public:
    explicit Scribe(const Position& position) : m_position(position) {}

    const Position& position() const { return m_position; }

    void write(Happening happening, Audience audience = Audience::everyone()) {
        m_facts.push_back(Fact{std::move(happening), audience});
        fold(m_position, m_facts.back());
    }
    void note(Code code, Arguments arguments = {}) { write(facts::Noted{Text{code, std::move(arguments)}}); }
    void set(TrackId track, int value) {
        if (m_position.tracks[track] != value) write(facts::TrackSet{track, value});
    }
    void move(PieceId piece, PlaceId place) {
        if (m_position.pieces[piece].place != place) write(facts::PieceMoved{piece, place});
    }
    void ask(Question question) { write(facts::QuestionAsked{std::move(question)}); }

    std::size_t count() const { return m_facts.size(); }
    Facts take() && { return std::move(m_facts); }

private:
    Position m_position;
    Facts m_facts;
};

} // namespace fielddesk
