#include "engine/games/gates/cards.h"
#include "engine/games/gates/sheets.h"

// 12: the cards of a hand, and what each of them does in our own words.
namespace fielddesk::gates {

namespace {

// One effect of a card as a sentence.
struct Teller {
    Text operator()(const card_effects::CombatDrm& effect) const {
        return {"hand.combat-drm", {effect.value}};
    }
    Text operator()(const card_effects::CommandDrm& effect) const {
        return {"hand.command-drm", {effect.command, effect.value}};
    }
    Text operator()(const card_effects::NoAttacks&) const { return {"hand.no-attacks", {}}; }
    Text operator()(const card_effects::Guide&) const { return {"hand.guide", {}}; }
    Text operator()(const card_effects::StackLimit& effect) const {
        return {"hand.stack-limit", {effect.side, effect.stacks}};
    }
    Text operator()(const card_effects::Slow& effect) const { return {"hand.slow", {effect.points}}; }
    Text operator()(const card_effects::DummiesLost& effect) const {
        return {"hand.dummies-lost", {effect.side, effect.count}};
    }
    Text operator()(const card_effects::DummiesBack& effect) const {
        return {"hand.dummies-back", {effect.side, effect.count}};
    }
    Text operator()(const card_effects::PointsLost& effect) const {
        return {"hand.points-lost", {effect.side}};
    }
    Text operator()(const card_effects::Replacements&) const { return {"hand.replacements", {}}; }
    Text operator()(const card_effects::BridgesTested& effect) const {
        return {"hand.bridges-tested", {effect.destroyed_at_most}};
    }
    Text operator()(const card_effects::DiscardTaken& effect) const {
        return {"hand.discard-taken", {effect.count}};
    }
    Text operator()(const card_effects::LeaderPlaced& effect) const {
        return {"hand.leader-placed", {effect.leader, effect.place}};
    }
    // Its owner wrote down what it has the players do; that is read from the box notes.
    Text operator()(const card_effects::Say&) const { return {"hand.say", {}}; }
};

std::vector<Text> words_of(const EventCard& card) {
    std::vector<Text> words;
    if (card.side) words.push_back({"hand.side", {*card.side}});
    if (!card.effects) words.push_back({"hand.not-known", {}});
    for (const CardEffect& effect : card.effects.value_or(std::vector<CardEffect>()))
        words.push_back(std::visit(Teller(), effect));
    if (card.effects && card.lasts == Lasts::Combat) words.push_back({"hand.lasts-combat", {}});
    if (card.effects && card.lasts == Lasts::Turn) words.push_back({"hand.lasts-turn", {}});
    if (card.effects && card.lasts == Lasts::Game) words.push_back({"hand.lasts-game", {}});
    if (card.reshuffles) words.push_back({"hand.reshuffles", {}});
    if (card.is_one_use) words.push_back({"hand.one-use", {}});
    return words;
}

// Why it cannot be played, while nobody has tried to.
std::optional<Refusal> barred(const Situation& now, SideId side, CardId card) {
    constexpr std::array<std::pair<Code, Code>, 5> reasons{
        {{Code("gates.others-card"), Code("hand.others")},
         {Code("gates.no-cards-in-continued"), Code("hand.first-round")},
         {Code("gates.card-needs-open"), Code("hand.once-open")},
         {Code("gates.card-needs-combat"), Code("hand.in-combat")},
         {Code("gates.not-yet"), Code("hand.not-yet")}}};
    auto refusal = play_refusal(now, side, card);
    for (const auto& [code, reason] : reasons)
        if (refusal && refusal->code == code) refusal->code = reason;
    return refusal;
}

} // namespace

std::vector<DeskHandCard> make_hand(const Situation& now, SideId side) {
    std::vector<DeskHandCard> hand;
    for (const CardId card : hand_of(now, side))
        hand.push_back({card, words_of(event_card(now, card)), barred(now, side, card)});
    return hand;
}

} // namespace fielddesk::gates
