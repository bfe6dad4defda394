#include "engine/games/gates/bridges.h"
#include "engine/games/gates/cards.h"
#include "engine/games/gates/combat_state.h"
#include "engine/games/gates/movement.h"
#include "engine/games/gates/words.h"
#include "engine/rules/box.h"

#include <algorithm>

// 12: what event cards do when they are played, and when that ends.
namespace fielddesk::gates {

namespace {

constexpr int last_reshuffle_die = 3;

CardId card_of(const Text& resolves) {
    return *first_of<CardId>(resolves.arguments);
}

SideId side_of(const Text& resolves) {
    return *first_of<SideId>(resolves.arguments);
}

void go_to_effect(Play& play, const Text& resolves, int number) {
    play.end(resolves);
    play.begin(effects::resolves, {card_of(resolves), side_of(resolves), number});
}

// A correction may have taken it away already.
void file_away(Play& play, CardId card, bool is_one_use) {
    const Board& board = play.board();
    const Pile& in_force = play.now().position().piles[board.in_force];
    if (std::find(in_force.begin(), in_force.end(), std::optional(card)) == in_force.end()) return;
    play.scribe().write(
        facts::CardShown{card, board.in_force, is_one_use ? board.removed : board.discards, Source::App});
}

// Carries out one effect of a card; those that need somebody ask, and go on when they are answered.
struct Doer {
    Play& play;
    CardId card;
    SideId side;

    const Board& board() const { return play.board(); }
    SideId enemy() const { return board().enemy_of(side).side; }

    void operator()(const card_effects::CombatDrm& effect) const {
        play.begin(effects::combat_drm, {card, effect.value});
    }
    void operator()(const card_effects::CommandDrm& effect) const {
        play.begin(effects::command_drm, {card, effect.command, effect.value});
    }
    void operator()(const card_effects::NoAttacks&) const { play.choose(purposes::card_place, side, {card}); }
    void operator()(const card_effects::Guide&) const { guide_away(play); }
    void operator()(const card_effects::StackLimit& effect) const {
        play.begin(effects::stack_limit, {card, effect.side, effect.stacks});
    }
    void operator()(const card_effects::Slow& effect) const {
        play.begin(effects::slow, {card, enemy(), effect.points});
    }
    void operator()(const card_effects::DummiesLost& effect) const {
        add_due(play, dummies_due, effect.side, effect.count);
    }
    void operator()(const card_effects::DummiesBack& effect) const {
        add_due(play, dummies_new, effect.side, effect.count);
    }
    void operator()(const card_effects::PointsLost&) const {
        play.ask_dice(purposes::card_die, 1, {card, side});
    }
    void operator()(const card_effects::Replacements&) const {
        play.ask_dice(purposes::card_die, 1, {card, side});
    }
    void operator()(const card_effects::BridgesTested&) const {
        const auto standing = bridges_standing(play.now());
        if (!standing.empty())
            play.ask_dice(purposes::card_bridges, static_cast<int>(standing.size()), {card, side});
    }
    void operator()(const card_effects::DiscardTaken&) const {
        if (!play.now().position().piles[board().discards].empty())
            play.choose(purposes::card_discard, side, {card});
    }
    void operator()(const card_effects::LeaderPlaced& effect) const {
        const SideId of = board().side_of(effect.leader);
        // 7.1: he may be lost; and nobody comes to an enemy, nor to a wagon.
        if (!play.now().is_in_play(effect.leader) || !is_open_to(play.now(), effect.place, of)) return;
        for (const Code choice : {effects::fights, effects::leads, effects::used})
            if (const Text each{choice, {effect.leader}}; has_effect(play.now().position(), each))
                play.end(each);
        if (play.now().bears(effect.leader, board().marks.moving)) leave(play, effect.leader);
        arrive(play, effect.leader, effect.place, std::nullopt);
        play.mark(effect.leader, board().marks.moved, false);
    }
    void operator()(const card_effects::Say&) const { play.note("gates.card-says", {card}); }

    static std::vector<PlaceId> bridges_standing(const Situation& now) {
        std::vector<PlaceId> bridges;
        for (const PlaceId place : ids_of(now.board().kit.places))
            if (now.board().has_bridge(place) && !now.bears(place, now.board().marks.blown))
                bridges.push_back(place);
        return bridges;
    }
};

// 10: who stands at a bridge that was blown says at once on which bank.
bool ask_bank(Play& play) {
    const auto picks = play.now().effects(picks_bank);
    if (picks.empty()) return false;
    const Arguments& words = picks.front().arguments;
    play.choose(purposes::bank, *first_of<SideId>(words), {*first_of<PlaceId>(words)});
    return true;
}

// What was begun for somebody to do, and is not done yet. True where somebody is asked.
bool ask_what_is_due(Play& play) {
    const auto ask_first = [&](Code effect, Code purpose) {
        const auto due = play.now().effects(effect);
        if (due.empty()) return false;
        play.choose(purpose, *first_of<SideId>(due.front().arguments),
                    {*first_of<int>(due.front().arguments)});
        return true;
    };
    for (const Party& party : play.board().parties) {
        const Situation now = play.now();
        // What nobody is left to suffer is over.
        if (dummies_in_play(now, party.side).empty()) end_due(play, dummies_due, party.side);
        if (dummies_lost(now, party.side).empty()) end_due(play, dummies_new, party.side);
        if (may_lose_to_card(now, party.side).empty()) end_due(play, points_due, party.side);
    }
    return ask_first(dummies_due, purposes::card_dummies) || ask_first(dummies_new, purposes::new_dummies) ||
           ask_first(points_due, purposes::card_losses) || ask_first(effects::halves, purposes::replacements);
}

bool finish_card(Play& play, const Text& resolves, const EventCard& card) {
    if (card.reshuffles && !play.now().has("reshuffle-thrown", {card_of(resolves)})) {
        play.ask_dice(purposes::card_reshuffle, 1, {card_of(resolves)});
        return false;
    }
    play.end_all("reshuffle-thrown");
    play.end(resolves);
    if (card.lasts == Lasts::Once) file_away(play, card_of(resolves), card.is_one_use);
    return true;
}

} // namespace

EventCard event_card(const Situation& now, CardId card) {
    auto read = read_event_card(now.board(), fielddesk::card_of(now.board().kit, now.position(), card));
    return read ? *std::move(read) : EventCard();
}

std::optional<Refusal> play_refusal(const Situation& now, SideId side, CardId card) {
    const EventCard known = event_card(now, card);
    if (known.side && *known.side != side) return Refusal{"gates.others-card", "s12", {card}, {}};
    const auto stage = stage_of(now);
    if (stage && now.round() > 1) return Refusal{"gates.no-cards-in-continued", "s12", {}, {}};
    const bool is_open_to_cards = stage == Stage::Fight || stage == Stage::Defence || stage == Stage::Assault;
    // A guide ends the attack; what it does to the defender is everyone's, so both lie open by then.
    if (is_guide(known) && stage && stage != Stage::Fight)
        return Refusal{"gates.card-needs-open", "s12", {card}, {}};
    if (needs_combat(known) && !is_open_to_cards)
        return Refusal{"gates.card-needs-combat", "s12", {card}, {}};
    const bool is_early =
        now.position().phase == now.board().muster_phase || now.position().phase == now.board().set_up_phase;
    if (is_early) return Refusal{"gates.not-yet", "s12", {}, {}};
    return std::nullopt;
}

void play_card(Play& play, SideId side, CardId card) {
    show_card(play, side, card, play.board().in_force);
    play.begin(effects::resolves, {card, side, 0});
}

void go_on_with_cards(Play& play) {
    while (!play.now().position().question) {
        if (ask_bank(play)) return;
        const auto resolving = play.now().effects(effects::resolves);
        if (resolving.empty()) {
            ask_what_is_due(play);
            return;
        }
        const Text& current = resolving.front();
        const EventCard card = event_card(play.now(), card_of(current));
        if (!card.effects) {
            ask_for_card(play.scribe(), card_of(current), purposes::card_box, {side_of(current)});
            return;
        }
        const int number = *first_of<int>(current.arguments);
        if (number >= static_cast<int>(card.effects->size())) {
            finish_card(play, current, card);
            continue;
        }
        go_to_effect(play, current, number + 1);
        std::visit(Doer{play, card_of(current), side_of(current)},
                   (*card.effects)[static_cast<std::size_t>(number)]);
    }
}

void end_cards(Play& play, Lasts lasts) {
    const Pile in_force = play.now().position().piles[play.board().in_force];
    for (const auto& card : in_force) {
        if (!card || play.now().has(effects::resolves, {*card})) continue;
        const EventCard known = event_card(play.now(), *card);
        if (known.lasts > lasts) continue;
        const auto all = play.now().position().effects;
        for (const Text& effect : all)
            if (!effect.arguments.empty() && effect.arguments.front() == Argument(*card)) play.end(effect);
        file_away(play, *card, known.is_one_use);
    }
}

void take_card_dice(Play& play, Code purpose, const Roll& roll) {
    const Question question = *play.now().position().question;
    play.close();
    play.scribe().write(facts::DiceRolled{purpose, roll});
    if (purpose == purposes::card_reshuffle) {
        play.begin("reshuffle-thrown", {*first_of<CardId>(question.subjects)});
        if (roll.faces.front() <= last_reshuffle_die) shuffle_all(play, purposes::reshuffle);
        return;
    }
    if (purpose == purposes::card_bridges) {
        const EventCard card = event_card(play.now(), *first_of<CardId>(question.subjects));
        int destroyed_at_most = 0;
        for (const CardEffect& effect : card.effects.value_or(std::vector<CardEffect>()))
            if (const auto* tested = std::get_if<card_effects::BridgesTested>(&effect))
                destroyed_at_most = tested->destroyed_at_most;
        const auto bridges = Doer::bridges_standing(play.now());
        for (std::size_t index = 0; index < bridges.size() && index < roll.faces.size(); ++index) {
            const bool falls = roll.faces[index] <= destroyed_at_most;
            play.note(falls ? Code("gates.bridge-destroyed") : Code("gates.bridge-holds"),
                      {bridges[index], roll.faces[index]});
            if (falls) blow_bridge(play, bridges[index]);
        }
        return;
    }
    // What the die says stands in a chart, which may have to be asked for.
    play.begin("die-of", {*first_of<CardId>(question.subjects), *first_of<SideId>(question.subjects),
                          roll.faces.front()});
    read_card_die(play);
}

void read_card_die(Play& play) {
    const Board& board = play.board();
    const auto thrown = play.now().effects("die-of");
    if (thrown.empty()) return;
    const Text die = thrown.front();
    const EventCard card = event_card(play.now(), card_of(die));
    ChartId chart = board.charts.replacements;
    std::optional<SideId> loser;
    for (const CardEffect& effect : card.effects.value_or(std::vector<CardEffect>()))
        if (const auto* lost = std::get_if<card_effects::PointsLost>(&effect)) {
            chart = lost->chart;
            loser = lost->side;
        }
    const auto row = board.kit.charts[chart].rows.step_of(*first_of<int>(die.arguments));
    if (!row) return play.end(die);
    const auto cell = read_or_ask(board.kit, play.scribe(), chart, {*row, 0}, purposes::card_box);
    if (!cell) return;
    play.end(die);
    if (loser) {
        return add_due(play, points_due, *loser, cell->front());
    }
    // Several cards are added up before their sum is rounded.
    const SideId side = side_of(die);
    add_due(play, effects::halves, side, 2 * (*cell)[0] + (*cell)[1]);
}

} // namespace fielddesk::gates
