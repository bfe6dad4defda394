#include "engine/games/gates/orders.h"

#include "engine/games/gates/bridges.h"
#include "engine/games/gates/cards.h"
#include "engine/games/gates/combat_state.h"
#include "engine/games/gates/movement.h"
#include "engine/games/gates/order_steps.h"
#include "engine/games/gates/recon.h"
#include "engine/games/gates/sequence.h"
#include "engine/games/gates/whereabouts.h"
#include "engine/games/gates/words.h"
#include "engine/rules/box.h"

#include <algorithm>

// What comes of an order: each verb goes to the chapter that knows.
namespace fielddesk::gates {

namespace {

// The words of a refusal that says more than that an order is not among the offers. They are worked out from
// the seat's own pieces and from what everyone sees.
std::optional<Refusal> reason(const Situation& now, SideId side, const Order& order) {
    const bool is_its_move = now.mover() == side && !now.position().question;
    const auto place = first_of<PlaceId>(order.arguments);
    const auto card = first_of<CardId>(order.arguments);
    const auto piece = first_of<PieceId>(order.arguments);
    if (order.verb == verbs::go && is_its_move && place) return march_refusal(now, side, *place);
    if (order.verb == verbs::assault && is_its_move && place && now.are_places_told())
        return attack_refusal(now, side, *place);
    if (order.verb == verbs::burn && is_its_move) return bridge_refusal(now, side, true);
    if (order.verb == verbs::build && is_its_move) return bridge_refusal(now, side, false);
    if (order.verb == verbs::end_phase && is_its_move) return end_refusal(now, side);
    if (order.verb == verbs::done && now.position().phase == now.board().set_up_phase)
        return deployed_refusal(now, side);
    if (order.verb == verbs::done && now.combat() && stage_of(now) != Stage::Muster)
        return ready_refusal(now, side);
    if (order.verb == verbs::play && card) return play_refusal(now, side, *card);
    const bool is_own = piece && now.board().side_of(*piece) == side;
    if (order.verb == verbs::replace && is_own) return replace_refusal(now, *piece);
    if (order.verb == verbs::dig && is_own) return dig_refusal(now, *piece);
    return std::nullopt;
}

bool do_in_phases(Play& play, SideId side, const Order& order) {
    const Code verb = order.verb;
    const auto place = first_of<PlaceId>(order.arguments);
    const auto piece = first_of<PieceId>(order.arguments);
    if (verb == verbs::deploy) return play.put(*piece, *place), true;
    if (verb == verbs::claim) return play.begin(effects::claimed, {side}), true;
    if (verb == verbs::done && !play.now().combat()) return finish_deploying(play, side), true;
    if (verb == verbs::uncover) return play.uncover(*place, side), true;
    if (verb == verbs::cover) return play.cover_stack(*place, side), true;
    if (verb == verbs::base) return change_base(play, *place), true;
    if (verb == verbs::mode) return change_mode(play, *piece), true;
    if (verb == verbs::draw_on) return draw_on(play, *piece), true;
    if (verb == verbs::check_supply) return play.begin("checking"), true;
    if (verb == verbs::supplied || verb == verbs::cut_off)
        return say_supplied(play, *piece, verb == verbs::supplied), true;
    if (verb == verbs::all_supplied || verb == verbs::all_cut_off) {
        for (const PieceId unit : play.now().marked(effects::supply_asked, side))
            say_supplied(play, unit, verb == verbs::all_supplied);
        return true;
    }
    if (verb == verbs::map_complete) return play.begin(effects::map_complete), true;
    if (verb == verbs::no_more_roads) {
        play.close();
        return play.begin(effects::roads_told, {*place}), true;
    }
    if (verb == verbs::announce) return announce(play, std::get<int>(order.arguments.front())), true;
    if (verb == verbs::waive) return play.begin(effects::waived, {order.arguments.front()}), true;
    if (verb == verbs::draw_cards) return draw_cards(play), true;
    if (verb == verbs::end_phase) return end_phase(play, side), true;
    return false;
}

bool do_move(Play& play, SideId side, const Order& order) {
    const Code verb = order.verb;
    const auto place = first_of<PlaceId>(order.arguments);
    const auto piece = first_of<PieceId>(order.arguments);
    if (verb == verbs::take) {
        auto stack = play.now().stack(*place, side);
        std::erase_if(stack, [&](PieceId each) { return !may_move(play.now(), each); });
        return take_stack(play, stack), true;
    }
    if (verb == verbs::take_piece) return take_stack(play, {*piece}), true;
    if (verb == verbs::leave) return leave(play, *piece), true;
    if (verb == verbs::go) return do_march(play, side, *place), true;
    if (verb == verbs::halt) return halt(play, side), true;
    if (verb == verbs::burn || verb == verbs::build)
        return work_on_bridge(play, side, stack_place(play.now(), side), verb == verbs::burn), true;
    if (verb == verbs::build_ahead || verb == verbs::burn_at)
        return work_on_bridge(play, side, *place, verb == verbs::burn_at), true;
    if (verb == verbs::recon) return ask_recon(play, side, *place), true;
    if (verb == verbs::rebuild) return rebuild(play, *piece, *play.now().place(*piece)), true;
    if (verb == verbs::rebuild_at) return rebuild(play, *piece, *place), true;
    if (verb == verbs::dig) return dig(play, *piece), true;
    return false;
}

bool do_in_combat(Play& play, SideId side, const Order& order) {
    const Code verb = order.verb;
    const auto place = first_of<PlaceId>(order.arguments);
    const auto piece = first_of<PieceId>(order.arguments);
    if (verb == verbs::assault) return do_attack(play, side, *place), true;
    if (verb == verbs::withdraw) return do_withdraw(play, side, *piece, *place), true;
    if (verb == verbs::hold_back || verb == verbs::commit)
        return set_fighting(play, *piece, verb == verbs::commit), true;
    if (verb == verbs::lead) return set_lead(play, *piece), true;
    if (verb == verbs::attack_from) return attack_from(play, side, *place), true;
    if (verb == verbs::stand) return stand(play, *piece), true;
    if (verb == verbs::stand_down) return stand_down(play, *piece), true;
    if (verb == verbs::no_way_out) return be_surrounded(play, side), true;
    if (verb == verbs::done && stage_of(play.now()) == Stage::Muster) return finish_muster(play), true;
    if (verb == verbs::done) return ready(play, side), true;
    if (verb == verbs::roll) return roll(play), true;
    if (verb == verbs::break_off) return break_off(play, side, *piece), true;
    if (verb == verbs::press_on) return press_on(play, side), true;
    if (verb == verbs::retreat) return do_retreat(play, side, *piece, *place), true;
    if (verb == verbs::fall_back) return do_fall_back(play, side, *place), true;
    return false;
}

void do_with_cards(Play& play, SideId side, const Order& order) {
    const Code verb = order.verb;
    const auto place = first_of<PlaceId>(order.arguments);
    const auto piece = first_of<PieceId>(order.arguments);
    const auto card = first_of<CardId>(order.arguments);
    const auto& question = play.now().position().question;
    if (verb == verbs::lose && question->purpose == purposes::card_losses)
        return lose_to_card(play, side, *piece);
    if (verb == verbs::lose) return lose_point(play, *piece);
    if (verb == verbs::discard) {
        if (question && question->purpose == purposes::too_many_cards) play.close();
        return discard(play, side, *card);
    }
    if (verb == verbs::hold) return hold(play, side, *card, order.source);
    if (verb == verbs::play) {
        // What is asked stands aside until the card is done; then it is asked again.
        if (question) play.close();
        return play_card(play, side, *card);
    }
    if (verb == verbs::bar) return choose_point(play, *place);
    if (verb == verbs::take_card) return take_discard(play, side, *card);
    if (verb == verbs::bank) return pick_bank(play, side, std::get<Code>(order.arguments.front()));
    if (verb == verbs::replace) return replace(play, *piece);
    if (verb == verbs::let_go) return let_go(play, side);
    if (verb == verbs::dismiss_dummy) {
        play.close();
        play.remove(*piece);
        return count_down(play, dummies_due, side);
    }
    if (verb == verbs::place_dummy) {
        const bool is_new = question && question->purpose == purposes::new_dummies;
        if (is_new) play.close();
        put_dummy(play, *piece, *place);
        if (is_new) count_down(play, dummies_new, side);
    }
}

void take_dice(Play& play, const Question& question, const Roll& roll) {
    const Code purpose = question.purpose;
    const int die = roll.faces.front();
    const auto side = first_of<SideId>(question.subjects);
    const auto place = first_of<PlaceId>(question.subjects);
    const auto piece = first_of<PieceId>(question.subjects);
    const bool is_of_card = purpose == purposes::card_die || purpose == purposes::card_bridges ||
                            purpose == purposes::card_reshuffle;
    if (is_of_card) return take_card_dice(play, purpose, roll);
    play.close();
    play.scribe().write(facts::DiceRolled{purpose, roll});
    if (purpose == purposes::attrition) return finish_attrition(play, *side, roll);
    if (purpose == purposes::burn_bridge || purpose == purposes::build_bridge)
        return finish_bridge(play, *side, *place, purpose == purposes::burn_bridge, die);
    if (purpose == purposes::rebuild_leader) {
        for (const PieceId unit : play.now().marked(effects::rebuilt, *side))
            if (die == 1) play.mark(unit, play.board().marks.replaced, true);
        return play.end_all(effects::rebuilt);
    }
    if (!play.now().combat()) return;
    if (purpose == purposes::leader_check) return finish_leader_check(play, roll);
    if (purpose == purposes::magruder) return finish_magruder(play, roll);
    if (purpose == purposes::combat_dice) return finish_combat_dice(play, roll);
    if (purpose == purposes::leader_loss) return finish_leader_loss(play, *side, roll);
    if (purpose == purposes::lee_successor) return finish_lee_successor(play, die);
    if (purpose == purposes::third_die) return finish_third_die(play, die);
    if (purpose == purposes::break_die) return finish_break_off(play, *side, *piece, roll);
}

Facts answer(const Board& board, const Position& position, const Order& order) {
    Play play(board, position);
    const Question question = *position.question;
    if (question.kind == Question::Kind::Shuffle) {
        std::vector<CardId> cards;
        for (const Argument& argument : order.arguments)
            cards.push_back(std::get<CardId>(argument));
        finish_shuffle(play, std::move(cards));
    } else {
        Roll roll{question.sides, {}, order.source};
        for (const Argument& argument : order.arguments)
            roll.faces.push_back(std::get<int>(argument));
        take_dice(play, question, roll);
    }
    go_on(play);
    return std::move(play).take();
}

} // namespace

Result<Facts> decide(const Board& board, const Position& position, const Order& order) {
    const auto& question = position.question;
    if (question && (question->kind == Question::Kind::Dice || question->kind == Question::Kind::Shuffle))
        return answer(board, position, order);
    const Situation now(board, position);
    const auto side = order.seat.side();
    if (side)
        if (auto refusal = reason(now, *side, order)) return tl::unexpected<Refusal>(*std::move(refusal));
    const auto offered = offers(board, position, order.seat);
    if (!is_offered(offered, order)) {
        if (question) return refuse("question.open", {}, {question->purpose});
        return refuse("gates.not-now", "s2", {order.verb});
    }
    Play play(board, position);
    const SideId by = side.value_or(board.confederate().side);
    if (!do_in_phases(play, by, order) && !do_move(play, by, order) && !do_in_combat(play, by, order))
        do_with_cards(play, by, order);
    go_on(play);
    return std::move(play).take();
}

// Everything that names a piece, or where one goes, is its side's own; what is done with cards and in the
// open fight is everyone's.
bool is_private(Code verb) {
    constexpr std::array<Code, 22> secret{
        verbs::hold,       verbs::rebuild,   verbs::deploy,   verbs::place_dummy, verbs::dismiss_dummy,
        verbs::mode,       verbs::draw_on,   verbs::supplied, verbs::cut_off,     verbs::take,
        verbs::take_piece, verbs::leave,     verbs::go,       verbs::dig,         verbs::replace,
        verbs::withdraw,   verbs::hold_back, verbs::commit,   verbs::lead,        verbs::stand,
        verbs::stand_down, verbs::rebuild_at};
    const bool may_name_hidden = verb == verbs::lose || verb == verbs::retreat || verb == verbs::bank;
    return may_name_hidden || std::find(secret.begin(), secret.end(), verb) != secret.end();
}

} // namespace fielddesk::gates
