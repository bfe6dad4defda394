#pragma once

#include "engine/core/code.h"

// The verbs and purposes of these rules.
namespace fielddesk::gates {

namespace verbs {
// 14: set-up
inline constexpr Code deploy{"deploy"}; // PIECE PLACE
inline constexpr Code done{"done"};
// 5.0
inline constexpr Code cover{"cover"};           // PLACE
inline constexpr Code uncover{"uncover"};       // PLACE
inline constexpr Code place_dummy{"dummy"};     // PIECE PLACE
inline constexpr Code dismiss_dummy{"dismiss"}; // PIECE
// 8
inline constexpr Code base{"base"};       // PLACE
inline constexpr Code mode{"mode"};       // PIECE
inline constexpr Code draw_on{"draw-on"}; // PIECE
inline constexpr Code check_supply{"check-supply"};
inline constexpr Code supplied{"supplied"}; // PIECE
inline constexpr Code cut_off{"cut-off"};   // PIECE
inline constexpr Code all_supplied{"all-supplied"};
inline constexpr Code all_cut_off{"all-cut-off"};
inline constexpr Code no_more_roads{"no-more-roads"}; // PLACE
inline constexpr Code map_complete{"map-complete"};
// 2.0 B
inline constexpr Code draw_cards{"draw-cards"};
// 3 and 10
inline constexpr Code take{"take"};             // PLACE
inline constexpr Code take_piece{"take-piece"}; // PIECE
inline constexpr Code leave{"leave"};           // PIECE
inline constexpr Code go{"go"};                 // PLACE
inline constexpr Code halt{"halt"};
inline constexpr Code burn{"burn"};
inline constexpr Code build{"build"};
inline constexpr Code build_ahead{"build-ahead"}; // PLACE, where the stack does not stand
inline constexpr Code burn_at{"burn-at"};         // PLACE
inline constexpr Code rebuild{"rebuild"};         // PIECE, with the whole turn
inline constexpr Code rebuild_at{"rebuild-at"};   // PIECE PLACE
inline constexpr Code dig{"dig"};                 // PIECE, 15.2
inline constexpr Code end_phase{"end-phase"};
// 6
inline constexpr Code assault{"assault"};         // PLACE
inline constexpr Code attack_from{"attack-from"}; // PLACE
inline constexpr Code stand{"stand"};             // PIECE, in the attacked point
inline constexpr Code stand_down{"stand-down"};   // PIECE
inline constexpr Code no_way_out{"no-way-out"};
inline constexpr Code recon{"recon"};         // PLACE, 15.1
inline constexpr Code announce{"announce"};   // NUMBER
inline constexpr Code withdraw{"withdraw"};   // PIECE PLACE
inline constexpr Code hold_back{"hold-back"}; // PIECE
inline constexpr Code commit{"commit"};       // PIECE
inline constexpr Code lead{"lead"};           // PIECE
inline constexpr Code roll{"no-more-cards"};
inline constexpr Code lose{"lose"};           // PIECE
inline constexpr Code retreat{"retreat"};     // PIECE PLACE
inline constexpr Code fall_back{"fall-back"}; // PLACE, all that still has to go
inline constexpr Code break_off{"break-off"}; // PIECE
inline constexpr Code press_on{"press-on"};
// 11 and 12
inline constexpr Code play{"play"};           // CARD
inline constexpr Code discard{"discard"};     // CARD
inline constexpr Code hold{"hold"};           // CARD, of a real hand: it is this one
inline constexpr Code replace{"replace"};     // PIECE
inline constexpr Code let_go{"let-go"};       // the rest of what a question asks for
inline constexpr Code bar{"bar"};             // PLACE
inline constexpr Code take_card{"take-card"}; // CARD, from the discards
inline constexpr Code bank{"bank"};           // north, south
inline constexpr Code waive{"waive"};         // SECTION
// 13
inline constexpr Code claim{"claim"};
} // namespace verbs

namespace purposes {
inline constexpr Code muster{"muster"};
inline constexpr Code deal{"deal"};
inline constexpr Code reshuffle{"reshuffle"};
inline constexpr Code too_many_cards{"hand-full"};  // SIDE
inline constexpr Code supply_word{"supply-word"};   // SIDE
inline constexpr Code attrition{"attrition"};       // SIDE
inline constexpr Code march_road{"march-road"};     // PLACE PLACE SIDE
inline constexpr Code attack_road{"attack-road"};   // PLACE PLACE SIDE
inline constexpr Code retreat_road{"retreat-road"}; // PLACE PLACE SIDE PIECE
inline constexpr Code burn_bridge{"burn-bridge"};   // PLACE SIDE
inline constexpr Code build_bridge{"build-bridge"}; // PLACE SIDE; also from the point before it
inline constexpr Code recon{"recon"};               // SIDE PLACE NUMBER
inline constexpr Code leader_check{"leader-check"}; // SIDE PIECE
inline constexpr Code works{"works"};
inline constexpr Code magruder{"magruder"};
inline constexpr Code attack_from{"attack-from"}; // SIDE PLACE
inline constexpr Code stand{"stand"};             // SIDE PLACE
inline constexpr Code defence{"defence"};         // SIDE
inline constexpr Code assault{"assault"};         // SIDE
inline constexpr Code open_fight{"open-fight"};   // SIDE: cards, then the dice
inline constexpr Code fight_box{"fight-box"};
inline constexpr Code combat_dice{"combat"};
inline constexpr Code losses{"take-losses"};      // SIDE NUMBER
inline constexpr Code leader_loss{"leader-loss"}; // SIDE and the leaders
inline constexpr Code lee_successor{"lee-successor"};
inline constexpr Code third_die{"third-die"};
inline constexpr Code breaking_off{"break-off"}; // SIDE
inline constexpr Code break_die{"break-die"};    // SIDE PIECE
inline constexpr Code retreat{"retreat"};        // SIDE
inline constexpr Code no_path{"no-path"};        // SIDE NUMBER
inline constexpr Code displaced{"displaced"};    // SIDE
inline constexpr Code card_box{"card-box"};
inline constexpr Code card_die{"card-die"};         // CARD SIDE
inline constexpr Code card_place{"card-place"};     // SIDE CARD
inline constexpr Code card_dummies{"card-dummies"}; // SIDE CARD
inline constexpr Code new_dummies{"new-dummies"};   // SIDE NUMBER
inline constexpr Code bank{"bank"};                 // SIDE PLACE
inline constexpr Code card_losses{"card-losses"};   // SIDE CARD
inline constexpr Code card_discard{"card-discard"}; // SIDE CARD
inline constexpr Code card_bridges{"card-bridges"}; // CARD
inline constexpr Code card_reshuffle{"card-reshuffle"};
inline constexpr Code replacements{"replacements"};     // SIDE NUMBER
inline constexpr Code rebuild_leader{"rebuild-leader"}; // PIECE
} // namespace purposes

} // namespace fielddesk::gates
