#include "engine/games/gates/settling.h"

#include "engine/games/gates/cards.h"
#include "engine/games/gates/combat.h"
#include "engine/games/gates/movement.h"
#include "engine/games/gates/orders.h"
#include "engine/games/gates/sequence.h"
#include "engine/games/gates/words.h"

#include <algorithm>

namespace fielddesk::gates {

namespace {

// A road that was asked for turned out to be one: the order that wanted it is carried out.
void take_told_road(Play& play, const Question& answered) {
    const PlaceId from = std::get<PlaceId>(answered.subjects[0]);
    const PlaceId to = std::get<PlaceId>(answered.subjects[1]);
    const auto side = first_of<SideId>(answered.subjects);
    const auto road = play.now().connection(from, to);
    if (!side || !road || !road->kind) return;
    // A correction may have taken the stack elsewhere meanwhile.
    const auto stack = play.now().moving(*side);
    const bool is_there = !stack.empty() && play.now().place(stack.front()) == from;
    if (is_there && answered.purpose == purposes::march_road && !march_refusal(play.now(), *side, to))
        march(play, *side, to);
    if (is_there && answered.purpose == purposes::attack_road && !attack_refusal(play.now(), *side, to))
        declare_attack(play, *side, to);
    if (answered.purpose != purposes::retreat_road || !play.now().combat()) return;
    const auto ways = ways_out(play.now(), from, *side);
    if (play.now().combat()->place != from || std::find(ways.begin(), ways.end(), to) == ways.end()) return;
    // One piece takes it, or all that still have to go.
    if (const auto one = play.now().marked(effects::takes_road, *side); !one.empty()) {
        set_fighting(play, one.front(), false);
        return retreat(play, one.front(), to);
    }
    for (const PieceId piece : retreating(play.now(), *side))
        retreat(play, piece, to);
}

void take_road(Play& play, const Question& answered) {
    take_told_road(play, answered);
    play.end_all(effects::takes_road);
}

// Whether somebody can still answer what is asked.
bool can_be_answered(const Board& board, const Position& position) {
    const Question& question = *position.question;
    if (question.kind != Question::Kind::Choice) return true;
    const auto side = first_of<SideId>(question.subjects);
    if (!side) return true;
    const auto open = offers(board, position, Seat::of(*side));
    return std::any_of(open.begin(), open.end(), [](const Offer& offer) {
        return offer.verb != verbs::play && offer.verb != verbs::waive && offer.verb != verbs::discard;
    });
}

bool is_about_combat(Code purpose) {
    constexpr std::array<Code, 10> all{purposes::leader_check,  purposes::magruder,    purposes::combat_dice,
                                       purposes::leader_loss,   purposes::third_die,   purposes::break_die,
                                       purposes::lee_successor, purposes::attack_road, purposes::fight_box,
                                       purposes::open_fight};
    return std::find(all.begin(), all.end(), purpose) != all.end();
}

// Pieces that a correction took out of the stack on the move, or out of the combat, have no more part in it.
void leave_what_was_moved(Play& play) {
    const Board& board = play.board();
    const auto combat = play.now().combat();
    for (const Party& party : board.parties) {
        std::optional<PlaceId> together;
        if (combat && combat->attacker == party.side) together = combat->from;
        for (const PieceId piece : play.now().moving(party.side)) {
            if (!together && play.now().is_in_play(piece)) together = play.now().place(piece);
            if (play.now().place(piece) != together) play.mark(piece, board.marks.moving, false);
        }
        for (const Code effect : {effects::fights, effects::leads, effects::used, effects::goes_back})
            for (const PieceId piece : play.now().marked(effect, party.side)) {
                const auto where = play.now().place(piece);
                const bool is_dead = !play.now().is_in_play(piece) && effect != effects::goes_back;
                if (combat && (is_dead || where == combat->place || where == combat->from)) continue;
                play.end({effect, {piece}});
            }
    }
}

// 10: units that a correction left at a blown bridge say on which bank they are.
void ask_for_banks(Play& play) {
    const Marks& marks = play.board().marks;
    for (const PlaceId place : ids_of(play.board().kit.places))
        for (const Party& party : play.board().parties) {
            const auto there = play.now().stack(place, party.side);
            const bool is_told = std::all_of(there.begin(), there.end(), [&](PieceId piece) {
                return play.now().bears(piece, marks.north) || play.now().bears(piece, marks.south);
            });
            const bool has_to = play.now().bears(place, marks.blown) && !is_told;
            const Text pick{picks_bank, {place, party.side}};
            const bool is_asked = has_effect(play.now().position(), pick);
            if (has_to && !is_asked) play.begin(pick.code, pick.arguments);
            if (has_to || !is_asked) continue;
            play.end(pick);
            const auto& question = play.now().position().question;
            const bool is_its_question = question && question->purpose == purposes::bank &&
                                         first_of<PlaceId>(question->subjects) == place;
            if (is_its_question) play.close();
        }
}

// What lies open was corrected for its side alone, and others may have forgotten it: they are told again what
// is still open, and what no longer is gets covered.
void tell_what_lies_open(Play& play) {
    const Marks& marks = play.board().marks;
    const auto combat = play.now().combat();
    for (const PieceId piece : ids_of(play.board().kinds)) {
        const auto where = play.now().place(piece);
        const bool is_in_combat =
            combat && (where == combat->place || where == combat->from || !play.now().is_in_play(piece));
        if (is_in_combat && play.now().bears(piece, marks.open)) {
            play.tell(piece);
        } else if (play.now().bears(piece, marks.shown)) {
            play.cover(piece);
        }
    }
}

// What a card brought ends when a correction takes the card away.
void end_orphaned_effects(Play& play) {
    const Pile& in_force = play.now().position().piles[play.board().in_force];
    for (const Code code : {effects::slow, effects::stack_limit, effects::combat_drm, effects::command_drm})
        for (const Text& effect : play.now().effects(code))
            if (const auto card = first_of<CardId>(effect.arguments);
                card && std::find(in_force.begin(), in_force.end(), card) == in_force.end())
                play.end(effect);
}

} // namespace

Facts go_on_from(const Board& board, const Position& position, const Question& answered) {
    Play play(board, position);
    if (answered.kind == Question::Kind::Connection) take_road(play, answered);
    go_on(play);
    return std::move(play).take();
}

Facts settle(const Board& board, const Position& position) {
    Play play(board, position);
    const auto& outcome = position.outcome;
    const bool was_won = outcome && outcome->reason != Code("gates.draw");
    if (was_won && victory(play.now()) != outcome) play.scribe().write(facts::GameResumed{});
    if (position.outcome && !was_won && position.tracks[board.turn] < board.last_turn())
        play.scribe().write(facts::GameResumed{});
    if (play.now().position().outcome) {
        play.settle_stacks();
        return std::move(play).take();
    }
    leave_what_was_moved(play);
    tell_what_lies_open(play);
    ask_for_banks(play);
    end_orphaned_effects(play);
    play.settle_stacks();
    const auto& question = play.now().position().question;
    const bool is_lost = question && (!can_be_answered(board, play.now().position()) ||
                                      (is_about_combat(question->purpose) && !play.now().combat()));
    if (is_lost) {
        play.close();
        play.note("question.lapsed");
    }
    go_on(play);
    return std::move(play).take();
}

} // namespace fielddesk::gates
