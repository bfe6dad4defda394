#include "tests/skirmish/chapters.h"

namespace fielddesk::skirmish {

namespace {

DeskCounter counter(const Board& board, const Position& position, PieceId piece) {
    const PieceDefinition& definition = board.kit.pieces[piece];
    DeskCounter counter{piece, definition.side, definition.kind, strength(board, position, piece), {}};
    if (counter.value) counter.value_lines = {{"skirmish.strength", *counter.value, "fights"}};
    return counter;
}

DeskBox box(const Board& board, const Position& position, PlaceId place) {
    DeskBox box{place, {}};
    for (const Party& party : board.parties)
        for (const PieceId piece : pieces_at(board, position, place, party.side))
            box.counters.push_back(counter(board, position, piece));
    return box;
}

// A hand's cards are shown to its owner. A card that everyone saw go there is not shown to anyone else.
DeskPile pile(const Board& board, const Position& position, PileId id, Seat seat) {
    DeskPile pile{id, static_cast<int>(position.piles[id].size()), {}, {}};
    const auto owner = board.kit.piles[id].owner;
    if (!owner || seat != Seat::of(*owner)) return pile;
    for (const auto& card : position.piles[id])
        if (card) pile.cards.push_back(*card);
    return pile;
}

Text headline(const Board& board, const Position& position) {
    if (position.outcome) return {position.outcome->reason, {}};
    if (position.question)
        return {Code("now." + std::string(position.question->purpose.text())), position.question->subjects};
    if (position.phase == board.deploy_phase) return {"now.deploy", {}};
    return {"now.move", {mover(board, position).side}};
}

// An action for each way to fill the slots from this one on.
void add_actions(Desk& desk, const Offer& offer, Order order) {
    const std::size_t filled = order.arguments.size();
    if (filled == offer.slots.size()) {
        const Text title{Code("do." + std::string(offer.verb.text())), order.arguments};
        desk.actions.push_back({std::move(order), title, std::nullopt, std::nullopt, offer.is_held});
        return;
    }
    for (const Argument& candidate : offer.slots[filled].candidates) {
        Order more = order;
        more.arguments.push_back(candidate);
        add_actions(desk, offer, std::move(more));
    }
}

} // namespace

Desk make_desk(const Board& board, const Position& position, Seat seat) {
    Desk desk;
    desk.turn = position.tracks[board.turn];
    desk.turns = board.last_turn();
    desk.turns_lines = {{"skirmish.turns", desk.turns, "sequence"}};
    const bool is_deployed = position.phase == board.act_phase;
    desk.stages = {{board.deploy_phase, is_deployed ? Progress::Done : Progress::Now},
                   {board.act_phase, is_deployed ? Progress::Now : Progress::Ahead}};
    for (const PlaceId place : ids_of(board.kit.places))
        desk.boxes.push_back(box(board, position, place));
    for (const PileId id : ids_of(board.kit.piles))
        desk.piles.push_back(pile(board, position, id, seat));
    desk.headline = headline(board, position);
    for (const Offer& offer : offers(board, position, seat))
        if (offer.verb != fielddesk::verbs::dice)
            add_actions(desk, offer, Order{seat, offer.verb, {}, Source::Typed});
    desk.question = position.question;
    if (const auto place = place_of_fight(position)) desk.ruling = fight_ruling(board, position, *place);
    desk.outcome = position.outcome;
    return desk;
}

} // namespace fielddesk::skirmish
