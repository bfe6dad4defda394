#pragma once

#include "engine/games/virginia/fronts.h"
#include "engine/games/virginia/program.h"

#include <map>

namespace fielddesk::virginia {

// The compiled cards: those of the kit, and in their places those that a game was told of, each compiled
// when it is first asked for.
class Programs {
public:
    explicit Programs(const IdVector<CardId, Program>& of_kit) : m_of_kit(of_kit) {}
    Programs(const IdVector<CardId, Program>& of_kit, const Kit& kit, const Board& board,
             const Position& position)
        : m_of_kit(of_kit), m_kit(&kit), m_board(&board), m_position(&position) {}

    const Program& operator[](CardId card) const;

private:
    const IdVector<CardId, Program>& m_of_kit;
    const Kit* m_kit = nullptr;
    const Board* m_board = nullptr;
    const Position* m_position = nullptr; // none: nothing was told
    mutable std::map<CardId, Program> m_told;
};

// What every chapter of the rules may look at: the kit, its board, the compiled cards. It owns nothing.
struct Context {
    const Kit& kit;
    const Board& board;
    const Programs& programs;

    const Code& front_code(FrontId front) const { return board.front(front).id; }
};

// The card that is being played; nothing between two turns.
inline std::optional<CardId> card_in_play(const Context& context, const Position& position) {
    const Pile& play = position.piles[context.board.play];
    return play.empty() ? std::nullopt : play.back();
}

} // namespace fielddesk::virginia
