#include "engine/games/virginia/victory.h"

namespace fielddesk::virginia {

// How to Win: an army that enters the enemy's capital wins at once; the last card played and neither
// capital entered is a draw.
std::optional<Outcome> outcome_of(const Context& context, const Position& position) {
    const Board& board = context.board;
    for (const FrontId front : all_fronts) {
        const Front& track = board.front(front);
        const bool has_washington = board.kinds[track.places.back()] == PlaceKind::Capital;
        if (union_distance(board, position, front) == 0) return Outcome{"victory.richmond", board.union_side};
        if (has_washington && confederate_distance(board, position, front) == track.end())
            return Outcome{"victory.washington", board.confederate_side};
    }
    if (position.piles[board.draw].empty() && position.piles[board.play].empty())
        return Outcome{"victory.draw", std::nullopt};
    return std::nullopt;
}

void settle_victory(const Context& context, Scribe& scribe) {
    const auto outcome = outcome_of(context, scribe.position());
    if (outcome == scribe.position().outcome) return;
    if (outcome) {
        if (scribe.position().question) scribe.write(facts::QuestionClosed{});
        scribe.write(facts::GameEnded{*outcome});
    } else {
        scribe.write(facts::GameResumed{});
    }
}

} // namespace fielddesk::virginia
