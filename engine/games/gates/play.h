#pragma once

#include "engine/games/gates/situation.h"
#include "engine/rules/scribe.h"

// Writes what happens in a game of these rules, each thing for those who may know it.
namespace fielddesk::gates {

class Play {
public:
    Play(const Board& board, const Position& position) : m_board(board), m_scribe(position) {}

    const Board& board() const { return m_board; }
    Situation now() const { return {m_board, m_scribe.position()}; }
    Scribe& scribe() { return m_scribe; }
    std::size_t facts_written() const { return m_scribe.count(); }
    Facts take() && { return std::move(m_scribe).take(); }

    // 5.0: what a piece is, where it is and what it bears is its side's secret, until it is shown.
    void put(PieceId piece, PlaceId place);
    void set_strength(PieceId unit, int points);
    void tell_strength(PieceId unit, int points); // also where it is what it was
    void mark(PieceId piece, MarkId mark, bool is_on);
    void show(PieceId piece); // everyone sees that it is there
    void open(PieceId piece); // and how strong it is
    void tell(PieceId piece); // what lies open, again
    void cover(PieceId piece);
    void remove(PieceId piece); // out of play
    // 5.0: one marker more, or one fewer; a stack may lie open at its player's wish.
    void cover_stack(PlaceId place, SideId side);
    void uncover(PlaceId place, SideId side);
    void mark(PlaceId place, MarkId mark, bool is_on);

    void begin(Code effect, Arguments words = {});
    void begin_for(SideId side, Code effect, Arguments words); // read by this side alone
    void begin_choice(PieceId piece, Code effect); // by its side alone, unless the piece lies open
    void end(const Text& effect);
    void end_all(Code effect);

    void note(Code code, Arguments words = {}) { m_scribe.note(code, std::move(words)); }
    void choose(Code purpose, SideId side, Arguments more = {});
    void ask_dice(Code purpose, int dice, Arguments subjects = {});
    void close() { m_scribe.write(facts::QuestionClosed{}); }

    // Makes what everyone sees true again: where stacks are, the markers on them, and what lies open.
    void settle_stacks();

private:
    Audience of(PieceId piece) const { return Audience::only(m_board.side_of(piece)); }
    void settle_presence(const Party& party);
    void settle_markers(const Party& party);
    void settle_tops(const Party& party);
    std::vector<MarkId> borne(PieceId piece) const;

    const Board& m_board;
    Scribe m_scribe;
};

// The hidden unit markers of a side that lie there.
std::vector<PieceId> markers_at(const Situation& now, PlaceId place, SideId side);

// 5.0: the counter that lies on top: the highest leader, else the first unit.
std::optional<PieceId> top_of(const Situation& now, const std::vector<PieceId>& stack);

} // namespace fielddesk::gates
