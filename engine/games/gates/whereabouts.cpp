#include "engine/games/gates/whereabouts.h"

#include "engine/games/gates/bridges.h"
#include "engine/games/gates/combat_state.h"
#include "engine/games/gates/movement.h"
#include "engine/games/gates/offer_list.h"
#include "engine/games/gates/recon.h"
#include "engine/games/gates/words.h"

#include <algorithm>

namespace fielddesk::gates {

namespace {

std::vector<PlaceId> bridges(const Situation& now, SideId side, bool burns) {
    std::vector<PlaceId> places = points_of(now.board());
    std::erase_if(places, [&](PlaceId place) { return bridge_refusal(now, side, place, burns).has_value(); });
    return places;
}

std::vector<PlaceId> bridges_down(const Situation& now) {
    std::vector<PlaceId> places = points_of(now.board());
    std::erase_if(places, [&](PlaceId place) { return !now.bears(place, now.board().marks.blown); });
    return places;
}

} // namespace

void send_afield(Play& play) {
    const Board& board = play.board();
    if (play.now().are_places_told()) return;
    for (const PieceId piece : ids_of(board.kinds)) {
        const auto place = play.now().place(piece);
        if (!is_in_stacks(play.now().kind(piece)) || !place || board.is_box(*place)) continue;
        play.cover(piece);
        play.put(piece, board.afield);
        play.mark(piece, board.marks.north, false);
        play.mark(piece, board.marks.south, false);
    }
}

std::vector<PlaceId> attack_origins(const Situation& now, SideId side, PlaceId to) {
    std::vector<PlaceId> places = points_of(now.board());
    std::erase_if(places, [&](PlaceId from) { return attack_refusal(now, side, to, from).has_value(); });
    return places;
}

std::vector<PlaceId> attack_targets(const Situation& now, SideId side) {
    const std::vector<PlaceId> points = points_of(now.board());
    std::vector<PlaceId> targets = points;
    std::erase_if(targets, [&](PlaceId to) {
        return std::all_of(points.begin(), points.end(),
                           [&](PlaceId from) { return attack_refusal(now, side, to, from).has_value(); });
    });
    return targets;
}

void attack_from(Play& play, SideId side, PlaceId from) {
    const PlaceId to = *first_of<PlaceId>(play.now().position().question->subjects);
    play.close();
    for (const PieceId piece : play.now().moving(side))
        play.put(piece, from);
    declare_attack(play, side, to);
}

std::vector<PieceId> may_stand(const Situation& now, SideId side) {
    return now.pieces_where(side, [&](PieceId piece) {
        return is_in_stacks(now.kind(piece)) && now.place(piece) == now.board().afield;
    });
}

void stand(Play& play, PieceId piece) {
    play.put(piece, play.now().combat()->place);
}

void stand_down(Play& play, PieceId piece) {
    play.put(piece, play.board().afield);
}

void finish_muster(Play& play) {
    const Combat combat = *play.now().combat();
    play.close();
    if (!present(play.now(), defender(play.now())).empty()) return set_stage(play, Stage::Check);
    play.note("gates.nobody-stands", {combat.place});
    end_combat(play);
}

void be_surrounded(Play& play, SideId side) {
    play.close();
    begin_without_path(play, side);
    if (stage_of(play.now()) == Stage::Retreat) set_stage(play, Stage::NoPath);
}

// The counters move on the map alone: a stack is named when it attacks, or works on a bridge.
void OfferList::add_unseen_movement() {
    const auto stack = m_now.moving(m_side);
    if (!stack.empty() || has_stacks_left())
        add(verbs::take_piece,
            {{"piece", arguments(own([&](PieceId piece) { return may_move(m_now, piece); }))}});
    add_diggers();
    if (stack.empty()) {
        add(verbs::rebuild_at,
            {{"piece", arguments(rebuilders(m_now, m_side))}, {"place", arguments(bridges_down(m_now))}});
        add(verbs::claim, {}, true);
        if (!end_refusal(m_now, m_side)) add(verbs::end_phase, {}, true);
        return;
    }
    add(verbs::assault, {{"place", arguments(attack_targets(m_now, m_side))}});
    add(verbs::recon, {{"place", arguments(to_reconnoitre(m_now, m_side))}});
    add(verbs::burn_at, {{"place", arguments(bridges(m_now, m_side, true))}});
    add(verbs::build_ahead, {{"place", arguments(bridges(m_now, m_side, false))}});
    add(verbs::leave, {{"piece", arguments(stack)}});
    add(verbs::halt);
}

void OfferList::add_whereabouts_answers(const Question& question) {
    if (question.purpose == purposes::attack_from)
        add(verbs::attack_from,
            {{"place", arguments(attack_origins(m_now, m_side, *first_of<PlaceId>(question.subjects)))}});
    if (question.purpose != purposes::stand || !m_now.combat()) return;
    add(verbs::done, {}, true);
    add(verbs::stand, {{"piece", arguments(may_stand(m_now, m_side))}});
    add(verbs::stand_down, {{"piece", arguments(m_now.stack(m_now.combat()->place, m_side))}});
}

} // namespace fielddesk::gates
