#pragma once

#include "engine/games/virginia/fronts.h"
#include "engine/games/virginia/program.h"

namespace fielddesk::virginia {

// What every chapter of the rules may look at: the kit, its board, the compiled cards. It owns nothing.
struct Context {
    const Kit& kit;
    const Board& board;
    const IdVector<CardId, Program>& programs;

    const Code& front_code(FrontId front) const { return board.front(front).id; }
};

// The card that is being played; nothing between two turns.
inline std::optional<CardId> card_in_play(const Context& context, const Position& position) {
    const Pile& play = position.piles[context.board.play];
    return play.empty() ? std::nullopt : play.back();
}

} // namespace fielddesk::virginia
