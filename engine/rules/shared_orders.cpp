#include "engine/rules/shared_orders.h"

#include "engine/position/phrase.h"
#include "engine/rules/box_answers.h"

#include <algorithm>

namespace fielddesk {

namespace {

bool has_phrased(const Position& position, Seat seat) {
    const auto& phrased = position.shuffle->phrased;
    return std::find(phrased.begin(), phrased.end(), seat.side()) != phrased.end();
}

// Whether this seat is asked to agree that an order is taken back.
bool is_asked_to_agree(const Kit& kit, const Position& position, Seat seat) {
    if (!position.undo_request || !seat.side()) return false;
    const auto asked = seats_to_agree(kit, position.undo_request->by);
    const auto& agreed = position.undo_request->agreed;
    return std::find(asked.begin(), asked.end(), *seat.side()) != asked.end() &&
           std::find(agreed.begin(), agreed.end(), *seat.side()) == agreed.end();
}

Code title_of(Code verb) {
    if (verb == verbs::shuffle) return "action.shuffle";
    if (verb == verbs::phrase) return "action.phrase";
    return verb == verbs::agree ? "action.agree" : "action.disagree";
}

} // namespace

bool waits_for_shuffle(const Position& position) {
    return position.question && position.question->kind == Question::Kind::Shuffle && position.shuffle;
}

std::vector<SideId> seats_to_agree(const Kit& kit, std::optional<SideId> asking) {
    std::vector<SideId> played;
    for (std::size_t index = 0; index < kit.sides.size(); ++index)
        if (kit.sides[decltype(kit.sides)::id_at(index)].is_played)
            played.push_back(decltype(kit.sides)::id_at(index));
    if (played.size() < 2) return {};
    std::erase_if(played, [asking](SideId side) { return asking == side; });
    return played;
}

Result<Facts> phrase_added(const Position& position, const Order& order) {
    if (!waits_for_shuffle(position)) return refuse("shuffle.not-asked");
    if (has_phrased(position, order.seat)) return refuse("phrase.given");
    if (!order.arguments.empty()) return refuse("order.arguments", {}, {order.verb});
    if (const auto fault = fault_of_phrase(order.words)) return refuse("phrase.unfit", {}, {*fault});
    return Facts{Fact{facts::PhraseAdded{position.shuffle->number, order.seat.side(), order.words}}};
}

Result<Facts> undo_answered(const Kit& kit, const Position& position, const Order& order) {
    if (!is_asked_to_agree(kit, position, order.seat)) return refuse("undo.not-asked");
    const UndoRequest& request = *position.undo_request;
    const bool agrees = order.verb == verbs::agree;
    Facts facts{Fact{facts::UndoAnswered{request.entry, *order.seat.side(), agrees}}};
    const bool is_last = request.agreed.size() + 1 == seats_to_agree(kit, request.by).size();
    if (agrees && is_last) facts.push_back(Fact{facts::OrderUndone{request.entry, true}});
    return facts;
}

namespace {

std::vector<Offer> shuffle_offers(const Kit& kit, const Position& position, Seat seat) {
    if (seat.side() && !kit.sides[*seat.side()].is_played) return {};
    std::vector<Offer> offers{{verbs::shuffle, {}, false, false}};
    if (!has_phrased(position, seat)) offers.push_back({verbs::phrase, {}, false, true});
    return offers;
}

// Whoever has the box at hand may say what stands there.
std::vector<Offer> note_offers(const Kit& kit, const Position& position, Seat seat) {
    if (position.outcome || (seat.side() && !kit.sides[*seat.side()].is_played)) return {};
    return {note_offer(kit, *position.question)};
}

// What a seat is offered besides what its game offers: to answer a request comes first.
std::vector<Offer> agreement_offers(const Kit& kit, const Position& position, Seat seat) {
    if (!is_asked_to_agree(kit, position, seat)) return {};
    return {{verbs::agree, {}, false, false}, {verbs::disagree, {}, false, false}};
}

} // namespace

std::vector<Offer> offers(const Rules& rules, const Position& position, Seat seat) {
    std::vector<Offer> all = agreement_offers(rules.kit(), position, seat);
    const auto others = asks_box(position.question)   ? note_offers(rules.kit(), position, seat)
                        : waits_for_shuffle(position) ? shuffle_offers(rules.kit(), position, seat)
                                                      : rules.offers(position, seat);
    all.insert(all.end(), others.begin(), others.end());
    return all;
}

Desk desk(const Rules& rules, const Position& position, Seat seat) {
    Desk desk = rules.desk(position, seat);
    std::vector<DeskAction> shared;
    const auto add = [&](const Offer& offer, Arguments about) {
        shared.push_back({Order{seat, offer.verb, {}, Source::Typed, {}},
                          {title_of(offer.verb), std::move(about)},
                          {},
                          {},
                          false,
                          offer.takes_words});
    };
    for (const Offer& offer : agreement_offers(rules.kit(), position, seat))
        add(offer, {static_cast<int>(position.undo_request->entry)});
    if (waits_for_shuffle(position)) {
        const PileId pile = position.question->pile;
        desk.headline = {"now.shuffle", {pile}};
        desk.actions.clear();
        for (const Offer& offer : shuffle_offers(rules.kit(), position, seat))
            add(offer, {pile});
    }
    if (asks_box(position.question)) {
        desk.headline = {Code("now." + std::string(position.question->purpose.text())),
                         position.question->subjects};
        desk.actions.clear();
    }
    desk.actions.insert(desk.actions.begin(), shared.begin(), shared.end());
    return desk;
}

} // namespace fielddesk
