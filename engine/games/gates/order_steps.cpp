#include "engine/games/gates/order_steps.h"

#include "engine/games/gates/cards.h"
#include "engine/games/gates/combat.h"
#include "engine/games/gates/movement.h"
#include "engine/games/gates/words.h"
#include "engine/rules/box.h"

namespace fielddesk::gates {

namespace {

// A road that nobody told yet is asked for, and the order goes on when it is known.
bool asks_road(Play& play, Code purpose, PlaceId from, PlaceId to, const Arguments& more) {
    if (!play.now().are_places_told() || play.now().connection(from, to)) return false;
    connection_or_ask(play.board().kit, play.scribe(), from, to, purpose, more);
    return true;
}

} // namespace

PlaceId stack_place(const Situation& now, SideId side) {
    return *now.place(now.moving(side).front());
}

void do_march(Play& play, SideId side, PlaceId to) {
    if (!asks_road(play, purposes::march_road, stack_place(play.now(), side), to, {side}))
        march(play, side, to);
}

void do_attack(Play& play, SideId side, PlaceId to) {
    if (!play.now().are_places_told()) return play.choose(purposes::attack_from, side, {to});
    if (!asks_road(play, purposes::attack_road, stack_place(play.now(), side), to, {side}))
        declare_attack(play, side, to);
}

void do_retreat(Play& play, SideId side, PieceId piece, PlaceId to) {
    const auto combat = play.now().combat();
    const bool is_beside =
        !play.now().has(effects::no_path) && combat && stage_of(play.now()) != Stage::Enter;
    const PlaceId from = *play.now().place(piece);
    play.close();
    if (is_beside && asks_road(play, purposes::retreat_road, from, to, {side})) {
        play.begin_choice(piece, effects::takes_road);
        return;
    }
    retreat(play, piece, to);
}

void do_fall_back(Play& play, SideId side, PlaceId to) {
    const auto going = retreating(play.now(), side);
    const PlaceId from = *play.now().place(going.front());
    play.close();
    if (!play.now().has(effects::no_path) && asks_road(play, purposes::retreat_road, from, to, {side}))
        return;
    for (const PieceId piece : going)
        retreat(play, piece, to);
}

// 6.4 C: a withdrawal on a road that is not told yet asks for it and is ordered again.
void do_withdraw(Play& play, SideId side, PieceId piece, PlaceId to) {
    const PlaceId from = *play.now().place(piece);
    const bool has_to_ask = play.now().are_places_told() && !play.now().connection(from, to);
    if (has_to_ask) {
        play.close();
        play.begin_choice(piece, effects::takes_road);
        connection_or_ask(play.board().kit, play.scribe(), from, to, purposes::retreat_road, {side});
        return;
    }
    set_fighting(play, piece, false);
    retreat(play, piece, to);
}

void pick_bank(Play& play, SideId side, Code bank) {
    const Board& board = play.board();
    const PlaceId place = *first_of<PlaceId>(play.now().position().question->subjects);
    play.close();
    for (const PieceId piece : play.now().stack(place, side)) {
        play.mark(piece, board.marks.north, bank == Code("north"));
        play.mark(piece, board.marks.south, bank == Code("south"));
    }
    play.note("gates.bank", {place, side, bank});
    play.end({picks_bank, {place, side}});
}

void take_discard(Play& play, SideId side, CardId card) {
    const Board& board = play.board();
    play.close();
    const PileId pile = board.party(side).hand;
    auto hand = hand_of(play.now(), side);
    const bool is_told = hand.size() == play.now().position().piles[pile].size();
    hand.push_back(card);
    play.scribe().write(facts::CardShown{card, board.discards, pile, Source::App});
    play.scribe().write(facts::PileShuffled{pile});
    if (is_told) return play.scribe().write(facts::PileOrdered{pile, std::move(hand)}, Audience::only(side));
    // Of a real hand, what its side told stays told.
    for (const CardId each : hand)
        play.scribe().write(facts::CardShown{each, pile, pile, Source::App}, Audience::only(side));
}

void lose_to_card(Play& play, SideId side, PieceId unit) {
    play.close();
    play.set_strength(unit, play.now().strength(unit) - 1);
    if (!play.now().is_real(unit)) play.remove(unit);
    count_down(play, points_due, side);
}

} // namespace fielddesk::gates
