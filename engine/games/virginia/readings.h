#pragma once

#include "engine/games/virginia/board.h"
#include "engine/position/position.h"

// The choices of a new game. Each is asked by name, so that a rule reads like the sentence it stands for.
namespace fielddesk::virginia::readings {

inline bool is_taken(const Position& position, Reading reading) {
    return position.options[reading.option] == reading.choice;
}

inline bool deck_is_on_the_table(const Board& board, const Position& position) {
    return is_taken(position, board.deck_on_the_table);
}
inline bool overland_starts_nearer_richmond(const Board& board, const Position& position) {
    return is_taken(position, board.overland_nearer_richmond);
}
inline bool merrimac_beside_richmond_needs_two_rolls(const Board& board, const Position& position) {
    return is_taken(position, board.merrimac_needs_two_rolls);
}
inline bool enemy_advances_where_none_can_retreat(const Board& board, const Position& position) {
    return is_taken(position, board.enemy_advances_at_end);
}
inline bool washington_works_are_extra(const Board& board, const Position& position) {
    return is_taken(position, board.washington_works_extra);
}
inline bool no_reserve_attack_after_moving_lee(const Board& board, const Position& position) {
    return is_taken(position, board.reserve_not_after_lee);
}
inline bool cards_are_asked_for(const Board& board, const Position& position) {
    return board.asks_for_cards && is_taken(position, *board.asks_for_cards);
}
inline bool confederate_follows_a_retreat(const Board& board, const Position& position) {
    return is_taken(position, board.confederate_follows);
}

} // namespace fielddesk::virginia::readings
