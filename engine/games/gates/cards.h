#pragma once

#include "engine/core/result.h"
#include "engine/games/gates/event_card.h"
#include "engine/games/gates/play.h"

// Sections 11 and 12: hands, the deck, what cards do, and replacements.
namespace fielddesk::gates {

// The card as this game was told it is.
EventCard event_card(const Situation& now, CardId card);

// 12: why this side may not play this card of its hand now.
std::optional<Refusal> play_refusal(const Situation& now, SideId side, CardId card);
void play_card(Play& play, SideId side, CardId card);
void discard(Play& play, SideId side, CardId card);
// A card of a hand comes to lie where everyone sees it.
void show_card(Play& play, SideId side, CardId card, PileId to);
// Carries out what cards in play still do, until somebody is asked.
void go_on_with_cards(Play& play);
// Cards whose time is over go to the discards, and what they brought ends.
void end_cards(Play& play, Lasts lasts);
void take_card_dice(Play& play, Code purpose, const Roll& roll);
void read_card_die(Play& play); // the chart that the die of a card is looked up in

// 2.0 B and 14: cards that a side has still to draw.
void owe_draw(Play& play, SideId side, int count);
void go_on_drawing(Play& play);
void shuffle_all(Play& play, Code purpose);
void finish_shuffle(Play& play, std::vector<CardId> cards);
std::vector<CardId> hand_of(const Situation& now, SideId side);
std::vector<CardId> playable(const Situation& now, SideId side);
// Of those, the ones that its side has not told to be there. A card that it tells is read by its side alone.
std::vector<CardId> untold(const Situation& now, SideId side);
void hold(Play& play, SideId side, CardId card, Source source);

// What a question of a card is answered with.
std::vector<PieceId> dummies_in_play(const Situation& now, SideId side);
std::vector<PieceId> dummies_lost(const Situation& now, SideId side);
std::vector<PieceId> may_lose_to_card(const Situation& now, SideId side);
// 5.1: where a dummy of this side may be put: where it already has a unit, a dummy or a leader.
std::vector<PlaceId> places_for_dummy(const Situation& now, SideId side);
// It leaves the stack that it was in, comes to those who stand there, and may move from there.
void put_dummy(Play& play, PieceId dummy, PlaceId place);
int still_to_do(const Situation& now, Code effect, SideId side);
void add_due(Play& play, Code effect, SideId side, int count);
void count_down(Play& play, Code effect, SideId side);
void end_due(Play& play, Code effect, SideId side);
void choose_point(Play& play, PlaceId place);

// 11: strength points that a side may still place.
std::optional<Refusal> replace_refusal(const Situation& now, PieceId unit);
void replace(Play& play, PieceId unit);
void let_go(Play& play, SideId side);

inline constexpr Code dummies_due{"dummies-due"}; // SIDE NUMBER: to take off the map
inline constexpr Code dummies_new{"dummies-new"}; // SIDE NUMBER: to put on it
inline constexpr Code points_due{"points-due"};   // SIDE NUMBER: to lose to a card
inline constexpr Code picks_bank{"picks-bank"}; // PLACE SIDE: says on which bank of a blown bridge it stands

} // namespace fielddesk::gates
