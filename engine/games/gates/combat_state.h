#pragma once

#include "engine/games/gates/combat.h"

// What the chapters of combat share: how its stages are kept, and who is who.
namespace fielddesk::gates {

inline constexpr Code stage_effect{"stage"}; // NUMBER

void set_stage(Play& play, Stage stage);
SideId attacker(const Situation& now);
SideId defender(const Situation& now);
// All that the attacker brought, or all that stands in the attacked point.
std::vector<PieceId> present(const Situation& now, SideId side);
int owed(const Situation& now, SideId side);
void set_number(Play& play, Code effect, SideId side, int number);
void end_about(Play& play, Code effect, SideId side);
void end_combat(Play& play);
// 9: what the die of Magruder's effect showed in this attack; 0 where none was thrown.
int magruder_die(const Situation& now);
// Who defends and who attacks is asked, unless nobody can; what a side does not choose is proposed to it.
// True where somebody is asked.
bool ask_defence(Play& play);
bool ask_assault(Play& play);
// No unit of the defender is left to fight. 5.1: dummies alone are eliminated; leaders alone go to another
// stack of their command (7.0).
void vacate(Play& play);
// The leader counters that stand above this lead on its side and take part (6.3).
std::vector<PieceId> chain_above(const Situation& now, PieceId lead);
// 1.3 and 15.3: the rating that counts for a unit or a leader; asked for where it is not told.
std::optional<int> leadership(const Situation& now, PieceId piece);
bool ask_leadership(Play& play, PieceId piece);

// 6.5: takes one strength point from this unit.
void lose_point_of(Play& play, PieceId unit);

// The dice of this chapter's questions.
void finish_leader_check(Play& play, const Roll& roll);
void finish_magruder(Play& play, const Roll& roll);
void finish_combat_dice(Play& play, const Roll& roll);
void finish_leader_loss(Play& play, SideId side, const Roll& roll);
void finish_lee_successor(Play& play, int die);
void finish_third_die(Play& play, int die);
void finish_break_off(Play& play, SideId side, PieceId leader, const Roll& roll);

// 9: whether the place bears the symbol; asked for where nobody told it. Nothing while it is asked.
std::optional<bool> has_works(Play& play, PlaceId place);
// What a ruling reads of the charts, asked for where it is not told: true where it is.
bool ask_charts(Play& play);
// 7.1: true where dice for leaders are asked.
bool ask_leader_loss(Play& play);

// 6.6: a piece of the defender has to go; and the question where to, true where it is asked.
void send_back(Play& play, PieceId piece);
bool ask_who_goes_back(Play& play, SideId side);
// No enemy is there, and no wagon, which is alone in its point (8.1).
bool is_open_to(const Situation& now, PlaceId place, SideId side);
// 6.6: whether a point beside is open to this side's retreat. Without one half is lost, and the rest goes to
// the nearest point; true where somebody is asked.
bool has_path(const Situation& now, SideId side);
void begin_without_path(Play& play, SideId side);
bool retreat_without_path(Play& play, SideId side);

// 6.4 E: what comes after the losses, as the charts word it. Nothing where the third die has to say.
enum class After : std::uint8_t { GoesOn, Ends, Retreats };
std::optional<After> after_losses(int word);
After after_third(int word);

// 6.4: true where a side is asked whether it breaks off, or dice are.
bool ask_break_off(Play& play);

// Carries one stage on: true where the next one is reached, false where somebody is asked.
bool go_on_declaring(Play& play, Stage stage);
bool go_on_with_round(Play& play, Stage stage);
bool go_on_after(Play& play, Stage stage);

} // namespace fielddesk::gates
