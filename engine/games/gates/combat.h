#pragma once

#include "engine/core/order.h"
#include "engine/core/result.h"
#include "engine/games/gates/play.h"

// Sections 6, 7 and 9: an attack from its declaration to its end. It goes from stage to stage; a stage either
// asks somebody, or hands on to the next.
namespace fielddesk::gates {

enum class Stage : std::uint8_t {
    Muster,   // the defender says who stands there, where the places of pieces are not told
    Check,    // 6.1: a point that was attacked already needs a leader's word
    Magruder, // 9
    Defence,  // 6.4 C, 6.1, 6.2: the defender withdraws cavalry, holds back, chooses the lead
    Assault,  // 6.1, 6.2: so does the attacker
    Reveal,   // 6.4 D
    Fight,    // 6.4 D: cards, until the dice are rolled
    Result,   // 6.4 E
    Losses,   // 6.5
    Leaders,  // 7.1
    Cavalry,  // 6.7
    Third,    // 6.4 E
    Breaking, // 6.4: either side may try to end it
    Retreat,  // 6.6
    NoPath,   // 6.6
    Enter,    // 6.6: the mandatory advance
    Over
};

std::optional<Stage> stage_of(const Situation& now);

// 6.1: what bars the stack on the move from attacking there.
std::optional<Refusal> attack_refusal(const Situation& now, SideId side, PlaceId to);
std::optional<Refusal> attack_refusal(const Situation& now, SideId side, PlaceId to, PlaceId from);
void declare_attack(Play& play, SideId side, PlaceId to);
// Carries the attack on until somebody is asked, or it is over.
void go_on_fighting(Play& play);

// Where the cavalry of the defender, or a retreating piece, may go. Places that nobody has said of whether
// they are connected come last.
std::vector<PlaceId> ways_out(const Situation& now, PlaceId from, SideId side);
bool may_withdraw(const Situation& now, PieceId piece); // 6.4 C
// Who can take part of this side, who of them does, and who may lead: infantry where there is any (6.2).
std::vector<PieceId> able(const Situation& now, SideId side);
std::vector<PieceId> fighters(const Situation& now, SideId side);
std::vector<PieceId> may_lead(const Situation& now, SideId side);
bool keeps_limit(const Situation& now, SideId side); // 9: one division, one corps
std::optional<Refusal> ready_refusal(const Situation& now, SideId side);
void set_fighting(Play& play, PieceId piece, bool is_on);
void set_lead(Play& play, PieceId piece);
void ready(Play& play, SideId side);

// 6.4 D: what the dice of this round are added to; nothing before both sides lie open.
std::optional<Ruling> combat_ruling(const Situation& now);
void roll(Play& play);
void take_dice(Play& play, Code purpose, const Roll& roll);
// A card ends the attack: the defender retreats, and the attacker takes the point.
void guide_away(Play& play);

// 6.5: one strength point of this unit is lost; those who may still lose one.
std::vector<PieceId> may_lose(const Situation& now, SideId side);
void lose_point(Play& play, PieceId piece);
// 6.4: leaders who may try to end it, and those who do not.
std::vector<PieceId> may_break_off(const Situation& now, SideId side);
void break_off(Play& play, SideId side, PieceId leader);
void press_on(Play& play, SideId side);
// 6.6: who still has to go, and where to; and the stack that advances.
std::vector<PieceId> retreating(const Situation& now, SideId side);
std::vector<PlaceId> retreat_places(const Situation& now, SideId side, PieceId piece);
void retreat(Play& play, PieceId piece, PlaceId to);

} // namespace fielddesk::gates
