#pragma once

#include "engine/games/virginia/board.h"
#include "engine/position/position.h"

// The choices of a new game. Each is asked by name, so that a rule reads like the sentence it stands for.
// The numbers are the places of the choices in the kit's list of options.
namespace fielddesk::virginia::readings {

inline bool has_second_choice(const Position& position, OptionId option) {
    return position.options[option] == 1;
}

inline bool deck_is_on_the_table(const Board& board, const Position& position) {
    return has_second_choice(position, board.deck);
}
inline bool overland_starts_nearer_richmond(const Board& board, const Position& position) {
    return has_second_choice(position, board.overland_start);
}
inline bool merrimac_beside_richmond_needs_two_rolls(const Board& board, const Position& position) {
    return has_second_choice(position, board.merrimac_beside_richmond);
}
inline bool enemy_advances_where_none_can_retreat(const Board& board, const Position& position) {
    return has_second_choice(position, board.retreat_at_end);
}
inline bool washington_works_are_extra(const Board& board, const Position& position) {
    return has_second_choice(position, board.washington_works);
}
inline bool no_reserve_attack_after_moving_lee(const Board& board, const Position& position) {
    return has_second_choice(position, board.lee_and_reserve);
}
inline bool confederate_follows_a_retreat(const Board& board, const Position& position) {
    return has_second_choice(position, board.after_union_retreat);
}

} // namespace fielddesk::virginia::readings
