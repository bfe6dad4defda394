#include "engine/games/gates/settling.h"

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
    if (answered.purpose == purposes::march_road && !march_refusal(play.now(), *side, to))
        march(play, *side, to);
    if (answered.purpose == purposes::attack_road && !attack_refusal(play.now(), *side, to))
        declare_attack(play, *side, to);
    if (answered.purpose != purposes::retreat_road) return;
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
