#include "tests/skirmish/chapters.h"

#include <algorithm>

namespace fielddesk::skirmish {

namespace {

template <typename Ids>
Slot slot(Code name, const Ids& ids) {
    return {name, {ids.begin(), ids.end()}};
}

// Only what has something in every slot is an offer.
void add(std::vector<Offer>& offers, Offer offer) {
    if (std::all_of(offer.slots.begin(), offer.slots.end(),
                    [](const Slot& each) { return !each.candidates.empty(); }))
        offers.push_back(std::move(offer));
}

Offer dice_offer(const Question& question) {
    Slot die{"die", {}};
    for (int face = 1; face <= question.sides; ++face)
        die.candidates.emplace_back(face);
    return {fielddesk::verbs::dice, std::vector<Slot>(static_cast<std::size_t>(question.dice), die), false};
}

std::vector<Offer> deploy_offers(const Board& board, const Position& position, const Party& own) {
    if (position.tracks[own.ready] != 0) return {};
    Slot pieces{"piece", {}};
    for (const PieceId piece : ids_of(board.kit.pieces))
        if (board.kit.pieces[piece].is_hidden && board.kit.pieces[piece].side == own.side)
            pieces.candidates.emplace_back(piece);
    return {{verbs::muster, {std::move(pieces), slot("strength", std::array{1, 2, 3})}, false},
            {verbs::ready, {}, false}};
}

std::vector<CardId> known_cards(const Pile& pile) {
    std::vector<CardId> cards;
    for (const auto& card : pile)
        if (card) cards.push_back(*card);
    return cards;
}

std::vector<Offer> act_offers(const Board& board, const Position& position, const Party& own) {
    std::vector<PlaceId> places = ids_of(board.kit.places);
    std::erase(places, board.lost);
    std::vector<PieceId> marching;
    std::vector<PieceId> enemies;
    std::vector<PlaceId> contested;
    for (const PlaceId place : places) {
        const auto pieces = pieces_at(board, position, place, own.side);
        marching.insert(marching.end(), pieces.begin(), pieces.end());
        if (!is_contested(board, position, place)) continue;
        contested.push_back(place);
        for (const PieceId piece : pieces_at(board, position, place, other(board, own).side))
            if (board.kit.pieces[piece].is_hidden) enemies.push_back(piece);
    }
    std::vector<Offer> offers;
    add(offers, {verbs::march, {slot("piece", marching), slot("place", places)}, false});
    if (!position.piles[board.draw].empty() || !position.piles[board.discards].empty())
        add(offers, {verbs::draw, {}, true});
    add(offers, {verbs::play, {slot("card", known_cards(position.piles[own.hand]))}, true});
    add(offers, {verbs::attack, {slot("place", contested)}, true});
    add(offers, {verbs::peek, {slot("piece", enemies)}, true});
    add(offers, {verbs::pass, {}, false});
    return offers;
}

} // namespace

// What a side may do follows from what lies open, and from its own hand.
std::vector<Offer> offers(const Board& board, const Position& position, Seat seat) {
    if (position.outcome) return {};
    if (position.question) {
        if (position.question->kind != Question::Kind::Dice) return {};
        return {dice_offer(*position.question)};
    }
    const Party* own = party_of(board, seat);
    if (!own) return {};
    if (position.phase == board.deploy_phase) return deploy_offers(board, position, *own);
    if (own->side != mover(board, position).side) return {};
    return act_offers(board, position, *own);
}

} // namespace fielddesk::skirmish
